/** The shop chat page in its dev form: its chats stay out of reports and popularity. */
import { pageTitle } from '@quarry/contract';
import { ShopPage } from './shop-page.tsx';

export const handle = { headerScrollsAway: true, isFullWidth: true };
export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

export default function DevDummyShop() {
  return <ShopPage endpoint="/api/qchat-dev" />;
}
