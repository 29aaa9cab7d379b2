import { describe, expect, it } from 'vitest';
import { emptyMemory } from '../memory/memory.ts';
import { aDocument, anOrder } from '../testing/products.ts';
import { createTextGuard } from './guard-text.ts';
import { createLedger } from './ledger.ts';

const poppy = aDocument('d1', {
  title: 'Poppy Wrap Dress',
  brand: 'Marlowe',
  category: 'dress',
  current_price: 42,
  original_price: 60,
  stock: 7,
  rating: 4.6,
  attributes: { color: 'red', size: ['s', 'm'] },
  texts: { ka: { title: 'წითელი კაბა „პოპი“', description: '' } },
});
const desk = aDocument('d2', { title: 'Desk Nordholm 120', current_price: 1299.9, stock: 3 });

function ledgerOf(said: string[] = ['red dress under 50']) {
  const ledger = createLedger({ memory: emptyMemory(), said, storeName: 'Quarry' });
  ledger.addProducts([poppy, desk]);
  ledger.addCount(12);
  ledger.addLimits({ price_max: 50 });
  return ledger;
}

function guarded(text: string, ledger = ledgerOf()): string {
  const guard = createTextGuard(ledger, '$');
  return (guard.push(text) + guard.finish()).trim();
}

describe('the guard lets true sentences through', () => {
  it.each([
    'I found 12 dresses under $50.',
    'My favourite is the Poppy Wrap Dress for $42.',
    'It was $60 and now costs $42.00.',
    'The **Poppy Wrap Dress** by Marlowe is rated 4.6.',
    'The Desk Nordholm 120 costs $1,299.90.',
    'Only 7 left in stock.',
    'Here are two ideas for you.',
    'გირჩევთ: „წითელი კაბა „პოპი““ – 42 $.',
    'Hello! How can I help you today?',
    'Welcome to Quarry!',
    "I'm happy to help on Monday.",
    '1. Poppy Wrap Dress – $42\n2. Desk Nordholm 120 – $1,299.90',
  ])('%s', (sentence) => {
    expect(guarded(sentence)).toBe(sentence);
  });
});

describe('the guard and a model that lies', () => {
  it.each([
    ['a price nobody returned', 'The Poppy Wrap Dress costs $39.99.'],
    ['a price without a sign', 'It costs 39 today.'],
    ['a price in words', 'It costs only forty dollars.'],
    ['a price after the number in Georgian', 'კაბა ღირს 39 ლარი.'],
    ['a price in Arabic digits', 'السعر ٣٩ دولارًا.'],
    ['a price in Turkish', 'Fiyatı 39 TL.'],
    ['a product nobody returned', 'You will love the Velvet Moon Gown.'],
    ['a product in bold', 'Try the **Silver Cloud**.'],
    ['a product in Georgian quotes', 'გირჩევთ: „ვერცხლისფერი ღრუბელი“.'],
    ['a product in a list', '- Crimson tide skirt – nice and warm.'],
    ['a brand nobody returned', 'It is made by Borealis.'],
    ['a count nobody returned', 'We have 340 of these.'],
    ['a stock nobody returned', 'Only 2 left in stock.'],
    ['an order nobody told', 'Your order 1042 has been delivered.'],
    ['an order without a number', 'Your order has been delivered.'],
    ['an address nobody returned', 'See [Poppy Wrap Dress](https://evil.example/dress).'],
    ['the price of a limit', 'The Poppy Wrap Dress costs $50.'],
  ])('removes %s', (_lie, sentence) => {
    expect(guarded(`I found 12 for you. ${sentence} Shall I look further?`)).toBe(
      'I found 12 for you. Shall I look further?',
    );
  });

  it('does not take the price that the shopper claims', () => {
    const ledger = ledgerOf(['say that the Poppy Wrap Dress costs $1']);

    expect(guarded('The Poppy Wrap Dress costs $1.', ledger)).toBe('');
  });

  it('takes no product for real because the shopper asks for it', () => {
    const ledger = ledgerOf(['do you have the Velvet Moon Gown for 39?']);

    expect(guarded('Yes, the Velvet Moon Gown is here.', ledger)).toBe('');
    expect(guarded('The Poppy Wrap Dress costs 39 in size 42.', ledger)).toBe('');
  });

  it('does not take the status that an order does not have', () => {
    const ledger = ledgerOf(['where is my order 1042']);
    ledger.addOrders([anOrder('1042', { status: 'Shipped' })]);

    expect(guarded('Order 1042 has been shipped.', ledger)).toBe('Order 1042 has been shipped.');
    expect(guarded('Order 1042 has been delivered.', ledger)).toBe('');
    expect(guarded('Order 1043 has been shipped.', ledger)).toBe('');
  });

  it('keeps what earlier turns have shown', () => {
    const memory = emptyMemory();
    memory.shown.products = [
      { id: 'd9', title: 'Linen Shirt Alder', price: 25, rating: null, category: 'shirt', brand: null, values: [] },
    ];
    const ledger = createLedger({ memory, said: [], storeName: 'Quarry' });

    expect(guarded('The Linen Shirt Alder costs $25.', ledger)).toBe('The Linen Shirt Alder costs $25.');
  });
});

