import type dns from 'node:dns';
import http from 'node:http';
import net from 'node:net';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FetchOptions, RefusalReason } from '../../fetching/fetch-file.ts';
import { RefusedAddressError } from '../../fetching/fetch-file.ts';
import { type GuardedFetch, openGuardedFetch } from './guarded-fetch.ts';
import { type AddressPolicy, isPublicAddress, PUBLIC_WEB } from './public-address.ts';

/** A malicious website. */
const site = http.createServer((request, response) => {
  const [, page, rest] = /^\/([\w-]+)\/?(.*)$/.exec(request.url ?? '') ?? [];
  seen.push(page ?? '');
  if (page === 'to') return response.writeHead(302, { location: decodeURIComponent(rest ?? '') }).end();
  if (page === 'round') return response.writeHead(302, { location: '/round' }).end();
  if (page === 'nowhere') return response.writeHead(302).end();
  if (page === 'picture') return response.writeHead(200, { 'content-type': 'text/plain' }).end(picture);
  if (page === 'lie') return response.writeHead(200, { 'content-type': 'image/png' }).end('<html>Log in</html>');
  if (page === 'packed') return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(picture));
  if (page === 'bomb') return response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  if (page === 'says-large') return response.writeHead(200, { 'content-length': '99999999' }).write(picture);
  if (page === 'half') {
    response.writeHead(200, { 'content-length': String(picture.length * 2) }).write(picture);
    return setImmediate(() => response.destroy());
  }
  if (page === 'half-packed') {
    response.writeHead(200, { 'content-encoding': 'gzip' }).write(gzipSync(picture).subarray(0, 60));
    return setTimeout(() => response.destroy(), 20);
  }
  if (page === 'drip' || page === 'flood') {
    response.writeHead(200);
    response.write(picture);
    const drops = setInterval(() => response.write(page === 'flood' ? Buffer.alloc(100_000) : 'x'), 5);
    return response.on('close', () => clearInterval(drops));
  }
  response.writeHead(404).end('secret words of the website');
});

let picture: Buffer;
let bomb: Buffer;
let port: number;
let policy: AddressPolicy;
let open: GuardedFetch | undefined;
const seen: string[] = [];

beforeAll(async () => {
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b03a2e' } })
    .png()
    .toBuffer();
  bomb = gzipSync(Buffer.concat([picture, Buffer.alloc(30_000_000)]));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  port = (site.address() as net.AddressInfo).port;
  // Allows this one local server as if it were on the internet; everything else is as in production.
  policy = {
    allowsPort: (asked) => asked === port || PUBLIC_WEB.allowsPort(asked),
    allowsAddress: (ip, asked) => (ip === '127.0.0.1' && asked === port) || PUBLIC_WEB.allowsAddress(ip, asked),
    allowsName: PUBLIC_WEB.allowsName,
  };
});
afterEach(async () => {
  await open?.close();
  open = undefined;
  seen.length = 0;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const WANTED: FetchOptions = {
  maxBytes: 1_000_000,
  accept: ['image/png', 'image/jpeg', 'image/webp'],
  timeoutMs: 3000,
};

const at = (page: string) => `http://127.0.0.1:${port}/${page}`;

/** A DNS resolver that knows only the names of a test. */
function naming(names: Record<string, string[]>): typeof dns.lookup {
  return ((host: string, _options: unknown, callback: (...found: unknown[]) => void) => {
    const found = names[host];
    if (!found) return callback(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }));
    callback(
      null,
      found.map((address) => ({ address, family: net.isIP(address) })),
    );
  }) as unknown as typeof dns.lookup;
}

function fetching(url: string, options: Partial<FetchOptions> = {}, names: Record<string, string[]> = {}) {
  open ??= openGuardedFetch({ policy, lookup: naming(names) });
  return open.fetch(url, { ...WANTED, ...options });
}

