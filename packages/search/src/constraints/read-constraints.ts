/** Parses the typed constraints of a query. Exclusions are parsed in `match/exclusions.ts`. */
import { analyze, type Language } from '@quarry/language';
import type { CatalogModel } from '../catalog-model/catalog-model.ts';
import type { Constraint, Span } from './constraint.ts';
import { readCounts, readMeasures, saysEnergyClass } from './read-measure-constraints.ts';
import { readFits, readPrice, readSizes } from './read-other-constraints.ts';

export interface ReadOptions {
  /** The language of the conversation or store; only evidence. */
  language?: Language | undefined;
  /** ISO code of the store's currency. */
  currency?: string | undefined;
}

const HAS_DIGIT = /\p{Nd}/u;

/** Whether a query may state a constraint at all: most have no number, and need not be read. */
export function mayConstrain(query: string): boolean {
  return HAS_DIGIT.test(query) || saysEnergyClass(query);
}

/**
 * Every constraint that the query states, in the order of its words and without overlaps. Where a number could be several
 * things, the one that says its unit goes before a size, a size before a count, a count before a bare price range.
 */
export function readConstraints(
  query: string,
  model: CatalogModel,
  { language, currency }: ReadOptions = {},
): Constraint[] {
  const tokens = analyze(query, language === undefined ? {} : { language });
  const read: Constraint[] = [];
  const isTaken = ({ start, end }: Span) =>
    read.some(({ span }) => span !== null && span.start < end && start < span.end);
  const add = (found: readonly Constraint[]) => {
    // Two lengths of `120 × 60` share their span.
    read.push(...found.filter(({ span }) => span === null || !isTaken(span)));
  };
  add(readFits(tokens, model));
  add(readMeasures(query, model, language));
  add(readSizes(tokens));
  add(readCounts(tokens, model));
  const price = readPrice(query, { language, currency, isTaken });
  if (price !== null) add([price]);
  return read.sort((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0));
}
