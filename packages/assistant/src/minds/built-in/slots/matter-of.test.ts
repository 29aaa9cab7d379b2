import { describe, expect, it } from 'vitest';
import { aConversation } from '../../../testing/little-shop.ts';
import { aDocument } from '../../../testing/products.ts';
import { inPlainWords } from './plain-symptoms.ts';

const delivery = /\$5|5 ₾/u;

describe('thanks, a greeting or a cry beside a question', () => {
  it.each([
    ['en', 'thx, and how much is delivery'],
    ['en', 'lol perfect. how much is delivery'],
    ['ka', 'მადლობა, მიწოდება რა ღირს?'],
    ['tr', 'sağol, kaç günde gelir'],
    ['ar', 'شكرا، كم سعر التوصيل؟'],
    ['az', 'sağ olun, çatdırılma neçəyədi'],
  ] as const)('is answered in its matter (%s: %s)', async (language, message) => {
    expect((await aConversation()(message, language)).text).toMatch(delivery);
  });

  it.each([
    ['en', 'thanks, you have been lovely'],
    ['tr', 'çok sağ ol, harikasın'],
  ] as const)('stays thanks by itself (%s)', async (language, message) => {
    const { text, ids } = await aConversation()(message, language);
    expect(text).not.toMatch(delivery);
    expect(ids).toBeNull();
  });
});

describe('a new beginning', () => {
  it.each([
    ['en', 'red dress', "never mind, let's start again. a jacket"],
    ['tr', 'kırmızı elbise', 'neyse vazgeçtim baştan alalım. ceket lazım'],
    ['ka', 'წითელი კაბა', 'თავიდან დავიწყოთ, ქურთუკი მინდა'],
    ['ar', 'فستان أحمر', 'نبدأ من جديد، بدي جاكيت'],
    ['az', 'qırmızı don', 'yenidən başlayaq, gödəkçə istəyirəm'],
  ] as const)('and a wish in one message forget the old one (%s)', async (language, first, second) => {
    const say = aConversation();
    await say(first, language);
    const heard = await say(second, language);
    expect(heard.ids?.toSorted()).toEqual(['j1', 'j2']);
    expect(heard.text).not.toMatch(/start again|baştan|თავიდან|جديد|yenidən/u);
  });

  it('alone, with a few words around, forgets too', async () => {
    const say = aConversation();
    await say('فستان أحمر', 'ar');
    const heard = await say('ما عجبني شي، نبدأ من جديد', 'ar');
    expect(heard.ids).toBeNull();
    expect(heard.trace.memory?.wishes).toBeNull();
  });
});

it('the reason why something is not wanted is no wish', async () => {
  const say = aConversation({ store: { kind: 'pharmacy' } });
  await say('painkiller', 'en');
  const heard = await say('no ibuprofen pls, it upsets my stomach', 'en');
  expect(heard.trace.memory?.wishes?.filters).toMatchObject({ category: 'painkiller', exclude: ['ibuprofen'] });
  expect(heard.ids).toEqual(['p1']);
});

describe('a complaint that is blurted out', () => {
  it.each([
    ['en', 'my head is killing me since this morning', 'headache'],
    ['ka', 'თავი მისკდება დილიდან', 'თავის ტკივილი'],
    ['tr', 'başım zonkluyor sabahtan beri', 'baş ağrısı'],
    ['ar', 'ابني عم يسعل من يومين', 'ابني سعال'],
    ['ar', 'ابني بيكح', 'ابني سعال'],
    ['az', 'başım partlayır səhərdən', 'baş ağrısı'],
    ['en', 'plasters for 3 days', 'plasters for 3 days'],
  ] as const)('is put into plain words (%s: %s)', (language, message, plain) => {
    expect(inPlainWords(message, language)).toBe(plain);
  });

  it('finds painkillers at a pharmacy', async () => {
    const say = aConversation({ store: { kind: 'pharmacy' } });
    expect((await say('my head is killing me since this morning', 'en')).ids).toEqual(['p1']);
  });
});

