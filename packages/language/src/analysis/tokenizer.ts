/**
 * Splits text into words, with offsets into the original text.
 *
 * A word is a run of letters, digits and marks. Punctuation inside it depends on its kind:
 *   `NOR.0707-60`, `205/55`, `49,99`  codes and numbers keep their punctuation
 *   `120x60`, `120 × 60 × 8`          each length is a word when the first has two digits, so both notations match
 *   `t-shirt`, `U.S.A.`               single letters stay with their neighbour, and `wi-fi` is one word
 *   `iPhone'un`, `women's`            a suffix after an apostrophe belongs to the word
 *   `500mg`, `50ლარი`, `iPhone-ის`    a number and its unit, or two scripts, are two words
 */
import { type Script, scriptOf, scriptOfCharacter } from './script.ts';
import { elementAt } from '../element-at.ts';

/** A part of the text: its position, and whether it is a code or number instead of a word. */
export interface Piece {
  start: number;
  end: number;
  surface: string;
  script: Script;
  isCode: boolean;
}

const LETTER = String.raw`\p{L}\p{N}\p{M}\u00ad\u0640\u200b-\u200d`;
/** Letters, then any number of (one connector, letters): a fast first match, examined further only when needed. */
const CHUNK = new RegExp(
  String.raw`[\p{L}\p{N}][${LETTER}]*(?:(?:['’ʼ\u0060´.\-‐‑–/_×*+]|(?<=\p{N})[,٫](?=\p{N}))[\p{L}\p{N}][${LETTER}]*)*`,
  'gu',
);
/** Words whose hyphen does not separate two words, as `wi-fi`; other hyphens do. */
const ONE_WORD = /^(?:wi|hi|lo|sci)[-‐‑]fi$/i;
const SIMPLE_LATIN = /^(?:[a-z]+|\d+)$/i;
const CONNECTOR = /['’ʼ`´.\-‐‑–/_×*+,٫]/;
const APOSTROPHE = /^['’ʼ`´]$/;
const HAS_DIGIT = /\p{Nd}/u;
const NUMBER = /^\p{Nd}+(?:[.,٫]\p{Nd}+)*$/u;
const DIMENSIONS = /^(\p{Nd}+(?:[.,]\p{Nd}+)?(?:[x×х*]\p{Nd}+(?:[.,]\p{Nd}+)?)+)(\p{L}*)$/iu;
/** The first length must have two digits or more; `4x4` and `2x` are names. */
const LENGTHS = /^(\p{Nd}{2,}(?:[.,]\p{Nd}+)?(?:[x×х*]\p{Nd}+(?:[.,]\p{Nd}+)?)+)(\p{L}*)$/iu;
const PART_OF_LENGTHS = /\p{Nd}+(?:[.,]\p{Nd}+)?|[^\p{Nd}x×х*]+/giu;
const NUMBER_AND_LETTERS = /^(\p{Nd}+(?:[.,٫]\p{Nd}+)*)(\p{L}+)$/u;

/** Units that are written without a space: `500mg` is searched as `500 mg`, while `h7` or `b12` stay whole. */
const UNITS = new Set(
  'mg mcg g gr kg ml cl dl l lt mm cm m km w kw v mah ah hz khz mhz ghz gb tb mb kb mp inch in ft oz lb lbs iu ie me bar nm pcs pc tl gel lari lira azn usd eur kn hp dpi px rpm db spf'.split(
    ' ',
  ),
);

export function tokenize(text: string): Piece[] {
  const { starts, ends, codes } = cutText(text);
  return starts.map((start, i) => {
    const end = ends[i] ?? 0;
    const surface = text.slice(start, end);
    return { start, end, surface, script: scriptOf(surface), isCode: elementAt(codes, i) };
  });
}

/** The parts of a text as parallel lists, without substrings: for callers that read a whole catalogue. */
export interface CutText {
  starts: number[];
  ends: number[];
  codes: boolean[];
}

export function cutText(text: string): CutText {
  const cut: CutText = { starts: [], ends: [], codes: [] };
  let at = 0;
  while (at < text.length) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === NO_LETTER || kind === MAYBE_CONNECTOR) {
      at++;
      continue;
    }
    const end = kind === MAYBE_LETTER ? at : endOfPlain(text, at, kind);
    if (end > at) {
      cut.starts.push(at);
      cut.ends.push(end);
      cut.codes.push(kind === DIGIT);
      at = end;
      continue;
    }
    CHUNK.lastIndex = at;
    const match = CHUNK.exec(text);
    if (match === null) break;
    const chunk = match[0];
    if (SIMPLE_LATIN.test(chunk)) push(cut, chunk, match.index, chunk.charCodeAt(0) <= 0x39);
    else if (ONE_WORD.test(chunk)) push(cut, chunk, match.index, false);
    else splitChunk(cut, chunk, match.index);
    at = match.index + chunk.length;
  }
  return cut;
}

const NO_LETTER = 0;
const LATIN = 1;
const DIGIT = 2;
const GEORGIAN = 3;
const ARABIC = 4;
const MAYBE_CONNECTOR = 5;
const MAYBE_LETTER = 6;
const IN_WORD = new RegExp(`[${LETTER}]`, 'u');
/** Up to modern Georgian letters: Latin with and without diacritics, Arabic, Georgian. */
const KINDS = Uint8Array.from({ length: 0x1100 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (CONNECTOR.test(character)) return MAYBE_CONNECTOR;
  if (/[0-9]/.test(character)) return DIGIT;
  if (!IN_WORD.test(character)) return NO_LETTER;
  if (!/\p{L}/u.test(character)) return MAYBE_LETTER;
  const script = scriptOfCharacter(character);
  if (script === 'latin') return LATIN;
  if (script === 'georgian') return GEORGIAN;
  return script === 'arabic' ? ARABIC : MAYBE_LETTER;
});

