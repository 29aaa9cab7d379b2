/** What is said to somebody in danger: words from the data files with the numbers of the store. */
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
export function helpIn(kind: DangerKind, language: Language, { emergency_number, helplines }: Numbers): string {
  const help = say(kind, language, emergency_number);
  const known = HELPLINES[kind];
  const helpline = known && helplines?.[known.setting];
  return helpline ? `${help} ${say(known.key, language, emergency_number, helpline)}` : help;
}

/** The danger goes on. */
export const stillInDanger = (kind: DangerKind, language: Language, { emergency_number }: Numbers): string =>
  say(STILL[kind] ?? 'still', language, emergency_number);

/** Help has come, or was called. */
export const gladOfHelp = (language: Language, { emergency_number }: Numbers): string =>
  say('helped', language, emergency_number);

/** The danger has passed. */
export const gladItIsOver = (language: Language, { emergency_number }: Numbers): string =>
  say('over', language, emergency_number);
