/** Which products staff look for, as SQL: by words, and by what their data lack. */
import type { ProductListQuery, QualityFault } from '@quarry/contract';
import { products } from '@quarry/database';
import { type SQL, sql } from 'drizzle-orm';

/** Products of a store that staff look for; without a member, all. */
export interface ProductFilter {
  /** Part of the title, or the beginning of an id or SKU. */
  text?: string | undefined;
  lacks?: ProductListQuery['lacks'];
  brand?: string | undefined;
  category?: string | undefined;
}

export const field = (name: string) => sql`${products.product} ->> ${sql.raw(`'${name}'`)}`;

/** One condition for each fault: lists of products and the counts of all use the same. */
export const LACKS: Readonly<Record<Exclude<QualityFault, 'duplicate'> | 'stock', SQL>> = {
  picture: sql`jsonb_array_length(${products.product} -> 'images') = 0`,
  price: sql`${field('current_price')} is null`,
  brand: sql`${field('brand')} is null`,
  description: sql`${field('description')} = ''`,
  category: sql`${field('category')} is null and jsonb_array_length(${products.product} -> 'category_path') = 0`,
  attributes: sql`${products.product} -> 'attributes' = '{}'::jsonb and not jsonb_path_exists(${products.product}, '$.variants[*].attributes.*')`,
  stock: sql`${field('stock')} is null`,
};

/** Products with the title, brand and price of another one. */
export function isDuplicate(storeId: string): SQL {
  return sql`${products.id} in (
    select copied.id from (
      select ${products.id} as id, count(*) over (
        partition by lower(trim(${field('title')})), ${field('brand')}, ${field('current_price')}
      ) as copies
      from ${products} where ${products.storeId} = ${storeId}
    ) as copied where copied.copies > 1
  )`;
}

export function conditionsOf(storeId: string, { text, lacks, brand, category }: ProductFilter): SQL[] {
  const conditions: SQL[] = [];
  if (lacks) conditions.push(lacks === 'duplicate' ? isDuplicate(storeId) : LACKS[lacks]);
  if (brand !== undefined) conditions.push(sql`${field('brand')} = ${brand}`);
  if (category !== undefined) conditions.push(sql`${field('category')} = ${category}`);
  if (text) {
    const escaped = text.replace(/[\\%_]/g, '\\$&');
    conditions.push(
      sql`(${products.product} ->> 'title' ilike ${`%${escaped}%`} or ${products.id} ilike ${`${escaped}%`} or exists (select from jsonb_array_elements(${products.product} -> 'variants') variant where variant ->> 'sku' ilike ${`${escaped}%`}))`,
    );
  }
  return conditions;
}
