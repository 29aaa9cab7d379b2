/**
 * The server without extras: built with each alone left out and with all, and started without two, the other two and
 * all, because a start is expensive.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChatForm, StoreReply, StreamPiece } from '@quarry/contract';
import { build, type Plugin } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXTRAS } from '../../apps/server/src/extras/index.ts';
import { type TestServer, startTestServer } from './test-server.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const LIST = path.join(ROOT, 'apps/server/src/extras/index.ts');
const RECORDED = fs.readFileSync(path.join(ROOT, 'packages/speech/src/hear/recordings/red-dresses.webm'));
/** The beginning of a PNG file. */
const PICTURE = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const NAMES = EXTRAS.map(({ name }) => name);

/** Replaces the list by one without some extras, whose folders are then missing. */
function withoutFolders(leftOut: readonly string[]): Plugin {
  return {
    name: 'without-folders',
    setup(bundler) {
      bundler.onLoad({ filter: /[/\\]extras[/\\]index\.ts$/ }, ({ path: file }) => {
        if (file !== LIST) return undefined;
        const registrations = [...fs.readFileSync(LIST, 'utf8').matchAll(/import \{ (\w+) \} from '\.\/([\w-]+)\//g)];
        const kept = registrations.filter(([, , folder = '']) => !leftOut.includes(folder));
        const imports = kept.map(([, name, folder]) => `import { ${name} } from './${folder}/index.ts';`);
        const contents = `${imports.join('\n')}\nexport const EXTRAS = [${kept.map(([, name]) => name).join(', ')}];`;
        return { contents, loader: 'ts' };
      });
      bundler.onLoad({ filter: /[/\\]server[/\\]src[/\\]extras[/\\][\w-]+[/\\]/ }, ({ path: file }) =>
        leftOut.includes(path.basename(path.dirname(file)))
          ? { errors: [{ text: `${file} was left out of this build.` }] }
          : undefined,
      );
    },
  };
}

/** Paths of the sources in the bundle, and names of the packages that it imports. */
async function builtWithout(leftOut: readonly string[]) {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['apps/server/src/main.ts', 'apps/server/src/quarry.ts'],
    outdir: 'unused',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      withoutFolders(leftOut),
      {
        name: 'npm-stays-outside',
        setup: (bundler) =>
          bundler.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
            kind === 'entry-point' || name.startsWith('@quarry/') ? undefined : { path: name, external: true },
          ),
      },
    ],
  });
  const packages = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path: name }) => name),
  );
  return { sources: Object.keys(metafile.inputs), packages: [...new Set(packages)] };
}

let server: TestServer;

/** A multipart form as staff of the shop. */
async function send(url: string, fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new Response(form);
  return server.call('north', 'POST', url, Buffer.from(await request.arrayBuffer()), {
    'content-type': request.headers.get('content-type') ?? '',
  });
}

/** The text of the chat's answer. */
async function chat(more: { message?: string; images?: Blob; audio?: Blob }): Promise<string> {
  const form: ChatForm = { message: '', store: 'north', sessionId: 'left-out', preferred_response: 'all' };
  const reply = await send('/api/qchat', { ...form, ...more });
  expect(reply.statusCode).toBe(200);
  const pieces = reply.body
    .trim()
    .split('\n')
    .map((line) => StreamPiece.parse(JSON.parse(line)));
  return pieces.map((piece) => (piece.type === 'text' ? piece.content : '')).join('');
}

const ask = (url: string) => server.call('north', 'GET', url);
const NOT_OFFERED = { code: 'not-offered', status: 404 };

/** What a visitor meets where an extra is missing. */
const MISSING: Record<string, () => Promise<void>> = {
  async 'try-on'() {
    const body = { id: 'woman-1', image_urls: ['/media/north/dress-1.webp'] };
    expect((await server.call('north', 'POST', '/api/qmatch', body)).json()).toMatchObject(NOT_OFFERED);
    expect((await ask('/mannequins/woman-1.webp')).statusCode).toBe(404);
  },
  async 'picture-search'() {
    const picture = new Blob([PICTURE]);
    expect((await send('/api/image-search', { store: 'north', image: picture })).json()).toMatchObject(NOT_OFFERED);
    expect(StoreReply.parse((await ask('/api/stores/north')).json()).gates.image_search).toBe(false);
    expect(await chat({ images: picture })).toContain('cannot see pictures here');
  },
  async speech() {
    expect((await ask('/api/messages/e-1/speech')).json()).toMatchObject(NOT_OFFERED);
    expect(StoreReply.parse((await ask('/api/stores/north')).json()).hears).toEqual([]);
    expect(await chat({ audio: new Blob([RECORDED]) })).toContain('cannot listen to English recordings here');
  },
  async booking() {
    expect((await ask('/api/bookings/times')).json()).toMatchObject(NOT_OFFERED);
    const page = await server.call('nobody', 'GET', '/booking/30min', undefined, { accept: 'text/html' });
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('does not offer this feature');
  },
};

/** What a visitor meets where it runs. */
const PRESENT: Record<string, () => Promise<void>> = {
  async 'try-on'() {
    expect((await ask('/mannequins/nobody.webp')).json()).toMatchObject({ code: 'picture-not-found' });
    expect((await server.call('north', 'POST', '/api/qmatch', {})).statusCode).toBe(400);
  },
  async 'picture-search'() {
    expect((await send('/api/image-search', { store: 'north' })).json()).toMatchObject({ code: 'invalid-request' });
    expect(StoreReply.parse((await ask('/api/stores/north')).json()).gates.image_search).toBe(true);
  },
  async speech() {
    expect((await ask('/api/messages/e-1/speech')).json()).toMatchObject({ code: 'message-not-found' });
  },
  async booking() {
    expect((await ask('/api/bookings/times')).statusCode).toBe(200);
  },
};

it.each([...NAMES.map((name) => [name]), NAMES])(
  'a server without %s is built without its code',
  async (...leftOut) => {
    const { sources } = await builtWithout(leftOut);

    const folders = NAMES.filter((name) => sources.some((file) => file.includes(`/src/extras/${name}/`)));
    expect(folders).toEqual(NAMES.filter((name) => !leftOut.includes(name)));
  },
);

const half = NAMES.length / 2;
describe.each([NAMES.slice(0, half), NAMES.slice(half), NAMES])('a server without %s', (...leftOut) => {
  beforeAll(async () => {
    const extras = EXTRAS.filter(({ name }) => !leftOut.includes(name));
    server = await startTestServer({}, undefined, extras);
    // The first search and the first message load much, which takes long on a busy machine.
    await server.search('north', 'dress');
    await chat({ message: 'hello' });
  });
  afterAll(() => server.close());

  it('finds products and answers in the chat', async () => {
    const { documents } = await server.search('north', 'red dress');

    expect(documents[0]?.metadata.title).toContain('Wrap dress');
    expect(await chat({ message: 'do you have court shoes?' })).not.toBe('');
  });

  it('says that what is missing is not offered, and offers the rest', async () => {
    for (const name of NAMES) {
      const meet = (leftOut.includes(name) ? MISSING : PRESENT)[name];
      await expect(meet?.()).resolves.toBeUndefined();
    }
  });
});

it('without extras the server needs no code for pictures or sound', async () => {
  const { sources, packages } = await builtWithout(NAMES);

  expect(sources.filter((file) => /packages\/(imaging|speech)\//.test(file))).toEqual([]);
  expect(packages).toContain('fastify');
  expect(packages.filter((name) => /^(sharp|@resvg|mediabunny|opus)/.test(name))).toEqual([]);
});
