/**
 * The field in which a person of the staff writes. A slash at its beginning offers the saved replies: what follows it
 * narrows them, arrows choose, Enter inserts.
 */
import type { Conversation, SavedReply } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { failureText } from '../../calls/failure-text.ts';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { matchingReplies } from './matching-replies.ts';
import { useSavedReplies } from './saved-replies.tsx';

export function Composer({ conversation: { id, state, taken_over_by } }: { conversation: Conversation }) {
  const { t } = useWords();
  const { id: store } = useStore();
  const address = useAddress();
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const [isDismissed, setDismissed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const isLocked = state === 'bot';
  const saved = useSavedReplies();
  const offered = text.startsWith('/') && !isLocked && !isDismissed;
  const found = offered ? matchingReplies(saved.data?.items ?? [], text.slice(1)) : [];
  const chosen = found[Math.min(place, found.length - 1)];
  const optionId = (reply: SavedReply) => `${listId}-${reply.id}`;

  const write = useChange({
    run: (words: string) => callV1('writeMessage', { params: { store, id }, body: { text: words } }),
    outdates: [
      ['conversation', store, id],
      ['conversations', store],
    ],
    onDone: () => setText(''),
    showsErrorItself: true,
  });

  function change(typed: string): void {
    setText(typed);
    setPlace(0);
    setDismissed(false);
  }

  function insert(reply: SavedReply): void {
    change(reply.text);
    // A text that itself begins with a slash offers nothing.
    setDismissed(true);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (chosen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setPlace((found.indexOf(chosen) + step + found.length) % found.length);
    } else if (chosen && (event.key === 'Tab' || (event.key === 'Enter' && !event.shiftKey))) {
      event.preventDefault();
      insert(chosen);
    } else if (offered && event.key === 'Escape') {
      event.preventDefault();
      setDismissed(true);
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    }
  }

  return (
    <form
      className="relative border-t border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) write.mutate(text.trim());
      }}
    >
      {write.isError && (
        <p role="alert" className="mb-2 text-danger">
          {failureText(write.error, t)}
        </p>
      )}
      {offered && (
        <div className="panel absolute inset-x-4 bottom-full z-10 mb-1 max-h-64 overflow-y-auto shadow-raised">
          {found.length === 0 ? (
            <p role="status" className="px-4 py-3 text-sm text-ink-2">
              {t('reply.noMatch')}
            </p>
          ) : (
            <div id={listId} role="listbox" aria-label={t('reply.title')}>
              {found.map((reply) => (
                <div
                  key={reply.id}
                  id={optionId(reply)}
                  role="option"
                  aria-selected={reply === chosen}
                  className="cursor-default px-4 py-2 aria-selected:bg-surface-2"
                  onPointerMove={() => setPlace(found.indexOf(reply))}
                  onPointerDown={(event) => {
                    event.preventDefault();
                    insert(reply);
                  }}
                >
                  <b dir="auto" className="block font-semibold">
                    {reply.name}
                  </b>
                  <span dir="auto" className="line-clamp-1 text-sm text-ink-2">
                    {reply.text}
                  </span>
                </div>
              ))}
            </div>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <textarea
          ref={field}
          aria-label={t('inbox.write')}
          aria-describedby={`${listId}-help`}
          aria-controls={found.length > 0 ? listId : undefined}
          aria-activedescendant={chosen && optionId(chosen)}
          dir="auto"
          rows={2}
          className="field min-w-0 flex-1 basis-48"
          placeholder={isLocked ? t('inbox.locked') : t('inbox.writeAs', { name: taken_over_by ?? '' })}
          disabled={isLocked}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" size="small" disabled={isLocked || write.isPending || text.trim() === ''}>
          {t('inbox.send')}
        </Button>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4">
        <p id={`${listId}-help`} className="text-sm text-ink-2">
          {t('reply.hint')}
        </p>
        <Button look="text" size="small" className="-me-4" onClick={() => address.change({ dialog: 'replies' })}>
          {t('reply.title')}
        </Button>
      </div>
    </form>
  );
}
