/** Extracts notes about excluded properties that a product's data do not state. */
import { isRecord } from '../is-record.ts';

/** The sentences of a list of notes. The input is unchecked; invalid entries are dropped. */
export function readNotes(notes: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(notes) ? notes : [];
  return list.flatMap((note) => (isRecord(note) && typeof note.text === 'string' ? note.text.trim() || [] : []));
}

/** @param product a document of a search reply or a product of a chat reply; unchecked. */
export function notStatedOf(product: unknown): string[] {
  if (!isRecord(product)) return [];
  return readNotes((isRecord(product.metadata) ? product.metadata : product).not_stated);
}
