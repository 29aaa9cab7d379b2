import type { Language, ProductDocument } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { emptyMemory } from '../memory/memory.ts';
import { turnOf } from '../testing/planned-turn.ts';
import { aDocument } from '../testing/products.ts';
import { findCore } from './core-request.ts';
import { contentWords } from './words.ts';

const stroller = (id: string, title: string, attributes: Record<string, string>, description = '') =>
  aDocument(id, { title, category: 'strollers', attributes, description, current_price: 100 });
const SHELF: readonly ProductDocument[] = [
  stroller('s1', 'Tamar stroller', { 'max load': '15 kg', color: 'grey' }, 'One hand fold.'),
  stroller('s2', 'Iveri stroller', { 'max load': '22 kg', color: 'green' }, 'Fits into small lifts.'),
  aDocument('b1', { title: 'Umbrella for a stroller', category: 'umbrellas', description: 'A stroller stays dry.' }),
  aDocument('k1', {
    title: 'Lasha mountain bicycle',
    category: 'bicycles',
    attributes: { 'rider height': '150-170 cm' },
  }),
  aDocument('k2', {
    title: 'Nino mountain bicycle',
    category: 'bicycles',
    attributes: { 'rider height': '168-190 cm' },
  }),
];

/** Great are those whose title has all words. */
async function core(message: string, source: 'lexicon' | 'shop' = 'lexicon', language: Language = 'en') {
  const turn = turnOf(message, [], emptyMemory(), language);
  const tools: typeof turn.tools = {
    ...turn.tools,
    async searchProducts({ query }) {
      const asked = contentWords(query, language).map(({ surface }) => surface.toLowerCase());
      const documents = SHELF.filter(({ metadata: { title } }) =>
        asked.every((word) => title.toLowerCase().includes(word)),
      ).map((one) => ({
        ...one,
        metadata: { ...one.metadata, reasons: [{ field: 'title', value: query, words: query }] },
      }));
      return { total: documents.length, documents, understood: {}, recoveredBy: null };
    },
  };
  const wishes = { words: message, said: message, filters: {}, sort: 'relevance' as const };
  const found = await findCore({ ...turn, tools }, wishes, source, []);
  return found && { words: found.wishes.words, ids: found.found.documents.map(({ id }) => id) };
}

describe('The core of a long request', () => {
  it('is the thing with the words that describe it; the rest of the sentence is not required', async () => {
    expect(await core('we move next month and i want a mountain bicycle because mine was stolen')).toEqual({
      words: 'mountain bicycle',
      ids: ['k1', 'k2'],
    });
  });

  it('leaves out those that are made for people of another height', async () => {
    expect(await core("a bicycle please, i'm 182 cm and ride to work")).toMatchObject({ ids: ['k2'] });
    expect(await core("a bicycle to ride to work, i'm 155")).toMatchObject({ ids: ['k1'] });
  });

  it('puts first what the data say of the rest', async () => {
    expect(await core('stroller please, our old house has only small and narrow lifts', 'shop')).toMatchObject({
      words: 'stroller',
    });
    const found = await core('stroller please, our old house has only small and narrow lifts', 'shop');
    expect(found?.ids[0]).toBe('s2');
  });

  it('excludes what a weight is over the limit of', async () => {
    const found = await core('stroller for our boy who weighs 18 kg', 'shop');
    expect(found?.ids).toContain('s2');
    expect(found?.ids).not.toContain('s1');
  });

  it('is none where the request has nothing to leave out, or names nothing that the shop has', async () => {
    expect(await core('mountain bicycle')).toBeNull();
    expect(await core('a piano for my daughter who starts lessons')).toBeNull();
  });
});
