/** Deletes products from a store, so that they are found no more from the moment the call returns. */
import { problem } from '@quarry/contract';
import type { CatalogService } from './catalog-service.ts';

/** Missing ids that an error names; the rest is counted. */
const NAMED_IDS = 20;

export interface ProductRemoval {
  /**
   * All of them or none.
   * @param mayBeMissing ids that the store does not have are left out instead of refused.
   * @returns how many were deleted, and which ids the store does not have.
   * @throws the problem `product-not-found` that names the missing ids; nothing is deleted then.
   */
  remove(
    storeId: string,
    ids: readonly string[],
    options: { mayBeMissing: boolean },
  ): Promise<{ deleted: number; missing: string[] }>;
}

interface ProductRemovalParts {
  catalog: Pick<CatalogService, 'remove'>;
  search: { refresh(storeId: string): Promise<void> };
}

export function createProductRemoval({ catalog, search }: ProductRemovalParts): ProductRemoval {
  return {
    async remove(storeId, ids, { mayBeMissing }) {
      const result = await catalog.remove(storeId, ids, { mayBeMissing });
      if (result.missing.length > 0 && !mayBeMissing) throw missingProducts(storeId, result.missing);
      if (result.deleted > 0) await search.refresh(storeId);
      return result;
    },
  };
}

function missingProducts(storeId: string, missing: readonly string[]) {
  const more = missing.length > NAMED_IDS ? ` and ${missing.length - NAMED_IDS} more` : '';
  return problem('product-not-found', {
    detail: `"${storeId}" has no products with these ids: ${missing.slice(0, NAMED_IDS).join(', ')}${more}. Nothing was deleted.`,
  });
}
