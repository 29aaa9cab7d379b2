/** `/chat_anim`: a conversation with the fashion shop's assistant that plays by itself. */
import { pageTitle } from '@quarry/contract';
import type { PageHandle } from '../../app/page-handle.ts';
import { ScriptedChat } from '../../features/demos/scripted-chat.tsx';

export const handle = { headerScrollsAway: true, measure: 'edges' } satisfies PageHandle;
export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

export default function ChatAnim() {
  return <ScriptedChat />;
}
