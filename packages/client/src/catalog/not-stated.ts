/** What a product's data leave open about things that are not wanted, in sentences for its card. */
import { isRecord } from '../is-record.ts';

/** @param product a document of a search reply, or a product as a chat reply carries it; unchecked. */
export function notStatedOf(product: unknown): string[] {
  if (!isRecord(product)) return [];
  const fields = isRecord(product.metadata) ? product.metadata : product;
  const notes = Array.isArray(fields.not_stated) ? fields.not_stated : [];
  return notes.flatMap((note) => (isRecord(note) && typeof note.text === 'string' ? note.text.trim() || [] : []));
}
