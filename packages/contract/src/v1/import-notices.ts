/**
 * What an import says about a file, such as a column whose meaning was guessed: a code with its values, which the
 * console says in the reader's language, and the same as an English sentence.
 */
import { z } from 'zod';

export const ImportNoticeCode = z.enum([
  'column-by-values',
  'description-taken',
  'title-taken',
  'id-is-sku',
  'id-is-title',
  'id-repeats',
  'prices-are-whole',
  'empty-stock-is-none',
  'may-be-cost',
  'no-price-column',
  'no-prices',
  'large-loss-kept',
]);
export type ImportNoticeCode = z.infer<typeof ImportNoticeCode>;

export const ImportNotice = z.object({
  code: ImportNoticeCode,
  values: z.record(z.string(), z.union([z.string(), z.number()])).meta({
    description: 'What the sentence names, such as `column`.',
  }),
  message: z.string().meta({ description: 'The sentence in English.' }),
});
export type ImportNotice = z.infer<typeof ImportNotice>;
