/**
 * The floating chat of the shop page, at the bottom left: about 400 px by 75vh, 350 by 500 when minimised, or the whole
 * screen. The round button stays in its corner and the window is cut around it. A closed window keeps its draft.
 */
import { type Language, LANGUAGES, NATIVE_NAMES } from '@quarry/contract';
import type { ChatSession, ChatState } from '@quarry/client';
import {
  ChatComposer,
  ChatThread,
  ConversationRating,
  Icon,
  IconButton,
  LogoMark,
  type MessageActions,
  SelectMenu,
  useMessages,
} from '@quarry/ui';
import { type Ref, type RefObject, useEffect, useMemo, useRef } from 'react';
import { toasts } from '../../browser/toasts.ts';
import { type MessageDrawing, showMessages } from './show-messages.ts';
import type { ChatWindowControl, WindowState } from './use-chat-window.ts';

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });

const LANGUAGE_OPTIONS = LANGUAGES.map((language) => ({
  value: language,
  label: NATIVE_NAMES[language],
  lang: language,
  ...(language !== 'en' && { hint: ENGLISH_NAMES.of(language) ?? '' }),
}));

const SIZES: Record<WindowState, string> = {
  closed: '',
  open: 'h-[75vh] w-[400px] max-sm:w-auto max-sm:right-2',
  minimised: 'h-[500px] w-[350px] max-w-[calc(100vw-16px)]',
};

interface ChatWindowProps {
  control: ChatWindowControl;
  session: ChatSession;
  state: ChatState;
  storeName: string;
  drawing: MessageDrawing;
  onSend: (text: string) => void;
}

export function ChatWindow({ control, session, state, storeName, drawing, onSend }: ChatWindowProps) {
  const messages = useMessages();
  const isClosed = control.state === 'closed';
  const shown = useMemo(() => showMessages(state, drawing), [state, drawing]);
  const actions = useMemo<MessageActions>(
    () => ({
      onQuickReply: onSend,
      onReact: (id, reaction) => (reaction === 'liked' ? session.like(id) : session.dislike(id)),
      onComment: (id, comment) => {
        session.comment(id, comment);
        if (comment.trim()) toasts.show({ title: messages.thanksForComment, durationMs: Number.POSITIVE_INFINITY });
      },
    }),
    [session, onSend, messages],
  );
  const hasAnswers = shown.some((message) => message.takesFeedback);
  const asksForRating = hasAnswers && !state.isBusy && !state.isConversationRated;

  function rate(stars: number) {
    session.rateConversation(stars);
    toasts.show({ title: messages.thanksForRating, durationMs: Number.POSITIVE_INFINITY });
  }

  const { frameRef, buttonRef } = useFocusOnOpening(isClosed);
  useEscape(frameRef, control.close);

  const frame = control.isFullScreen
    ? 'inset-0 z-50'
    : `bottom-3.5 left-4 z-40 max-h-[max(320px,calc(100dvh-180px))] rounded-stage shadow-[0_0_0_1px_var(--line),var(--sh-3)] max-sm:bottom-2 max-sm:left-2 max-sm:max-h-[max(320px,calc(100dvh-230px))] ${SIZES[control.state]}`;

  return (
    <>
      <section
        ref={frameRef}
        role="dialog"
        aria-labelledby="chat-window-title"
        hidden={isClosed}
        data-window={control.isFullScreen ? 'full-screen' : control.state}
        className={`fixed flex animate-panel-in flex-col overflow-hidden bg-surface ${frame}`}
      >
        <WindowHead control={control} storeName={storeName} />
        <div className={`flex min-h-0 flex-1 flex-col ${control.isFullScreen ? 'mx-auto w-full max-w-[800px]' : ''}`}>
          <ChatThread
            messages={shown}
            isTyping={state.isTyping}
            step={state.step}
            isBusy={state.isBusy}
            actions={actions}
          />
          {asksForRating && <ConversationRating onRate={rate} />}
          <ChatComposer
            isBusy={state.isBusy}
            onSend={onSend}
            tools={
              <SelectMenu
                label={messages.language}
                value={state.language}
                options={LANGUAGE_OPTIONS}
                onChange={(language) => session.setLanguage(language as Language)}
                className={`text-sm text-ink-2 ${control.isFullScreen ? '' : 'ml-[50px]'}`}
              />
            }
          />
        </div>
      </section>
      <RoundButton control={control} buttonRef={buttonRef} />
    </>
  );
}

