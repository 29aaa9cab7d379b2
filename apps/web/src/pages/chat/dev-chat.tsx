/** The development form of the chat page: its conversations are excluded from reports and popularity. */
import { pageTitle } from '@quarry/contract';
import type { PageHandle } from '../../app/page-handle.ts';
import { ChatPage } from './chat-page.tsx';

export const handle = { headerScrollsAway: true, measure: 'edges' } satisfies PageHandle;
export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

export default function DevChat() {
  return <ChatPage base="dev-chat" section="dev-chat" context="the development chat" />;
}
