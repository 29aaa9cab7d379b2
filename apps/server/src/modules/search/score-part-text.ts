/** Explains a product's rank to staff: one sentence per kind of evidence. */
import type { ScorePart } from '../../search-engine/answer-parts.ts';

/** How a word was interpreted, after "found"; a reading that is not in the list is shown by its name. */
const READINGS: Readonly<Record<string, string>> = {
  exact: '',
  stem: ' in another form',
  prefix: ' as the beginning of a longer word',
  spelling: ' with another spelling',
  synonym: ' by a synonym',
  joined: ' written as one word',
  split: ' written as two words',
  transliteration: ' in other letters',
  'keyboard-layout': ' as typed on another keyboard',
};

const SENTENCES: Readonly<Record<ScorePart['part'], (part: ScorePart) => string>> = {
  identifier: ({ words }) => `${quoted(words)} is an article number or barcode of this product.`,
  first_tier: () => 'It meets everything that was asked.',
  kind: () => 'It is the kind of thing that is asked for.',
  constraint: ({ value }) =>
    value > 0
      ? 'Its data meet the number or model that was said.'
      : 'Its data say another number or model than was said.',
  conditions: () => 'It meets everything that was understood of the query.',
  stated: ({ words }) => `Its data state that it is without what is not wanted${words ? `: ${quoted(words)}` : ''}.`,
  attribute: ({ words, field }) => `${quoted(words)} is its ${fieldName(field)}.`,
  word: ({ words, field, how }) => `${quoted(words)} was found in the ${fieldName(field)}${reading(how)}.`,
  concept: ({ words, field, how }) =>
    `${quoted(words)} is answered by ${field ? `its ${fieldName(field)}` : 'what it is'}${reading(how)}.`,
  phrase: ({ words }) => `${quoted(words)} stands together in its text.`,
  vector: ({ words }) =>
    words
      ? `It is close in meaning to ${quoted(words)}, as learned from the catalogue.`
      : 'It is close in meaning to the query, as learned from the catalogue.',
  goes_with: () => 'It goes with what the query names beside it.',
  rule: ({ how, value }) => `${how ? `The rule “${how}”` : 'A rule'} moves it ${value < 0 ? 'down' : 'up'}.`,
  personal: ({ words, field, how }) => {
    const taste = how ?? words;
    if (field === undefined) return 'It is what this visit has shown a liking for.';
    return `This visit has shown a liking for its ${fieldName(field)}${taste ? `: ${taste}` : ''}.`;
  },
  popularity: () => 'Shoppers turn to it often.',
  rating: () => 'It is rated well.',
  stock: () => 'It is in stock.',
};

/** One sentence of English for one addend of a score. */
export function scorePartText(part: ScorePart): string {
  return SENTENCES[part.part](part);
}

function quoted(words: string | undefined): string {
  return words ? `“${words}”` : 'The query';
}

/** `attributes.dose_form` → `dose form`. */
function fieldName(field: string | undefined): string {
  return (field ?? 'text').replace(/^attributes\./, '').replaceAll('_', ' ');
}

function reading(how: string | undefined): string {
  return how === undefined ? '' : (READINGS[how] ?? ` (${how.replaceAll('-', ' ')})`);
}
