/**
 * What a model is told of a shop before anybody asks: what it sells and which facts it keeps about itself. Asked of the
 * shop once in a while, not in every turn, and past the ledger: what stands in a prompt proves nothing.
 */
import { ShopTextTopic, type StoreSettings } from '@quarry/contract';
import type { StoreTools } from '../../tools/store-tools.ts';

export interface StoreProfile {
  /** Canonical categories, those with the most products first. */
  categories: string[];
  topics: string[];
  branches: number;
}

export interface StoreProfiles {
  of(store: StoreSettings, tools: StoreTools): Promise<StoreProfile>;
}

const FRESH_MS = 10 * 60_000;
const MOST_CATEGORIES = 40;
const MOST_STORES = 500;
const NOTHING_KNOWN: StoreProfile = { categories: [], topics: [], branches: 0 };

/** @param clock milliseconds. */
export function createStoreProfiles(clock: () => number = () => performance.now()): StoreProfiles {
  const kept = new Map<string, { until: number; profile: Promise<StoreProfile> }>();
  return {
    of(store, tools) {
      const known = kept.get(store.id);
      if (known && clock() < known.until) return known.profile;
      // A shop that cannot be asked is described by its settings alone; the next turn asks again.
      const profile = read(store, tools).catch(() => {
        kept.delete(store.id);
        return NOTHING_KNOWN;
      });
      if (kept.size >= MOST_STORES) kept.clear();
      kept.set(store.id, { until: clock() + FRESH_MS, profile });
      return profile;
    },
  };
}

async function read(store: StoreSettings, tools: StoreTools): Promise<StoreProfile> {
  const [found, texts, branches] = await Promise.all([
    tools.searchProducts({ query: '', facets: ['category'], page: 1, limit: 1 }),
    Promise.all(ShopTextTopic.options.map((topic) => tools.shopText(topic, store.default_language))),
    tools.branches(),
  ]);
  const categories = found.facets?.find(({ key }) => key === 'category')?.values.map(({ value }) => value) ?? [];
  return {
    categories: categories.slice(0, MOST_CATEGORIES),
    topics: texts.flatMap((text) => (text ? [text.topic] : [])),
    branches: branches.length,
  };
}
