/** The shop chat page under the address that was handed out to a batch of founders. */
import { pageTitle } from '@quarry/contract';
import type { PageHandle } from '../../app/page-handle.ts';
import { ShopPage } from './shop-page.tsx';

export const handle = { headerScrollsAway: true, measure: 'edges' } satisfies PageHandle;
export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

export default function Yc2025BatchSpring() {
  return <ShopPage endpoint="/api/qchat" />;
}
