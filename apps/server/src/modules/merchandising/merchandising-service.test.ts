import { ProblemError, type Rule, RuleBody, type Synonym, type SynonymBody } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import type { EntryRepository } from './merchandising-repository.ts';
import { createMerchandisingService } from './merchandising-service.ts';

const shop = { id: 'shop', default_language: 'en' } as const;

/** Rules and synonyms in memory, shared like between two processes. */
function aDatabase() {
  let version = 0;
  let reads = 0;
  function entries<Body extends object, Kept>(): EntryRepository<Body, Kept> {
    const kept = new Map<string, Map<string, Kept>>();
    const ofStore = (storeId: string) => kept.get(storeId) ?? kept.set(storeId, new Map()).get(storeId) ?? new Map();
    const stamp = (id: string, body: Body) => ({ ...body, id, created_at: '', updated_at: '' }) as unknown as Kept;
    return {
      async all(storeId) {
        reads += 1;
        return [...ofStore(storeId).values()];
      },
      async add(storeId, { id, body }, most) {
        if (ofStore(storeId).size >= most) return undefined;
        version += 1;
        ofStore(storeId).set(id, stamp(id, body));
        return stamp(id, body);
      },
      async replace(storeId, { id, body }) {
        if (!ofStore(storeId).has(id)) return undefined;
        version += 1;
        ofStore(storeId).set(id, stamp(id, body));
        return stamp(id, body);
      },
      async remove(storeId, id) {
        version += 1;
        return ofStore(storeId).delete(id);
      },
    };
  }
  return {
    rules: entries<RuleBody, Rule>(),
    synonyms: entries<SynonymBody, Synonym>(),
    version: async () => version,
    reads: () => reads,
  };
}

function service(repository = aDatabase()) {
  let time = 0;
  const merchandising = createMerchandisingService({
    repository,
    catalog: { byIds: async (_storeId, ids) => ids.filter((id) => id.startsWith('p')).map((id) => ({ id })) },
    clock: () => time,
  });
  return {
    repository,
    merchandising,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    decide: (query: string) => merchandising.decide(shop, query, undefined, 0),
  };
}

const rule = (facts: object) => RuleBody.parse({ name: 'A rule', ...facts });
const pin = (facts: object = {}) => rule({ kind: 'pin', query: 'dress', product_id: 'p1', position: 1, ...facts });
const nordlys = { filters: { brand: 'Nordlys' } };

async function refused(work: Promise<unknown>) {
  const error = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof ProblemError)) throw new Error('It was not refused.');
  return { code: error.code, fields: error.extras.errors?.map(({ field }) => field) };
}

