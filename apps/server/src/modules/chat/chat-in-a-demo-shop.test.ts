/** End-to-end chat without fakes: assistant, search engine, catalogue and orders of a demo shop. */
import { demoStoreSettings } from '@quarry/contract';
import { demoBranches } from '@quarry/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoShop, openDemoShop } from './testing/a-demo-shop.ts';

const settings = demoStoreSettings('quarry');
let shop: DemoShop;

beforeAll(async () => {
  shop = await openDemoShop(settings.id);
});
afterAll(() => shop.close());

let sessions = 0;
function aConversation(kind: 'staff' | 'shopper' = 'shopper') {
  sessions += 1;
  const sessionId = `session-${sessions}`;
  return (message: string) =>
    shop.chat.answer({
      settings,
      visitor: { kind, owner: 'visitor:somebody' },
      sessionId,
      message,
      isDev: false,
      mayUseModel: true,
      signal: new AbortController().signal,
    });
}

describe('a shopper in the demo shop', () => {
  it.each(['red dress', 'წითელი კაბა', 'kırmızı elbise', 'فستان أحمر', 'qırmızı don'])('finds %s', async (message) => {
    const { docs, buttons } = await aConversation()(message);

    expect(docs.length).toBeGreaterThan(0);
    for (const { category, attributes, great_match } of docs) {
      expect([category, attributes.color]).toEqual(['dress', 'red']);
      expect(great_match).toBe(true);
    }
    expect(buttons.length).toBeGreaterThan(1);
  });

  it('finds what costs no more than was said, and names only what it shows', async () => {
    const { text, docs } = await aConversation()('red dress under 50');

    expect(docs.length).toBeGreaterThan(0);
    for (const { current_price } of docs) expect(current_price).toBeLessThanOrEqual(50);
    for (const [, title = ''] of text.matchAll(/“([^”]+)” for \$/g)) {
      expect(docs.map((product) => product.title)).toContain(title);
    }
  });

  it('narrows over turns', async () => {
    const say = aConversation();
    await say('dress');

    const sized = await say('size M');
    const limited = await say('under 60');

    expect(sized.docs.length).toBeGreaterThan(0);
    expect(limited.docs.length).toBeGreaterThan(0);
    for (const { current_price, category } of limited.docs) {
      expect(category).toBe('dress');
      expect(current_price).toBeLessThanOrEqual(60);
    }
  });

  it('is told order 1042 after saying whose it is', async () => {
    const say = aConversation();

    expect((await say('where is my order 1042')).orders).toEqual([]);
    expect((await say('nino@example.com')).orders).toMatchObject([{ order_number: '1042', status: 'Shipped' }]);
  });

  it('reads how the shop delivers and when it is open', async () => {
    const say = aConversation();
    const [branch] = demoBranches(settings);

    expect((await say('do you deliver?')).text).toContain('Delivery');
    expect((await say('opening hours')).text).toContain(branch?.hours ?? 'a branch');
  });

  it('is told honestly that nothing is known or found', async () => {
    const say = aConversation();

    expect((await say('what is the capital of France')).docs).toEqual([]);
    expect((await say('I need a qwxzkjv')).docs).toEqual([]);
  });
});

describe('staff in the demo shop', () => {
  it('sees the latest orders', async () => {
    expect((await aConversation('staff')('my orders')).orders.length).toBeGreaterThan(3);
  });
});
