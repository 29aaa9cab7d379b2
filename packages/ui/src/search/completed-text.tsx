/** A suggested query with what it adds in bold: the eye finds the difference between lines that begin alike. */
import { Fragment } from 'react';

interface CompletedTextProps {
  text: string;
  /** What stands in the field. */
  typed: string;
}

export function CompletedText({ text, typed }: CompletedTextProps) {
  return addedParts(text, typed).map(({ part, isAdded }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other identity
    isAdded ? <b key={index}>{part}</b> : <Fragment key={index}>{part}</Fragment>,
  );
}

interface TextPart {
  part: string;
  isAdded: boolean;
}

/**
 * Splits `text` where it goes beyond `typed`: the end of a word that was begun, and words that were not written.
 * Where no word of it was written (another alphabet, another spelling) the text stays whole.
 */
export function addedParts(text: string, typed: string): TextPart[] {
  const written = wordsOf(typed);
  const parts: TextPart[] = [];
  let isAnyWritten = false;
  for (const piece of text.split(/(\s+)/u)) {
    const begun = written.filter((word) => fold(piece).startsWith(word)).sort((a, b) => b.length - a.length)[0];
    const cut = /^\s*$/u.test(piece) ? piece.length : (begun?.length ?? 0);
    isAnyWritten ||= begun !== undefined;
    append(parts, piece.slice(0, cut), false);
    append(parts, piece.slice(cut), true);
  }
  return isAnyWritten ? parts : [{ part: text, isAdded: false }];
}

function append(parts: TextPart[], part: string, isAdded: boolean) {
  if (part === '') return;
  const last = parts.at(-1);
  if (last?.isAdded === isAdded) last.part += part;
  else parts.push({ part, isAdded });
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Small letters, as long as the text itself: `İ` would become two characters, and every cut after it would be off. */
function fold(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text;
}
