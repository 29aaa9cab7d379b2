/**
 * The pictures of the demo shops' first pages, which come with the code so that a fresh installation shows them at once.
 * `npx tsx examples/demo-shops/tools/draw-first-pictures.ts` draws them.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** As many products as a shop page lists when it opens. */
export const FIRST_PAGE_PRODUCTS = 24;

/** The same folder seen from `src` and from `dist`. */
export const FIRST_PICTURES = fileURLToPath(new URL('../first-pictures', import.meta.url));

/** Descriptors of all pictures; `npx tsx examples/demo-shops/tools/describe-pictures.ts` makes them. */
export const PICTURE_DESCRIPTORS = fileURLToPath(new URL('../picture-descriptors.br', import.meta.url));

/** Part of the names of the pictures and descriptors that come with the code: raised when all of them are drawn anew. */
export const DRAWING_VERSION = '4';

/**
 * Digest of the code that draws. With it every changed drawing is seen in existing data folders, whether or not somebody
 * thought of raising a number.
 * @param folder of the sources or of the bundle, subfolders included.
 */
export function drawingProgramIn(folder: URL): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]s$/.test(name) && !name.endsWith('.test.ts'))
    .sort();
  for (const name of files) hash.update(`${name}\n`).update(readFileSync(new URL(name, folder)));
  return hash.digest('hex').slice(0, 12);
}

/** The bundle stands in one folder. */
export const drawingProgram = (): string =>
  drawingProgramIn(new URL(import.meta.url.endsWith('.ts') ? './illustrator/' : './', import.meta.url));
