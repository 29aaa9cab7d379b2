/**
 * A language model in a demo shop with its real catalogue: true statements about products must stay unchanged, in five
 * languages; invented ones must be removed.
 */
import type { ChatModel } from '@quarry/assistant';
import { demoStoreSettings, type Language } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoShop, openDemoShop } from './testing/a-demo-shop.ts';

interface Found {
  title: string;
  price: string;
}

const settings = demoStoreSettings('quarry');
let shop: DemoShop;
/** The model's text after its search, built from the search results. */
let sayOf: (found: Found[]) => string = () => '';

beforeAll(async () => {
  shop = await openDemoShop(settings.id, model);
});
afterAll(() => shop.close());

let prompt = '';
const model: ChatModel = {
  async *converse({ system, messages, tools }) {
    prompt = system;
    const search = tools.find(({ name }) => name === 'search_products');
    const result = (await search?.run({ query: messages.at(-1)?.content })) as { products: Found[] };
    yield { type: 'step-end' };
    yield { type: 'text', text: sayOf(result.products) };
  },
};

let sessions = 0;
async function answer(message: string, language: Language, say: typeof sayOf) {
  sessions += 1;
  sayOf = say;
  return shop.chat.answer({
    settings,
    visitor: { kind: 'shopper', owner: 'visitor:somebody' },
    sessionId: `session-${sessions}`,
    message,
    language,
    isDev: false,
    mayUseModel: true,
    signal: new AbortController().signal,
  });
}

const ASKED: Record<Language, readonly string[]> = {
  en: ['red dress', 'laptop', 'sofa', 'shampoo', 'paracetamol', 'novel', 'green tea', 'drill'],
  ka: ['წითელი კაბა', 'ლეპტოპი', 'დივანი', 'შამპუნი', 'პარაცეტამოლი', 'რომანი', 'მწვანე ჩაი', 'ბურღი'],
  tr: ['kırmızı elbise', 'dizüstü bilgisayar', 'kanepe', 'şampuan', 'parasetamol', 'roman', 'yeşil çay', 'matkap'],
  ar: ['فستان أحمر', 'لابتوب', 'أريكة', 'شامبو', 'باراسيتامول', 'رواية', 'شاي أخضر', 'مثقاب'],
  az: ['qırmızı don', 'noutbuk', 'divan', 'şampun', 'parasetamol', 'roman', 'yaşıl çay', 'drel'],
};
const TELLS: Record<Language, (product: Found) => string> = {
  en: ({ title, price }) => `I would take the ${title}, which costs ${price}.`,
  ka: ({ title, price }) => `გირჩევთ: ${title}, რომელიც ${price} ღირს.`,
  tr: ({ title, price }) => `Size ${title} öneririm, fiyatı ${price}.`,
  ar: ({ title, price }) => `أنصحك بـ ${title}، وسعره ${price}.`,
  az: ({ title, price }) => `Sizə ${title} təklif edirəm, qiyməti ${price}.`,
};
const cases = Object.entries(ASKED).flatMap(([language, queries]) =>
  queries.map((query) => [language as Language, query] as const),
);

describe('a language model in the demo shop', () => {
  it.each(cases)('%s: tells truly of the products for “%s”, and is heard word for word', async (language, query) => {
    let truth = '';
    const { text, docs } = await answer(query, language, (found) => {
      truth = [
        ...found.slice(0, 3).map(TELLS[language]),
        ...found.slice(3, 5).map(({ title, price }) => `\n- **${title}** – ${price}`),
      ].join(' ');
      return truth;
    });

    expect(docs.length).toBeGreaterThan(0);
    expect(text.replace(/\s+/g, ' ')).toContain(truth.replace(/\s+/g, ' ').trim());
  });

  it.each(cases)('%s: makes up a price for “%s”, and is not heard', async (language, query) => {
    const { text, docs } = await answer(query, language, (found) =>
      found
        .slice(0, 3)
        .map(({ title }) => TELLS[language]({ title, price: '$7,123.45' }))
        .join(' '),
    );

    expect(text).not.toContain('7,123');
    expect(docs.length).toBeGreaterThan(0);
  });

  it('is told what the shop sells and keeps', async () => {
    await answer('laptop', 'en', () => 'Here you are.');

    expect(prompt).toMatch(/It sells: .*\blaptop\b/);
    expect(prompt).toMatch(/Ask shop_facts about: delivery, returns, payment, contact, about, branches \(\d+\)/);
  });
});
