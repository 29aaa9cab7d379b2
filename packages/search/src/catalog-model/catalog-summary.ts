/** The part of a catalogue model that does not grow with products: kept as JSON in one column of the index. */
import type { Kind } from './kind.ts';
import type { LearnedAttribute } from './learn-attributes.ts';
import type { SlotName } from './measure-columns.ts';
import type { Habits, HeadPlaces } from './word-order.ts';

export interface CatalogSummary {
  kinds: Kind[];
  attributes: LearnedAttribute[];
  /** `category quantity attribute` → products whose title measures what the attribute says. */
  agreements: [key: string, products: number][];
  slots: SlotName[];
  models: string[];
  families: string[];
  /** What heads of later titles are judged by. */
  places: HeadPlaces;
  habits: [stem: string, habits: Habits][];
}

export function packSummary(summary: CatalogSummary): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(summary));
}

/** Shared memory is copied: text is not decoded from it. */
export function unpackSummary(bytes: Uint8Array): CatalogSummary {
  const summary: CatalogSummary = JSON.parse(new TextDecoder().decode(bytes.slice()));
  return summary;
}
