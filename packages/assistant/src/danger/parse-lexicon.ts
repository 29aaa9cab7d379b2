/**
 * Reads a lexicon file of the danger detector. The format is described in `danger-data/README.md`; a violation is an
 * error with the file and the line.
 */
import { type DangerKind, isDangerKind } from './danger-kind.ts';

/** One word of a form as it is written: `swallow*`, `*მკლავ*`, or `#` for a number of eight or more. */
export type WordPattern = string;

/** Adjacent words. */
export type Form = readonly WordPattern[];

/** One of several signals and forms; forms go by a name too. */
export interface Item {
  names: readonly string[];
  forms: ReadonlyMap<string, Form>;
}

/** Items in this order, at most `MAX_BETWEEN` words between two neighbours. */
export type Sequence = readonly Item[];

/**
 * Messages after a danger was detected. `over`: it has passed; `helped`: help has come or was called; `care`: the
 * question what to give to somebody. `confirmed`, `denied`: answers to the question whether somebody is in danger.
 */
const FOLLOW_UPS = ['over', 'helped', 'care', 'confirmed', 'denied'] as const;
export type FollowUpKind = (typeof FOLLOW_UPS)[number];

/**
 * `context` rules change the score of a danger but name none. `of-animal` rules tell that an animal is in danger and have no
 * weight.
 */
export interface Rule {
  kind: DangerKind | 'context' | 'of-animal' | FollowUpKind;
  /** All must be in the message, near one another, in any order. */
  sequences: readonly Sequence[];
  /** None may be in the message. */
  unless: readonly Sequence[];
  weight: number;
  /** The rule as written. */
  text: string;
}

export interface LexiconSource {
  /** Signal → its forms and the names of other signals that it includes. */
  signals: ReadonlyMap<string, { forms: readonly Form[]; includes: readonly string[] }>;
  rules: readonly Rule[];
  /** Phrases that are taken out of the message before anything else. */
  harmless: readonly Form[];
}

export class LexiconError extends Error {}

export function parseLexicon(text: string, file: string): LexiconSource {
  const signals = new Map<string, { forms: Form[]; includes: string[] }>();
  const rules: Rule[] = [];
  const harmless: Form[] = [];

  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const fail = (reason: string): never => {
      throw new LexiconError(`${file}, line ${index + 1}: ${reason}`);
    };
    const [head = '', body = '', weight = '1', ...more] = line.split('\t').map((cell) => cell.trim());
    if (body === '' || more.length > 0) fail('expected two or three columns separated by tabs');

    if (head.startsWith('@')) {
      const signal = signals.get(head) ?? { forms: [], includes: [] };
      for (const entry of entriesOf(body)) {
        if (entry.startsWith('@')) signal.includes.push(entry);
        else signal.forms.push(parseForm(entry));
      }
      signals.set(head, signal);
    } else if (head === 'harmless') {
      harmless.push(...entriesOf(body).map(parseForm));
    } else if (isRuleKind(head)) {
      const number = Number(weight);
      if (!Number.isFinite(number) || number === 0) fail(`the weight "${weight}" is not a number other than 0`);
      rules.push({ ...parseRule(body), kind: head, weight: number, text: body });
    } else {
      fail(
        `"${head}" is none of: an @signal, a kind of danger, context, of-animal, harmless, ${FOLLOW_UPS.join(', ')}`,
      );
    }
  }

  checkSignals(signals, rules, file);
  return { signals, rules, harmless };
}

export const isFollowUp = (rule: Rule): rule is Rule & { kind: FollowUpKind } =>
  FOLLOW_UPS.some((kind) => kind === rule.kind);

const isRuleKind = (head: string): head is Rule['kind'] =>
  head === 'context' || head === 'of-animal' || isDangerKind(head) || FOLLOW_UPS.some((kind) => kind === head);

const entriesOf = (body: string): string[] =>
  body
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const parseForm = (entry: string): Form => entry.split(/[\s_]+/);

function parseRule(body: string): Pick<Rule, 'sequences' | 'unless'> {
  const [wanted = '', ...unless] = body.split('!');
  return { sequences: wanted.split('+').map(parseSequence), unless: unless.map(parseSequence) };
}

function parseSequence(text: string): Sequence {
  return text.trim().split(/\s+/).map(parseItem);
}

function parseItem(item: string): Item {
  const names = item.split('|');
  const forms = names.filter((name) => !name.startsWith('@')).map((name) => [name, parseForm(name)] as const);
  return { names, forms: new Map(forms) };
}

function checkSignals(signals: LexiconSource['signals'], rules: readonly Rule[], file: string): void {
  const used = [
    ...[...signals.values()].flatMap(({ includes }) => includes),
    ...rules.flatMap(({ sequences, unless }) =>
      [...sequences, ...unless].flat().flatMap((item) => item.names.filter((name) => name.startsWith('@'))),
    ),
  ];
  const missing = [...new Set(used)].filter((name) => !signals.has(name));
  if (missing.length > 0) throw new LexiconError(`${file}: no forms are listed for ${missing.join(', ')}`);
}
