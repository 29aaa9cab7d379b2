/**
 * Finds sizes. `size M`, `ზომა M`, `38 beden`, `مقاس L` are always sizes, and so is `XL`. `M` and `42` are sizes only
 * beside clothing or shoes, and `large` only beside a word for size or clothing: a large sofa is not size L.
 */
import type { QueryWords } from './query-words.ts';
import type { TextRange } from './text-range.ts';

interface SizeFinding {
  start: number;
  end: number;
  /** `m`, `xl`, `42`, `38.5` */
  value: string;
}

const SIZE_WORD =
  /^(?:sizes?|sz|ზომ\S{0,4}|beden\S*|numara\S{0,2}|olcu\S*|razmer\S*|nomre\S{0,2}|المقاس|مقاس\S{0,2}|قياس|نمره)$/;
const SYSTEM = /^(?:eu|us|uk|it|fr)$/;
const CERTAIN_LETTERS = /^(?:xxs|xs|xl|x{2,4}l|[2-6]xl)$/;
const ANY_LETTERS = /^(?:s|m|l|xxs|xs|xl|x{2,4}l|[2-6]xl)$/;
const WEARABLE_NUMBER = { least: 16, most: 60 } as const;

export function findSizes(
  words: QueryWords,
  {
    isTaken,
    isAboutClothes,
    mayBeClothes,
  }: { isTaken: (stretch: TextRange) => boolean; isAboutClothes: boolean; mayBeClothes: boolean },
): SizeFinding[] {
  const { tokens, plain, concepts } = words;
  const findings: SizeFinding[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const word = plain[at] ?? '';
    if (token === undefined || isTaken(token)) continue;

    const named = SIZE_WORD.test(word) ? namedSize(words, at) : undefined;
    if (named !== undefined && !isTaken(named)) {
      // `M size`: the letter has been read as a size already.
      const previous = findings.at(-1);
      if (previous !== undefined && previous.end > named.start) findings.pop();
      findings.push(named);
      at = Math.max(
        at,
        tokens.findLastIndex(({ end }) => end <= named.end),
      );
      continue;
    }
    const { start, end, surface } = token;
    if (CERTAIN_LETTERS.test(word) && mayBeClothes) findings.push({ start, end, value: canonicalLetters(word) });
    else if (!isAboutClothes) continue;
    else if (ANY_LETTERS.test(word) && surface === surface.toUpperCase() && !isMeasured(words, at)) {
      findings.push({ start, end, value: canonicalLetters(word) });
    } else if (isWearableNumber(word) && !isFollowedByMeasure(words, at)) {
      findings.push({ start, end, value: word });
    } else {
      const match = concepts.find(({ from }) => from === at);
      const size = match?.concepts.find(({ kind }) => kind === 'size');
      if (match !== undefined && size !== undefined && surface.length > 3) {
        findings.push({ start: match.start, end: match.end, value: size.value });
      }
    }
  }
  return findings;
}

/** The size beside a size word: `size: M`, `size eu 42`, `42 beden`, `small size`. */
function namedSize({ tokens, plain, concepts }: QueryWords, at: number): SizeFinding | undefined {
  const ahead = SYSTEM.test(plain[at + 1] ?? '') ? at + 2 : at + 1;
  for (const index of [ahead, at - 1]) {
    const token = tokens[index];
    const own = tokens[at];
    if (token === undefined || own === undefined) continue;
    const value = sizeValue(plain[index] ?? '') ?? wordedSize(concepts, index, index < at);
    if (value === undefined) continue;
    return { start: Math.min(own.start, token.start), end: Math.max(own.end, token.end), value };
  }
  return undefined;
}

function sizeValue(word: string): string | undefined {
  if (ANY_LETTERS.test(word)) return canonicalLetters(word);
  return /^\d{1,3}(?:\.5)?$/.test(word) ? word : undefined;
}

function wordedSize(concepts: QueryWords['concepts'], index: number, isBefore: boolean): string | undefined {
  const match = concepts.find(({ from, to }) => (isBefore ? to === index + 1 : from === index));
  return match?.concepts.find(({ kind }) => kind === 'size')?.value;
}

/** `2xl` and `xxl` are one size. */
function canonicalLetters(letters: string): string {
  const times = /^([2-6])xl$/.exec(letters)?.[1];
  return times === undefined ? letters : `${'x'.repeat(Number(times))}l`;
}

function isWearableNumber(word: string): boolean {
  const number = Number(word);
  return /^\d{2}(?:\.5)?$/.test(word) && number >= WEARABLE_NUMBER.least && number <= WEARABLE_NUMBER.most;
}

/** The `M` of `50 M` is metres. */
function isMeasured({ tokens }: QueryWords, at: number): boolean {
  return tokens[at - 1]?.script === 'digit';
}

const MEASURE =
  /^(?:cm|mm|m|kg|g|ml|l|years?|months?|days?|pcs|pieces?|adet|yas|yasinda|ay|სმ|მმ|წლის|თვის|ცალი|سم|سنه|سنوات|شهر|eded|il|inch|percent|gb|mg)$/;

const LENGTH_BEFORE = /\d\s?[x×х*]\s?$/iu;
/** How many characters before a number are searched; slicing all of a long text would be slow. */
const LENGTH_LETTERS = 4;

function isFollowedByMeasure({ query, tokens, plain }: QueryWords, at: number): boolean {
  const { start = 0, end } = tokens[at] ?? {};
  const isLength =
    LENGTH_BEFORE.test(query.slice(Math.max(0, start - LENGTH_LETTERS), start)) ||
    /^\s?[x×х*]\s?\d/iu.test(query.slice(end));
  return isLength || MEASURE.test(plain[at + 1] ?? '') || /^\s?[%"$€£₾₺₼₹]/.test(query.slice(end));
}
