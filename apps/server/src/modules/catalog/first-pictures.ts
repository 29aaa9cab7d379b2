/**
 * Committed pictures of the demo shops' first pages, so that a fresh installation shows them at once. Made by `npx tsx
 * tools/draw-first-pictures.ts`.
 */
import { fileURLToPath } from 'node:url';

/** Number of products on a shop page. */
export const FIRST_PAGE_PRODUCTS = 24;

/** In a built server a folder beside the bundle, from source the folder of the demo package. */
export const FIRST_PICTURES = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../../../../packages/demo/first-pictures' : './first-pictures',
    import.meta.url,
  ),
);
