/** One invented product before its texts and prices are generated: all random choices about it. */
import type { Attributes } from '@quarry/contract';
import type { FactName } from '../catalogues/facts.ts';
import type { Family, Kind, Variety } from '../catalogues/catalogue.ts';
import type { Phrase } from '../phrases.ts';
import type { Color, Material, PATTERNS } from '../vocabulary.ts';

/** A selected fact. */
export interface DrawnFact {
  name: FactName;
  value: string;
  shown: Phrase;
  inTitle: boolean;
  /** Name under which the description tells it. */
  toldAs: FactName;
}

export interface Draft {
  family: Family;
  kind: Kind;
  brand: string;
  model: string;
  /** Several if the product is sold in several colours; the title then names none. */
  colors: Color[];
  /** The word for the first colour, "sage" for green. */
  shade: Phrase | undefined;
  material: Material | undefined;
  pattern: (typeof PATTERNS)[number] | undefined;
  motif: Phrase | undefined;
  variety: Variety | undefined;
  facts: DrawnFact[];
  sizes: string[];
  occasions: string[];
  seasons: string[];
  attributes: Attributes;
  story: Phrase;
  /** 0 cheapest to 1 dearest within the price range. */
  rank: number;
}
