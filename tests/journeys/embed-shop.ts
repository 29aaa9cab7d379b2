/** Keys of shops, and the pages in `hosts/` on an origin of their own, written after what real themes do. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const HOSTS = path.join(import.meta.dirname, 'hosts');

/** Of the pages' own scripts and of the embed's. */
export const NONCE = 'n0nce';

/** Runs a command of the server. @param dataDir of the server; default: that of the browser tests' server. */
export async function command(words: string[], dataDir = process.env.TEST_DATA_DIR): Promise<string> {
  const { stdout } = await run(process.execPath, ['apps/server/dist/quarry.js', ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return stdout.trim();
}

export function createKey(store: string, origin: string, dataDir?: string): Promise<string> {
  return command(['key', 'create', '--store', store, '--origin', origin], dataDir);
}

/** What a page of the gallery is served with, by parameters of its address. */
interface HostParameters {
  /** Attributes of the tag. */
  tag?: string;
  /** `strict`: Trusted Types, and no origin but ours. */
  policy?: 'strict';
  /** In `product.html`: structured data. */
  data?: string;
  /** What that place lists without a query. */
  category?: string;
  /** A wrong key. */
  key?: string;
}

export interface HostShop {
  origin: string;
  key: string;
  page(name: string, parameters?: HostParameters): string;
  close(): void;
}

/**
 * Serves the pages with a key of the store; other addresses answer as the shop's own search.
 * @param quarry address of the server, whose data are in `dataDir`.
 */
export async function openHosts(quarry: string, store: string, dataDir?: string): Promise<HostShop> {
  let key = '';
  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop');
    const file = path.join(HOSTS, path.basename(pathname));
    const given = (name: keyof HostParameters) => searchParams.get(name) ?? '';
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(given('policy') === 'strict' && {
        'content-security-policy': `default-src 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; connect-src ${quarry}; img-src ${quarry}; style-src 'nonce-${NONCE}'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      }),
    });
    const query = searchParams.get('q') ?? searchParams.get('s') ?? '';
    if (!file.endsWith('.html')) {
      response.end(`<!doctype html><title>Found</title><h1>Found by the shop: ${encodeURIComponent(query)}</h1>`);
      return;
    }
    const tag = `<script src="${quarry}/embed/quarry.js" nonce="${NONCE}" async data-store="${store}" data-key="${given('key') || key}" data-search="[aria-label=Find], #f" data-chat ${given('tag')}></script>`;
    response.end(
      fs
        .readFileSync(file, 'utf8')
        .replace('<!--TAG-->', tag)
        .replace(
          'id="results"',
          given('category') ? `id="results" data-category="${given('category')}"` : 'id="results"',
        )
        .replace('<!--LD-->', given('data') && `<script type="application/ld+json">${given('data')}</script>`)
        .replaceAll('<style>', `<style nonce="${NONCE}">`),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  key = await createKey(store, origin, dataDir);
  return {
    origin,
    key,
    page(name, parameters = {}) {
      const address = new URL(`/${name}.html`, origin);
      for (const [parameter, value] of Object.entries(parameters)) address.searchParams.set(parameter, value);
      return address.href;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
