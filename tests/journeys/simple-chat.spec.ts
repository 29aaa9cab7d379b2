/** The simple assistant chat, `/quarry-chat`: one question, one answer, product cards. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { findFlaws } from './find-flaws.ts';
import { type Call, type MockedApi, mockApi } from './mocks.ts';

const DEFAULT_TITLE = 'Product search and a shopping assistant for online shops | Quarry';

const aDoc = (fields: Record<string, unknown> = {}) => ({
  id: 'p-1',
  title: 'Cinnabar swing dress',
  description:
    'Light cotton with a full skirt, a V neck and side pockets. Machine wash at thirty, no tumble dryer, iron warm.',
  price: 48,
  images: ['/media/quarry/p-1/1.webp', '/media/quarry/p-1/2.webp', '/media/quarry/p-1/3.webp'],
  url: '/shops/quarry/product.html?product=p-1',
  ...fields,
});
const replying = (fields: Record<string, unknown> = {}): MockedApi => ({
  stream: { json: { text: 'One fits a warm day.', docs: [], ...fields } },
});

async function openChat(page: Page, api: MockedApi = replying()): Promise<{ chat: Locator; calls: Call[] }> {
  const calls = await mockApi(page, api);
  await page.goto('/quarry-chat');
  const chat = page.getByTestId('simple-chat');
  await expect(chat.getByText('Hello! How can I help you today?')).toBeVisible();
  return { chat, calls };
}

const field = (chat: Locator) => chat.getByPlaceholder('Ask me anything...');
const sendButton = (chat: Locator) => chat.getByRole('button', { name: 'Send' });
const turns = (chat: Locator) => chat.getByRole('log').locator('li[data-sender]');
const asked = (calls: readonly Call[]) => calls.filter(({ path }) => path === '/api/qchat');

async function ask(chat: Locator, text = 'A dress for a summer wedding'): Promise<void> {
  await field(chat).fill(text);
  await field(chat).press('Enter');
}

/** A reply that waits until it is released. */
function heldReply(json: unknown = { text: 'There you are.', docs: [] }) {
  let letGo = () => {};
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const stream = async () => {
    await isHeld;
    return { json };
  };
  return { stream, letGo: () => letGo() };
}

test('SITE-ROUTE-22 SITE-TITLE-09 CHAT-SIMPLE-01 CHAT-SIMPLE-02 CHAT-SIMPLE-03 CHAT-SIMPLE-04 CHAT-SIMPLE-41 CONF-11 the chat requires no login and greets without a call', async ({
  page,
}) => {
  const { chat, calls } = await openChat(page);
  await expect(page.getByRole('heading', { level: 1, name: 'QChat Assistant' })).toBeVisible();
  await expect(page).toHaveTitle(DEFAULT_TITLE);
  await expect(turns(chat)).toHaveCount(1);
  await expect(field(chat)).toBeVisible();
  await expect(sendButton(chat)).toBeVisible();
  expect(calls).toEqual([]);
});

