/**
 * The documents that an engine indexes. A store's catalogue has a version that increases with every change, and each
 * row says which version wrote or deleted it: an engine that knows the documents of one version can be told the rest.
 */

/** A product as an engine indexes it; see `EngineDocument` of `@quarry/search`, with which it must agree. */
export interface SearchDocument {
  id: string;
  /** Texts to search, by field name; several texts in one field are parted by line breaks. */
  fields: Record<string, string>;
  /** Canonical English values by key (`color: ['red']`). */
  attributes: Record<string, string[]>;
  /** The shop's own category, widest level first. */
  categoryPath?: string[];
  /** Null when unknown, which no price limit accepts. */
  price: number | null;
  /** Null: not counted, therefore taken as available. */
  stock: number | null;
  /** 0 to 5, null without ratings. */
  rating: number | null;
  popularity: number;
  variants?: { attributes: Record<string, string[]>; price: number | null; stock: number | null }[];
  /** Place in the catalogue. Earlier wins a tie; the highest is the newest. */
  position: number;
}

/** A product in its place, as the database has it. */
export interface StoredRow {
  position: number;
  /** The version of the catalogue that wrote it. */
  version: number;
  /** JSON of a `Product`. */
  json: string;
}

export interface DeletedRow {
  deletedId: string;
  /** The version of the catalogue that deleted it. */
  version: number;
}

export interface DocumentFeed {
  /** The version of the catalogue now. */
  version(storeId: string): Promise<number>;
  /** All products of a store in their order, some hundreds at a time. */
  storedProducts(storeId: string): AsyncIterable<StoredRow[]>;
  /**
   * What was written and deleted after a version, at most `take` changes; null when the version belongs to a deleted
   * store of the same id.
   */
  changedSince(storeId: string, version: number, take: number): Promise<(StoredRow | DeletedRow)[] | null>;
  /** What these products are now; for one that was deleted, that. */
  rowsOf(storeId: string, ids: readonly string[]): Promise<(StoredRow | DeletedRow)[]>;
}