describe('pregnancy and nursing said in passing', () => {
  it.each([
    ['en', "i'm pregnant btw", 'pharmacist'],
    ['ka', 'სხვათა შორის ორსულად ვარ', 'ფარმაცევტს'],
    ['tr', 'hamileyim bu arada', 'eczacıya'],
    ['tr', 'emziriyorum', 'eczacıya'],
    ['ar', 'أنا حامل بالمناسبة', 'الصيدلي'],
    ['az', 'yeri gəlmişkən hamiləyəm', 'əczaçı'],
  ] as const)('are answered with the way to a pharmacist (%s: %s)', async (language, message, word) => {
    const { text, ids } = await aConversation({ store: { kind: 'pharmacy' } })(message, language);
    expect(text).toContain(word);
    expect(ids).toBeNull();
  });
});

it('another number right after an order was told is an order', async () => {
  const say = aConversation();
  await say('my order 1042, nino@example.com', 'en');
  expect((await say('and look up 7305 too', 'en')).ids).toBeNull();
  expect((await say('კიდევ ეს ნახე 7305', 'ka')).text).toContain('შეკვეთა');

  const other = aConversation();
  await other('my order 1042, nino@example.com', 'en');
  expect((await other('a dress under 1000', 'en')).ids?.length).toBeGreaterThan(0);
});

describe('a text that the shop keeps in another language', () => {
  const english = {
    tools: { shopText: async () => ({ topic: 'delivery', language: 'en', body: 'It costs $2.' }) as const },
  };

  it.each([
    ['ka', 'მიწოდება რა ღირს?', 'სხვა ენაზე'],
    ['tr', 'teslimat ücreti ne kadar?', 'başka bir dilde'],
    ['ar', 'كم سعر التوصيل؟', 'بلغة أخرى'],
    ['az', 'çatdırılma neçəyədir?', 'başqa dildədir'],
  ] as const)('is announced in the language of the reply (%s)', async (language, question, words) => {
    const { text } = await aConversation(english)(question, language);
    expect(text).toContain(words);
    expect(text).toContain('It costs $2.');
  });

  it('is not where it is the same language', async () => {
    expect((await aConversation(english)('how much is delivery?', 'en')).text).toBe('It costs $2.');
  });
});

describe('near', () => {
  it.each([
    ['az', 'yaxında filialınız haradadı'],
    ['tr', 'yakında şubeniz nerede'],
    ['ar', 'وين أقرب فرع'],
    ['en', 'a branch nearby'],
    ['ka', 'ახლოს ფილიალი სად არის'],
  ] as const)('is no name of a place (%s)', async (language, message) => {
    const { text } = await aConversation()(message, language);
    expect(text).toContain('Old Town');
    expect(text).not.toMatch(/[“„«](?:yaxında|yakında|وين|nearby|ახლოს)/u);
  });
});

describe('a kind beside the thing at hand', () => {
  it.each([
    ['tr', 'kırmızı elbise', 'yanına ceket de bak'],
    ['az', 'qırmızı don', 'yanına gödəkçə də'],
    ['en', 'red dress', 'a jacket to go with it'],
    ['en', 'red dress', 'is there a matching jacket'],
    ['ar', 'فستان أحمر', 'وجاكيت يمشي معه'],
  ] as const)('is what is shown (%s: %s, %s)', async (language, first, second) => {
    const say = aConversation();
    await say(first, language);
    const { documents } = await say(second, language);
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.every(({ metadata }) => metadata.category === 'jacket')).toBe(true);
  });

  it('over trousers go tops', async () => {
    const say = aConversation({
      tools: {
        productFacts: async () => [aDocument('t1', { title: 'Quince Jeans', category: 'jeans' })],
        goesWith: async () => {
          return [
            { document: aDocument('b1', { title: 'Chelsea Boots', category: 'boots' }), reason: '' },
            { document: aDocument('s1', { title: 'Linen Shirt', category: 'shirt' }), reason: '' },
          ];
        },
        searchProducts: async () => ({
          total: 1,
          documents: [aDocument('t1', { title: 'Quince Jeans', category: 'jeans' })],
          understood: {},
          recoveredBy: null,
        }),
      },
    });
    await say('kot pantolon', 'tr');
    expect((await say('üstüne ne gider peki', 'tr')).ids).toEqual(['s1']);
  });
});
