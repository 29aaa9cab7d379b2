/**
 * The profile of a shop in the system prompt: what it sells and which facts its texts contain. Refreshed occasionally,
 * not in every turn. It is not added to the ledger, so statements based on it alone are not grounded.
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
const MAX_CATEGORIES = 40;
const MAX_STORES = 500;
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
      if (kept.size >= MAX_STORES) kept.clear();
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
    categories: categories.slice(0, MAX_CATEGORIES),
    topics: texts.flatMap((text) => (text ? [text.topic] : [])),
    branches: branches.length,
  };
}
