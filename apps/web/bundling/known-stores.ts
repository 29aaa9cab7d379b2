/** Adds the store settings of the demo shops to the site if that example is installed. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const DATA = /[/\\]browser[/\\]known-stores-data\.ts$/;
const EXAMPLE = fileURLToPath(new URL('../../../examples/demo-shops/src/stores.ts', import.meta.url));

export function knownStores(): Plugin {
  return {
    name: 'known-stores',
    enforce: 'pre',
    load: (id) =>
      DATA.test(id) && existsSync(EXAMPLE)
        ? `export { DEMO_STORES as KNOWN_STORES } from ${JSON.stringify(EXAMPLE)};`
        : undefined,
  };
}
