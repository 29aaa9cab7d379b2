/** How complete the data of the catalogue are: what products lack, and a score of each and of all. */
import { z } from 'zod';
import { keysOf } from '../typed-objects.ts';
import { type Operation, perCaller, problems, READ_LIMIT } from './operation.ts';
import { InStore, InStoreWithId } from './shared.ts';

/** Counting reads the whole catalogue once for each of its versions. */
const QUALITY_LIMIT = perCaller('product-quality', 120);

/** Points that a product loses for what it lacks, of 100; `duplicate`: another product has its title, brand and price. */
export const QUALITY_POINTS = {
  price: 30,
  picture: 25,
  description: 15,
  category: 10,
  attributes: 10,
  brand: 5,
  duplicate: 5,
} as const;

export const QualityFault = z.enum(keysOf(QUALITY_POINTS));
export type QualityFault = z.infer<typeof QualityFault>;

const Score = z.number().int().min(0).max(100);

export const CatalogueQuality = z.object({
  products: z.number().int(),
  score: Score.nullable().meta({ description: 'Mean of all products; null: there are none.' }),
  faults: z
    .array(z.object({ fault: QualityFault, products: z.number().int(), points: z.number() }))
    .meta({ description: '`points`: what the fault takes from the score. The costliest first.' }),
});
export type CatalogueQuality = z.infer<typeof CatalogueQuality>;

export const ProductQuality = z.object({ score: Score, faults: z.array(QualityFault) });
export type ProductQuality = z.infer<typeof ProductQuality>;

const read = { method: 'GET', permission: 'products:read', isIdempotent: false, isAudited: false } as const;

export const productQualityOperations = {
  catalogueQuality: {
    ...read,
    url: '/api/v1/stores/:store/catalogue-quality',
    limit: QUALITY_LIMIT,
    schema: {
      tags: ['Products'],
      summary: 'How complete the catalogue is, and what products lack',
      params: InStore,
      response: { 200: CatalogueQuality, ...problems },
    },
    example: {
      params: { store: 'myshop' },
      reply: { products: 200, score: 95, faults: [{ fault: 'picture', products: 40, points: 5 }] },
    },
  },
  productQuality: {
    ...read,
    url: '/api/v1/stores/:store/products/:id/quality',
    limit: READ_LIMIT,
    schema: {
      tags: ['Products'],
      summary: 'How complete one product is',
      params: InStoreWithId,
      response: { 200: ProductQuality, ...problems },
    },
    example: { params: { store: 'myshop', id: 'lamp-1' }, reply: { score: 75, faults: ['picture'] } },
  },
} as const satisfies Record<string, Operation>;
