/** Whether a product is of the named kind, as opposed to an accessory for it: a headphone stand is not headphones. */
import type { Language, ListedProduct } from '@quarry/contract';
import { conceptsIn } from '@quarry/language';
import { contentWords, likeness, type Word } from './words.ts';

const SURE = 0.8;

/** A title without what the thing is for. */
export function calledOf(title: string): string {
  return title
    .replace(/\([^)]*\)/gu, ' ')
    .replace(/\s(?:for|with|w\/)\s.*$/iu, ' ')
    .replace(/\S+\s+(?:için|üçün|ucun|icin)(?!\p{L})/giu, ' ')
    .replace(/\S+(?:ისთვის|სთვის)(?!\p{L})/gu, ' ');
}

/**
 * Whether the title names the thing: it contains all words of a longer name; or it begins with a name of one word, and
 * the lexicon finds no other kind of product in it.
 */
export function isCalled({ title }: ListedProduct, name: string, language: Language): boolean {
  const called = calledOf(title);
  const words = contentWords(called, language);
  const asked = contentWords(name, language);
  const holds = (wanted: Word, some: readonly Word[]): boolean => some.some((word) => likeness(word, wanted) >= SURE);
  if (asked.length === 0 || !asked.every((word) => holds(word, words))) return false;
  const kindsIn = (text: string): string[] =>
    conceptsIn(text, { language }).flatMap(({ concept: { kind, value } }) => (kind === 'category' ? [value] : []));
  const [meant, own] = [new Set(kindsIn(name)), kindsIn(called)];
  const [only, ...others] = asked;
  // The lexicon knows both and they are not the same: `çamaşır makinesi` is no coffee machine.
  if (others.length > 0) return meant.size === 0 || own.length === 0 || own.some((kind) => meant.has(kind));
  return only !== undefined && holds(only, words.slice(0, 1)) && own.every((kind) => meant.has(kind));
}
