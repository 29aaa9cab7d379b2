/**
 * What the server reads from this example if it is installed (`apps/server/src/demo/demo-example.ts`). It is read at
 * every start, so the catalogues are loaded only on use.
 */
import { fileURLToPath } from 'node:url';
import { SECTION_BASES } from '@quarry/contract';
import type { DemoExample } from '../../../apps/server/src/demo/demo-example.ts';
import { DRAWING_VERSION, drawingProgram, FIRST_PICTURES, PICTURE_DESCRIPTORS } from './first-pictures.ts';
import { SHOP_KEYS, SHOP_PAGES } from './shop-pages.ts';
import { DEMO_STORES } from './stores.ts';

const everywhere = (storeId: string) => SECTION_BASES.map((base) => ({ base, storeId }));

const drawingProcess = import.meta.url.endsWith('.ts') ? './drawing-process.ts' : './drawing-process.js';

export const example: DemoExample = {
  async load(parts) {
    const { loadShops } = await import('./load-shops.ts');
    await loadShops(parts);
  },
  /**
   * One account per store, three administrators, and one with a single section: enough to try every state of the pages.
   */
  accounts: [
    ...DEMO_STORES.map(({ id }) => ({ username: id, isAdmin: false, grants: everywhere(id), grantsAll: false })),
    { username: 'veli-chat', isAdmin: false, grants: [{ base: 'chat', storeId: 'veli' }], grantsAll: false },
    { username: 'admin', isAdmin: true, grants: [], grantsAll: true },
    { username: 'admin-homzmart', isAdmin: true, grants: everywhere('homzmart'), grantsAll: false },
    { username: 'admin-empty', isAdmin: true, grants: [], grantsAll: false },
  ],
  keys: SHOP_KEYS,
  pages: SHOP_PAGES,
  guide: {
    accounts: [
      'veli, gpc, dressup, lcw, …   one named as each store',
      'admin                        every store',
      'admin-homzmart, admin-empty  one store, no store',
      'veli-chat                    one section of one store',
    ],
    hints: [
      'Try: red dress under 50 (dior), წითელი კაბა (dressup), where is my order 1042',
      'In every store order 1042 is Shipped and belongs to nino@example.com, phone ending 4417.',
    ],
  },
  pictures: {
    drawingProcess: fileURLToPath(new URL(drawingProcess, import.meta.url)),
    drawingVersion: DRAWING_VERSION,
    drawingProgram: drawingProgram(),
    drawn: FIRST_PICTURES,
    descriptors: PICTURE_DESCRIPTORS,
  },
};
