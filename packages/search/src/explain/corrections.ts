/** Lists words that were corrected as typing errors, for display: `sopha` as `sofa`. */
import type { Correction } from '../engine-query.ts';
import type { IndexData } from '../index/index-data.ts';
import { headOf } from '../match/reading.ts';
import type { ReadRequest } from '../query/read-request.ts';

/** In the order of the query, each word once. */
export function correctionsOf(
  data: IndexData,
  { text, slips, clauses }: Pick<ReadRequest, 'text' | 'slips' | 'clauses'>,
): Correction[] {
  const read = new Map(slips.map(({ start, end, word }) => [text.slice(start, end), word]));
  for (const { words } of clauses) {
    for (const { surface, exact, readings } of words) {
      const [likeliest] = readings;
      if (likeliest === undefined || readings.some(({ how }) => how !== 'spelling')) continue;
      const meant = headOf(data, likeliest);
      if (meant !== exact && !read.has(surface)) read.set(surface, meant);
    }
  }
  return Array.from(read, ([typed, meant]) => ({ typed, meant }));
}
