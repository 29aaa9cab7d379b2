/** The development form of the shop chat page: its chats are excluded from reports and popularity. */
import { pageTitle } from '@quarry/contract';
import type { PageHandle } from '../../app/page-handle.ts';
import { ShopPage } from './shop-page.tsx';

export const handle = { headerScrollsAway: true, measure: 'edges' } satisfies PageHandle;
export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

export default function DevDummyShop() {
  return <ShopPage endpoint="/api/qchat-dev" />;
}
