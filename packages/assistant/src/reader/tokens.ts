/**
 * Splits a message into the tokens that the reader labels: words, numbers, and punctuation marks. It also splits
 * between letters and digits (`50ლარი`, `20mAh`) and after an apostrophe or a hyphen, because a slot may end there.
 */

export type TokenScript = 'latin' | 'georgian' | 'arabic' | 'number' | 'other' | 'mark';

export interface ReaderToken {
  text: string;
  /** Half-open range in UTF-16 units of the message. */
  start: number;
  end: number;
  script: TokenScript;
  /** There is no space between it and the previous token. */
  isGlued: boolean;
}

/** A longer message is read up to here. */
export const MAX_TOKENS = 96;
const TOKEN = /\p{L}[\p{L}\p{M}]*|\p{N}+(?:[.,٫]\p{N}+)*|[^\s\p{Cf}]/gu;

export function tokensOf(message: string): ReaderToken[] {
  const tokens: ReaderToken[] = [];
  for (const match of message.matchAll(TOKEN)) {
    if (tokens.length === MAX_TOKENS) break;
    const [text] = match;
    const start = match.index;
    tokens.push({
      text,
      start,
      end: start + text.length,
      script: scriptOf(text),
      isGlued: tokens.at(-1)?.end === start,
    });
  }
  return tokens;
}

function scriptOf(text: string): TokenScript {
  if (/^\p{N}/u.test(text)) return 'number';
  if (!/^\p{L}/u.test(text)) return 'mark';
  if (/^\p{Script=Latin}/u.test(text)) return 'latin';
  if (/^\p{Script=Georgian}/u.test(text)) return 'georgian';
  if (/^\p{Script=Arabic}/u.test(text)) return 'arabic';
  return 'other';
}
