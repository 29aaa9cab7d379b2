/** `/{slug}-chat`: the simple assistant for the open demo shop, without a login. */
import { pageTitle } from '@quarry/contract';
import { SimpleChatRoom } from '../../features/simple-chat/index.ts';

export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

export default function SimpleChat() {
  return <SimpleChatRoom />;
}
