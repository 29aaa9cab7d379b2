/** `/chat_anim`: an animated conversation with the fashion shop's assistant. */
import { pageTitle } from '@quarry/contract';
import type { PageHandle } from '../../app/page-handle.ts';
import { ScriptedChat } from '../../features/demos/scripted-chat.tsx';

export const handle = { headerScrollsAway: true, measure: 'edges' } satisfies PageHandle;
export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

export default function ChatAnim() {
  return <ScriptedChat />;
}
