/** Where the shopper writes. Enter sends, Shift with Enter breaks the line; while the assistant is busy it waits. */
import { MESSAGE_MAX_LENGTH } from '@quarry/contract';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSpeech } from '../messages/messages-context.tsx';
import { Icon } from '../icons/icon.tsx';

interface ChatComposerProps {
  isBusy: boolean;
  onSend: (text: string) => void;
  /** Stands beside the send button: the language, later attachments and the microphone. */
  tools?: ReactNode;
}

export function ChatComposer({ isBusy, onSend, tools }: ChatComposerProps) {
  const { messages, language, direction } = useSpeech();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const returnsFocus = useRef(false);
  const canSend = !isBusy && text.trim() !== '';

  // A disabled field loses the caret; whoever sent by keyboard gets it back with the answer.
  useEffect(() => {
    if (isBusy || !returnsFocus.current) return;
    returnsFocus.current = false;
    field.current?.focus();
  }, [isBusy]);

  function send() {
    if (!canSend) return;
    returnsFocus.current = document.activeElement === field.current;
    onSend(text.trim());
    setText('');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <div className="flex-none border-t border-line p-2.5">
      <textarea
        ref={field}
        rows={1}
        value={text}
        lang={language}
        dir={text ? 'auto' : direction}
        disabled={isBusy}
        maxLength={MESSAGE_MAX_LENGTH}
        aria-label={messages.message}
        placeholder={messages.writeMessage}
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="thin-scroll field-sizing-content block max-h-32 min-h-11 w-full resize-none rounded-control bg-transparent px-2 py-2.5 text-base leading-6 text-ink focus-visible:-outline-offset-2 disabled:text-ink-3"
      />
      <div className="mt-1 flex items-center gap-0.5">
        {tools}
        <button
          type="button"
          aria-label={messages.send}
          title={messages.send}
          disabled={!canSend}
          onClick={send}
          className="ms-auto grid size-11 flex-none place-items-center rounded-control bg-action text-action-text transition-colors duration-[120ms] disabled:bg-disabled disabled:text-ink-3"
        >
          <Icon name="arrowUp" />
        </button>
      </div>
    </div>
  );
}
