/** Like, dislike and, where enabled, comment on one answer, and copy it. The comment opens a small field. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { buttonClass } from '../primitives/button.tsx';
import { IconButton } from '../primitives/icon-button.tsx';
import { CopyButton } from './copy-button.tsx';
import type { MessageActions, ShownMessage } from './shown-message.ts';

const LOOK = 'size-11 text-ink-3 aria-pressed:text-ink aria-pressed:[&_path]:fill-line-strong';
const ICON = 'size-[18px]';

interface MessageFeedbackProps {
  message: ShownMessage;
  actions: Pick<MessageActions, 'onReact' | 'onComment'>;
}

export function MessageFeedback({ message, actions }: MessageFeedbackProps) {
  const messages = useMessages();
  const [isCommenting, setIsCommenting] = useState(false);

  return (
    <div>
      <div className="-ms-3 -mt-1.5 -mb-2 flex">
        <IconButton
          icon="like"
          label={messages.like}
          iconClass={ICON}
          aria-pressed={message.feedback === 'liked'}
          className={LOOK}
          onClick={() => actions.onReact(message.id, 'liked')}
        />
        <IconButton
          icon="dislike"
          label={messages.dislike}
          iconClass={ICON}
          aria-pressed={message.feedback === 'disliked'}
          className={LOOK}
          onClick={() => actions.onReact(message.id, 'disliked')}
        />
        {actions.onComment && (
          <IconButton
            icon="comment"
            label={messages.comment}
            iconClass={ICON}
            aria-pressed={message.feedback === 'commented' || Boolean(message.comment)}
            aria-expanded={isCommenting}
            className={LOOK}
            onClick={() => setIsCommenting(!isCommenting)}
          />
        )}
        {message.text.trim() !== '' && <CopyButton text={message.text.trim()} className={LOOK} />}
      </div>
      {isCommenting && (
        <CommentField
          comment={message.comment ?? ''}
          onClose={() => setIsCommenting(false)}
          onSave={(comment) => {
            actions.onComment?.(message.id, comment);
            setIsCommenting(false);
          }}
        />
      )}
    </div>
  );
}

interface CommentFieldProps {
  comment: string;
  onSave: (comment: string) => void;
  onClose: () => void;
}

function CommentField({ comment, onSave, onClose }: CommentFieldProps) {
  const messages = useMessages();
  const id = useId();
  const [text, setText] = useState(comment);
  const field = useRef<HTMLTextAreaElement>(null);

  // The field was opened by a button press, so it takes the focus.
  useEffect(() => field.current?.focus(), []);

  function save(event: FormEvent) {
    event.preventDefault();
    onSave(text);
  }

  return (
    <form onSubmit={save} className="mt-3 animate-settle-in">
      <label htmlFor={id} className="sr-only">
        {messages.comment}
      </label>
      <textarea
        id={id}
        ref={field}
        rows={2}
        value={text}
        placeholder={messages.commentHint}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Escape closes the comment without closing the chat.
          event.preventDefault();
          onClose();
        }}
        className="field-sizing-content max-h-40 w-full resize-none rounded-control bg-surface px-3 py-2.5 text-base shadow-[inset_0_0_0_1px_var(--control)]"
      />
      <div className="mt-2 flex gap-2">
        <button type="submit" className={buttonClass('ink', 'small')}>
          {messages.save}
        </button>
        <button type="button" onClick={onClose} className={buttonClass('text', 'small')}>
          {messages.cancel}
        </button>
      </div>
    </form>
  );
}
