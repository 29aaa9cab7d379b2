/**
 * Tests the files in `deploy/` with the real proxies: visitors keep their own limits, and chat streams are not
 * buffered.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { endpoints, newStoreSettings } from '@quarry/contract';
import { emptyDataDir } from '@quarry/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../apps/server/src/app.ts';
import { createServer } from '../../apps/server/src/create-server.ts';
import { readConfig } from '../../apps/server/src/config.ts';

const DEPLOY = fileURLToPath(new URL('../../deploy', import.meta.url));
/** Timeout for a reply on a busy machine. */
const ENOUGH_MS = 120_000;
const STORE = { ...newStoreSettings('open', 'Open', 'en', 'USD'), open: true };

interface Proxy {
  name: string;
  programs: string[];
  protocol: 'http' | 'https';
  /** Starts the program with our file; only ports, the certificate's path and the host name are replaced. */
  start(folder: string, port: number, upstream: number): ChildProcess;
}

const nginx: Proxy = {
  name: 'nginx',
  programs: ['nginx', 'openssl'],
  protocol: 'https',
  start(folder, port, upstream) {
    const [key, certificate, site, main] = ['key.pem', 'cert.pem', 'quarry.conf', 'nginx.conf'].map((name) =>
      path.join(folder, name),
    ) as [string, string, string, string];
    const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes', '-newkey', 'rsa:2048'];
    execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    const redirect = path.join(folder, 'redirect.sock');
    const ours = replaced(fs.readFileSync(path.join(DEPLOY, 'nginx/quarry.conf'), 'utf8'), {
      'listen 80;': `listen unix:${redirect};`,
      'listen 443 ssl;': `listen ${port} ssl;`,
      'server 127.0.0.1:3000;': `server 127.0.0.1:${upstream};`,
      '/etc/letsencrypt/live/quarry.example.com/fullchain.pem': certificate,
      '/etc/letsencrypt/live/quarry.example.com/privkey.pem': key,
    });
    fs.writeFileSync(site, ours);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const log = `error_log stderr; pid ${folder}/pid;`;
    const settings = `access_log off; ${temporary.join(' ')} include ${site};`;
    fs.writeFileSync(main, `daemon off; ${user} ${log} events {} http { ${settings} }`);
    return spawn('nginx', ['-e', 'stderr', '-c', main], { stdio: 'ignore' });
  },
};

const caddy: Proxy = {
  name: 'caddy',
  programs: ['caddy'],
  protocol: 'http',
  start(folder, port, upstream) {
    const env = {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      CADDY_ADMIN: `unix/${folder}/admin.sock`,
      QUARRY_SITE: `http://localhost:${port}`,
      QUARRY_UPSTREAM: `127.0.0.1:${upstream}`,
    };
    return spawn('caddy', ['run', '--config', path.join(DEPLOY, 'caddy/Caddyfile'), '--adapter', 'caddyfile'], {
      env,
      stdio: 'ignore',
    });
  },
};

