/** The chat page of the live platform. */
import { brand, pageTitle } from '@quarry/contract';
import type { PageHandle } from '../../app/page-handle.ts';
import { ChatPage } from './chat-page.tsx';

export const handle = { headerScrollsAway: true, measure: 'edges' } satisfies PageHandle;
export const meta = () => [{ title: pageTitle(`${brand.chat} Mobile`) }, { name: 'robots', content: 'noindex' }];

export default function NewChat() {
  return <ChatPage base="chat" section="chat-page" context="the chat" />;
}
