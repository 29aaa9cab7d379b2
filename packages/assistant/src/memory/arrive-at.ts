/** Records the product whose page the shopper has opened. */
import type { StoreTools } from '../tools/store-tools.ts';
import { type Memory, putOnTable, toShown } from './memory.ts';

/**
 * On arrival the product is what was shown last, so that "this" means it. While the shopper stays, it gives way to what
 * the conversation shows.
 */
export async function arriveAt(
  memory: Memory,
  pageProduct: string | null,
  { productFacts }: Pick<StoreTools, 'productFacts'>,
): Promise<void> {
  if (memory.pageProduct === pageProduct) return;
  memory.pageProduct = pageProduct;
  const [document] = pageProduct === null ? [] : await productFacts([pageProduct]);
  if (document) putOnTable(memory, { products: [toShown(document)], page: 0, total: 1 });
}
