/**
 * The menu of conversations in the header of a chat: begins a new one, and lists the earlier ones, which can be opened
 * and deleted. The list is asked for when the menu is opened.
 */
import type { ChatHistory, ChatHistoryState } from '@quarry/client';
import type { UseChatHistory } from '@quarry/client/react';
import { Button, formatDay, Icon, IconButton, SideSheet, useSpeech } from '@quarry/ui';
import { useState } from 'react';
import { toasts } from '../browser/toasts.ts';

interface ChatHistoryMenuProps {
  past: UseChatHistory;
  className?: string;
}

export function ChatHistoryMenu({ past: { history, state }, className = '' }: ChatHistoryMenuProps) {
  const { messages, language, direction } = useSpeech();
  const [isOpen, setIsOpen] = useState(false);

  function change(open: boolean) {
    setIsOpen(open);
    if (open) void history.load();
  }
  async function open(session: string) {
    change(false);
    if (!(await history.open(session))) toasts.show({ title: messages.conversationGone, variant: 'destructive' });
  }

  return (
    <SideSheet
      open={isOpen}
      onOpenChange={change}
      title={messages.conversations}
      closeLabel={messages.close}
      direction={direction}
      lang={language}
      trigger={
        <IconButton icon="clock" label={messages.conversations} className={className} data-testid="history-button" />
      }
    >
      <Button
        look="line"
        className="w-full"
        onClick={() => {
          history.startNew();
          change(false);
        }}
      >
        <Icon name="plus" className="size-[18px]" />
        {messages.newConversation}
      </Button>
      <EarlierConversations state={state} history={history} onOpen={(session) => void open(session)} />
    </SideSheet>
  );
}

interface EarlierProps {
  state: ChatHistoryState;
  history: ChatHistory;
  onOpen: (session: string) => void;
}

function EarlierConversations({ state: { entries, hasFailed }, history, onOpen }: EarlierProps) {
  const { messages } = useSpeech();
  if (hasFailed) {
    return (
      <div role="alert" className="mt-5 flex flex-col items-start gap-3 px-3">
        <p>{messages.conversationsFailed}</p>
        <Button look="line" size="small" onClick={() => void history.load()}>
          {messages.tryAgain}
        </Button>
      </div>
    );
  }
  if (!entries) {
    return (
      <div aria-busy="true" className="mt-5 flex flex-col gap-2">
        {[0, 1, 2].map((row) => (
          <div key={row} className="h-14 animate-pulse rounded-control bg-surface-2" />
        ))}
      </div>
    );
  }
  if (entries.length === 0) return <p className="mt-5 px-3 text-ink-2">{messages.noConversations}</p>;
  return (
    <ul className="mt-4 flex flex-col" data-testid="earlier-conversations">
      {entries.map(({ session, title, updated_at: updatedAt }) => (
        <Conversation
          key={session}
          title={title}
          updatedAt={updatedAt}
          onOpen={() => onOpen(session)}
          onDelete={() => history.remove(session)}
        />
      ))}
    </ul>
  );
}

interface ConversationProps {
  title: string;
  updatedAt: string;
  onOpen: () => void;
  /** False when it failed. */
  onDelete: () => Promise<boolean>;
}

function Conversation({ title, updatedAt, onOpen, onDelete }: ConversationProps) {
  const { messages, language } = useSpeech();
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);

  async function remove() {
    setIsDeleting(true);
    const isGone = await onDelete();
    // When it is gone, so is this row.
    if (!isGone) setIsDeleting(false);
    toasts.show(
      isGone
        ? { title: messages.conversationDeleted }
        : { title: messages.conversationNotDeleted, variant: 'destructive' },
    );
  }

  if (isAsking) {
    return (
      <li className="border-b border-line px-3 py-3">
        <p className="font-medium">{messages.deleteQuestion}</p>
        <p dir="auto" className="truncate text-sm text-ink-2">
          {title}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" disabled={isDeleting} onClick={() => void remove()}>
            {messages.deleteForGood}
          </Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone; the safe answer gets the focus */}
          <Button autoFocus look="text" size="small" onClick={() => setIsAsking(false)}>
            {messages.cancel}
          </Button>
        </div>
      </li>
    );
  }
  return (
    <li className="flex items-center border-b border-line">
      <button
        type="button"
        onClick={onOpen}
        className="min-h-14 min-w-0 flex-1 rounded-control px-3 py-2 text-start hover:bg-surface-2"
      >
        <span dir="auto" className="block truncate font-medium">
          {title}
        </span>
        <span className="block text-sm text-ink-2">{formatDay(updatedAt, language)}</span>
      </button>
      <IconButton
        icon="trash"
        label={messages.deleteConversation(title)}
        iconClass="size-[18px]"
        onClick={() => setIsAsking(true)}
      />
    </li>
  );
}
