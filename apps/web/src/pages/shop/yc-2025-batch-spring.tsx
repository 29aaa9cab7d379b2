/** The shop chat page at a URL that was given to a batch of founders. */
import { pageTitle } from '@quarry/contract';
import type { PageHandle } from '../../app/page-handle.ts';
import { ShopPage } from './shop-page.tsx';

export const handle = { headerScrollsAway: true, measure: 'edges' } satisfies PageHandle;
export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

export default function Yc2025BatchSpring() {
  return <ShopPage endpoint="/api/qchat" />;
}
