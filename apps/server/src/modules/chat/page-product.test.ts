/** A shopper who asks on the page of a product, in a demo shop without fakes. */
import { demoProducts, demoStoreSettings } from '@quarry/demo-shops';
import type { PageProduct } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoShop, openDemoShop } from './testing/a-demo-shop.ts';

const settings = demoStoreSettings('quarry');
const all = demoProducts(settings);
const [product] = all.filter(({ attributes }) => typeof attributes.material === 'string');
if (!product) throw new Error('No product of the demo shop has a material.');
const material = String(product.attributes.material);
let shop: DemoShop;

beforeAll(async () => {
  shop = await openDemoShop(settings.id);
});
afterAll(() => shop.close());

let sessions = 0;
function aConversation() {
  const sessionId = `page-${++sessions}`;
  return (message: string, pageProduct?: PageProduct) =>
    shop.chat.answer({
      settings,
      visitor: { kind: 'shopper', owner: 'visitor:somebody' },
      sessionId,
      message,
      ...(pageProduct && { pageProduct }),
      isDev: false,
      mayUseModel: true,
      signal: new AbortController().signal,
    });
}

describe('a question on the page of a product', () => {
  it.each([
    ['its id', { product_id: product.id }],
    ['an SKU of it', { product_sku: product.variants[0]?.sku ?? product.id }],
    [
      'its address in the shop',
      { product_url: `https://shop.test/shops/quarry/product.html?product=${product.id}&utm=1` },
    ],
  ])('is about that product, found by %s', async (_, pageProduct) => {
    const { text } = await aConversation()('what is this made of?', pageProduct);

    expect(text.toLowerCase()).toContain(material);
    expect(text).toContain(product.title);
  });

  it('is about what the chat has shown since', async () => {
    const say = aConversation();
    await say('what is this made of?', { product_id: product.id });
    const { docs } = await say('show me red dresses', { product_id: product.id });
    const { text } = await say('what is the first one made of?', { product_id: product.id });

    expect(text).toContain(docs[0]?.title);
  });

  it('is about the product of the page that the shopper has gone on to', async () => {
    const other = all.find(({ attributes }) => attributes.material !== undefined && attributes.material !== material);
    if (!other) throw new Error('All products are made of the same.');
    const say = aConversation();
    await say('what is this made of?', { product_id: product.id });
    await say('show me red dresses', { product_id: product.id });

    expect((await say('what is this made of?', { product_id: other.id })).text).toContain(other.title);
    expect((await say('what is this made of?', { product_id: product.id })).text).toContain(product.title);
  });

  it('is asked back when the catalogue has no such product', async () => {
    const { text } = await aConversation()('what is this made of?', { product_id: 'of another shop' });

    expect(text).not.toContain(product.title);
  });
});
