/** A suggested query with the added parts in bold, so that similar suggestions are easy to distinguish. */
import { Fragment } from 'react';

interface CompletedTextProps {
  text: string;
  /** The text of the field. */
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
 * Splits `text` into parts that were typed and parts that a suggestion adds: the rest of a started word, and further
 * words. If nothing of it was typed (another script or spelling) the text stays whole.
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

/** Lower case with unchanged length: `İ` would become two characters and shift all later positions. */
function fold(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text;
}
