/** The texts for somebody in danger, from the data files, with the emergency numbers of the store. */
import type { Language, StoreSettings } from '@quarry/contract';
import type { DangerKind } from './danger-kind.ts';
import type { AnswerKey, Answers } from './parse-answers.ts';
import { readAnswers } from './read-data.ts';

type Numbers = Pick<StoreSettings, 'emergency_number' | 'helplines'>;
type Helpline = keyof NonNullable<StoreSettings['helplines']>;

const HELPLINES: Partial<Record<DangerKind, { setting: Helpline; key: AnswerKey }>> = {
  'self-harm': { setting: 'self_harm', key: 'self-harm.helpline' },
  overdose: { setting: 'poison', key: 'poison.helpline' },
  poison: { setting: 'poison', key: 'poison.helpline' },
  violence: { setting: 'violence', key: 'violence.helpline' },
};
const STILL: Partial<Record<DangerKind, AnswerKey>> = {
  'self-harm': 'self-harm.still',
  violence: 'violence.still',
  animal: 'animal.still',
};

const POSSIBLE: Partial<Record<DangerKind, AnswerKey>> = {
  'self-harm': 'possible.self-harm',
  violence: 'possible.violence',
  animal: 'possible.animal',
};

const read = new Map<Language, Answers>();

function say(key: AnswerKey, language: Language, number: string, helpline = ''): string {
  let answers = read.get(language);
  if (answers === undefined) {
    answers = readAnswers(language);
    read.set(language, answers);
  }
  return answers[key].replaceAll('{number}', number).replaceAll('{helpline}', helpline);
}

/** The first answer: what to do at once. */
export const helpIn = (kind: DangerKind, language: Language, numbers: Numbers): string =>
  withHelpline(kind, kind, language, numbers);

/** Where it is not certain that somebody is in danger: whom to call if so, and the question whether it is so. */
export const askWhetherInDanger = (kind: DangerKind, language: Language, numbers: Numbers): string =>
  withHelpline(POSSIBLE[kind] ?? 'possible', kind, language, numbers);

/** Acknowledges that nobody is in danger; precedes the answer to the question. */
export const goodThatNobodyIs = (language: Language, { emergency_number }: Numbers): string =>
  say('possible.denied', language, emergency_number);

function withHelpline(key: AnswerKey, kind: DangerKind, language: Language, numbers: Numbers): string {
  const { emergency_number, helplines } = numbers;
  const text = say(key, language, emergency_number);
  const known = HELPLINES[kind];
  const helpline = known && helplines?.[known.setting];
  return helpline ? `${text} ${say(known.key, language, emergency_number, helpline)}` : text;
}

/** The danger goes on. */
export const stillInDanger = (kind: DangerKind, language: Language, { emergency_number }: Numbers): string =>
  say(STILL[kind] ?? 'still', language, emergency_number);

/** Help has come, or was called. */
export const gladOfHelp = (language: Language, { emergency_number }: Numbers): string =>
  say('helped', language, emergency_number);

/** The danger has passed. */
export const gladItIsOver = (kind: DangerKind, language: Language, { emergency_number }: Numbers): string =>
  say(kind === 'animal' ? 'animal.over' : 'over', language, emergency_number);
