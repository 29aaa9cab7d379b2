/** Real faults while a page of the gallery is open: what the shopper reads, and what still works. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import {
  type Answer,
  startFakeOpenAiServer,
} from '../../apps/server/src/providers/language-model/fake-openai-server.ts';
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

test.describe('the server is killed', () => {
  const BEGUN = 'Hello and welcome. What are';
  const WHOLE = `${BEGUN} you looking for today?`;
  const ANSWERS: Answer[] = [{ stall: BEGUN }, { say: WHOLE }];

  test('while it writes a reply: after its restart the page offers to try again, and shows the whole answer once', async ({
    page,
  }) => {
    // Starts five processes, one after the other.
    test.setTimeout(240_000);
    const model = await startFakeOpenAiServer(ANSWERS);
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-killed-'));
    const port = await freePort();
    const start = () => startServer({ port, dataDir, llm: model.baseUrl });
    let server: ChildProcess | undefined;
    try {
      const file = path.join(dataDir, '..', `${path.basename(dataDir)}.csv`);
      fs.writeFileSync(file, 'id,title,price\n1,Oak chair,40\n');
      await command(['import', '--store', 'myshop', '--file', file], dataDir);
      fs.rmSync(file);
      shop = await openHosts(`http://127.0.0.1:${port}`, 'myshop', dataDir);
      server = await start();
      await page.goto(shop.page('hostile'));
      const { chat, send, answered } = await openChat(page);
      await send('hello');
      await expect.poll(() => model.requests.length).toBe(1);

      await kill(server);
      server = await start();
      await expect(chat.getByText(FAILED)).toBeVisible({ timeout: 30_000 });
      await chat.getByRole('button', { name: 'Try again' }).click();
      await answered();

      await expect(chat.getByText(WHOLE)).toHaveCount(1);
      await expect(chat.getByText('hello', { exact: true })).toHaveCount(1);
      // The next page of the shop shows the same.
      await page.goto(shop.page('storefront'));
      const again = page.locator('quarry-embed [role="log"]');
      await expect(again.getByText(WHOLE)).toHaveCount(1);
      await expect(again.getByText('hello', { exact: true })).toHaveCount(1);
    } finally {
      if (server) await kill(server);
      await model.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

async function freePort(): Promise<number> {
  const probe = http.createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const port = portOf(probe);
  await new Promise((closed) => probe.close(closed));
  return port;
}

function startServer({ port, dataDir, llm }: { port: number; dataDir: string; llm: string }): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_DATA: '0',
      LOG_LEVEL: 'error',
      LLM_BASE_URL: llm,
      LLM_MODEL: 'a-model',
      npm_lifecycle_event: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('is ready: ') && resolve(server));
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
  });
}

function kill(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGKILL');
  });
}
