/**
 * A product as the engine indexes it. The caller decides which texts belong to which field. The engine does not depend
 * on the product type: anything with an id, texts and attributes can be indexed.
 */
export interface EngineDocument {
  id: string;
  /**
   * Texts to search, by field name; several texts in one field are parted by line breaks. The field `identifiers` is special: whitespace-separated article numbers and
   * barcodes that are looked up whole and never read as words.
   */
  fields: Record<string, string>;
  /** Canonical English values by key (`color: ['red']`). Filters and understood conditions are answered from here. */
  attributes: Record<string, string[]>;
  /** The shop's own category, widest level first. Absent: the lines of the field `category`, then the attribute. */
  categoryPath?: string[];
  /** In the currency of the index; null when unknown, which no price limit accepts. */
  price: number | null;
  /** null: not counted, therefore taken as available. */
  stock: number | null;
  /** 0 to 5, null without ratings. */
  rating: number | null;
  /** Any non-negative figure that grows with demand; only compared within one index. */
  popularity: number;
  /**
   * Its variants. Constraints on attributes of variants, price and stock must all be met by one of them: "blue, XXL" is
   * not met by a blue M and a red XXL. Absent or empty: the product has a single variant, itself.
   */
  variants?: EngineVariant[];
  /** Place in the catalogue. Earlier wins a tie; the highest is the newest. */
  position: number;
}

export interface EngineVariant {
  /** Only what is its own; anything else is the product's. */
  attributes: Record<string, string[]>;
  /** null: the product's. */
  price: number | null;
  /** null: not counted. */
  stock: number | null;
}

/** A change of a finished index. Later changes of the same product win. */
export type IndexChange =
  /** A new product, or a known one as it is now. */
  | { kind: 'put'; document: EngineDocument }
  | { kind: 'remove'; id: string }
  /** Only figures: cheaper than `put`, for no text is read. An unknown id changes nothing. */
  | {
      kind: 'patch';
      id: string;
      price?: number | null;
      stock?: number | null;
      rating?: number | null;
      popularity?: number;
    };

/** The field whose text is a list of article numbers and barcodes. */
export const IDENTIFIERS_FIELD = 'identifiers';

/** How much a word in each field counts. A field that is not named counts 1; a weight of 0 leaves it out. */
export interface FieldWeights {
  [field: string]: number;
}
