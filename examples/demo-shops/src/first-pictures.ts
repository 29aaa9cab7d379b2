/**
 * The pictures of the demo shops' first pages, which come with the code so that a fresh installation shows them at once.
 * `npx tsx examples/demo-shops/tools/draw-first-pictures.ts` draws them.
 */
import { fileURLToPath } from 'node:url';

/** As many products as a shop page lists when it opens. */
export const FIRST_PAGE_PRODUCTS = 24;

/** The same folder seen from `src` and from `dist`. */
export const FIRST_PICTURES = fileURLToPath(new URL('../first-pictures', import.meta.url));

/** Descriptors of all pictures; `npx tsx examples/demo-shops/tools/describe-pictures.ts` makes them. */
export const PICTURE_DESCRIPTORS = fileURLToPath(new URL('../picture-descriptors.br', import.meta.url));

/** Raised when the drawings change: what was drawn before is drawn anew. */
export const DRAWING_VERSION = '4';
