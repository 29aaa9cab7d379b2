/**
 * Converts a Georgian query in Latin letters to Georgian letters: `telefoni 1000 laramde` becomes `ტელეფონი 1000
 * ლარამდე`. Names, English words and words without a Georgian reading are unchanged.
 */
import { chatEvidence } from '../analysis/chat-words.ts';
import { latinWord } from '../analysis/detect-language.ts';
import { detectLanguage } from '../analysis/message-language.ts';
import type { Script } from '../analysis/script.ts';
import { type Piece, tokenize } from '../analysis/tokenizer.ts';
import { georgianReadings } from '../analysis/transliterate.ts';
import type { Language } from '../language.ts';
import type { TextRange } from './text-range.ts';

export interface Retyped {
  text: string;
  /** The range of the query for a range of the converted text. */
  inQuery(stretch: TextRange): TextRange;
}

/** Longer texts are not converted: nobody types a page with the wrong letters. */
const MAX_WORDS = 24;
const OWN_LETTERS: ReadonlySet<Script> = new Set<Script>(['georgian', 'arabic']);
const LATIN_WORD = /[a-z]{3}/i;

/**
 * Undefined for texts that are not Georgian in Latin letters. `language` is that of the conversation; `namesIn` finds
 * the brands in the query, which are unchanged.
 */
export function inGeorgianLetters(
  query: string,
  language: Language | undefined,
  namesIn: () => readonly TextRange[],
): Retyped | undefined {
  if (!LATIN_WORD.test(query)) return undefined;
  const pieces = tokenize(query);
  // A text with Georgian letters needs no conversion.
  if (pieces.length > MAX_WORDS || pieces.some(({ script }) => OWN_LETTERS.has(script))) return undefined;
  if (!pieces.some(mayBeGeorgian) || detectLanguage(query, language) !== 'ka') return undefined;

  const names = namesIn();
  const moved: { from: TextRange; to: TextRange }[] = [];
  let text = '';
  let at = 0;
  for (const piece of pieces) {
    const word = georgianWord(piece);
    if (word === undefined || names.some(({ start, end }) => start < piece.end && piece.start < end)) continue;
    text += query.slice(at, piece.start);
    moved.push({ from: { start: text.length, end: text.length + word.length }, to: piece });
    text += word;
    at = piece.end;
  }
  if (moved.length === 0) return undefined;
  text += query.slice(at);

  return { text, inQuery: ({ start, end }) => ({ start: place(moved, start), end: place(moved, end) }) };
}

/** The offset in the query of an offset in the Georgian text; inside a word, the end of that word. */
function place(moved: readonly { from: TextRange; to: TextRange }[], offset: number): number {
  const before = moved.findLast(({ from }) => from.start <= offset);
  if (before === undefined) return offset;
  const { from, to } = before;
  return offset === from.start ? to.start : to.end + Math.max(0, offset - from.end);
}

/** Most words are English words of the lexicon, which are recognized without being read as Georgian. */
function mayBeGeorgian({ surface, script, isCode }: Piece): boolean {
  if (script !== 'latin' || isCode || surface.length < 2) return false;
  const { en } = latinWord(surface).evidence;
  return en === 0 || chatEvidence(surface).ka !== undefined;
}

function georgianWord(piece: Piece): string | undefined {
  if (!mayBeGeorgian(piece)) return undefined;
  const [reading] = georgianReadings(piece.surface);
  return reading !== undefined && (reading.isKnown || chatEvidence(piece.surface).ka !== undefined)
    ? reading.text
    : undefined;
}