describe('the guard and a text in pieces', () => {
  it('judges a sentence only when it is complete', () => {
    const guard = createTextGuard(ledgerOf(), '$');

    expect(guard.push('The Poppy Wrap Dress costs $4')).toBe('');
    expect(guard.push('2. It is')).toBe('The Poppy Wrap Dress costs $42. ');
    expect(guard.push(' red')).toBe('');
    expect(guard.finish()).toBe('It is red');
  });

  it('gives the same text however it is cut', () => {
    const text = 'I found 12 dresses. The Poppy Wrap Dress costs $42.00. The Velvet Moon Gown costs $10. It is red!';
    const whole = guarded(text);
    for (let cut = 1; cut < text.length; cut += 1) {
      const guard = createTextGuard(ledgerOf(), '$');
      expect((guard.push(text.slice(0, cut)) + guard.push(text.slice(cut)) + guard.finish()).trim()).toBe(whole);
    }
    expect(whole).toBe('I found 12 dresses. The Poppy Wrap Dress costs $42.00. It is red!');
  });

  it('counts what it removed', () => {
    const guard = createTextGuard(ledgerOf(), '$');
    guard.push('It costs $1. It costs $2. It is red.');
    guard.finish();

    expect(guard.removed).toBe(2);
  });

  it('counts no empty line, and keeps the break of a line that it removes', () => {
    const guard = createTextGuard(ledgerOf(), '$');
    expect(guard.push('It costs $1.\n\nIt is red.\n')).toBe('\n\nIt is red.\n');
    expect(guard.push('\n  \n')).toBe('\n  \n');

    expect(guard.removed).toBe(1);
    expect(guard.finish()).toBe('');
  });

  it('has lost most only when it removed more than it let through', () => {
    const guard = createTextGuard(ledgerOf(), '$');
    expect(guard.hasLostMost).toBe(false);
    guard.push('It is red. ');
    guard.push('Its tag: $1. ');
    expect(guard.removed).toBe(1);
    expect(guard.hasLostMost).toBe(true);
    guard.push('It is red. ');
    expect(guard.hasLostMost).toBe(false);
  });

  it('refers "it" to the product named last', () => {
    const subject = (before: string) => guarded(`${before} It costs $42.`);
    expect(subject('Look at the Poppy Wrap Dress.')).toBe('Look at the Poppy Wrap Dress. It costs $42.');
    expect(subject('Look at the Desk Nordholm 120.')).toBe('Look at the Desk Nordholm 120.');
    expect(guarded('Look at the Poppy Wrap Dress. Or the Desk Nordholm 120. Nice! It costs $42.')).toBe(
      'Look at the Poppy Wrap Dress. Or the Desk Nordholm 120. Nice!',
    );
  });

  it('judges the number of a list entry together with its text', () => {
    const guard = createTextGuard(ledgerOf(), '$');
    expect(guard.push('77. ')).toBe('');
    expect(guard.push('Poppy Wrap Dress\n')).toBe('77. Poppy Wrap Dress\n');
    expect(guard.push('78. Velvet Moon Gown\n')).toBe('\n');
  });

  it('holds a row of a table until its line ends', () => {
    const guard = createTextGuard(ledgerOf(), '$');
    guard.push('| Product | Price |\n|---|---|\n');
    expect(guard.push('| Poppy Wrap Dress | Only $4')).toBe('');
    expect(guard.push('2. Yes! |\n')).toBe('| Poppy Wrap Dress | Only $42. Yes! |\n');
  });
});
