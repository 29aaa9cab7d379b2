/**
 * Builds one part: `node tools/build.mjs server`, `… web`, `… console`, `… widget` or `… demo-shops`.
 *
 * The server is bundled per entry point (our packages included, npm packages external) with the migrations beside it.
 * The site is built by React Router, the console by Vite; both are compressed once, so that the server never compresses a file.
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

/** Maximum gzipped size of each part of the embed. */
const WIDGET_LIMITS = { loader: 3_000, search: 15_000, results: 20_000, chat: 40_000 };

/** The embed's script is served as `/embed/quarry.js`. */
const LOADER_NAME = 'quarry';

const parts = {
  server: buildServer,
  web: buildWeb,
  console: buildConsole,
  widget: buildWidget,
  'demo-shops': buildDemoShops,
};
const part = parts[process.argv[2]];
if (!part) {
  console.error('Say what to build: server, web, console, widget or demo-shops.');
  process.exit(2);
}
await part();

async function buildServer() {
  const source = path.join(ROOT, 'apps/server/src');
  const lexicon = await compileLexicon();
  await bundleForNode('apps/server/dist', {
    entryPoints: {
      main: path.join(source, 'main.ts'),
      quarry: path.join(source, 'quarry.ts'),
      'describing-process': path.join(source, 'extras/picture-search/describing-process.ts'),
      'composing-process': path.join(source, 'extras/try-on/composing-process.ts'),
      'espeak-process': path.join(ROOT, 'packages/speech/src/speak/espeak-process.ts'),
      'decode-process': path.join(ROOT, 'packages/speech/src/hear/decode-process.ts'),
      'index-worker': path.join(source, 'modules/search/indexing/index-worker.ts'),
      'pglite-worker': path.join(ROOT, 'packages/database/src/pglite/pglite-worker.ts'),
    },
    plugins: [{ name: 'compiled-lexicon', setup: (bundler) => useCompiledLexicon(bundler, lexicon) }],
    // Read at run time: migrations, trained weights, danger lexicons, the reader's weights, column names of feeds.
    copied: [
      'packages/database/migrations',
      'packages/imaging/src/describe/weights',
      'packages/assistant/src/danger/danger-data',
      'packages/assistant/src/reader/reader-data',
      'apps/server/src/modules/catalog/feeds/feed-data',
    ],
  });
}

/** The example's loader and drawing process, which the server finds when the package is installed. */
function buildDemoShops() {
  const source = path.join(ROOT, 'examples/demo-shops/src');
  return bundleForNode('examples/demo-shops/dist', {
    entryPoints: {
      example: path.join(source, 'example.ts'),
      'drawing-process': path.join(source, 'drawing-process.ts'),
    },
  });
}

/** Built in a second folder that then replaces the first: a failed or interrupted build keeps the last good one. */
async function bundleForNode(folder, { entryPoints, plugins = [], copied = [] }) {
  const output = path.join(ROOT, folder);
  const beside = `${output}.next`;
  fs.rmSync(beside, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir: beside,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [{ name: 'npm-stays-outside', setup: keepNpmOutside }, ...plugins],
  });
  for (const from of copied) {
    fs.cpSync(path.join(ROOT, from), path.join(beside, path.basename(from)), { recursive: true });
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
 * Compiles the data of the language package once, instead of at every start of every thread (see `learned-ahead.ts`).
 * @returns texts by name
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
 * Writes the texts beside the bundle, in a folder named by their hash. The bundle contains that name, so it changes with
 * the data, and with it the version of the indexes (`code-version.ts`). A build in which nothing reads them fails.
 */
function useCompiledLexicon(bundler, artifacts) {
  const output = path.resolve(ROOT, bundler.initialOptions.outdir);
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
  runBuild('apps/web', 'node_modules/@react-router/dev/bin.js');
  compress(path.join(ROOT, 'apps/web/build/client'));
}

async function buildConsole() {
  runBuild('apps/console', 'node_modules/vite/bin/vite.js');
  compress(path.join(ROOT, 'apps/console/build'));
}

function runBuild(folder, command) {
  const { status } = spawnSync(process.execPath, [path.join(ROOT, command), 'build', '--logLevel', 'warn'], {
    cwd: path.join(ROOT, folder),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Search, results and chat are modules, one per language, without shared chunks: the shared code is smaller than the
 * overhead of another file. Their names contain one hash of them all, which the loader, a plain script, knows.
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
      // Served as UTF-8; escaped, some languages' texts are twice as long.
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
          entryNames: `${name}-${language}`,
          plugins: [stylesAsText, { name: 'words', setup: (bundler) => useWordsOf(bundler, language) }],
        }),
      ),
    );
    return Object.fromEntries(languages.map((language, i) => [language, files[i]]));
  };
  const parts = {
    search: await part('search', 'search/index.ts'),
    results: await part('results', 'results/index.tsx'),
    chat: await part('chat', 'chat/index.tsx'),
  };
  const all = Object.values(parts).flatMap((files) => Object.values(files));
  const hash = createHash('sha256');
  for (const file of all) hash.update(fs.readFileSync(file));
  const version = hash.digest('hex').slice(0, 10);
  const loader = await bundle('loader.ts', {
    format: 'iife',
    entryNames: LOADER_NAME,
    define: { VERSION: JSON.stringify(version) },
  });

  for (const [name, files] of Object.entries({ loader: { loader }, ...parts })) {
    const sizes = Object.values(files).map((file) => zlib.gzipSync(fs.readFileSync(file), { level: 9 }).length);
    const size = Math.max(...sizes);
    const limit = WIDGET_LIMITS[name];
    console.log(`[build] embed ${name}: ${size} of at most ${limit} bytes`);
    if (size > limit) throw new Error(`The embed's ${name} is larger than it may be.`);
  }
  for (const file of all) fs.renameSync(file, file.replace(/\.js$/, `-${version}.js`));
  fs.copyFileSync(path.join(ROOT, 'apps/widget/src/quarry.d.ts'), path.join(beside, `${LOADER_NAME}.d.ts`));
  compress(beside);
  fs.rmSync(output, { recursive: true, force: true });
  fs.renameSync(beside, output);
}

/** The sources import English texts; a part of another language imports its own instead. */
function useWordsOf(bundler, language) {
  bundler.onLoad({ filter: /[/\\]words[/\\](?:search|results|chat)[/\\]en\.ts$/ }, ({ path: file }) => ({
    contents: fs.readFileSync(path.join(path.dirname(file), `${language}.ts`), 'utf8'),
    loader: 'ts',
  }));
}

/** Styles are added to a shadow root, so the code imports them as minified text. */
function readStylesAsText(bundler) {
  bundler.onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
    const { code } = await transform(fs.readFileSync(file, 'utf8'), { loader: 'css', minify: true });
    return { contents: code.trim(), loader: 'text' };
  });
}

/** Small files too: the server would compress a file without a compressed copy anew for each request. */
function compress(folder) {
  for (const name of fs.readdirSync(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (!COMPRESSIBLE.test(file) || !fs.statSync(file).isFile()) continue;
    const bytes = fs.readFileSync(file);
    fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(bytes));
    fs.writeFileSync(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }));
  }
}
