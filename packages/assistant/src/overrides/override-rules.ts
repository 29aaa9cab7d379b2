/**
 * The override rules: which phrases and signs of a message stand for which operation, with a confidence. The rules are
 * data (`rules.json`); an invalid rule is an error when the assistant is loaded.
 */
import { z } from 'zod';
import { type HandledKind, OPERATION_KINDS, OVERRIDE_KINDS } from '../dialogue/operation.ts';
import { isListName, type ListName } from '../phrases/phrase-lists.ts';
import rules from './rules.json' with { type: 'json' };
import { SIGNS } from './signs.ts';

/**
 * The part of a message that a phrase must match: `whole`: all of it; `bare`: all of it except pleasantries and stop
 * words; `core`: all of it except phrases around a request; `afterGreeting`: all of it except a greeting; `inside`:
 * anywhere.
 */
export const PHRASE_FORMS = ['whole', 'bare', 'core', 'afterGreeting', 'inside'] as const;
export type PhraseForm = (typeof PHRASE_FORMS)[number];

const Sign = z.enum(SIGNS);

const OverrideRule = z
  .strictObject({
    operation: z.enum([...OPERATION_KINDS, ...OVERRIDE_KINDS]),
    /** Which of the ways in which the operation is said. */
    topic: z.string().optional(),
    list: z
      .custom<ListName>((name) => typeof name === 'string' && isListName(name), 'There is no phrase list of this name.')
      .optional(),
    form: z.enum(PHRASE_FORMS).optional(),
    /** All of these must be there. */
    when: z.array(Sign).default([]),
    /** None of these may be there. */
    unless: z.array(Sign).default([]),
    /** With one of these the operations of the reader go first. */
    doubt: z.array(Sign).default([]),
    confidence: z.number().min(0).max(1),
  })
  .refine(({ list, form }) => (list === undefined) === (form === undefined), 'A list needs a form, and a form a list.');

export type OverrideRule = z.infer<typeof OverrideRule>;

/** An operation that a rule found. */
export interface Override {
  kind: HandledKind;
  topic: string | undefined;
  confidence: number;
  /** The phrases explain too little of the message to go before the reader. */
  isDoubted(): boolean;
}

/** The surest first. */
export const OVERRIDE_RULES: readonly OverrideRule[] = z
  .array(OverrideRule)
  .parse(rules)
  .sort((one, other) => other.confidence - one.confidence);
