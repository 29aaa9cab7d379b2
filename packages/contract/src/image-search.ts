/** Search by picture: products that look similar, and words that narrow them ("this, but black, under 100"). */
import { z } from 'zod';
import { ProductDocument } from './product.ts';
import { PAGE_SIZE } from './constants.ts';
import { QUERY_MAX_LENGTH, Understood } from './search.ts';
import { StoreId } from './store.ts';

const ADDRESS_MAX_LENGTH = 2048;

/** The text fields of the multipart form; the picture is the file `image`, or is given by URL. */
export const ImageSearchForm = z.object({
  store: StoreId,
  image_url: z
    .string()
    .trim()
    .min(1, 'must not be blank')
    .max(ADDRESS_MAX_LENGTH, 'is too long for an address')
    .optional()
    .meta({
      description: 'Address of a picture instead of the file `image`: of our own catalogue or of any public site.',
    }),
  query: z
    .string()
    .trim()
    .max(QUERY_MAX_LENGTH, `A query has at most ${QUERY_MAX_LENGTH} characters.`)
    .default('')
    .meta({ description: 'Words that narrow what is found: a colour, a price, a brand.' }),
  limit: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
});
export type ImageSearchForm = z.infer<typeof ImageSearchForm>;

/** Progress of indexing the store's pictures. */
export const PictureIndexProgress = z.object({
  ready: z.boolean().meta({ description: 'Every product with a picture can be found.' }),
  done: z.number().int(),
  total: z.number().int().meta({ description: 'Products with a picture.' }),
});
export type PictureIndexProgress = z.infer<typeof PictureIndexProgress>;

export const ImageSearchResponse = z.object({
  documents: z.array(ProductDocument).meta({ description: 'The most alike first.' }),
  understood: Understood.meta({ description: 'What the words beside the picture said.' }),
  recovered_by: z.literal('relaxed-filter').nullable().meta({
    description:
      'Not null when nothing of the kind that the picture shows meets the words: these meet not all of them.',
  }),
  index: PictureIndexProgress,
});
export type ImageSearchResponse = z.infer<typeof ImageSearchResponse>;
