/** Migrates a dialogue state that an older version stored to the current schema. */
import { isObject } from '@quarry/contract';
import { MEMORY_VERSION } from './memory-schema.ts';

type Step = (stored: Record<string, unknown>) => Record<string, unknown>;

/** By the version that they start from. */
const STEPS: ReadonlyMap<unknown, Step> = new Map<unknown, Step>([
  [
    2,
    ({ earlierWishes, ...rest }) => ({
      ...rest,
      version: 3,
      versions: Array.isArray(earlierWishes) ? earlierWishes.map((wishes: unknown) => ({ wishes, turn: 0 })) : [],
    }),
  ],
  [3, (stored) => ({ ...stored, version: 4, spokenOf: [] })],
  [4, (stored) => ({ ...stored, version: 5, model: null, lastAsked: { facts: [], turn: 0 } })],
]);

/** Unchanged where no step leads on. */
export function migrated(stored: unknown): unknown {
  let state = stored;
  while (isObject(state) && state.version !== MEMORY_VERSION) {
    const step = STEPS.get(state.version);
    if (!step) return state;
    state = step(state);
  }
  return state;
}
