/**
 * Builds one part: `node tools/build.mjs server`, `… web` or `… widget`.
 *
 * The server becomes one bundle an entry (packages of ours inside, packages of npm outside) with the migrations beside
 * it. The site is built by React Router and compressed once, so that the server never compresses a file twice.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import zlib from 'node:zlib';
import { build, transform } from 'esbuild';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt|xml|webmanifest)$/;
const WORTH_COMPRESSING_BYTES = 1024;

/** The most that each part of the embed may bring over the wire, gzipped. */
const WIDGET_LIMITS = { loader: 3_000, search: 15_500, chat: 40_000 };

/** The embed is one script of this name, at `/embed/quarry.js`. */
const LOADER_NAME = 'quarry';

const parts = { server: buildServer, web: buildWeb, widget: buildWidget };
const part = parts[process.argv[2]];
if (!part) {
  console.error('Say what to build: server, web or widget.');
  process.exit(2);
}
await part();

async function buildServer() {
  const source = path.join(ROOT, 'apps/server/src');
  const output = path.join(ROOT, 'apps/server/dist');
  // Built beside and swapped in whole: a build that fails or is interrupted leaves the last good one.
  const beside = `${output}.next`;
  fs.rmSync(beside, { recursive: true, force: true });
  const lexicon = await compileLexicon();
  await build({
    absWorkingDir: ROOT,
    entryPoints: {
      main: path.join(source, 'main.ts'),
      quarry: path.join(source, 'quarry.ts'),
      'drawing-process': path.join(source, 'drawing/drawing-process.ts'),
      'describing-process': path.join(source, 'describing/describing-process.ts'),
      'composing-process': path.join(source, 'composing/composing-process.ts'),
      'espeak-process': path.join(ROOT, 'packages/speech/src/speak/espeak-process.ts'),
      'decode-process': path.join(ROOT, 'packages/speech/src/hear/decode-process.ts'),
      'index-worker': path.join(source, 'modules/search/indexing/index-worker.ts'),
      'pglite-worker': path.join(ROOT, 'packages/database/src/pglite/pglite-worker.ts'),
    },
    outdir: beside,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      { name: 'npm-stays-outside', setup: keepNpmOutside },
      { name: 'compiled-lexicon', setup: (bundler) => useCompiledLexicon(bundler, lexicon, beside) },
    ],
  });
  fs.cpSync(path.join(ROOT, 'packages/database/migrations'), path.join(beside, 'migrations'), { recursive: true });
  // Files that are read at run time, beside the bundle: trained weights, danger lexicons, data of the demo shops.
  const readBeside = [
    'packages/imaging/src/describe/weights',
    'packages/assistant/src/danger/danger-data',
    'apps/server/src/modules/search/pictures/shipped',
    'packages/demo/first-pictures',
  ];
  for (const folder of readBeside) {
    const from = path.join(ROOT, folder);
    if (fs.existsSync(from)) fs.cpSync(from, path.join(beside, path.basename(folder)), { recursive: true });
  }
  fs.rmSync(output, { recursive: true, force: true });
  fs.renameSync(beside, output);
}

function keepNpmOutside(bundler) {
  bundler.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
    kind === 'entry-point' || name.startsWith('@quarry/') ? undefined : { path: name, external: true },
  );
}

/**
 * The data of the language package, compiled: texts by name. The words of the lexicon are learned here once, instead of at
 * every start in every thread: see `learned-ahead.ts`.
 */
