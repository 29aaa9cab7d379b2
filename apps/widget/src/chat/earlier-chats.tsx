/** @jsxImportSource preact */
/** The shopper's conversations with this store, in place of the present one: to open and to delete. */
import { type ChatSession, deleteOwnChat, fetchOwnChats } from '@quarry/client';
import type { OwnChatEntry } from '@quarry/contract';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { EmbedOptions } from '../parts.ts';
import type { ChatWords } from '../words/chat/chat-words.ts';
import { CROSS, Drawing } from './drawing.tsx';

interface EarlierChatsProps {
  session: Pick<ChatSession, 'getSnapshot' | 'continueChat' | 'reset'>;
  options: Pick<EmbedOptions, 'store'>;
  call: typeof fetch;
  words: ChatWords;
  /** A conversation was chosen. */
  onOpened: () => void;
}

export function EarlierChats({ session, options, call, words, onOpened }: EarlierChatsProps) {
  const { store } = options;
  /** Null until they are loaded. */
  const [entries, setEntries] = useState<readonly OwnChatEntry[] | null>(null);
  const [failure, setFailure] = useState<'conversationsFailed' | 'conversationGone' | 'conversationNotDeleted' | null>(
    null,
  );
  /** The conversation that the shopper is asked about before it is deleted. */
  const [doubtful, setDoubtful] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);

  const load = useCallback(async () => {
    setFailure(null);
    try {
      setEntries(await fetchOwnChats(store, call));
    } catch (error) {
      console.error('Quarry: the conversations cannot be listed.', error);
      setFailure('conversationsFailed');
    }
  }, [store, call]);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => void load(), [load]);

  const isPresent = (name: string) => {
    const { sessionId, conversationId } = session.getSnapshot();
    return name === sessionId || name === conversationId;
  };
  async function open(name: string): Promise<void> {
    if (isPresent(name)) {
      onOpened();
      return;
    }
    if (session.getSnapshot().messages.some(({ isUser }) => isUser)) session.reset();
    try {
      if (await session.continueChat(name)) onOpened();
      else setFailure('conversationGone');
    } catch (error) {
      console.error('Quarry: the conversation cannot be shown.', error);
      setFailure('conversationGone');
    }
  }
  async function remove(name: string): Promise<void> {
    setDoubtful(null);
    setFailure(null);
    box.current?.focus();
    try {
      await deleteOwnChat(store, name, call);
    } catch (error) {
      console.error('Quarry: the conversation was not deleted.', error);
      setFailure('conversationNotDeleted');
      return;
    }
    if (isPresent(name)) session.reset();
    setEntries((present) => present?.filter((entry) => entry.session !== name) ?? null);
  }

  return (
    <div ref={box} class="earlier" role="region" aria-label={words.conversations} tabIndex={-1}>
      <p role="status" class={failure ? 'failed' : 'quiet'}>
        {failure ? words[failure] : !entries ? words.opening : entries.length === 0 ? words.noConversations : ''}
      </p>
      {failure === 'conversationsFailed' && (
        <ul class="replies">
          <li>
            <button type="button" onClick={() => void load()}>
              {words.retry}
            </button>
          </li>
        </ul>
      )}
      <ul class="chats">
        {entries?.map(({ session: name, title, updated_at: at }) => (
          <li key={name}>
            {doubtful === name ? (
              <Doubt {...{ title, words }} onDelete={() => void remove(name)} onCancel={() => setDoubtful(null)} />
            ) : (
              <>
                <button type="button" class="chat" onClick={() => void open(name)}>
                  <span dir="auto">{title}</span>
                  <span class="quiet">{dayOf(new Date(at), words)}</span>
                </button>
                <button
                  type="button"
                  class="icon"
                  aria-label={words.deleteConversation(title)}
                  onClick={() => setDoubtful(name)}
                >
                  <Drawing path={CROSS} />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DoubtProps {
  title: string;
  words: ChatWords;
  onDelete: () => void;
  onCancel: () => void;
}

function Doubt({ title, words, onDelete, onCancel }: DoubtProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone; the safe answer gets the focus.
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div class="doubt">
      <p>{words.deleteQuestion}</p>
      <p dir="auto" class="quiet">
        {title}
      </p>
      <div class="replies">
        <button type="button" onClick={onDelete}>
          {words.deleteForGood}
        </button>
        <button type="button" ref={cancel} onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}

/** Not by the browser: Chromium knows no months of Georgian and Azerbaijani. */
function dayOf(date: Date, { months }: Pick<ChatWords, 'months'>): string {
  return `${date.getDate()} ${months.split(' ')[date.getMonth()]} ${date.getFullYear()}`;
}
