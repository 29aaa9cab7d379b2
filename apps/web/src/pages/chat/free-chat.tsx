/** `/free-chat`: twenty messages with the assistant of the open demo shop, after entering an e-mail address. */
import { pageTitle } from '@quarry/contract';
import { lazy, Suspense } from 'react';
import type { PageHandle } from '../../app/page-handle.ts';
import { EmailGate, freeVisit, useFreeVisit } from '../../features/free-chat/index.ts';

export const handle = { headerScrollsAway: true } satisfies PageHandle;
export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

// The chat is loaded when the visitor reaches the form, not on page load.
const loadConversation = () => import('./free-conversation.tsx');
const FreeConversation = lazy(loadConversation);

export default function FreeChat() {
  const visit = useFreeVisit();
  if (visit.email === null) {
    return <EmailGate onEnter={freeVisit.signIn} onApproach={() => void loadConversation()} />;
  }
  return (
    <Suspense fallback={<div className="stage min-h-[86vh] flex-1" aria-busy="true" />}>
      <FreeConversation visit={visit} />
    </Suspense>
  );
}
