/**
 * Quick replies: the answers to "which of these?" that split the results best. Each set asks one thing (a colour, a
 * category, a size, …); the sets are ordered by how much an answer would tell.
 */
import { attributeValues, type Currency, type Language, type ProductDocument } from '@quarry/contract';
import type { Wishes } from '../../memory/memory.ts';
import { labelFor } from '../../memory/wishes.ts';
import { asLabel, writePrice } from '../../words/write-facts.ts';
import { WORDINGS } from './wording/wordings.ts';

const FACETS = ['category', 'color', 'material', 'gender', 'size', 'brand'] as const;
type Facet = (typeof FACETS)[number];

const MOST_VALUES = 4;
/** A price limit is worth offering when it keeps at least a fifth of the results and drops at least a fifth. */
const FEWEST = 0.2;
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

export interface QuickReplyQuestion {
  documents: readonly ProductDocument[];
  wishes: Wishes;
  language: Language;
  currency: Currency;
}

/** Sets of labels, the most telling first. A label is a message: pressing it sends it. */
export function quickReplySets({ documents, wishes, language, currency }: QuickReplyQuestion): string[][] {
  const wording = WORDINGS[language];
  const sets = FACETS.filter((facet) => wishes.filters[facet] === undefined)
    .map((facet) => ({ facet, counts: countValues(facet, documents) }))
    .map(({ facet, counts }) => ({ facet, counts, worth: informationIn(counts, documents.length) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ facet, counts }) =>
      [...counts]
        .filter(([, count]) => count < documents.length)
        .sort(([, one], [, other]) => other - one)
        .slice(0, MOST_VALUES)
        .map(([value]) =>
          facet === 'size'
            ? wording.buttonSize(value.toUpperCase())
            : asLabel(labelFor(facet, value, language), language),
        ),
    );

  const limit = priceLimit(documents, wishes.filters.price_max);
  if (limit !== null) {
    const label = wording.buttonBelow(writePrice(limit, currency, language));
    const [first] = sets;
    if (first) first.push(label);
    else sets.push([label]);
  }
  return sets;
}

function countValues(facet: Facet, documents: readonly ProductDocument[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { metadata } of documents) {
    const own =
      facet === 'category'
        ? [metadata.category]
        : facet === 'brand'
          ? [metadata.brand]
          : attributeValues(metadata.attributes, facet);
    const ofVariants = metadata.variants.flatMap((variant) => attributeValues(variant.attributes, facet));
    for (const value of new Set([...own, ...ofVariants])) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Shannon's entropy of the values over all results: nothing to choose from is worth nothing. */
function informationIn(counts: ReadonlyMap<string, number>, total: number): number {
  if (counts.size < 2) return 0;
  let bits = 0;
  for (const count of counts.values()) {
    const share = count / total;
    if (share < 1) bits -= share * Math.log2(share);
  }
  // Thirty brands with one product each tell much, but nobody reads thirty buttons.
  const shown = [...counts.values()].sort((one, other) => other - one).slice(0, MOST_VALUES);
  return bits * Math.min(1, shown.reduce((sum, count) => sum + count, 0) / total);
}

/** A round price near the middle of the results; null when none splits them. */
function priceLimit(documents: readonly ProductDocument[], current: number | undefined): number | null {
  const prices = documents.flatMap(({ metadata }) => metadata.current_price ?? []).sort((one, other) => one - other);
  const median = prices[Math.floor(prices.length / 2)];
  if (median === undefined || median <= 0) return null;

  const unit = 10 ** Math.floor(Math.log10(median));
  const candidates = [...ROUND.map((step) => step * unit), 10 * unit].filter(
    (price) => price >= 1 && (current === undefined || price < current) && (Number.isInteger(price) || price < 1),
  );
  const splits = candidates.filter((price) => {
    const kept = prices.filter((value) => value <= price).length / prices.length;
    return kept >= FEWEST && kept <= 1 - FEWEST;
  });
  return splits.sort((one, other) => Math.abs(one - median) - Math.abs(other - median))[0] ?? null;
}
