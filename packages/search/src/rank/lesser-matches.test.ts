import { describe, expect, it } from 'vitest';
import { aDocument, indexOf } from '../testing/a-document.ts';

describe('the first tier', () => {
  it('has nothing that says the words of a phrase in its description alone', () => {
    const index = indexOf(
      aDocument('External USB drive for CD and DVD', { id: 'drive' }),
      aDocument('Laser printer Ondera 20', {
        id: 'printer',
        fields: { description: 'Needs a CD drive for its driver and an external power supply.' },
      }),
    );
    const { hits } = index.search({ text: 'external cd drive', skip: 0, take: 5 });
    expect(hits.map(({ id, great }) => [id, great])).toEqual([
      ['drive', true],
      ['printer', false],
    ]);
    expect(hits[1]?.missing).toEqual([{ kind: 'thing', value: 'drive', verdict: 'unknown' }]);
  });

  it('has no part for another car', () => {
    const index = indexOf(
      aDocument('Front brake pads, Toyota Prius', {
        id: 'prius',
        attributes: { category: ['brake-pads'], car_model: ['toyota prius'] },
      }),
      aDocument('Rear brake pads, Kia Rio', {
        id: 'rio',
        attributes: { category: ['brake-pads'], car_model: ['kia rio'] },
      }),
    );
    for (const text of ['brake pads bmw x5', 'brake pads for bmw'])
      expect(index.search({ text, skip: 0, take: 5 }), text).toMatchObject({ total: 2, greatTotal: 0 });
    const { hits } = index.search({ text: 'brake pads prius', skip: 0, take: 5 });
    expect(hits.filter(({ great }) => great).map(({ id }) => id)).toEqual(['prius']);
  });

  it('has the thing, and not what is filed as another and only named by it', () => {
    const index = indexOf(
      aDocument('Smart TV Orla, 43″', { id: 'tv', attributes: { category: ['television'] } }),
      aDocument('Oak TV bench', { id: 'bench', attributes: { category: ['tv-stand'] } }),
      aDocument('Walnut TV stand', { id: 'stand', attributes: { category: ['tv-stand'] } }),
    );
    const { hits } = index.search({ text: 'tv', skip: 0, take: 5 });
    expect(hits[0]).toMatchObject({ id: 'tv', great: true });
    expect(hits.slice(1).map(({ great }) => great)).toEqual([false, false]);
  });
});

describe('a category that was understood', () => {
  const snacks = ['Corn chips', 'Butter biscuits', 'Salted potato chips', 'Oat biscuits'].map((title) =>
    aDocument(title, { id: title, attributes: { category: [title.includes('chips') ? 'chips' : 'biscuits'] } }),
  );
  const index = indexOf(
    ...snacks,
    aDocument('Frozen samosas', { id: 'samosas', attributes: { category: ['frozen-food'] } }),
  );
  const ids = (text: string) => index.search({ text, skip: 0, take: 9 }).hits.map(({ id }) => id);

  it('rules out what is filed under another one', () => {
    expect(ids('chips')).toEqual(expect.arrayContaining(['Corn chips', 'Salted potato chips']));
    expect(ids('chips')).not.toContain('samosas');
  });

  it('rules out nothing where a word is in none of its products', () => {
    expect(ids('frozen biscuits')).toContain('samosas');
  });
});

describe('a prefix that is a complete word of a few products', () => {
  it('is completed where that makes far more of the shop', () => {
    const index = indexOf(
      aDocument('Cable pro cont series', { id: 'cont' }),
      ...Array.from({ length: 30 }, (_, at) =>
        aDocument(`Controller ${'abcdefghijklmnopqrstuvwxyzabcd'[at]}x${at}`, { id: `controller-${at}` }),
      ),
    );
    const { total } = index.search({ text: 'cont', skip: 0, take: 3 });
    expect(total).toBe(31);
  });
});

describe('a shelf whose name joins several kinds', () => {
  const onShelf = (title: string, id: string, category = 'Mops & Buckets') =>
    aDocument(title, {
      id,
      attributes: { category: [category.toLowerCase().replace(' & ', '-')] },
      categoryPath: [category],
      fields: { category },
    });
  const index = indexOf(
    onShelf('Lavora flat floor mop with 2 pads', 'mop'),
    onShelf('Lavora spin mop', 'spin'),
    onShelf('Lavora steel bucket, 12 l', 'bucket'),
    onShelf('Lavora Twister 3000', 'unnamed'),
    onShelf('Door mat', 'mat', 'Mats'),
  );
  const greatFor = (text: string) =>
    index
      .search({ text, skip: 0, take: 9 })
      .hits.filter(({ great }) => great)
      .map(({ id }) => id);

  it('holds as great matches what is called by the asked one, and what its name leaves open', () => {
    expect(greatFor('mops').toSorted()).toEqual(['mop', 'spin', 'unnamed']);
    expect(greatFor('bucket').toSorted()).toEqual(['bucket', 'unnamed']);
  });

  it('holds all of it when its whole name is asked for', () => {
    expect(greatFor('mops & buckets').toSorted()).toEqual(['bucket', 'mop', 'spin', 'unnamed']);
  });
});
