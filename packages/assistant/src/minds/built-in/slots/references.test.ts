import type { Language } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { emptyMemory, type Memory, type ShownProduct } from '../../../memory/memory.ts';
import { readReferences } from './references.ts';

const product = (id: string, title: string, price: number, values: string[], category = 'dress'): ShownProduct => ({
  id,
  title,
  price,
  rating: price / 30,
  category,
  brand: null,
  values,
});

const TABLE = [
  product('poppy', 'Poppy Wrap Dress', 42, ['red', 'cotton']),
  product('bell', 'Bell Sleeve Dress', 48.5, ['red', 'linen']),
  product('lagoon', 'Lagoon Day Dress', 39, ['blue', 'cotton']),
  product('harbour', 'Harbour Jacket', 120, ['black', 'leather'], 'jacket'),
];

function aMemory(focus: string[] = ['poppy']): Memory {
  return { ...emptyMemory(), shown: { products: TABLE, page: 1, total: 4 }, focus };
}

const meant = (message: string, language: Language, memory = aMemory()) =>
  readReferences(message, language, memory)?.ids ?? null;

describe('what a message points at', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'compare the first and the third', ['poppy', 'lagoon']],
    ['en', 'compare the third with the first one', ['lagoon', 'poppy']],
    ['en', 'is number 2 cotton?', ['bell']],
    ['en', 'the last one please', ['harbour']],
    ['en', 'compare the first two', ['poppy', 'bell']],
    ['en', 'how much is the 2nd one', ['bell']],
    ['ka', 'შეადარე პირველი და მესამე', ['poppy', 'lagoon']],
    ['ka', 'მეორეს რა ფასი აქვს?', ['bell']],
    ['ka', 'მე-3 რა მასალისაა', ['lagoon']],
    ['ka', 'შეადარე პირველი ორი', ['poppy', 'bell']],
    ['tr', 'ikincisi pamuklu mu?', ['bell']],
    ['tr', 'birinci ile üçüncüyü karşılaştır', ['poppy', 'lagoon']],
    ['tr', '2. ürün ne kadar', ['bell']],
    ['tr', 'ilk ikisini karşılaştır', ['poppy', 'bell']],
    ['ar', 'قارن بين الأول والثالث', ['poppy', 'lagoon']],
    ['ar', 'كم سعر الثاني؟', ['bell']],
    ['ar', 'رقم ٣ من أي قماش', ['lagoon']],
    ['az', 'ikincisi pambıqdır?', ['bell']],
    ['az', 'birinci ilə üçüncünü müqayisə et', ['poppy', 'lagoon']],
    ['az', '2-ci neçəyədir', ['bell']],
  ])('a place in the list, %s: %s', (language, message, ids) => {
    expect(meant(message, language)).toEqual(ids);
  });

  it('a place that is not there means nothing that is there', () => {
    expect(meant('tell me about the ninth one', 'en')).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'is the cheapest one cotton'],
    ['ka', 'ყველაზე იაფი რა ფერისაა'],
    ['tr', 'en ucuzu hangi renk'],
    ['ar', 'ما لون الأرخص'],
    ['az', 'ən ucuzu hansı rəngdədir'],
  ])('the cheapest of those shown, %s: %s', (language, message) => {
    expect(meant(message, language)).toEqual(['lagoon']);
  });

  it.each<[Language, string, string[]]>([
    ['en', 'is the Poppy in stock', ['poppy']],
    ['en', 'compare Poppy and Lagoon', ['poppy', 'lagoon']],
    ['en', 'is the blue dress linen', ['lagoon']],
    ['en', 'does the jacket come in brown', ['harbour']],
    ['tr', "Lagoon'un fiyatı ne", ['lagoon']],
    ['ka', 'ლურჯი კაბა ბამბისაა?', ['lagoon']],
    ['ar', 'هل الفستان الأزرق قطن', ['lagoon']],
    ['az', 'mavi don pambıqdır', ['lagoon']],
  ])('a name or a description, %s: %s', (language, message, ids) => {
    expect(meant(message, language)).toEqual(ids);
  });

  it.each<[Language, string]>([
    ['en', 'is it cotton?'],
    ['ka', 'ამას რა ფასი აქვს'],
    ['tr', 'bunun fiyatı ne kadar'],
    ['ar', 'كم سعر هذا'],
    ['az', 'bunun qiyməti neçədir'],
  ])('what was spoken of last, %s: %s', (language, message) => {
    expect(meant(message, language, aMemory(['bell']))).toEqual(['bell']);
  });

  it.each<[Language, string]>([
    ['en', 'which of both is better'],
    ['ka', 'ორივე შეადარე'],
    ['tr', 'ikisini karşılaştır'],
    ['ar', 'قارن بينهما كلاهما'],
    ['az', 'hər ikisini müqayisə et'],
  ])('both of what was spoken of last, %s: %s', (language, message) => {
    expect(meant(message, language, aMemory(['bell', 'harbour']))).toEqual(['bell', 'harbour']);
  });

  it('may be something seen on an earlier page', () => {
    const memory = aMemory();
    memory.seen = [product('dune', 'Dune Trench Coat', 200, ['beige'], 'coat')];
    expect(meant('how much was the Dune coat', 'en', memory)).toEqual(['dune']);
  });

  it('says which words described the product, so that the others are what is asked', () => {
    const references = readReferences('is the blue dress linen', 'en', aMemory());
    expect(references?.described).toEqual(['category', 'color']);
  });

  it('is nothing if no products are shown', () => {
    expect(readReferences('the second one', 'en', emptyMemory())).toBeNull();
  });
});
