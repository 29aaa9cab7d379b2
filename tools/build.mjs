/**
 * Builds one part: `node tools/build.mjs server` or `node tools/build.mjs web`.
 *
 * The server becomes one bundle an entry (packages of ours inside, packages of npm outside) with the migrations beside
 * it. The site is built by React Router and compressed once, so that the server never compresses a file twice.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { build } from 'esbuild';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt|xml|webmanifest)$/;
const WORTH_COMPRESSING_BYTES = 1024;

const parts = { server: buildServer, web: buildWeb };
const part = parts[process.argv[2]];
if (!part) {
  console.error('Say what to build: server or web.');
  process.exit(2);
}
await part();

async function buildServer() {
  const source = path.join(ROOT, 'apps/server/src');
  const output = path.join(ROOT, 'apps/server/dist');
  // Built beside and swapped in whole: a build that fails or is interrupted leaves the last good one.
  const beside = `${output}.next`;
  fs.rmSync(beside, { recursive: true, force: true });
  const lexicon = await learnLexicon();
  await build({
    absWorkingDir: ROOT,
    entryPoints: {
      main: path.join(source, 'main.ts'),
      quarry: path.join(source, 'quarry.ts'),
      'drawing-process': path.join(source, 'drawing/drawing-process.ts'),
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
      { name: 'lexicon-learned-ahead', setup: (bundler) => useLearnedLexicon(bundler, lexicon) },
    ],
  });
  fs.cpSync(path.join(ROOT, 'packages/database/migrations'), path.join(beside, 'migrations'), { recursive: true });
  fs.rmSync(output, { recursive: true, force: true });
  fs.renameSync(beside, output);
}

function keepNpmOutside(bundler) {
  bundler.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
    kind === 'entry-point' || name.startsWith('@quarry/') ? undefined : { path: name, external: true },
  );
}

/** The words of the lexicon are learned here once, instead of at every start in every thread: see `learned-ahead.ts`. */
async function learnLexicon() {
  const language = path.join(ROOT, 'packages/language/src');
  const { outputFiles } = await build({
    entryPoints: [path.join(language, 'concepts/learn-ahead.ts')],
    bundle: true,
    write: false,
    format: 'esm',
  });
  const source = Buffer.from(outputFiles[0].contents).toString('base64');
  const { learnAhead } = await import(`data:text/javascript;base64,${source}`);
  return `export const LEARNED_AHEAD = ${JSON.stringify(learnAhead())};`;
}

/** A build in which nothing asks for the lexicon fails: the file was moved, and servers would start slowly unnoticed. */
function useLearnedLexicon(bundler, contents) {
  let isUsed = false;
  bundler.onLoad({ filter: /[/\\]analysis[/\\]learned-ahead\.ts$/ }, () => {
    isUsed = true;
    return { contents, loader: 'js' };
  });
  bundler.onEnd(() =>
    isUsed
      ? undefined
      : { errors: [{ text: 'Nothing imports analysis/learned-ahead.ts, where the lexicon should go.' }] },
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
