/** Real faults while a page of the gallery is open: what the shopper reads, and what still works. */
import http from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { portOf } from '../../apps/server/src/providers/port-of.ts';
import { command, type HostShop, openHosts } from './embed-shop.ts';

const FAILED = 'We could not get an answer just now.';

let shop: HostShop | undefined;
test.afterEach(() => {
  shop?.close();
  shop = undefined;
});

async function openChat(page: Page) {
  const button = page.locator('quarry-embed[data-button] button');
  await expect(button).toBeVisible();
  await button.click();
  const chat = page.locator('quarry-embed [role="dialog"]').filter({ has: page.locator('[role="log"]') });
  // Its code is loaded by the click: what a test cuts off afterwards is the conversation.
  await expect(chat.locator('textarea')).toBeVisible();
  const send = async (text: string) => {
    await chat.locator('textarea').fill(text);
    await page.keyboard.press('Enter');
  };
  /** A reply is complete when its stop button is gone. */
  const answered = () => expect(chat.getByRole('button', { name: 'Send' })).toBeVisible({ timeout: 30_000 });
  return { chat, send, answered };
}

/** The shop's own search has the query of the shopper. */
async function expectOwnSearch(page: Page, query: string): Promise<void> {
  const field = page.getByLabel('Find');
  await field.fill(query);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: `Found by the shop: ${query}` })).toBeVisible();
}

test('a key that is revoked while the page is open: the chat says that there is no answer, and the shop’s own search runs', async ({
  page,
  baseURL,
}) => {
  shop = await openHosts(baseURL!, 'quarry');
  await page.goto(shop.page('tailwind'));
  const { chat, send, answered } = await openChat(page);
  await send('hello');
  await answered();
  await expect(chat.getByText(FAILED)).toHaveCount(0);

  await command(['key', 'revoke', '--store', 'quarry', '--key', shop.key]);
  await send('red dress');
  await expect(chat.getByText(FAILED)).toBeVisible();
  await expect(chat).not.toContainText(/log in|error|fetch|401/i);
  await chat.locator('textarea').press('Escape');
  await expectOwnSearch(page, 'cream');
});

test('a network that goes away and comes back: the message is sent once, and its answer is the one of the retry', async ({
  page,
  context,
  baseURL,
}) => {
  shop = await openHosts(baseURL!, 'quarry');
  await page.goto(shop.page('hostile'));
  const { chat, send, answered } = await openChat(page);
  await context.setOffline(true);
  await send('red dress');
  await expect(chat.getByText(FAILED)).toBeVisible();
  await context.setOffline(false);
  await chat.getByRole('button', { name: 'Try again' }).click();
  await answered();
  await expect(chat.getByRole('link').first()).toBeVisible();
  await expect(chat.getByText(FAILED)).toHaveCount(0);
  await expect(chat.getByText('red dress', { exact: true })).toHaveCount(1);
});

test('a slow 3G connection and a clock that is years ahead: the chat answers, and Enter leads to results, ours or the shop’s', async ({
  page,
  baseURL,
}) => {
  shop = await openHosts(baseURL!, 'quarry');
  await page.clock.setFixedTime(new Date('2099-01-01T00:00:00Z'));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(shop.page('storefront'));
  const { chat, send, answered } = await openChat(page);
  await send('red dress');
  await answered();
  await expect(chat.getByRole('link').first()).toBeVisible();
  await expect(chat.getByText(FAILED)).toHaveCount(0);
  await chat.locator('textarea').press('Escape');
  const field = page.getByLabel('Find');
  await field.fill('cream');
  await field.press('Enter');
  const ours = page.getByRole('dialog', { name: 'Search' }).getByRole('link').first();
  await expect(ours.or(page.getByRole('heading', { name: 'Found by the shop: cream' }))).toBeVisible();
});

test('a server that is gone in the middle of a reply and comes back: the reply goes on where it stopped, also on the next page', async ({
  page,
  baseURL,
}) => {
  const server = await openMortal(baseURL!);
  try {
    shop = await openHosts(server.address, 'quarry');
    await page.goto(shop.page('hostile'));
    const { chat, send, answered } = await openChat(page);
    server.holdReply();
    await send('red dress');
    // The first line has arrived.
    await expect(chat.locator('.step')).toBeVisible();
    await server.die();
    await server.comeBack();
    await answered();
    await expect(chat.getByText(FAILED)).toHaveCount(0);
    const said = await chat.locator('.turn .bubble').allTextContents();
    expect(said.filter((text) => text === 'red dress')).toHaveLength(1);

    await page.goto(shop.page('storefront'));
    const again = page.locator('quarry-embed [role="log"] .turn .bubble');
    await expect(again).toHaveText(said);
  } finally {
    server.close();
  }
});

/** Our server at an address where it can be gone: connections break, and new ones are refused. */
async function openMortal(quarry: string) {
  let isHeld = false;
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', quarry);
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const passed = http.request(new URL(request.url ?? '/', quarry), { method: request.method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 500, reply.headers);
      if (isHeld && request.method === 'POST' && pathname === '/api/qchat') {
        isHeld = false;
        reply.once('data', (chunk: Buffer) => response.write(chunk));
      } else reply.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const port = portOf(server);
  return {
    address: `http://127.0.0.1:${port}`,
    /** Passes on the first line of the next reply, and nothing more. */
    holdReply() {
      isHeld = true;
    },
    die: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: () => listen(port),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
