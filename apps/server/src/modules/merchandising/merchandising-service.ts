/**
 * Manages rules and synonyms, and applies them to queries.
 *
 * A store's rules and synonyms are cached in memory in prepared form, so that a search needs no database query. A
 * change made here is effective when the call returns; a change by another process is detected by the version.
 */
import { randomUUID } from 'node:crypto';
import {
  type Language,
  MAX_RULES,
  MAX_SYNONYMS,
  problem,
  type Rule,
  type RuleBody,
  type SearchFilters,
  type StoreSettings,
  type Synonym,
  type SynonymBody,
} from '@quarry/contract';
import { type ChangedSteering, changedSteering, type SteeringChange } from './changed-steering.ts';
import { type Decide, type Decision, decisionsBy } from './decisions.ts';
import type { EntryRepository, MerchandisingRepository } from './merchandising-repository.ts';

/** Interval in milliseconds at which searches check for changes by other processes. */
const LOOK_EVERY_MS = 1000;

export interface Entries<Body, Kept> {
  all(storeId: string): Promise<Kept[]>;
  /** @throws `invalid-request` that names the field, `too-many-rules`. */
  create(storeId: string, body: Body): Promise<Kept>;
  /** @throws `invalid-request`, and `rule-not-found` or `synonym-not-found`. */
  replace(storeId: string, id: string, body: Body): Promise<Kept>;
  remove(storeId: string, id: string): Promise<void>;
}

export interface MerchandisingService {
  rules: Entries<RuleBody, Rule>;
  synonyms: Entries<SynonymBody, Synonym>;
  /**
   * The decision for a query at this time. Without words: rules that apply to every search.
   * @param now milliseconds since 1970
   */
  decide(
    settings: Pick<StoreSettings, 'id' | 'default_language'>,
    query: string,
    language: Language | undefined,
    now: number,
  ): Promise<Decision>;
  /** The same rules and synonyms with a change. It is prepared once for the same object. */
  changedBy(settings: Pick<StoreSettings, 'id' | 'default_language'>, change: SteeringChange): Promise<ChangedSteering>;
  /** @throws `invalid-request` that names the field. */
  checkRule(storeId: string, rule: RuleBody): Promise<void>;
  /** Something else changed rules or synonyms here: they are read again. */
  changed(storeId: string): void;
}

interface MerchandisingParts {
  repository: MerchandisingRepository;
  catalog: { byIds(storeId: string, ids: readonly string[]): Promise<{ id: string }[]> };
  /** Monotonic milliseconds; tests control it. */
  clock?: () => number;
}

interface Prepared {
  version: number;
  decide: Decide;
  changedBy(change: SteeringChange): ChangedSteering;
}

interface StoreSteering {
  prepared: Prepared | null;
  lookedAt: number;
  loading: Promise<Prepared> | null;
  /** Incremented by every change made here, which invalidates a concurrent read. */
  changes: number;
}

export function createMerchandisingService({
  repository,
  catalog,
  clock = () => performance.now(),
}: MerchandisingParts): MerchandisingService {
  const storeSteering = new Map<string, StoreSteering>();

  function steeringOf(storeId: string): StoreSteering {
    let steering = storeSteering.get(storeId);
    if (!steering) {
      steering = { prepared: null, lookedAt: 0, loading: null, changes: 0 };
      storeSteering.set(storeId, steering);
    }
    return steering;
  }

  function forget(storeId: string): void {
    const steering = steeringOf(storeId);
    steering.prepared = null;
    steering.loading = null;
    steering.changes += 1;
  }

  async function load(settings: Pick<StoreSettings, 'id' | 'default_language'>): Promise<Prepared> {
    // The version is read first: a change during the read is detected by the next check.
    const version = await repository.version(settings.id);
    const [rules, synonyms] = await Promise.all([
      repository.rules.all(settings.id),
      repository.synonyms.all(settings.id),
    ]);
    const changes = new WeakMap<SteeringChange, ChangedSteering>();
    return {
      version,
      decide: decisionsBy(rules, synonyms, settings.default_language),
      changedBy(change) {
        const known = changes.get(change) ?? changedSteering(change, { rules, synonyms }, settings.default_language);
        changes.set(change, known);
        return known;
      },
    };
  }

  async function preparedOf(settings: Pick<StoreSettings, 'id' | 'default_language'>): Promise<Prepared> {
    const steering = steeringOf(settings.id);
    if (steering.prepared && clock() - steering.lookedAt >= LOOK_EVERY_MS) {
      steering.lookedAt = clock();
      if ((await repository.version(settings.id)) !== steering.prepared?.version) forget(settings.id);
    }
    if (steering.prepared) return steering.prepared;

    steering.loading ??= load(settings);
    const { loading, changes } = steering;
    try {
      const prepared = await loading;
      if (steering.changes !== changes) return preparedOf(settings);
      steering.prepared = prepared;
      steering.lookedAt = clock();
      return prepared;
    } finally {
      if (steering.loading === loading) steering.loading = null;
    }
  }

  function entriesOf<Body extends object, Kept>(
    entries: EntryRepository<Body, Kept>,
    most: number,
    missing: 'rule-not-found' | 'synonym-not-found',
    check: (storeId: string, body: Body) => Promise<void>,
  ): Entries<Body, Kept> {
    return {
      all: (storeId) => entries.all(storeId),

      async create(storeId, body) {
        await check(storeId, body);
        const kept = await entries.add(storeId, { id: randomUUID(), body }, most);
        if (!kept) throw problem('too-many-rules');
        forget(storeId);
        return kept;
      },

      async replace(storeId, id, body) {
        await check(storeId, body);
        const kept = await entries.replace(storeId, { id, body });
        if (!kept) throw problem(missing);
        forget(storeId);
        return kept;
      },

      async remove(storeId, id) {
        if (!(await entries.remove(storeId, id))) throw problem(missing);
        forget(storeId);
      },
    };
  }

  async function checkRule(storeId: string, rule: RuleBody): Promise<void> {
    if (rule.starts_at !== null && rule.ends_at !== null && Date.parse(rule.starts_at) >= Date.parse(rule.ends_at)) {
      throw wrong('ends_at', 'A rule must end after it starts.');
    }
    if ('filters' in rule && !demandsSomething(rule.filters)) {
      throw wrong('filters', 'At least one condition with a value is needed.');
    }
    if (rule.kind === 'pin' && (await catalog.byIds(storeId, [rule.product_id])).length === 0) {
      throw wrong('product_id', 'There is no such product in this store.');
    }
  }

  return {
    rules: entriesOf(repository.rules, MAX_RULES, 'rule-not-found', checkRule),
    synonyms: entriesOf(repository.synonyms, MAX_SYNONYMS, 'synonym-not-found', async () => {}),

    async decide(settings, query, language, now) {
      const { decide } = await preparedOf(settings);
      return decide(query, language, now);
    },

    changedBy: async (settings, change) => (await preparedOf(settings)).changedBy(change),

    checkRule,
    changed: forget,
  };
}

function wrong(field: string, message: string) {
  return problem('invalid-request', { detail: `${field}: ${message}`, errors: [{ field, message }] });
}

/** An empty list is not a condition: a rule that hides products with no colour in particular would hide all. */
function demandsSomething({ attributes, ...filters }: SearchFilters): boolean {
  return [...Object.values(filters), ...Object.values(attributes ?? {})].some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );
}