function replaced(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/nginx/quarry.conf no longer holds: ${from}`);
    return changed.replace(from, to);
  }, text);
}

const isInstalled = (program: string) =>
  [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'].some((folder) =>
    fs.existsSync(path.join(folder, program)),
  );

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const PIECES = 5;

/** A stream that sends its next piece on demand, with the headers of a real chat reply. */
function addPacedStream(app: FastifyInstance) {
  let sendNext = () => {};
  let headers: Record<string, string> = {};
  async function* pieces() {
    for (let piece = 1; piece <= PIECES; piece++) {
      yield `${JSON.stringify({ type: 'text', content: String(piece) })}\n`;
      await new Promise<void>((resolve) => {
        sendNext = resolve;
      });
    }
  }
  app.get('/paced', async (_request, reply) =>
    reply.headers(headers).send(Readable.from(pieces(), { objectMode: false })),
  );
  return {
    sendNext: () => sendNext(),
    useHeaders(given: Record<string, string>) {
      headers = given;
    },
  };
}

describe.each([nginx, caddy])('behind $name', { timeout: ENOUGH_MS }, ({ name, programs, protocol, start }) => {
  const missing = programs.filter((program) => !isInstalled(program));
  if (missing.length > 0)
    console.warn(`${missing.join(' and ')} not installed here; the file for ${name} is not tested.`);
  let folder: string;
  let port: number;
  let services: Services;
  let app: FastifyInstance;
  let proxy: ChildProcess;
  let paced: ReturnType<typeof addPacedStream>;

  beforeAll(async () => {
    if (missing.length > 0) return;
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-proxy-'));
    const config = readConfig({
      DATA_DIR: await emptyDataDir(),
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '127.0.0.1',
    });
    services = await openServices(config);
    await services.stores.create(STORE);
    app = await createServer(services, config);
    paced = addPacedStream(app);
    await app.listen({ host: '127.0.0.1', port: 0 });
    port = await freePort();
    proxy = start(folder, port, (app.server.address() as AddressInfo).port);
    await untilPortIsOpen(port, proxy);
  });
  afterAll(async () => {
    if (missing.length > 0) return;
    const ended = new Promise((resolve) => proxy.once('exit', resolve));
    proxy.kill('SIGTERM');
    await ended;
    await app.close();
    await services.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /** A call through the proxy from a given local address. */
  function request(
    method: string,
    url: string,
    options: { from?: string; headers?: http.OutgoingHttpHeaders; body?: string } = {},
  ) {
    const client = protocol === 'https' ? https : http;
    return new Promise<http.IncomingMessage>((resolve, reject) => {
      const sent = client.request(
        {
          host: '127.0.0.1',
          port,
          method,
          path: url,
          localAddress: options.from ?? '127.0.0.1',
          headers: { host: `localhost:${port}`, ...options.headers },
          rejectUnauthorized: false,
        },
        resolve,
      );
      sent.once('error', reject);
      sent.end(options.body);
    });
  }

  async function book(from: string, headers: http.OutgoingHttpHeaders = {}): Promise<number | undefined> {
    const json = { 'content-type': 'application/json', ...headers };
    const reply = await request('POST', endpoints.book.url, { from, headers: json, body: '{}' });
    reply.resume();
    return reply.statusCode;
  }

  it.skipIf(missing.length > 0)(
    'two visitors have a limit each, and neither gets another by inventing an address',
    async () => {
      for (let call = 0; call < endpoints.book.limit.calls; call++) expect(await book('127.0.0.2')).toBe(400);

      expect(await book('127.0.0.2')).toBe(429);
      expect(await book('127.0.0.2', { 'x-forwarded-for': '192.0.2.1' })).toBe(429);
      expect(await book('127.0.0.3')).toBe(400);
    },
  );

  it.skipIf(missing.length > 0)('our own pages are our own, with the scheme and the port of the proxy', async () => {
    const origin = `${protocol}://localhost:${port}`;
    const ownPage = { cookie: 'quarry_visitor=x', origin };
    expect(await book('127.0.0.4', ownPage)).toBe(400);
    expect(await book('127.0.0.4', { ...ownPage, origin: 'https://evil.example' })).toBe(403);

    const sitemap = await request('GET', '/robots.txt');
    expect(await textOf(sitemap)).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it.skipIf(missing.length > 0)('each piece of a chat reply passes before the next one is made', async () => {
    const fields = { store: 'open', sessionId: 's', message: 'hello' };
    const parts = Object.entries(fields).map(
      ([field, value]) => `--b\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    );
    const chat = await app.inject({
      method: 'POST',
      url: '/api/qchat',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: `${parts.join('')}--b--\r\n`,
    });
    expect(chat.headers['content-type']).toBe('application/x-ndjson');
    const ofStreams = ['content-type', 'cache-control', 'x-accel-buffering'];
    paced.useHeaders(Object.fromEntries(ofStreams.map((name) => [name, String(chat.headers[name])])));

    // A buffering proxy would wait forever: the next piece is sent when this one has arrived.
    let received = 0;
    for await (const chunk of await request('GET', '/paced')) {
      received += String(chunk).trim().split('\n').length;
      paced.sendNext();
    }

    expect(received).toBe(PIECES);
  });
});

async function textOf(reply: http.IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of reply) text += String(chunk);
  return text;
}

async function untilPortIsOpen(port: number, proxy: ChildProcess): Promise<void> {
  for (;;) {
    if (proxy.exitCode !== null) throw new Error(`The proxy ended with code ${proxy.exitCode}.`);
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