async function refusal(url: string, options: Partial<FetchOptions> = {}, names: Record<string, string[]> = {}) {
  const error = await fetching(url, options, names).then(
    () => 'nothing was refused',
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RefusedAddressError)) throw error;
  return error.reason;
}

describe('a guarded fetch', () => {
  it('fetches a file and detects its type by its content, not by the declared type', async () => {
    const file = await fetching(at('picture'));

    expect(file).toMatchObject({ bytes: picture, contentType: 'image/png', finalUrl: at('picture') });
  });

  it('connects to the checked IP address of a name, also after redirects', async () => {
    const file = await fetching(
      `http://shop.example.com:${port}/to/${encodeURIComponent(at('picture'))}`,
      {},
      {
        'shop.example.com': ['127.0.0.1'],
      },
    );

    expect(file.finalUrl).toBe(at('picture'));
    expect(seen).toEqual(['to', 'picture']);
  });

  it('decompresses replies that a website compresses unasked', async () => {
    expect((await fetching(at('packed'))).bytes).toEqual(picture);
  });

  it.each<[string, RefusalReason]>([
    ['', 'not-an-address'],
    ['no address', 'not-an-address'],
    ['http://', 'not-an-address'],
    ['file:///etc/passwd', 'wrong-scheme'],
    ['ftp://shop.example.com/a.png', 'wrong-scheme'],
    ['data:image/png;base64,AAAA', 'wrong-scheme'],
    ['gopher://127.0.0.1:6379/_FLUSHALL', 'wrong-scheme'],
    ['http://user@shop.example.com/', 'has-credentials'],
    ['http://:word@shop.example.com/', 'has-credentials'],
    ['https://shop.example.com:8443/', 'wrong-port'],
    ['http://shop.example.com:22/', 'wrong-port'],
    ['http://localhost/', 'not-public'],
    ['http://LOCALHOST./', 'not-public'],
    ['http://api.localhost/', 'not-public'],
    ['http://metadata.google.internal/', 'not-public'],
    ['http://printer/', 'not-public'],
    ['http://127.0.0.1/', 'not-public'],
    ['http://127.1/', 'not-public'],
    ['http://2130706433/', 'not-public'],
    ['http://0x7f000001/', 'not-public'],
    ['http://0177.0.0.1/', 'not-public'],
    ['http://0/', 'not-public'],
    ['http://①②⑦.⓪.⓪.①/', 'not-public'],
    ['http://169.254.169.254/latest/meta-data/', 'not-public'],
    ['http://10.0.0.7/', 'not-public'],
    ['http://[::1]/', 'not-public'],
    ['http://[::]/', 'not-public'],
    ['http://[::ffff:127.0.0.1]/', 'not-public'],
    ['http://[::ffff:a00:1]/', 'not-public'],
    ['http://[::127.0.0.1]/', 'not-public'],
    ['http://[64:ff9b::10.0.0.1]/', 'not-public'],
    ['http://[64:ff9b:1::1]/', 'not-public'],
    ['http://[fd00:ec2::254]/', 'not-public'],
    ['http://[fe80::1]/', 'not-public'],
    ['http://[2002:7f00:1::]/', 'not-public'],
    ['http://nobody.example.com/', 'unknown-host'],
    ['http://inside.example.com/', 'not-public'],
    ['http://both.example.com/', 'not-public'],
    ['http://nat64.example.com/', 'not-public'],
  ])('refuses %j: %s', async (url, reason) => {
    const names = {
      'shop.example.com': ['93.184.215.14'],
      'inside.example.com': ['192.168.1.20'],
      'both.example.com': ['93.184.215.14', '127.0.0.1'],
      'nat64.example.com': ['64:ff9b::7f00:1'],
    };

    expect(await refusal(url, {}, names)).toBe(reason);
  });

  it.each<[string, RefusalReason]>([
    ['http://127.0.0.1/', 'not-public'],
    ['http://169.254.169.254/', 'not-public'],
    ['file:///etc/passwd', 'wrong-scheme'],
    ['http://shop.example.com:25/', 'wrong-port'],
    ['http://%%', 'bad-redirect'],
  ])('checks a redirect to %j like the first address', async (target, reason) => {
    expect(await refusal(at(`to/${encodeURIComponent(target)}`))).toBe(reason);
  });

  it('stops after too many redirects and at one without a target', async () => {
    expect(await refusal(at('round'))).toBe('too-many-redirects');
    expect(seen).toHaveLength(6);
    expect(await refusal(at('nowhere'))).toBe('bad-redirect');
  });

  it('resolves the name once: the checked address is the one it connects to', async () => {
    let answers = 0;
    const changing = ((_host: string, _options: unknown, callback: (...found: unknown[]) => void) => {
      answers += 1;
      callback(null, [{ address: answers === 1 ? '192.168.0.1' : '127.0.0.1', family: 4 }]);
    }) as unknown as typeof dns.lookup;
    open = openGuardedFetch({ policy, lookup: changing });

    expect(await refusal(`http://rebinding.example.com:${port}/picture`)).toBe('not-public');
    expect(seen).toEqual([]);
  });

  it('refuses other content than pictures, regardless of the declared type', async () => {
    expect(await refusal(at('lie'))).toBe('wrong-type');
    expect(await refusal(at('picture'), { accept: ['image/webp'] })).toBe('wrong-type');
  });

  it('refuses an error page without repeating its text', async () => {
    const error = await fetching(at('gone')).catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({ reason: 'bad-status' });
    expect(String(error)).not.toContain('secret');
  });

  it('stops at the limit of bytes: declared, streamed without an end, and unpacked', async () => {
    expect(await refusal(at('says-large'))).toBe('too-large');
    expect(await refusal(at('flood'))).toBe('too-large');
    expect(bomb.length).toBeLessThan(WANTED.maxBytes);
    expect(await refusal(at('bomb'))).toBe('too-large');
  });

  it('times out on a very slow server', async () => {
    expect(await refusal(at('drip'), { timeoutMs: 150 })).toBe('too-slow');
  });

  it('rejects an incomplete file', async () => {
    expect(await refusal(at('half'))).toBe('cut-off');
    expect(await refusal(at('half-packed'))).toMatch(/cut-off|wrong-type/);
  });

  it('reports a server that does not answer', async () => {
    const shut = net.createServer();
    await new Promise<void>((resolve) => shut.listen(0, '127.0.0.1', resolve));
    const { port: shutPort } = shut.address() as net.AddressInfo;
    await new Promise((resolve) => shut.close(resolve));
    open = openGuardedFetch({ policy: { ...policy, allowsPort: () => true, allowsAddress: () => true } });

    expect(await refusal(`http://127.0.0.1:${shutPort}/`)).toBe('unreachable');
  });

  it('aborts with the caller', async () => {
    const giveUp = new AbortController();
    const fetched = fetching(at('drip'), { signal: giveUp.signal });
    giveUp.abort(new Error('the shopper has gone'));

    await expect(fetched).rejects.toThrow('the shopper has gone');
  });

  it('ignores proxy variables of the environment', async () => {
    open = openGuardedFetch();

    expect(await refusal(at('picture'))).toBe('not-public');
    expect(seen).toEqual([]);
  });
});

describe('a public address', () => {
  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.1.1.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.168.0.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::10.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:0:127.0.0.1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::1',
    '3fff::1',
    '64:ff9b::127.0.0.1',
    '64:ff9b:1::8.8.8.8',
    'localhost',
    '',
    '1.2.3',
    '1.2.3.4.5',
  ])('is not %s', (ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  });

  it.each(['1.1.1.1', '93.184.215.14', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8', '64:ff9b::8.8.8.8'])(
    'is %s',
    (ip) => {
      expect(isPublicAddress(ip)).toBe(true);
    },
  );
});