/** The class of a UTF-16 unit. */
function kindOf(unit: number): number {
  return unit < KINDS.length ? (KINDS[unit] ?? 0) : MAYBE_LETTER;
}

/**
 * The end of a word that consists of letters of one script, or of digits, between spaces, as most words do: found
 * without the regular expression for all others. `start` when what follows must be examined.
 */
function endOfPlain(text: string, start: number, kind: number): number {
  let end = start + 1;
  for (; end < text.length; end++) {
    const next = kindOf(text.charCodeAt(end));
    if (next === kind) continue;
    if (next === NO_LETTER) return end;
    if (next !== MAYBE_CONNECTOR) return start;
    if (end + 1 === text.length) return end;
    const behind = kindOf(text.charCodeAt(end + 1));
    return behind === NO_LETTER || behind === MAYBE_CONNECTOR ? end : start;
  }
  return end;
}

function splitChunk(cut: CutText, chunk: string, offset: number): void {
  const hasDigit = HAS_DIGIT.test(chunk);
  if (CONNECTOR.test(chunk)) {
    if (hasDigit && isCode(chunk)) {
      splitUnit(cut, chunk, offset);
      return;
    }
    for (const part of partsOf(chunk, hasDigit)) splitScripts(cut, part.text, offset + part.at);
    return;
  }
  splitScripts(cut, chunk, offset);
}

/**
 * Codes consist of digits and short Latin groups: `A-4`, `NOR.0707-60`, `205/55R16`; `3-piece` and `100-დან` are not
 * codes.
 */
function isCode(chunk: string): boolean {
  if (NUMBER.test(chunk) || DIMENSIONS.test(chunk)) return true;
  if (/['’ʼ`´]/.test(chunk)) return false;
  const parts = chunk.split(CONNECTOR);
  if (NUMBER_AND_LETTERS.test(chunk)) return scriptOf(chunk) === 'latin';
  return parts.every((part, at) => {
    if (!/^[\p{Nd}\p{Script=Latin}]+$/u.test(part)) return false;
    if (HAS_DIGIT.test(part)) return true;
    return part.length <= (at === 0 ? 5 : 2) || part === part.toUpperCase();
  });
}

/** `120x60cm`, `500mg`, `1.5kg`: the unit becomes a separate word, and so does each length, as in `120 × 60 cm`. */
function splitUnit(cut: CutText, code: string, offset: number): void {
  const lengths = LENGTHS.exec(code);
  if (lengths !== null && (lengths[2] === '' || UNITS.has(lengths[2]?.toLowerCase() ?? ''))) {
    for (const { 0: part, index } of code.matchAll(PART_OF_LENGTHS)) push(cut, part, offset + index, /\d/.test(part));
    return;
  }
  const [, number = '', unit = ''] = DIMENSIONS.exec(code) ?? NUMBER_AND_LETTERS.exec(code) ?? [];
  if (unit !== '' && UNITS.has(unit.toLowerCase())) {
    push(cut, number, offset, true);
    push(cut, unit, offset + number.length, false);
  } else {
    push(cut, code, offset, true);
  }
}

/** The parts of a chunk that is not one code. Apostrophes do not separate; single letters stay with their neighbour. */
function partsOf(chunk: string, hasDigit: boolean): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let from = 0;
  for (let at = 0; at < chunk.length; at += 1) {
    const character = chunk[at] ?? '';
    if (!CONNECTOR.test(character)) continue;
    if (APOSTROPHE.test(character) && !HAS_DIGIT.test(chunk[at - 1] ?? '')) continue;
    const before = chunk.slice(from, at);
    const after = /^[\p{L}\p{M}]+/u.exec(chunk.slice(at + 1))?.[0] ?? '';
    const clings = character === '-' || character === '‑' || character === '.';
    if (!hasDigit && clings && (isSingleLetter(before) || (character === '.' && isSingleLetter(after)))) continue;
    parts.push({ text: before, at: from });
    from = at + 1;
  }
  parts.push({ text: chunk.slice(from), at: from });
  return parts.filter((part) => part.text.length > 0);
}

/** A single letter: `t` of `t-shirt`, the last letter of `U.S.A`. */
function isSingleLetter(text: string): boolean {
  return /^(?:\p{Script=Latin}[.\-‑])*\p{Script=Latin}$/u.test(text);
}

/** Separates Georgian, Arabic or Cyrillic from Latin or digits, and a number from its unit. */
function splitScripts(cut: CutText, text: string, offset: number): void {
  let from = 0;
  let current: Script | null = null;
  let at = 0;
  for (const character of text) {
    const script = scriptOfCharacter(character);
    if (script !== null && current !== null && script !== current && !mayMix(current, script)) {
      pushMixed(cut, text.slice(from, at), offset + from);
      from = at;
    }
    if (script !== null) current = script;
    at += character.length;
  }
  pushMixed(cut, text.slice(from), offset + from);
}

/** Latin letters and digits form one code (`h7`, `usb3`); other pairs are two words written without a space. */
function mayMix(one: Script, other: Script): boolean {
  const isCodeScript = (script: Script) => script === 'latin' || script === 'digit';
  return isCodeScript(one) && isCodeScript(other);
}

function pushMixed(cut: CutText, text: string, offset: number): void {
  if (text.length === 0) return;
  if (HAS_DIGIT.test(text)) splitUnit(cut, text, offset);
  else push(cut, text, offset, false);
}

function push(cut: CutText, surface: string, start: number, isCode: boolean): void {
  cut.starts.push(start);
  cut.ends.push(start + surface.length);
  cut.codes.push(isCode);
}
