/**
 * Words of hesitation ("no wait", "hmm actually", `yok dur`), which begin a correction and are never a value: they are
 * removed before a message is read by phrases, and from what the reader finds.
 */
import hesitations from './phrase-data/hesitations.json' with { type: 'json' };

const oneOf = (words: readonly string[]): string =>
  [...new Set(words)]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/ /gu, '\\s+'))
    .join('|');
const NO = oneOf(hesitations.no);
const HESITATION = oneOf(hesitations.words);
const BETWEEN = '(?:[\\s,،.…!;:–—-]+|$)';

/** "No" alone answers a question; before a word of hesitation it only begins a correction. */
const AT_THE_BEGINNING = new RegExp(
  `^\\s*(?:(?:${NO})${BETWEEN})*(?:(?:${HESITATION})${BETWEEN})+(?:(?:${NO})[\\s]*[,،.…!;:–—-]+\\s*)*`,
  'iu',
);
const NOTHING_ELSE = new RegExp(`^(?:(?:${NO}|${HESITATION})${BETWEEN})+$`, 'iu');

/** The message from the first word that says something; as it is when nothing would be left. */
export function withoutHesitation(message: string): string {
  const rest = message.replace(AT_THE_BEGINNING, '');
  return /[\p{L}\p{N}]/u.test(rest) ? rest : message;
}

export const isHesitation = (text: string): boolean => NOTHING_ELSE.test(text.trim());
