/**
 * Converts colloquial descriptions of symptoms to the search term: "my head is killing me since this morning" is a
 * headache. The duration is removed, because it does not describe a product.
 */
import type { Language } from '@quarry/contract';
import SYMPTOMS from '../../../phrases/phrase-data/plain-symptoms.json' with { type: 'json' };

/** @param source a regular expression for whole words. */
const whole = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu');

/** The message in plain words; unchanged where nothing of the kind was said. */
export function inPlainWords(message: string, language: Language): string {
  const plain = SYMPTOMS[language].sayings.reduce(
    (text, { said, plain: word }) => text.replace(whole(said), word),
    message,
  );
  if (plain === message) return message;
  const short = plain
    .replace(whole(SYMPTOMS[language].duration), ' ')
    .replace(/\s+([,.!?،؟])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  return short || plain;
}
