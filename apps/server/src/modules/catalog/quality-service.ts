/** How complete the data of a catalogue and of single products are, in points of 100. */
import { type CatalogueQuality, type ProductQuality, QUALITY_POINTS, type QualityFault } from '@quarry/contract';
import { LRUCache } from 'lru-cache';
import type { QualityRepository } from './quality-repository.ts';

const MAX_STORES = 100;
/** Counting reads all products; it takes at most this part of the time in a store that always changes. */
const SHARE_OF_TIME = 1 / 20;

interface Counted {
  quality: CatalogueQuality;
  duplicates: ReadonlySet<string>;
}

export type QualityService = ReturnType<typeof createQualityService>;

export function createQualityService(repository: QualityRepository, clock: () => number = () => performance.now()) {
  const counts = new LRUCache<string, { version: number; until: number; counted: Promise<Counted> }>({
    max: MAX_STORES,
  });

  async function count(storeId: string): Promise<Counted> {
    const { total, faults, duplicates } = await repository.count(storeId);
    const costs = [...faults].flatMap(([fault, products]) =>
      products === 0 ? [] : [{ fault, products, points: QUALITY_POINTS[fault] * (products / total) }],
    );
    const lost = costs.reduce((sum, { points }) => sum + points, 0);
    const rounded = costs.map((cost) => ({ ...cost, points: Math.round(cost.points * 10) / 10 }));
    return {
      quality: {
        products: total,
        score: total === 0 ? null : Math.round(100 - lost),
        faults: rounded.toSorted((a, b) => b.points - a.points),
      },
      duplicates: new Set(duplicates),
    };
  }

  /** Counted anew when the products have changed. */
  async function counted(storeId: string): Promise<Counted> {
    const version = await repository.version(storeId);
    const kept = counts.get(storeId);
    if (kept && (kept.version === version || clock() < kept.until)) return kept.counted;
    const startedAt = clock();
    const entry = { version, until: Number.POSITIVE_INFINITY, counted: count(storeId) };
    counts.set(storeId, entry);
    try {
      const result = await entry.counted;
      entry.until = clock() + (clock() - startedAt) / SHARE_OF_TIME;
      return result;
    } catch (error) {
      counts.delete(storeId);
      throw error;
    }
  }

  return {
    ofStore: async (storeId: string): Promise<CatalogueQuality> => (await counted(storeId)).quality,

    /** undefined: there is no such product. */
    async ofProduct(storeId: string, id: string): Promise<ProductQuality | undefined> {
      const own = await repository.ofProduct(storeId, id);
      if (!own) return undefined;
      const { duplicates } = await counted(storeId);
      const faults: QualityFault[] = duplicates.has(id) ? [...own, 'duplicate'] : own;
      return { score: faults.reduce((score, fault) => score - QUALITY_POINTS[fault], 100), faults };
    },
  };
}