test('SITE-ROUTE-22 any other address with this ending is the not-found page', async ({ page }) => {
  await page.goto('/granite-chat');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('CHAT-SIMPLE-05 CHAT-SIMPLE-22 nothing can be sent while the input is blank', async ({ page }) => {
  const { chat, calls } = await openChat(page);
  await expect(sendButton(chat)).toBeDisabled();
  await field(chat).fill('   ');
  await expect(sendButton(chat)).toBeDisabled();
  await field(chat).press('Enter');
  await field(chat).fill('dress');
  await expect(sendButton(chat)).toBeEnabled();
  await expect(turns(chat)).toHaveCount(1);
  expect(asked(calls)).toEqual([]);
});

test('CHAT-SIMPLE-07 CHAT-SIMPLE-08 CALL-01 Enter sends the message and the session of the page, Shift+Enter does not', async ({
  page,
}) => {
  const { chat, calls } = await openChat(page);
  await field(chat).fill('a dress');
  await field(chat).press('Shift+Enter');
  await expect(field(chat)).toHaveValue('a dress\n');
  expect(asked(calls)).toEqual([]);
  for (const text of ['one', 'two']) {
    await ask(chat, text);
    await expect(field(chat)).toBeEnabled();
  }
  const bodies = asked(calls).map(({ body }) => body);
  expect(bodies).toEqual([
    { message: 'one', sessionId: expect.any(String) },
    { message: 'two', sessionId: bodies[0]?.sessionId },
  ]);
});

test('CHAT-SIMPLE-06 CHAT-SIMPLE-10 CHAT-SIMPLE-11 CHAT-SIMPLE-12 CHAT-SIMPLE-13 CHAT-SIMPLE-14 CHAT-SIMPLE-23 idle, sending, replied', async ({
  page,
}) => {
  const held = heldReply();
  const { chat, calls } = await openChat(page, { stream: held.stream });
  await ask(chat, 'a red dress');

  await expect(chat.getByTestId('user-message')).toContainText('a red dress');
  await expect(chat.getByTestId('loading-dots').locator('[data-dot]')).toHaveCount(3);
  const animation = chat.locator('[data-dot]').first();
  await expect(animation).toHaveCSS('animation-name', 'pulse');
  await expect(field(chat)).toHaveValue('');
  await expect(field(chat)).toBeDisabled();
  await expect(sendButton(chat)).toBeDisabled();
  await page.keyboard.press('Enter');

  held.letGo();
  await expect(chat.getByText('There you are.')).toBeVisible();
  await expect(chat.getByTestId('loading-dots')).toHaveCount(0);
  await expect(field(chat)).toBeEnabled();
  await expect(field(chat)).toBeFocused();
  expect(asked(calls)).toHaveLength(1);
});

test('CHAT-SIMPLE-09 the newest message is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 640 });
  const { chat } = await openChat(page, replying({ text: 'A line.\n\n'.repeat(6) }));
  for (const text of ['one', 'two', 'three']) {
    await ask(chat, text);
    await expect(field(chat)).toBeEnabled();
  }
  await expect(turns(chat)).toHaveCount(7);
  await expect(turns(chat).last()).toBeInViewport({ ratio: 0.9 });
  await expect(turns(chat).first()).not.toBeInViewport();
});

test('CHAT-SIMPLE-24 CHAT-SIMPLE-25 CHAT-SIMPLE-26 CHAT-SIMPLE-17 CHAT-SIMPLE-18 CHAT-SIMPLE-20 CHAT-SIMPLE-28 a failure is shown in a red box', async ({
  page,
}) => {
  const failures = [
    {
      reply: { status: 500, json: { details: 'The shelves are being counted.' } },
      words: 'The shelves are being counted.',
    },
    { reply: { status: 503, json: {} }, words: 'API Error: 503' },
    { reply: { status: 500, text: '<html>Oops</html>' }, words: 'Failed to parse error response.' },
  ];
  let count = 0;
  const { chat } = await openChat(page, { stream: () => failures[count++]?.reply ?? {} });
  for (const { words } of failures) {
    await ask(chat);
    const box = chat.getByTestId('error-box').last();
    await expect(box).toHaveText(`Error: ${words}`);
    await expect(box).toHaveCSS('border-top-color', 'rgb(179, 38, 30)');
    await expect(box).toHaveCSS('color', 'rgb(179, 38, 30)');
    await expect(chat.getByTestId('loading-dots')).toHaveCount(0);
    await expect(field(chat)).toBeEnabled();
  }
});

test('CHAT-SIMPLE-17 a broken connection is an error too, and the next question works', async ({ page }) => {
  let isOffline = true;
  const { chat } = await openChat(page, {
    stream: () => (isOffline ? 'offline' : { json: { text: 'Back again.', docs: null } }),
  });
  await ask(chat);
  await expect(chat.getByTestId('error-box')).toContainText('Error: ');
  isOffline = false;
  await ask(chat);
  await expect(chat.getByText('Back again.')).toBeVisible();
});

test('CHAT-SIMPLE-20 CHAT-SIMPLE-21 OPEN-11 Stop aborts the call without a message', async ({ page }) => {
  const held = heldReply();
  const { chat } = await openChat(page, { stream: held.stream });
  await ask(chat, 'a red dress');
  await chat.getByRole('button', { name: 'Stop' }).click();
  await expect(chat.getByTestId('loading-dots')).toHaveCount(0);
  await expect(chat.getByTestId('error-box')).toHaveCount(0);
  await expect(turns(chat)).toHaveCount(2);
  await expect(field(chat)).toBeEnabled();
  held.letGo();
  await expect(turns(chat)).toHaveCount(2);
});

test('CHAT-SIMPLE-16 CHAT-SIMPLE-19 a reply without text and products says so', async ({ page }) => {
  const { chat } = await openChat(page, replying({ text: '', docs: null }));
  await ask(chat);
  await expect(chat.getByText("I'm sorry, I couldn't find a suitable response.")).toBeVisible();
  await expect(chat.getByRole('article')).toHaveCount(0);
});

test('CHAT-SIMPLE-15 CHAT-SIMPLE-35 CHAT-SIMPLE-36 CHAT-SIMPLE-37 CHAT-SIMPLE-38 cards are in a scrolling row', async ({
  page,
}) => {
  const docs = [
    aDoc(),
    aDoc({ id: 'p-2', title: 'Sage garden dress', price: '12.5' }),
    aDoc({ id: 'p-3', title: 'Harbour midi dress', price: 'abc' }),
    aDoc({ id: 'p-4', title: 'Rosewater tea dress', price: undefined }),
    aDoc({ id: 'p-5', title: 'Meadow day dress' }),
  ];
  const { chat } = await openChat(page, replying({ docs }));
  await ask(chat);
  const cards = chat.getByRole('article');
  await expect(cards).toHaveCount(5);
  await expect(cards.getByRole('heading')).toHaveText(docs.map(({ title }) => title));
  await expect(cards.getByTestId('product-price')).toHaveText([
    '$48.00',
    '$12.50',
    'Invalid Price',
    'Invalid Price',
    '$48.00',
  ]);
  await expect(cards.first().getByTestId('product-description')).toHaveCSS('-webkit-line-clamp', '2');
  const row = chat.getByTestId('product-scroller');
  await expect(row).toHaveCSS('overflow-x', 'auto');
  expect(await row.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
});

test('CHAT-SIMPLE-31 CHAT-SIMPLE-32 CHAT-SIMPLE-33 CHAT-SIMPLE-34 CONF-69 pictures loop, are counted, and may be missing', async ({
  page,
}) => {
  const [first = '', second = ''] = aDoc().images;
  const { chat } = await openChat(
    page,
    replying({
      docs: [aDoc(), aDoc({ id: 'p-2', images: [first] }), aDoc({ id: 'p-3', images: ['/media/broken.webp', second] })],
    }),
  );
  await page.route('**/media/broken.webp', (route) => route.fulfill({ status: 404 }));
  await ask(chat);
  const [many, one, broken] = [0, 1, 2].map((position) => chat.getByRole('article').nth(position)) as [
    Locator,
    Locator,
    Locator,
  ];
  const next = many.getByRole('button', { name: 'Next picture' });
  await expect(many.getByText('1 / 3')).toBeVisible();
  await many.getByRole('button', { name: 'Previous picture' }).click();
  await expect(many.getByText('3 / 3')).toBeVisible();
  for (const count of ['1 / 3', '2 / 3', '3 / 3', '1 / 3']) {
    await next.click();
    await expect(many.getByText(count)).toBeVisible();
  }

  await expect(one.getByRole('button', { name: /picture/ })).toHaveCount(0);
  await expect(one.getByText(/\d \/ \d/)).toHaveCount(0);

  await expect(broken.locator('[data-placeholder]')).toBeVisible();
  await broken.getByRole('button', { name: 'Next picture' }).click();
  await expect(broken.locator('[data-placeholder]')).toHaveCount(0);
});

test('CHAT-SIMPLE-39 CHAT-SIMPLE-40 the card links to its page, the cart button only logs the id', async ({
  page,
  context,
}) => {
  await context.route('**/shops/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>A dress</h1>' }));
  const { chat, calls } = await openChat(page, replying({ docs: [aDoc(), aDoc({ id: 'p-2', url: undefined })] }));
  await ask(chat);
  const [linked, plain] = [chat.getByRole('article').nth(0), chat.getByRole('article').nth(1)];
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'log' && logged.push(message.text()));
  const before = calls.length;

  await linked.getByRole('button', { name: 'Add To Cart' }).click();
  await expect.poll(() => logged).toEqual(['p-1']);
  await linked.getByRole('button', { name: 'Next picture' }).click();
  expect(context.pages()).toHaveLength(1);
  expect(calls).toHaveLength(before);

  const opened = context.waitForEvent('page');
  await linked.click({ position: { x: 24, y: 250 } });
  await expect((await opened).getByRole('heading', { name: 'A dress' })).toBeVisible();

  await expect(plain.getByRole('link')).toHaveCount(0);
  await plain.getByTestId('product-description').click();
  expect(context.pages()).toHaveLength(2);
});

