/** `/{slug}-chat`: the simple assistant over the open demo shop, for anyone. */
import { pageTitle } from '@quarry/contract';
import { SimpleChatRoom } from '../../features/simple-chat/index.ts';

export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

export default function SimpleChat() {
  return <SimpleChatRoom />;
}
