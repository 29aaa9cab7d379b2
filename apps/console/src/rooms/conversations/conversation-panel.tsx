/**
 * One conversation: what was said, what the assistant understood and looked up, and the person's own words when somebody
 * has taken over. Until then the field is locked: either the assistant answers or a person does, never both.
 */
import type { Conversation } from '@quarry/contract';
import { Button, buttonClass } from '@quarry/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { callV1 } from '../../calls/call-v1.ts';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { Composer } from './composer.tsx';
import { Marks } from './inbox.tsx';
import { Turn } from './turn.tsx';

export function ConversationPanel({ id }: { id: string }) {
  const { t } = useWords();
  const { id: store } = useStore();
  const conversation = useQuery({
    queryKey: ['conversation', store, id],
    queryFn: ({ signal }) => callV1('conversation', { params: { store, id } }, { signal }),
  });
  useLiveConversation(store, id);
  return (
    <section aria-label={t('inbox.conversation')} className="panel">
      <Loaded query={conversation}>{(data) => <Shown conversation={data} />}</Loaded>
    </section>
  );
}

function Shown({ conversation }: { conversation: Conversation }) {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const { id, state, messages_shown } = conversation;
  const outdates = [
    ['conversation', store, id],
    ['conversations', store],
    ['audit', store],
  ];
  const takeOver = useChange({ run: () => callV1('takeOver', { params: { store, id } }), outdates });
  const handBack = useChange({ run: () => callV1('handBack', { params: { store, id } }), outdates });
  const end = useRef<HTMLDivElement>(null);
  const count = messages_shown.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3">
        <Marks entry={conversation} />
        <div className="flex flex-wrap gap-2">
          {may('quality:write') && (
            <Link
              to={`/${store}/quality?view=conversations&test=new&from=${encodeURIComponent(id)}`}
              className={buttonClass('text', 'small')}
            >
              {t('talkTest.fromConversation')}
            </Link>
          )}
          {may('conversations:write') &&
            (state === 'bot' ? (
              <Button size="small" disabled={takeOver.isPending} onClick={() => takeOver.mutate(undefined)}>
                {t('inbox.takeOver')}
              </Button>
            ) : (
              <Button look="line" size="small" disabled={handBack.isPending} onClick={() => handBack.mutate(undefined)}>
                {t('inbox.handBack')}
              </Button>
            ))}
        </div>
      </div>
      <ol aria-label={t('inbox.messages')} className="grid max-h-[62vh] gap-4 overflow-y-auto px-5 py-4">
        {messages_shown.map((message) => (
          <Turn key={message.id} message={message} />
        ))}
        <div ref={end} />
      </ol>
      {conversation.hides_orders && <p className="px-5 pb-2 text-sm text-ink-2">{t('inbox.hidesOrders')}</p>}
      {may('conversations:write') && <Composer conversation={conversation} />}
    </>
  );
}

/** New messages and changes of state come as events; each means that the conversation is read again. */
function useLiveConversation(store: string, id: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (typeof EventSource === 'undefined') return;
    const address = `/api/v1/stores/${encodeURIComponent(store)}/conversations/${encodeURIComponent(id)}/stream`;
    const events = new EventSource(address);
    const readAgain = () => void queries.invalidateQueries({ queryKey: ['conversation', store, id] });
    events.addEventListener('message', readAgain);
    events.addEventListener('state', readAgain);
    return () => events.close();
  }, [queries, store, id]);
}
