/**
 * The guided chat of the pharmacy, with button replies. With `?form=dev` it uses the call that is excluded from
 * reports.
 */
import { pageTitle } from '@quarry/contract';
import { useSearchParams } from 'react-router';
import type { PageHandle } from '../../app/page-handle.ts';
import { ChatPage } from './chat-page.tsx';

export const handle = { headerScrollsAway: true, measure: 'edges' } satisfies PageHandle;
export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

export default function ButtonChat() {
  const [address] = useSearchParams();
  return (
    <ChatPage
      base="button-chat"
      section="button-chat"
      context="the button chat"
      {...(address.get('form') === 'dev' && { endpoint: '/api/qchat-dev' })}
    />
  );
}