test('an example only fills the input, on a screen and on a phone', async ({ page }) => {
  const { chat, calls } = await openChat(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await field(chat).fill('');
    await page.getByRole('button', { name: 'A gift for my mother' }).click();
    await expect(field(chat)).toHaveValue('A gift for my mother');
    await expect(field(chat)).toBeFocused();
    expect(asked(calls)).toEqual([]);
  }
});

test('axe finds nothing on the simple chat with cards and an error, light or dark, and it fits a phone', async ({
  page,
}) => {
  let isFirst = true;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { chat } = await openChat(page, {
    stream: () => {
      if (!isFirst) return { status: 503, json: {} };
      isFirst = false;
      return {
        json: { text: 'Here:', docs: [aDoc(), aDoc({ id: 'p-2', url: undefined, images: [], price: 'abc' })] },
      };
    },
  });
  await ask(chat);
  await expect(chat.getByRole('article')).toHaveCount(2);
  await ask(chat);
  await expect(chat.getByTestId('error-box')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findFlaws(page), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('CALL-01 CHAT-SIMPLE-15 CHAT-SIMPLE-37 the real assistant answers from the open demo shop in the question’s language', async ({
  page,
}) => {
  await page.goto('/quarry-chat');
  const chat = page.getByTestId('simple-chat');
  await ask(chat, 'a red dress under $60');
  const first = turns(chat).last();
  await expect(first.getByRole('article').first()).toBeVisible();
  await expect(first.getByTestId('product-price').first()).toHaveText(/^\$\d+\.\d\d$/);
  await expect(first.getByRole('img').first()).toHaveJSProperty('complete', true);

  await ask(chat, 'წითელი კაბა');
  const second = turns(chat).last();
  await expect(second.getByTestId('assistant-message')).toHaveAttribute('lang', 'ka');
  await expect(second.getByRole('article').first()).toBeVisible();
});
