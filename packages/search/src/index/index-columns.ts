/** The stored form of an index: named columns and a short description. `index-data.ts` is opened from it. */
import type { Language } from '@quarry/language';
import type { FieldWeights } from '../engine-document.ts';
import type { Column } from './growing-array.ts';
import type { FieldDescription } from './indexed-field.ts';

export interface IndexColumns {
  about: IndexDescription;
  columns: Map<string, Column>;
}

/** Everything that is not a column; small, and plain JSON. */
export interface IndexDescription {
  size: number;
  fieldWeights: FieldWeights;
  language: Language | null;
  currency: string | null;
  fields: FieldDescription[];
  hasGeorgian: boolean;
  /** Logarithm of the greatest popularity figure, which counts as 1. */
  greatestPopularity: number;
}
