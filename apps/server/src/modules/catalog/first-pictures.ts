/**
 * The pictures of the demo shops' first pages, which come with the code so that a fresh installation shows them at once.
 * `npx tsx tools/draw-first-pictures.ts` makes them.
 */
import { fileURLToPath } from 'node:url';

/** As many products as a shop page lists when it opens. */
export const FIRST_PAGE_PRODUCTS = 24;

/** In a built server a folder beside the bundle, from source the folder of the demo package. */
export const FIRST_PICTURES = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../../../../packages/demo/first-pictures' : './first-pictures',
    import.meta.url,
  ),
);
