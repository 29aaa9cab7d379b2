/** Tests the fact checker: it must detect each kind of false statement and accept the true counterpart. */
import { type Order, Product } from '@quarry/contract';
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { describe, expect, it } from 'vitest';
import { inventedFacts } from './check-facts.ts';
import { languageOf } from './check-language.ts';
import { unmet } from './check-turn.ts';
import type { Answer } from './open-shops.ts';
import { shopRecord } from './shop-record.ts';

const dress = Product.parse({
  id: 'd1',
  title: 'Red linen wrap dress',
  brand: 'Lukaro',
  category: 'dress',
  currency: 'USD',
  current_price: 45,
  original_price: 60,
  stock: 7,
  attributes: { color: 'red', material: 'linen' },
  variants: [{ sku: 'd1-m', price: 45, stock: 3, attributes: { size: 'm' } }],
});
const coat = Product.parse({
  id: 'c1',
  title: 'Olive wool coat',
  category: 'coat',
  currency: 'USD',
  current_price: 210.5,
});
const order: Order = {
  order_id: 'o1',
  order_number: '1042',
  order_date: '2026-10-20',
  status: 'Shipped',
  shipped_date: '2026-10-21',
  delivery_date: null,
  tracking_number: 'QX1',
  total: 45,
  currency: 'USD',
};
const shop = shopRecord({
  settings: demoStoreSettings('dior'),
  products: [dress, coat],
  texts: [{ topic: 'delivery', language: 'en', body: 'Delivery costs $2. Orders over $40 are free.' }],
  branches: [],
  orders: [{ order, customerId: 'p' }],
  customers: [],
});

function card(product: Product): Answer['docs'][number] {
  const metadata = {
    ...product,
    name: product.title,
    caption: '',
    short_description: '',
    keywords: [],
    image_url: null,
  };
  return { id: product.id, metadata };
}

function faults(text: string, more: Partial<Answer> = {}, said: string[] = []): string[] {
  const answer: Answer = { status: 200, text, docs: [], orders: [], buttons: [], broken: [], ms: 1, ...more };
  const products = new Map(
    answer.docs.flatMap(({ id }) => (shop.product.has(id) ? [[id, shop.product.get(id)!]] : [])),
  );
  const orders = new Map(answer.orders.map((one) => [one.order_number, one]));
  return inventedFacts(answer, shop, { said, products, orders });
}

describe('facts of an answer', () => {
  it.each([
    'I would start with “Red linen wrap dress” for $45.',
    'It was $60 and is $45 now, $15 less, 25% off.',
    'I found 2 products. Compared with the Olive wool coat for $210.50 it is $165.50 cheaper.',
    'Delivery costs $2. Orders over $40 are free.',
  ])('that are true pass: %s', (text) => {
    expect(faults(text, { docs: [card(dress)] })).toEqual([]);
  });

  it.each([
    ['a price of another product', 'I would start with “Red linen wrap dress” for $210.50.'],
    ['a price that nothing has', 'The dress is only $39.'],
    ['the same in Arabic digits', 'السعر ٣٩ دولار فقط.'],
    ['a product that is not there', 'I would start with “Lukaro silk evening gown” for $45.'],
    ['a reduction that is none', 'Today with 40% off.'],
    ['an order that was not shown', 'Order 1043 is on its way.'],
    ['an address', 'Write to sales@dior.example.'],
    ['more goods than the shop has', 'I found 250 products.'],
  ])('that are not are seen: %s', (_, text) => {
    expect(faults(text, { docs: [card(dress)] })).not.toEqual([]);
  });

  it('may repeat the numbers of the message', () => {
    expect(faults('I have nothing under $30.', {}, ['dress under 30'])).toEqual([]);
  });

  it('on cards and orders equal the record', () => {
    expect(faults('', { docs: [card({ ...dress, current_price: 44 })] })).toHaveLength(1);
    expect(faults('', { docs: [card({ ...dress, title: 'Red dress', texts: {} })] })).toHaveLength(2);
    expect(faults('', { docs: [card({ ...dress, id: 'd2' })] })).toHaveLength(1);
    expect(faults('', { orders: [{ ...order, status: 'Delivered' }] })).toHaveLength(1);
    expect(faults('', { orders: [order] })).toEqual([]);
  });
});

describe('the language of an answer', () => {
  it.each([
    ['en', 'I am sorry, I found nothing for that. Shall we try other words?'],
    ['ka', 'სამწუხაროდ, ვერაფერი ვიპოვე.'],
    ['tr', 'Ne yazık ki bunun için bir şey bulamadım. Başka bir ürün ister misiniz?'],
    ['az', 'Təəssüf ki, bunun üçün heç nə tapmadım. Başqa məhsul istəyirsiniz?'],
    ['ar', 'عذرًا، لم أجد شيئًا.'],
  ])('is told: %s', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });
});

describe('a product on a card', () => {
  it('meets what was asked by its own data, not by its words', () => {
    expect(unmet(dress, { category: ['dress'], color: ['red'], price_max: 45, attributes: { size: ['m'] } })).toEqual(
      [],
    );
    expect(unmet(dress, { price_max: 44 })).toHaveLength(1);
    expect(unmet(dress, { not_color: ['red'] })).toHaveLength(1);
    expect(unmet(dress, { material: ['silk'] })).toHaveLength(1);
    expect(unmet(dress, { attributes: { size: ['xl'] } })).toHaveLength(1);
  });
});
