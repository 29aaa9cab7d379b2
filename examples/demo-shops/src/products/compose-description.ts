/**
 * Writes a description of two or three sentences: an opening, the facts (the same as the attributes), and a closing
 * sentence.
 */
import { elementAt } from '@quarry/language';
import type { Language } from '@quarry/contract';
import { type FactName, factLabel } from '../catalogues/facts.ts';
import { AND, CLOTHS, GOOD_FOR, OCCASION_WORDS, SHADES } from '../catalogues/palette.ts';
import { capitalize, lowerFirst, type Phrase, say, withCommas, withSemicolons } from '../phrases.ts';
import type { Draft } from './draft.ts';

function sizesShown(sizes: readonly string[]): string {
  const first = sizes[0] ?? '';
  const last = sizes.at(-1) ?? first;
  return `${first.toUpperCase()}–${last.toUpperCase()}`;
}

/** Turkish uses `numara` for shoe sizes and `beden` for clothing sizes. */
function sizeName({ kind, family }: Draft): FactName {
  const run = kind.sizes ?? family.sizes;
  if (run === 'rings') return 'ring_size';
  return run === 'womens-shoes' || run === 'mens-shoes' ? 'shoe_size' : 'size';
}

function factsSentence(draft: Draft, language: Language): string {
  const told: [FactName, string][] = [];
  if (draft.material) told.push(['material', say(CLOTHS[draft.material].label, language)]);
  if (draft.shade) told.push(['color', lowerFirst(say(draft.shade, language), language)]);
  if (draft.colors.length > 1) {
    const names = draft.colors.map((color) => say(elementAt(SHADES[color], 0), language));
    told.push(['color', withCommas(names, language)]);
  }
  if (draft.variety && draft.family.varietyName) {
    told.push([draft.family.varietyName, lowerFirst(say(draft.variety.name, language), language)]);
  }
  for (const fact of draft.facts) told.push([fact.toldAs, say(fact.shown, language)]);
  if (draft.sizes.length > 0) told.push([sizeName(draft), sizesShown(draft.sizes)]);
  if (told.length === 0) return '';

  const parts = told.map(([name, value]) => `${say(factLabel(name), language)}: ${value}`);
  return `${capitalize(withSemicolons(parts, language), language)}.`;
}

function occasionSentence(occasions: readonly string[], language: Language): string {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the vocabulary of catalogues is checked when they are read
  const words = occasions.map((occasion) => say(OCCASION_WORDS[occasion] as Phrase, language));
  // In Arabic, "and" is part of the next word.
  const joint = language === 'ar' ? ' و' : ` ${say(AND, language)} `;
  return capitalize(say(GOOD_FOR, language).replace('{}', words.join(joint)), language);
}

/** `closer` ends descriptions of products without an occasion. */
export function composeDescription(draft: Draft, closer: Phrase | undefined, language: Language): string {
  const last =
    draft.occasions.length > 0 ? occasionSentence(draft.occasions, language) : closer ? say(closer, language) : '';
  return [say(draft.story, language), factsSentence(draft, language), last].filter(Boolean).join(' ');
}
