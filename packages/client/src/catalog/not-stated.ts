/** What a shop's data leave open about things that are not wanted, in sentences for a page. */
import { isRecord } from '../is-record.ts';

/** The sentences of a list of notes; unchecked, what is no note is left out. */
export function readNotes(notes: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(notes) ? notes : [];
  return list.flatMap((note) => (isRecord(note) && typeof note.text === 'string' ? note.text.trim() || [] : []));
}

/** @param product a document of a search reply, or a product as a chat reply carries it; unchecked. */
export function notStatedOf(product: unknown): string[] {
  if (!isRecord(product)) return [];
  return readNotes((isRecord(product.metadata) ? product.metadata : product).not_stated);
}