describe('a decision', () => {
  it('is undefined for a shop without rules', async () => {
    expect(await service().decide('dress')).toEqual({ steering: undefined, redirect: null });
  });

  it('contains the rules as soon as they are created', async () => {
    const { merchandising, decide } = service();
    await decide('dress');

    await merchandising.rules.create('shop', pin());
    await merchandising.rules.create('shop', rule({ kind: 'boost', name: 'Push', ...nordlys, strength: 1 }));
    await merchandising.rules.create(
      'shop',
      rule({ kind: 'bury', name: 'Sink', filters: { color: 'red' }, strength: 100 }),
    );
    await merchandising.rules.create('shop', rule({ kind: 'hide', filters: { ids: ['p9'], color: [] } }));
    await merchandising.synonyms.create('shop', { kind: 'two-way', words: ['frock', 'dress'] });
    await merchandising.synonyms.create('shop', { kind: 'one-way', from: ['gown'], to: ['dress'] });

    expect((await decide('red dresses')).steering).toEqual({
      pins: [{ id: 'p1', position: 1 }],
      boosts: [
        { match: { brand: 'Nordlys' }, points: 0.1, name: 'Push' },
        { match: { color: 'red' }, points: -20_000, name: 'Sink' },
      ],
      hidden: [{ ids: ['p9'] }],
      synonyms: [{ words: ['frock', 'dress'] }, { from: ['gown'], to: ['dress'] }],
    });
    expect((await decide('shirt')).steering).not.toHaveProperty('pins');
  });

  it('is removed with the rule', async () => {
    const { merchandising, decide } = service();
    const made = await merchandising.rules.create('shop', pin());
    await decide('dress');

    await merchandising.rules.replace('shop', made.id, pin({ position: 3 }));
    expect((await decide('dress')).steering?.pins).toEqual([{ id: 'p1', position: 3 }]);
    await merchandising.rules.remove('shop', made.id);
    expect((await decide('dress')).steering).toBeUndefined();
  });

  it('is the same object for the same rules, and another one after a change', async () => {
    const { merchandising, decide } = service();
    await merchandising.rules.create('shop', pin());
    const { steering } = await decide('dress');

    expect((await decide('long dresses')).steering).toBe(steering);
    await merchandising.rules.create('shop', rule({ kind: 'hide', query: 'shirt', ...nordlys }));
    expect((await decide('dress')).steering).not.toBe(steering);
  });

  it('returns the redirect of a query', async () => {
    const { merchandising, decide } = service();
    await merchandising.rules.create('shop', rule({ kind: 'redirect', query: 'returns', url: '/returns' }));
    await merchandising.rules.create('shop', rule({ kind: 'redirect', query: 'how returns work', url: '/how' }));

    expect(await decide('returns')).toEqual({ steering: undefined, redirect: '/returns' });
    expect((await decide('how do returns work')).redirect).toBe('/how');
    expect((await decide('dress')).redirect).toBeNull();
  });

  it('gives the second of two products with one position the next position', async () => {
    const { merchandising, decide } = service();
    await merchandising.rules.create('shop', pin({ product_id: 'p1' }));
    await merchandising.rules.create('shop', pin({ product_id: 'p2', query: 'red dress' }));
    await merchandising.rules.create('shop', pin({ product_id: 'p1', position: 5 }));

    expect((await decide('red dress')).steering?.pins).toEqual([
      { id: 'p2', position: 1 },
      { id: 'p1', position: 2 },
    ]);
  });

  it('detects changes of another process within a second, and does not read more often', async () => {
    const repository = aDatabase();
    const here = service(repository);
    const there = service(repository);
    await here.decide('dress');
    const reads = repository.reads();
    await there.merchandising.rules.create('shop', pin());

    here.pass(999);
    expect((await here.decide('dress')).steering).toBeUndefined();
    expect(repository.reads()).toBe(reads);
    here.pass(1);
    expect((await here.decide('dress')).steering?.pins).toHaveLength(1);
    here.pass(5000);
    const after = repository.reads();
    await here.decide('dress');
    expect(repository.reads()).toBe(after);
  });

  it('does not cache data read before a change', async () => {
    const repository = aDatabase();
    const { merchandising, decide } = service(repository);
    let goOn = () => {};
    const { all } = repository.rules;
    repository.rules.all = async (storeId) => {
      const rules = await all(storeId);
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return rules;
    };
    const early = decide('dress');
    await new Promise(setImmediate);
    repository.rules.all = all;
    await merchandising.rules.create('shop', pin());
    goOn();

    expect((await early).steering?.pins).toHaveLength(1);
    expect((await decide('dress')).steering?.pins).toHaveLength(1);
  });
});

describe('a rule that cannot be', () => {
  it.each([
    ['product_id', pin({ product_id: 'nobody' })],
    ['ends_at', pin({ starts_at: '2026-11-20T12:00:00Z', ends_at: '2026-11-20T12:00:00Z' })],
    ['filters', rule({ kind: 'hide', filters: { color: [] } })],
    ['filters', rule({ kind: 'boost', filters: { attributes: { season: [] } } })],
  ])('is refused by its field: %s', async (field, body) => {
    const { merchandising } = service();
    const made = await merchandising.rules.create('shop', pin());

    expect(await refused(merchandising.rules.create('shop', body))).toEqual({
      code: 'invalid-request',
      fields: [field],
    });
    expect(await refused(merchandising.rules.replace('shop', made.id, body))).toMatchObject({ fields: [field] });
    expect(await merchandising.rules.all('shop')).toEqual([made]);
  });

  it('is one too many', async () => {
    const { repository, merchandising } = service();
    repository.rules.add = async () => undefined;
    repository.synonyms.add = async () => undefined;

    expect((await refused(merchandising.rules.create('shop', pin()))).code).toBe('too-many-rules');
    const words: SynonymBody = { kind: 'two-way', words: ['a', 'b'] };
    expect((await refused(merchandising.synonyms.create('shop', words))).code).toBe('too-many-rules');
  });

  it('is not there', async () => {
    const { rules, synonyms } = service().merchandising;

    expect((await refused(rules.replace('shop', 'none', pin()))).code).toBe('rule-not-found');
    expect((await refused(rules.remove('shop', 'none'))).code).toBe('rule-not-found');
    expect((await refused(synonyms.remove('shop', 'none'))).code).toBe('synonym-not-found');
  });
});