async function compileLexicon() {
  const source = path.join(ROOT, 'packages/language/src');
  const { outputFiles } = await build({
    entryPoints: [path.join(source, 'concepts/learn-ahead.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(path.join(source, 'data/artifacts.ts')).href) },
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { compileArtifacts } = await import(`data:text/javascript;base64,${code}`);
  return compileArtifacts();
}

/**
 * Writes the texts beside the bundle, in a folder named by their contents: the bundle, which names the folder, changes
 * with the data, and so does the version of the indexes (`code-version.ts`). A build in which nothing reads them fails.
 */
function useCompiledLexicon(bundler, artifacts, output) {
  const hash = createHash('sha256');
  for (const [name, text] of artifacts) hash.update(`${name}\0${text}\0`);
  const folder = `lexicon-${hash.digest('hex').slice(0, 12)}`;
  for (const [name, text] of artifacts) {
    const file = path.join(output, folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  const contents = `
    import fs from 'node:fs';
    const NAMES = new Set(${JSON.stringify([...artifacts.keys()])});
    export function readArtifact(name) {
      return NAMES.has(name) ? fs.readFileSync(new URL(\`./${folder}/\${name}\`, import.meta.url), 'utf8') : undefined;
    }`;
  let isUsed = false;
  bundler.onLoad({ filter: /[/\\]language[/\\]src[/\\]data[/\\]artifacts\.ts$/ }, () => {
    isUsed = true;
    return { contents, loader: 'js' };
  });
  bundler.onEnd(() =>
    isUsed ? undefined : { errors: [{ text: 'Nothing imports data/artifacts.ts, which reads the lexicon.' }] },
  );
}

async function buildWeb() {
  const command = path.join(ROOT, 'node_modules/@react-router/dev/bin.js');
  const { status } = spawnSync(process.execPath, [command, 'build', '--logLevel', 'warn'], {
    cwd: path.join(ROOT, 'apps/web'),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
  compress(path.join(ROOT, 'apps/web/build/client'));
}

/**
 * Search and chat are modules named by their contents, one for each language, each whole: what they share is smaller
 * than what a shared file would carry along for both. The loader is one plain script that knows their names.
 */
async function buildWidget() {
  const output = path.join(ROOT, 'apps/widget/dist');
  const beside = `${output}.next`;
  fs.rmSync(beside, { recursive: true, force: true });
  const stylesAsText = { name: 'styles-as-text', setup: readStylesAsText };
  const bundle = async (entry, options) => {
    const { metafile } = await build({
      absWorkingDir: ROOT,
      entryPoints: [`apps/widget/src/${entry}`],
      outdir: beside,
      bundle: true,
      minify: true,
      target: 'es2022',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      // Served as UTF-8; escaped, the words of some languages are twice as long.
      charset: 'utf8',
      plugins: [stylesAsText],
      logLevel: 'warning',
      metafile: true,
      ...options,
    });
    return path.resolve(ROOT, Object.keys(metafile.outputs)[0]);
  };
  /** The part's file in each language. */
  const part = async (name, entry) => {
    const languages = fs.readdirSync(path.join(ROOT, `apps/widget/src/words/${name}`)).flatMap((file) => {
      const [, language] = /^([a-z]{2})\.ts$/.exec(file) ?? [];
      return language ? [language] : [];
    });
    const files = await Promise.all(
      languages.map((language) =>
        bundle(entry, {
          format: 'esm',
          entryNames: `${name}-${language}-[hash]`,
          plugins: [stylesAsText, { name: 'words', setup: (bundler) => useWordsOf(bundler, language) }],
        }),
      ),
    );
    return Object.fromEntries(languages.map((language, i) => [language, files[i]]));
  };
  const parts = { search: await part('search', 'search/index.ts'), chat: await part('chat', 'chat/index.tsx') };
  const addresses = (files) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(files).map(([key, file]) => [key, `/embed/${path.basename(file)}`])),
    );
  const loader = await bundle('loader.ts', {
    format: 'iife',
    entryNames: LOADER_NAME,
    define: { SEARCH_FILES: addresses(parts.search), CHAT_FILES: addresses(parts.chat) },
  });

  for (const [name, files] of Object.entries({ loader: { loader }, ...parts })) {
    const sizes = Object.values(files).map((file) => zlib.gzipSync(fs.readFileSync(file), { level: 9 }).length);
    const size = Math.max(...sizes);
    const limit = WIDGET_LIMITS[name];
    console.log(`[build] embed ${name}: ${size} of at most ${limit} bytes`);
    if (size > limit) throw new Error(`The embed's ${name} is larger than it may be.`);
  }
  compress(beside);
  fs.rmSync(output, { recursive: true, force: true });
  fs.renameSync(beside, output);
}

/** The sources import the English words; a part of another language takes its own in their place. */
function useWordsOf(bundler, language) {
  bundler.onLoad({ filter: /[/\\]words[/\\](?:search|chat)[/\\]en\.ts$/ }, ({ path: file }) => ({
    contents: fs.readFileSync(path.join(path.dirname(file), `${language}.ts`), 'utf8'),
    loader: 'ts',
  }));
}

/** Styles go into a shadow root, so the code takes them as text, without what only readers need. */
function readStylesAsText(bundler) {
  bundler.onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
    const { code } = await transform(fs.readFileSync(file, 'utf8'), { loader: 'css', minify: true });
    return { contents: code.trim(), loader: 'text' };
  });
}

function compress(folder) {
  for (const name of fs.readdirSync(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (!COMPRESSIBLE.test(file) || !fs.statSync(file).isFile()) continue;
    const bytes = fs.readFileSync(file);
    if (bytes.length < WORTH_COMPRESSING_BYTES) continue;
    fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(bytes));
    fs.writeFileSync(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }));
  }
}
