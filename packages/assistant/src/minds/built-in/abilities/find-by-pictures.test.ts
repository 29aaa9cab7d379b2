import type { ProductDocument } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { aConversation, littleShop } from '../../../testing/little-shop.ts';
import { aDocument } from '../../../testing/products.ts';
import type { PictureQuestion, StoreTools } from '../../../tools/store-tools.ts';

const picture = { bytes: Uint8Array.of(1), mediaType: 'image/png' } as const;
/** The most alike first; the shop's own order is the other way round. */
const ALIKE = Array.from({ length: 30 }, (_, n) =>
  aDocument(`d${n}`, {
    title: `Dress ${n}`,
    current_price: 10 + n,
    category: 'dress',
    attributes: { color: n % 2 ? 'blue' : 'red' },
  }),
);

function eyes(documents: ProductDocument[], recoveredBy: string | null = null) {
  const asked: PictureQuestion[] = [];
  const tools: Partial<StoreTools> = {
    async findByPictures(question) {
      asked.push(question);
      return { total: documents.length, documents: documents.slice(0, question.limit), understood: {}, recoveredBy };
    },
    async searchProducts({ filters: { ids = [], color, price_max = 99 } = {}, page, limit }) {
      const found = [...documents]
        .reverse()
        .filter(({ id, metadata }) => ids.includes(id) && (metadata.current_price ?? 0) <= price_max)
        .filter(({ metadata }) => color === undefined || [color].flat().includes(String(metadata.attributes.color)));
      const shown = found.slice((page - 1) * limit, page * limit);
      return { total: found.length, documents: shown, understood: {}, recoveredBy: null };
    },
  };
  return { asked, tools };
}
const ids = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => `d${first + n}`);

describe('pictures in a message', () => {
  it('find what looks like them, with the words to narrow it', async () => {
    const { asked, tools } = eyes(ALIKE);

    const heard = await aConversation({ tools })('this, but under 100', 'en', [picture]);

    expect(asked).toMatchObject([{ images: [picture], query: 'this, but under 100' }]);
    expect(heard.ids).toEqual(ids(0, 11));
    expect(heard.text).toContain('looks most like your picture');
  });

  it('find what looks like them where the words name nothing that could narrow it', async () => {
    const { tools } = eyes(ALIKE);
    const findByPictures = async (question: PictureQuestion) => {
      const documents = question.query === '' ? ALIKE : [];
      return { total: documents.length, documents, understood: {}, recoveredBy: null };
    };

    const heard = await aConversation({ tools: { ...tools, findByPictures } })('ეს გაქვთ?', 'ka', [picture]);

    expect(heard.ids).toEqual(ids(0, 11));
    expect(heard.text).toContain('აი, რა ჰგავს ყველაზე მეტად თქვენს სურათს.');
  });

  it('are answered with a note while pictures of the shop have not been looked at', async () => {
    const answering = (documents: ProductDocument[]): Partial<StoreTools> => ({
      ...eyes(documents).tools,
      findByPictures: async () => {
        return { total: documents.length, documents, understood: {}, recoveredBy: null, isStillLearning: true };
      },
    });

    const some = await aConversation({ tools: answering(ALIKE) })('', 'en', [picture]);
    const none = await aConversation({ tools: answering([]) })('', 'en', [picture]);

    expect(some.text).toContain('still learning');
    expect(none.text).toContain('still learning');
    expect(none.text).toContain('Try again in a few minutes');
  });

  it('are followed by more of what looks like them, in the same order', async () => {
    const say = aConversation({ tools: eyes(ALIKE).tools });
    const first = await say('', 'en', [picture]);
    expect(first.buttons).toContain('Show more');

    expect((await say('Show more', 'en')).ids).toEqual(ids(12, 23));
    const last = await say('Show more', 'en');

    expect(last.ids).toEqual(ids(24, 29));
    expect(last.buttons).not.toContain('Show more');
  });

  it('are narrowed by what is said next, beyond the first page too', async () => {
    const say = aConversation({ tools: eyes(ALIKE).tools });
    await say('', 'en', [picture]);

    const heard = await say('in blue', 'en');

    expect(heard.documents.every(({ metadata }) => metadata.attributes.color === 'blue')).toBe(true);
    expect(heard.ids).toEqual(
      ids(0, 29)
        .filter((_, n) => n % 2 === 1)
        .slice(0, 12),
    );
  });

  it.each([
    ['en', 'with everything that you asked for'],
    ['ka', 'სურვილს'],
    ['tr', 'isteğinizi tam karşılayan'],
    ['ar', 'كل ما طلبته'],
    ['az', 'istəyinizə tam uyğun'],
  ] as const)(
    'are shown the nearest of their kind where none meets the words, and it says so (%s)',
    async (language, words) => {
      const heard = await aConversation({ tools: eyes(ALIKE, 'relaxed-filter').tools })('x', language, [picture]);

      expect(heard.text).toContain(words);
      expect(heard.ids).toEqual(ids(0, 11));
    },
  );

  it('that look like nothing here are answered with a way out', async () => {
    const heard = await aConversation({ tools: eyes([]).tools })('', 'en', [picture]);

    expect(heard.text).toContain('Tell me in words what you need');
    expect(heard.ids).toBeNull();
  });

  it('nobody can see are said to be unseen, and the words are answered', async () => {
    const heard = await aConversation({ tools: littleShop() })('red dress', 'en', [picture]);

    expect(heard.text).toContain('cannot see pictures here');
    expect(heard.ids).toEqual(['d1', 'd2', 'd3']);
  });
});
