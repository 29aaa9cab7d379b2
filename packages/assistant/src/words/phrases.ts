/**
 * A small language for phrases, so that each language's list can be read and corrected by somebody who speaks it:
 * words as they are said, `*` for any ending (or any beginning), everything else literally. Letters are folded, so
 * `sipariş*` also finds `siparisim`.
 */
import { foldText } from './fold-text.ts';

export interface PhraseList {
  /** Whether one of the phrases occurs in the text. */
  in(folded: string): boolean;
  /** Whether the text consists of these phrases (in any order and number) and nothing else. */
  isAllOf(folded: string): boolean;
  /** The text without these phrases; spaces stay where they were. */
  removeFrom(text: string): string;
}

const NOT_AFTER_LETTER = "(?<![\\p{L}\\p{N}'])";
const NOT_BEFORE_LETTER = '(?![\\p{L}\\p{N}])';

export function phrases(...lists: readonly (readonly string[])[]): PhraseList {
  const sources = [...new Set(lists.flat())]
    .map((phrase) => foldText(phrase).trim())
    .sort((one, other) => other.length - one.length)
    .map((phrase) => phrase.split(/\s+/).map(wordSource).join('[\\s,]+'));
  const source = sources.length > 0 ? `${NOT_AFTER_LETTER}(?:${sources.join('|')})${NOT_BEFORE_LETTER}` : '(?!)';
  const once = new RegExp(source, 'u');
  const all = new RegExp(source, 'gu');

  return {
    in: (folded) => once.test(folded),
    isAllOf: (folded) => once.test(folded) && folded.replace(all, '').replace(/[^\p{L}\p{N}]+/gu, '') === '',
    removeFrom: (text) => removeFolded(text, all),
  };
}

function wordSource(word: string): string {
  return word
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\/]/g, '\\$&'))
    .join("[\\p{L}'-]*");
}

/** Folding may change the length of a text, so the removal works word by word on both forms. */
function removeFolded(text: string, pattern: RegExp): string {
  const pieces = [...text.matchAll(/[\p{L}\p{M}\p{N}'’-]+|[^\p{L}\p{M}\p{N}'’-]+/gu)].map(([piece]) => piece);
  const folded = pieces.map(foldText);
  const starts: number[] = [];
  let length = 0;
  for (const piece of folded) {
    starts.push(length);
    length += piece.length;
  }
  const gone = [...folded.join('').matchAll(pattern)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  );
  return pieces
    .filter((piece, index) => {
      const start = starts[index] ?? 0;
      const isWord = /[\p{L}\p{N}]/u.test(piece);
      return !isWord || !gone.some(([from, to]) => start >= from && start + (folded[index]?.length ?? 0) <= to);
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
