import { describe, expect, it, vi } from 'vitest';
import type { Embedder } from './embedder.ts';
import { createQueryPlaces, type PlaceFallback } from './query-places.ts';

type Answer = (text: string) => Promise<Float32Array>;
const placed: Answer = async (text) => Float32Array.of(text.length);
const away: Answer = () => Promise.reject(new Error('The model is away.'));
const never: Answer = () => new Promise(() => {});

function places(answer: Answer, { withinMs = 5_000, withoutPersons = (query: string) => query } = {}) {
  let time = 0;
  const asked: string[] = [];
  const fallbacks: PlaceFallback[] = [];
  const model = { answer };
  const embedder: Embedder = {
    id: 'model',
    batchSize: 1,
    async embed(texts) {
      asked.push(...texts);
      return Promise.all(texts.map((text) => model.answer(text)));
    },
  };
  const { place } = createQueryPlaces({
    embedder,
    withoutPersons,
    onFallback: (reason) => fallbacks.push(reason),
    withinMs,
    clock: () => time,
  });
  return {
    place,
    model,
    asked,
    fallbacks,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('the place of a query', () => {
  it('is asked for once, however it is written and however many ask', async () => {
    const { place, asked } = places(placed);

    const [first, second] = await Promise.all([place('Red dress'), place(' red DRESS ')]);

    expect(first?.vector).toBe(second?.vector);
    expect(await place('RED DRESS')).toEqual(first);
    expect(asked).toEqual(['red dress']);
  });

  it('is nowhere without words, and no model is asked', async () => {
    const { place, asked, fallbacks } = places(placed);

    expect(await place('  ')).toEqual({});
    expect([asked, fallbacks]).toEqual([[], []]);
  });

  it('is asked for without what names a person, and for nothing when no more was said', async () => {
    const withoutPersons = (query: string) => query.replace(/\S+@\S+/g, '');
    const { place, asked, fallbacks } = places(placed, { withoutPersons });

    expect(await place('red dress nino@example.com')).toEqual(await place('red dress'));
    expect(await place('nino@example.com')).toEqual({});
    expect([asked, fallbacks]).toEqual([['red dress'], []]);
  });

  it('is done without when the model is away or too slow, and somebody is told', async () => {
    const broken = places(away);
    expect(await broken.place('sofa')).toEqual({ isFallback: true });
    expect(broken.fallbacks).toEqual(['error']);

    const slow = places(never, { withinMs: 5 });
    expect(await slow.place('sofa')).toEqual({ isFallback: true });
    expect(slow.fallbacks).toEqual(['timeout']);
  });

  it('comes too late for one shopper and is there for the next', async () => {
    let answer = (_vector: Float32Array) => {};
    const { place, asked } = places(() => new Promise((resolve) => (answer = resolve)), { withinMs: 5 });
    expect(await place('sofa')).toEqual({ isFallback: true });

    answer(Float32Array.of(7));

    await vi.waitFor(async () => expect(await place('sofa')).toEqual({ vector: Float32Array.of(7) }));
    expect(asked).toEqual(['sofa']);
  });

  it('is not asked of a model that failed three times, until it has rested', async () => {
    const { place, model, asked, fallbacks, pass } = places(away);
    for (const text of ['a', 'b', 'c', 'd', 'e']) await place(text);
    expect(asked).toEqual(['a', 'b', 'c']);
    expect(fallbacks).toEqual(['error', 'error', 'error', 'resting', 'resting']);

    pass(30_000);
    await place('f');
    await place('g');
    expect(asked).toEqual(['a', 'b', 'c', 'f']);

    pass(30_000);
    model.answer = placed;
    expect(await place('h')).toHaveProperty('vector');
    expect(await place('i')).toHaveProperty('vector');
  });

  it.each([
    ['slow', never, 'timeout'],
    ['away', away, 'error'],
  ] as const)('counts as one failure of a model that is %s, however many wait for it', async (_how, answer, reason) => {
    const { place, asked, fallbacks } = places(answer, { withinMs: 5 });

    await Promise.all(['sofa', 'SOFA', 'sofa '].map(place));
    await place('lamp');
    await place('rug');
    await place('vase');

    expect(fallbacks).toEqual([reason, reason, reason, reason, reason, 'resting']);
    expect(asked).toEqual(['sofa', 'lamp', 'rug']);
  });

  it('lets one query alone try whether a resting model is back', async () => {
    const { place, model, asked, fallbacks, pass } = places(away);
    for (const text of ['a', 'b', 'c']) await place(text);
    pass(30_000);
    model.answer = never;

    void place('d');

    expect(await place('e')).toEqual({ isFallback: true });
    expect(asked).toEqual(['a', 'b', 'c', 'd']);
    expect(fallbacks.at(-1)).toBe('resting');
  });

  it('is not asked for while the model has its hands full', async () => {
    const { place, asked, fallbacks } = places(never);
    for (let i = 0; i < 16; i++) void place(`query ${i}`);

    expect(await place('one more')).toEqual({ isFallback: true });
    expect(asked).toHaveLength(16);
    expect(fallbacks).toEqual(['busy']);
  });

  it('is remembered for the queries that were asked last', async () => {
    const { place, asked } = places(placed);
    for (let i = 0; i < 2000; i++) await place(`query ${i}`);
    await place('query 0');
    await place('one more');

    await place('query 0');
    await place('query 1');

    expect(asked.slice(2000)).toEqual(['one more', 'query 1']);
  });
});
