/** Reads the training messages: written ones, and ones generated from patterns. */
import fs from 'node:fs';
import path from 'node:path';
import { Language } from '@quarry/contract';
import { isDangerKind } from '../../packages/assistant/src/danger/danger-kind.ts';
import { messagesOf, parsePatterns } from './patterns.ts';
import { seedOf, sequence } from './random.ts';
import { shopTalk } from './shop-talk.ts';
import { inLatin, mistyped } from './spellings.ts';

export interface Line {
  language: Language;
  /** Name of the file without its ending. */
  set: string;
  /** A kind of danger or `none`. */
  kind: string;
  message: string;
}

export interface Example extends Line {
  /** Weight in training. */
  weight: number;
  /** True for written messages, whose text decides between danger and harmless; false for ordinary shop chat. */
  isLookalike: boolean;
  /** True for messages generated from a pattern. */
  isMade: boolean;
  /** True for another spelling of a message, and for a message beside an ordinary one. */
  isSpelled: boolean;
  /** Group for cross-validation: a written message with its spellings, or all messages of a pattern. */
  fold: number;
}

const FOLDS = 3;
/** Share of the messages that are also learned in Latin letters or with typing mistakes. */
const SPELLED = 0.3;
const WEIGHT_OF_MADE = 0.25;
const WEIGHT_OF_TALK = 0.4;
const WEIGHT_OF_SPELLED = 0.5;
/** Share of the written messages that are also learned beside an ordinary one. */
const JOINED = 0.35;
const WEIGHT_OF_JOINED = 0.5;

const linesIn = (file: string): [string, number][] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at): [string, number][] => (line === '' || line.startsWith('#') ? [] : [[line, at + 1]]));

function checkKind(kind: string, place: string): string {
  if (kind === 'none' || isDangerKind(kind)) return kind;
  throw new Error(`${place}: "${kind}" is neither a kind of danger nor \`none\`.`);
}

/** @throws Error naming file and line. */
export function readLines(file: string): Line[] {
  const set = path.basename(file, '.tsv');
  const language = Language.parse(set.slice(0, 2));
  return linesIn(file).map(([line, at]) => {
    const [kind = '', message = '', ...rest] = line.split('\t');
    const place = `${path.basename(file)}, line ${at}`;
    if (message === '' || rest.length > 0) throw new Error(`${place}: must be a kind, a tab and a message.`);
    return { language, set, kind: checkKind(kind, place), message };
  });
}

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .sort()
    .map((file) => path.join(folder, file));

/** @param folder with `messages` and `patterns`. */
export function readExamples(folder: string): Example[] {
  const written = filesIn(path.join(folder, 'messages')).flatMap(readLines);
  const examples: Example[] = written.map((line, at) => ({
    ...line,
    weight: 1,
    isLookalike: line.kind === 'none' && !isOrdinary(line),
    isMade: false,
    isSpelled: false,
    fold: at % FOLDS,
  }));
  for (const file of filesIn(path.join(folder, 'patterns'))) {
    const name = path.basename(file);
    const language = Language.parse(name.slice(0, 2));
    const source = parsePatterns(fs.readFileSync(file, 'utf8'), name);
    for (const [at, pattern] of source.patterns.entries()) {
      const kind = checkKind(pattern.kind, `${name}, line ${pattern.line}`);
      for (const message of messagesOf(source, pattern, sequence(seedOf(pattern.text)))) {
        examples.push({
          language,
          set: path.basename(file, '.tsv'),
          kind,
          message,
          weight: WEIGHT_OF_MADE,
          isLookalike: kind === 'none' && !name.includes('shop'),
          isMade: true,
          isSpelled: false,
          fold: at % FOLDS,
        });
      }
    }
  }
  const talk = shopTalk(FOLDS).map(
    (one): Example => ({
      ...one,
      set: `${one.language}.talk`,
      kind: 'none',
      weight: WEIGHT_OF_TALK,
      isLookalike: false,
      isMade: true,
      isSpelled: false,
    }),
  );
  return [
    ...examples,
    ...examples.flatMap(spellingsOf),
    ...besideOrdinary(examples.filter((one) => !one.isMade)),
    ...talk,
  ];
}

const isOrdinary = ({ set }: Line): boolean => /chat|ordinary/.test(set);

/** Danger is also told in front of or behind a wish for goods: messages beside an ordinary one of the same group. */
function besideOrdinary(written: readonly Example[]): Example[] {
  const groupOf = ({ language, fold }: Example) => `${language} ${fold}`;
  const ordinary = new Map<string, string[]>();
  for (const one of written.filter(isOrdinary))
    ordinary.set(groupOf(one), [...(ordinary.get(groupOf(one)) ?? []), one.message]);
  return written.flatMap((example) => {
    const random = sequence(seedOf(`${example.message} beside`));
    if (random() > JOINED) return [];
    const pick = <T>(some: readonly T[]): T | undefined => some[Math.floor(random() * some.length)];
    const parts = [example.message, pick(ordinary.get(groupOf(example)) ?? [])];
    const message = (random() < 0.5 ? parts : parts.reverse()).join(pick(['. ', ', ', ' ']));
    return [{ ...example, message, weight: WEIGHT_OF_JOINED, isSpelled: true }];
  });
}

/** A spelling is in the same cross-validation group as its message. */
function spellingsOf(example: Example): Example[] {
  const { message, language } = example;
  const random = sequence(seedOf(message));
  if (random() > SPELLED) return [];
  const latin = random() < 0.7 ? inLatin(message, language, random) : null;
  return [
    {
      ...example,
      message: latin ?? mistyped(message, random),
      weight: example.weight * WEIGHT_OF_SPELLED,
      isSpelled: true,
    },
  ];
}

export const FOLD_NUMBERS = Array.from({ length: FOLDS }, (_, at) => at);
