/** Comparing what may contain something that the shopper does not want. */
import type { Language } from '@quarry/contract';
import { expect, it } from 'vitest';
import { aConversation } from '../../../testing/little-shop.ts';
import { aDocument } from '../../../testing/products.ts';

const FLOURS = [
  aDocument('silent', { title: 'Maize flour', category: 'flour', current_price: 3 }),
  aDocument('stated', { title: 'Gluten-free flour mix', category: 'flour', current_price: 5 }),
];

it.each<[Language, string, string, string, string]>([
  ['en', 'gluten free flour', 'compare the first two', 'Without gluten', 'the shop does not say'],
  ['ka', 'უგლუტენო ფქვილი', 'შეადარე პირველი და მეორე', 'არ შეიცავს: გლუტენი', 'მაღაზია არ აზუსტებს'],
  ['tr', 'glutensiz un', 'birinci ile ikinciyi karşılaştır', 'gluten içermez', 'mağaza belirtmemiş'],
  ['ar', 'دقيق خالي من الغلوتين', 'قارن بين الأول والثاني', 'بدون غلوتين', 'لا يذكر المتجر'],
  ['az', 'qlütensiz un', 'birinci ilə ikincini müqayisə et', 'Tərkibində qlüten yoxdur', 'mağaza qeyd etməyib'],
])(
  '%s: says of which the shop states it, and of which it does not say',
  async (language, wish, message, row, unsaid) => {
    const say = aConversation({
      tools: {
        searchProducts: async () => ({
          total: 2,
          documents: FLOURS,
          understood: { exclude: ['gluten'] },
          recoveredBy: null,
        }),
        productFacts: async (ids) => FLOURS.filter(({ id }) => ids.includes(id)),
      },
    });
    await say(wish, language);

    const { text, pieces } = await say(message, language);

    const cells = text.split('\n').find((line) => line.startsWith(`| ${row}`));
    expect(cells?.split(' | ').slice(1)).toEqual([unsaid, expect.not.stringContaining(unsaid)]);
    const cards = pieces.flatMap((piece) => (piece.type === 'docs' ? piece.content.documents : []));
    expect(cards.map(({ metadata }) => metadata.not_stated?.map(({ text: note }) => note))).toEqual([
      [expect.stringContaining(unsaid)],
      undefined,
    ]);
  },
);
