/** The shop chat page of the live platform. */
import { brand, pageTitle } from '@quarry/contract';
import type { PageHandle } from '../../app/page-handle.ts';
import { ShopPage } from './shop-page.tsx';

export const handle = { headerScrollsAway: true, measure: 'edges' } satisfies PageHandle;
export const meta = () => [{ title: pageTitle(`${brand.chat} Desktop`) }, { name: 'robots', content: 'noindex' }];

export default function DummyShop() {
  return <ShopPage endpoint="/api/qchat" />;
}
