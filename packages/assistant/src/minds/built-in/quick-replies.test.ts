import { describe, expect, it } from 'vitest';
import { aConversation } from '../../testing/little-shop.ts';
import { aDocument } from '../../testing/products.ts';
import { askableKeys, quickReplySets } from './quick-replies.ts';

const dollar = { code: 'USD', sign: '$', position: 'before', space: false } as const;
const wishes = { words: 'thing', said: 'thing', filters: {}, sort: 'relevance' } as const;
const facet = (key: string, ...counts: [string, number][]) => ({
  key,
  label: key,
  values: counts.map(([value, count]) => ({ value, label: value, count })),
});
const setsOf = (facets: ReturnType<typeof facet>[], total: number, filters = {}) =>
  quickReplySets({ documents: [], facets, total, wishes: { ...wishes, filters }, language: 'en', currency: dollar });

describe('quick replies', () => {
  it('ask for the kind before the colour, and for the brand last', () => {
    const sets = setsOf(
      [
        facet('brand', ['alma', 20], ['berg', 20]),
        facet('color', ['red', 20], ['blue', 20]),
        facet('category', ['dress', 20], ['coat', 20]),
      ],
      40,
    );

    expect(sets.map(({ about }) => about)).toEqual(['category', 'color', 'brand']);
  });

  it('offer nothing that would keep everything or find nothing', () => {
    const [set] = setsOf([facet('color', ['red', 40], ['blue', 12], ['green', 0])], 40);

    expect(set?.offers.map(({ label }) => label)).toEqual(['Blue']);
  });

  it('remember the condition that a label stands for', () => {
    const [set] = setsOf([facet('dose_form', ['tablet', 3], ['syrup', 2])], 5);

    expect(set?.offers).toEqual([
      { label: 'Tablet', filters: { attributes: { dose_form: 'tablet' } } },
      { label: 'Syrup', filters: { attributes: { dose_form: 'syrup' } } },
    ]);
  });

  it('write codes as people know them', () => {
    const [set] = setsOf([facet('tyre_size', ['205/55 r16', 3], ['195/65 r15', 2])], 5);

    expect(set?.offers.map(({ label }) => label)).toEqual(['205/55 R16', '195/65 R15']);
  });

  it('go on in later sets when there is more to choose from', () => {
    const colors = ['red', 'blue', 'green', 'black', 'white', 'pink'].map(
      (color, place) => [color, 20 - place] as [string, number],
    );
    const sets = setsOf([facet('color', ...colors)], 100);

    expect(sets.map(({ offers }) => offers.length)).toEqual([4, 2]);
  });

  it('do not ask what is settled, and of several kinds only those', () => {
    expect(askableKeys({ color: 'red', category: 'dress' })).not.toContain('color');
    expect(askableKeys({ category: 'dress' })).not.toContain('category');
    const [set] = setsOf([facet('category', ['dress', 3], ['coat', 2], ['sofa', 9])], 14, {
      category: ['dress', 'coat'],
    });
    expect(set?.offers.map(({ label }) => label)).toEqual(['Dress', 'Coat']);
  });

  it('BTN-28 a reply of an earlier set still means what it meant when it was offered', async () => {
    const say = aConversation();
    const { buttons } = await say('dress', 'en');
    const [first = '', second = ''] = buttons;
    await say(first, 'en');

    const back = await say(second, 'en');

    expect(back.ids?.length).toBeGreaterThan(0);
    expect(back.trace.memory?.advice.offered.length).toBeGreaterThan(1);
  });

  it('STREAM-08 BTN-30 other buttons come in the language of the conversation, and begin again after the last', async () => {
    const say = aConversation();
    const { buttons } = await say('კაბა', 'ka');
    const seen = [buttons.join()];
    for (let press = 0; press < 8; press += 1) {
      const heard = await say('want other buttons', 'ka');
      expect(heard.trace.language).toBe('ka');
      expect(heard.buttons.length).toBeGreaterThan(0);
      seen.push(heard.buttons.join());
    }

    expect(new Set(seen).size).toBeGreaterThan(1);
    expect(seen.slice(1)).toContain(seen[0]);
  });

  it('ask one question beside a crowd of products', async () => {
    const crowd = Array.from({ length: 30 }, (_, place) =>
      aDocument(`x${place}`, {
        title: `Thing ${place}`,
        category: place % 2 ? 'dress' : 'coat',
        current_price: 10 + place,
      }),
    );
    const say = aConversation({
      tools: {
        searchProducts: async ({ limit }) => ({
          total: crowd.length,
          documents: crowd.slice(0, limit),
          understood: {},
          recoveredBy: null,
        }),
      },
    });

    const heard = await say('clothes', 'en');

    expect(heard.text).toMatch(/What kind of thing|Which of these/);
    expect(heard.text.match(/\?/g)).toHaveLength(1);
    expect(heard.buttons).toEqual(expect.arrayContaining(['Dress', 'Coat']));
  });
});
