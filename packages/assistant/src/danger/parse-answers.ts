/** Reads a file of answers to danger: one text for each kind and for what may follow. See `danger-data/README.md`. */
import { DANGER_KINDS } from './danger-kind.ts';

const ANSWER_KEYS = [
  ...DANGER_KINDS,
  'self-harm.helpline',
  'poison.helpline',
  'violence.helpline',
  'still',
  'self-harm.still',
  'violence.still',
  'animal.still',
  'helped',
  'over',
  'animal.over',
  'possible',
  'possible.self-harm',
  'possible.violence',
  'possible.animal',
  'possible.denied',
] as const;
export type AnswerKey = (typeof ANSWER_KEYS)[number];
export type Answers = Readonly<Record<AnswerKey, string>>;

const NEEDS_NO_NUMBER: ReadonlySet<AnswerKey> = new Set(['helped', 'animal.over', 'possible.denied']);
const NEEDS: readonly (readonly [placeholder: string, needs: (key: AnswerKey) => boolean])[] = [
  ['{number}', (key) => !NEEDS_NO_NUMBER.has(key) && !key.endsWith('.helpline')],
  ['{helpline}', (key) => key.endsWith('.helpline')],
];

/** @throws with the name of the file and what is missing or unknown in it. */
export function parseAnswers(text: string, file: string): Answers {
  const answers = new Map<AnswerKey, string>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [name = '', answer = '', ...more] = line.split('\t').map((cell) => cell.trim());
    const key = ANSWER_KEYS.find((one) => one === name);
    const fail = (reason: string): never => {
      throw new Error(`${file}, line ${index + 1}: ${reason}`);
    };
    if (key === undefined) return fail(`"${name}" is no key of an answer`);
    if (answer === '' || more.length > 0) return fail('expected two columns separated by a tab');
    for (const [placeholder, needs] of NEEDS) {
      if (needs(key) !== answer.includes(placeholder)) {
        return fail(`"${name}" ${needs(key) ? 'needs' : 'must not have'} ${placeholder}`);
      }
    }
    answers.set(key, answer);
  }
  const missing = ANSWER_KEYS.filter((key) => !answers.has(key));
  if (missing.length > 0) throw new Error(`${file}: no answer for ${missing.join(', ')}`);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- every key was found above
  return Object.fromEntries(answers) as Answers;
}
