/**
 * The parts that are built, and whether a build is of the sources as they are now. Plain Node without dependencies,
 * because `setup.mjs` runs before they are installed.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** The demo shops may be left out of an installation. The site takes their settings along. */
const EXAMPLE = fs.existsSync(path.join(ROOT, 'examples/demo-shops/package.json')) ? ['examples/demo-shops'] : [];

const SERVER = {
  name: 'server',
  title: 'server',
  result: 'apps/server/dist/main.js',
  sources: ['packages', 'apps/server', 'tools'],
};
/** Paths are relative to the root. */
export const PARTS = [
  SERVER,
  {
    name: 'web',
    title: 'site',
    result: 'apps/web/build/client/__spa-fallback.html',
    sources: ['packages', 'apps/web', ...EXAMPLE, 'tools'],
  },
  {
    name: 'console',
    title: 'console',
    result: 'apps/console/build/index.html',
    sources: ['packages', 'apps/console', 'tools'],
  },
  {
    name: 'widget',
    title: 'widget',
    result: 'apps/widget/dist/quarry.js',
    sources: ['packages', 'apps/widget', 'tools'],
  },
  ...EXAMPLE.map((folder) => ({
    name: 'demo-shops',
    title: 'demo shops',
    result: `${folder}/dist/example.js`,
    sources: ['packages', 'apps/server', folder, 'tools'],
  })),
];

/** Where the hash of the sources of the last build is kept. */
export const stampOf = ({ name }) => path.join(ROOT, `node_modules/.quarry-built-${name}`);

/** @returns {boolean} whether the last build of the part is of these sources */
export function isBuilt(part, hash = hashOf(part)) {
  const stamp = stampOf(part);
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash && fs.existsSync(path.join(ROOT, part.result));
}

/** @returns {string | undefined} the folder of the built server if it is up to date */
export function builtServer() {
  return isBuilt(SERVER) ? path.dirname(path.join(ROOT, SERVER.result)) : undefined;
}

/** @returns {string} of all sources of the part, of the locked dependencies and of Node's version */
export function hashOf({ sources }) {
  const hash = createHash('sha256').update(process.version);
  for (const place of [...sources, 'package-lock.json']) addToHash(hash, place);
  return hash.digest('hex');
}

function addToHash(hash, place) {
  const file = path.join(ROOT, place);
  if (fs.statSync(file).isFile()) {
    hash.update(`${place}\0`).update(fs.readFileSync(file));
    return;
  }
  for (const name of fs.readdirSync(file).sort()) {
    const isSource =
      !['node_modules', 'dist', 'build'].includes(name) && !name.startsWith('.') && !/\.test\.tsx?$/.test(name);
    if (isSource) addToHash(hash, path.join(place, name));
  }
}
