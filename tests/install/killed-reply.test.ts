/** `kill -9` of the built server while it writes a reply, and a restart: the shopper's page gets the whole answer. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChatSession, type ChatState, createChatSession } from '@quarry/client';
import { type ContinuedChat, newStoreSettings, VISITOR_HEADER } from '@quarry/contract';
import { emptyDataDir } from '@quarry/database/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type FakeOpenAiServer,
  startFakeOpenAiServer,
} from '../../apps/server/src/providers/language-model/fake-openai-server.ts';
import { portOf } from '../../apps/server/src/providers/port-of.ts';

const BUILT = (name: string) => fileURLToPath(new URL(`../../apps/server/dist/${name}`, import.meta.url));
const ENOUGH_MS = 180_000;
const BEGUN = 'Hello and welcome. What are';
const WHOLE = `${BEGUN} you looking for today?`;

let dataDir: string;
let model: FakeOpenAiServer;
let environment: NodeJS.ProcessEnv;
beforeEach(async () => {
  dataDir = await emptyDataDir();
  model = await startFakeOpenAiServer([{ stall: BEGUN }, { say: WHOLE }]);
  environment = {
    ...process.env,
    // The page finds the restarted server at the same address.
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DEMO_DATA: '0',
    LOG_LEVEL: 'error',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'a-model',
    npm_lifecycle_event: '',
  };
});
afterEach(async () => {
  await model.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = http.createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const port = portOf(server);
  await new Promise((closed) => server.close(closed));
  return port;
}

function startServer(): Promise<ChildProcess> {
  const server = spawn(process.execPath, [BUILT('main.js')], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready: ')) resolve(server);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', (code) => reject(new Error(`Ended with code ${code}:\n${output}`)));
  });
}

function end(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGKILL');
  });
}

function quarry(...args: string[]): string {
  return execFileSync(process.execPath, [BUILT('quarry.js'), ...args], { env: environment, encoding: 'utf8' }).trim();
}

function until(chat: ChatSession, isReached: (state: ChatState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => isReached(chat.getSnapshot()) && resolve();
    chat.subscribe(look);
    look();
  });
}
const said = (chat: ChatSession) =>
  chat
    .getSnapshot()
    .messages.filter(({ failure }) => !failure)
    .map(({ isUser, text }) => `${isUser ? 'shopper' : 'assistant'}: ${text}`)
    .slice(1);

describe('a reply whose server is killed', { timeout: ENOUGH_MS }, () => {
  it('CHATMSG-15 is offered again after the restart, and comes whole and once', async () => {
    const file = path.join(dataDir, 'shop.csv');
    fs.writeFileSync(file, 'id,title,price\n1,Oak chair,40\n');
    quarry('import', '--store', 'myshop', '--file', file);
    const key = quarry('key', 'create', '--store', 'myshop', '--origin', 'https://myshop.example');
    const address = `http://127.0.0.1:${environment.PORT}`;
    const call: typeof fetch = (input, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${key}`);
      headers.set(VISITOR_HEADER, 'a-shopper-of-this-test-0123456789');
      return fetch(new URL(input instanceof Request ? input.url : input, address), { ...init, headers });
    };
    const aPage = () =>
      createChatSession({ store: newStoreSettings('myshop', 'My shop', 'en', 'USD'), section: 'shop', fetch: call });

    let server = await startServer();
    const page = aPage();
    page.send({ text: 'hello' });
    await until(page, ({ step }) => step !== null);
    await expect.poll(() => model.requests.length, { timeout: 60_000 }).toBe(1);
    await end(server);
    server = await startServer();
    try {
      await until(page, ({ isBusy }) => !isBusy);
      expect(page.getSnapshot().messages.at(-1)?.failure).toMatchObject({ canRetry: true });

      page.retry();
      await until(page, ({ isBusy }) => !isBusy);

      expect(said(page)).toEqual(['shopper: hello', `assistant: ${WHOLE}`]);
      const { sessionId } = page.getSnapshot();
      const kept: ContinuedChat = await (await call(`/api/v1/stores/myshop/chats/${sessionId}`)).json();
      expect(kept.items.map(({ text }) => text)).toEqual(['hello', WHOLE]);
      expect(kept.reply).toBeNull();
      const otherPage = aPage();
      await otherPage.continueChat(sessionId);
      expect(said(otherPage)).toEqual(said(page));
    } finally {
      await end(server);
    }
  });
});