/**
 * Opening leads into the field, closing back to the page. On a touch screen the field waits for a finger, since a
 * keyboard would cover the conversation at once.
 */
function useFocusOnOpening(isClosed: boolean) {
  const frameRef = useRef<HTMLElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    if (wasClosed.current === isClosed) return;
    wasClosed.current = isClosed;
    if (isClosed) buttonRef.current?.focus();
    else if (matchMedia('(pointer: fine)').matches) frameRef.current?.querySelector('textarea')?.focus();
  }, [isClosed]);
  return { frameRef, buttonRef };
}

/**
 * Escape inside the window closes it, unless something inside has used it. The listener stands at the very end of the
 * way of a key, after React's own; keys of the language menu, which is drawn elsewhere on the page, do not count.
 */
function useEscape(element: RefObject<HTMLElement | null>, act: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Node && element.current?.contains(event.target);
      if (event.key === 'Escape' && !event.defaultPrevented && isInside) act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [element, act]);
}

function WindowHead({ control, storeName }: { control: ChatWindowControl; storeName: string }) {
  const messages = useMessages();
  const isMinimised = control.state === 'minimised';
  return (
    <div className="flex h-[58px] flex-none items-center border-b border-line ps-4.5 pe-1.5">
      <LogoMark className="me-2.5 size-[22px]" />
      <h2 id="chat-window-title" className="me-auto truncate text-base font-semibold tracking-[-0.01em]">
        {messages.assistant} <span className="ms-1.5 font-normal text-ink-2">{storeName}</span>
      </h2>
      {!control.isFullScreen && (
        <IconButton
          icon={isMinimised ? 'chevronUp' : 'minus'}
          label={isMinimised ? messages.largeWindow : messages.smallWindow}
          onClick={control.toggle}
        />
      )}
      <IconButton
        icon={control.isFullScreen ? 'leaveFullScreen' : 'fullScreen'}
        label={control.isFullScreen ? messages.leaveFullScreen : messages.fullScreen}
        iconClass="size-[18px]"
        onClick={control.switchFullScreen}
      />
      <IconButton icon="close" label={messages.closeChat} onClick={control.close} />
    </div>
  );
}

function RoundButton({ control, buttonRef }: { control: ChatWindowControl; buttonRef: Ref<HTMLButtonElement> }) {
  const messages = useMessages();
  if (control.isFullScreen) return null;
  const isClosed = control.state === 'closed';
  const isMinimised = control.state === 'minimised';
  // The head of the window has buttons of its own for each size, so this one is called otherwise.
  const label = isClosed ? messages.openChat : messages.resizeChat;
  return (
    <button
      ref={buttonRef}
      type="button"
      data-testid="round-chat-button"
      aria-label={label}
      title={label}
      aria-expanded={!isClosed}
      onClick={control.toggle}
      className={`fixed z-41 grid place-items-center rounded-full transition-transform duration-[120ms] active:translate-y-px focus-visible:rounded-full ${
        isClosed
          ? 'bottom-5 left-5 size-14 bg-action text-action-text shadow-lift hover:opacity-90'
          : 'bottom-6 left-[26px] size-11 bg-surface text-ink shadow-[inset_0_0_0_1.5px_var(--line-strong)] hover:bg-surface-2 max-sm:bottom-[18px] max-sm:left-[18px]'
      }`}
    >
      <Icon
        name={isClosed ? 'chat' : isMinimised ? 'chevronUp' : 'chevronDown'}
        className={isClosed ? 'size-6' : 'size-5'}
      />
    </button>
  );
}
