/**
 * The floating chat of the shop page, at the bottom left: about 400 px by 75vh, 350 by 500 px when minimised, or full
 * screen as a modal dialog. The round button keeps its corner, in a free strip at the bottom of the window. A closed
 * window keeps its draft.
 */
import type { ChatSession, ChatState } from '@quarry/client';
import type { UseChatHistory } from '@quarry/client/react';
import type { Language } from '@quarry/contract';
import { Icon, IconButton, LogoMark, useMessages, useSpeech } from '@quarry/ui';
import { type Ref, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useFocusTrap } from '../../browser/use-focus-trap.ts';
import { ChatHistoryMenu } from '../../conversations/chat-history-menu.tsx';
import { type ChatLogin, ChatPanel } from './chat-panel.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { MessageDrawing } from './show-messages.ts';
import type { ChatWindowControl, WindowState } from './use-chat-window.ts';
import { useEscape } from './use-escape.ts';

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
  past: UseChatHistory;
  login: ChatLogin;
  /** Languages in which the server understands recordings; absent: unknown. */
  hears?: readonly Language[] | undefined;
}

export function ChatWindow({ control, session, state, storeName, drawing, past, login, hears }: ChatWindowProps) {
  const { language, direction } = useSpeech();
  const isClosed = control.state === 'closed';
  const frameRef = useRef<HTMLElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusAfterClosing(isClosed, buttonRef);
  useFocusTrap(frameRef, control.isFullScreen);
  // Escape leaves one level at a time: from full screen to the window, from the window to the page.
  useEscape(frameRef, control.isFullScreen ? control.switchFullScreen : control.close);

  const frame = control.isFullScreen
    ? 'inset-0 z-50'
    : `bottom-3.5 left-4 z-40 max-h-[max(320px,calc(100dvh-180px))] rounded-stage shadow-[0_0_0_1px_var(--line),var(--sh-3)] max-sm:bottom-2 max-sm:left-2 max-sm:max-h-[max(320px,calc(100dvh-230px))] ${SIZES[control.state]}`;

  return (
    <>
      <section
        ref={frameRef}
        role="dialog"
        aria-modal={control.isFullScreen || undefined}
        lang={language}
        dir={direction}
        aria-labelledby="chat-window-title"
        hidden={isClosed}
        data-window={control.isFullScreen ? 'full-screen' : control.state}
        className={`fixed flex animate-panel-in flex-col overflow-hidden bg-surface ${frame}`}
      >
        <WindowHead control={control} storeName={storeName} past={past} />
        <div className={`flex min-h-0 flex-1 flex-col ${control.isFullScreen ? 'mx-auto w-full max-w-[800px]' : ''}`}>
          <ChatPanel
            session={session}
            state={state}
            drawing={drawing}
            past={past}
            login={login}
            hears={hears}
            layout="row"
            entries={control.entries}
          />
          <div
            className={`flex h-12 flex-none items-center border-t border-line pe-2 ${control.isFullScreen ? 'ps-2' : 'pl-15'}`}
          >
            <LanguageMenu value={state.language} onChange={session.setLanguage} className="px-2! text-sm text-ink-2" />
          </div>
        </div>
      </section>
      <RoundButton control={control} buttonRef={buttonRef} />
    </>
  );
}

/** After closing, focuses the element that opened the chat, or the round button when that is gone. */
function useFocusAfterClosing(isClosed: boolean, fallback: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  const wasClosed = useRef(isClosed);
  // A layout effect, because the panel takes the focus in an effect.
  useLayoutEffect(() => {
    if (!isClosed) opener.current = document.activeElement;
  }, [isClosed]);
  useEffect(() => {
    if (wasClosed.current === isClosed) return;
    wasClosed.current = isClosed;
    if (!isClosed) return;
    const isThere = opener.current instanceof HTMLElement && opener.current.isConnected;
    const target = isThere && opener.current !== document.body ? opener.current : fallback.current;
    if (target instanceof HTMLElement) target.focus();
  }, [isClosed, fallback]);
}

function WindowHead({ control, storeName, past }: Pick<ChatWindowProps, 'control' | 'storeName' | 'past'>) {
  const messages = useMessages();
  const isMinimised = control.state === 'minimised';
  return (
    <div className="flex h-[58px] flex-none items-center border-b border-line ps-4.5 pe-1.5">
      <LogoMark className="me-2.5 size-[22px]" />
      <h2 id="chat-window-title" className="me-auto truncate text-base font-semibold tracking-[-0.01em]">
        {messages.assistant} <span className="ms-1.5 font-normal text-ink-2">{storeName}</span>
      </h2>
      <ChatHistoryMenu past={past} />
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
  // The window's header has a button for each size, so this one needs another label.
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
      className={`fixed z-41 grid place-items-center rounded-full bg-action text-action-text shadow-lift transition-transform duration-[120ms] hover:opacity-90 active:translate-y-px focus-visible:rounded-full ${
        isClosed
          ? 'bottom-5 left-5 size-14'
          : 'bottom-[18px] left-6 size-10 max-sm:bottom-2.5 max-sm:left-4 max-sm:size-11'
      }`}
    >
      <Icon name="chat" className={isClosed ? 'size-6' : 'size-5'} />
    </button>
  );
}
