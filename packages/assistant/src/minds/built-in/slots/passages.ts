/**
 * Finds the sentences of a shop's text that answer a question: those that share its words, or state an amount or a time
 * if that is asked for. Sentences are quoted unchanged.
 */
import type { Language } from '@quarry/contract';
import { analyze } from '@quarry/language';
import { foldText } from '../../../words/fold-text.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';

const SENTENCE_END = /(?<=[.!?؟。])\s+(?=\S)/u;
const MONEY =
  /[$€£₾₺₼₹]|\b(?:usd|eur|gbp|aed|sar|egp|gel|try|tl|azn|lari|lira|manat|dirhams?|euros?|dollars?|free)\b|უფასო|ლარ|ევრო|დოლარ|ücretsiz|bedava|مجان|بلا رسوم|رسوم|جنيه|درهم|ريال|دينار|يورو|دولار|ليرة|pulsuz|manat|avro/iu;
const TIME =
  /\d.{0,12}(?:day|hour|week|month|დღ|საათ|კვირ|თვ|gün|saat|hafta|ay|يوم|أيام|ايام|ساع|أسبوع|شهر|həftə)|working day|სამუშაო დღ|iş günü|يوم عمل|يومي|يومين|خلال ساع|خلال يوم|نفس اليوم|same day|next day|aynı gün|həmin gün|იმავე დღ|one day|ერთ დღ|bir gün/iu;

export const saysMoney = (sentence: string): boolean => MONEY.test(sentence);
export const saysTime = (sentence: string): boolean => TIME.test(sentence);

export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => line.split(SENTENCE_END))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/**
 * @param words the question without the words that everybody says around it.
 * @returns the sentences that answer it in the order of the text, or the whole text when the question is a general one.
 */
export function passageFor(
  text: string,
  { question, words, language }: { question: string; words: string; language: Language },
): string {
  const sentences = sentencesOf(text);
  const folded = foldText(question);
  const stems = stemsOf(words, language);
  const asksPrice = listOf('asksPrice').in(folded);
  const asksTime = listOf('asksTime').in(folded);
  if (stems.size === 0 && !asksPrice && !asksTime) return text.trim();

  const scored = sentences.map((sentence) => {
    const own = stemsOf(sentence, language);
    const shared = [...stems].filter((stem) => own.has(stem)).length;
    return shared * 2 + (asksPrice && MONEY.test(sentence) ? 2 : 0) + (asksTime && TIME.test(sentence) ? 2 : 0);
  });
  const chosen = sentences.filter((_, index) => (scored[index] ?? 0) > 0);
  return chosen.length > 0 ? chosen.join(' ') : text.trim();
}

function stemsOf(text: string, language: Language): Set<string> {
  return new Set(
    analyze(text, { language })
      .map(({ stem }) => stem)
      .filter((stem) => stem.length > 2),
  );
}
