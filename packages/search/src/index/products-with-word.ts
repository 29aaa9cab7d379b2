/** Lists the products that contain a word in given fields. */
import type { IndexData } from './index-data.ts';
import { fieldOf } from './posting-lists.ts';

export type Field = IndexData['fields'][number];

/** The name, the category and the brand: what a product may be called by. */
export const isStrong = ({ strong }: Field): boolean => strong;

/**
 * Products that have a word in such a field; one that has it in several places is listed several times.
 * @param word its number in the dictionary.
 */
export function productsWithWord(data: IndexData, word: number, isMeant: (field: Field) => boolean): number[] {
  const fields = data.fields.map(isMeant);
  const found: number[] = [];
  for (const { products, places, start, end } of data.postings.runs(word)) {
    for (let i = start; i < end; i++) {
      const product = products[i] ?? 0;
      if (fields[fieldOf(places[i] ?? 0)] === true && !data.isGone(product)) found.push(product);
    }
  }
  return found;
}
