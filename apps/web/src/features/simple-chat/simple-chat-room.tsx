/** The page of the simple assistant: examples on one side, the conversation on the other. */
import { createSimpleChat } from '@quarry/client';
import { useChatHistory, useObservable } from '@quarry/client/react';
import { brand } from '@quarry/contract';
import { ChatComposer, Icon } from '@quarry/ui';
import { useEffect, useRef, useState } from 'react';
import { settingsAtHand } from '../../browser/known-stores.ts';
import { ChatHistoryMenu } from '../../conversations/chat-history-menu.tsx';
import { ContinueOffer } from '../../conversations/continue-offer.tsx';
import { EXAMPLES } from './examples.ts';
import { OpeningScene } from './opening-scene.tsx';
import { SimpleThread } from './simple-thread.tsx';

/** The open demo shop's settings are bundled, so that nothing is asked before the first question. */
const STORE = settingsAtHand(brand.slug);
const PLACE = { storeId: STORE.id, section: 'simple' };

export function SimpleChatRoom() {
  const [chat] = useState(() => createSimpleChat({ store: STORE }));
  const { messages, isSending, returned, canRetry } = useObservable(chat);
  const past = useChatHistory(chat.session, PLACE, { isKnown: false });
  const [text, setText] = useState('');
  const room = useRef<HTMLElement>(null);
  const isFresh = messages.length === 1;
  // Leaving the page aborts the request.
  useEffect(() => () => chat.close(), [chat]);

  // Restores a question that no server accepted to the input.
  useEffect(
    () =>
      chat.subscribe(() => {
        const { returned: back } = chat.getSnapshot();
        if (back !== null) setText((written) => written || back);
      }),
    [chat],
  );

  function send() {
    if (chat.send(text)) setText('');
  }
  function retry() {
    if (chat.retry() && text === returned) setText('');
  }
  function fill(example: string) {
    setText(example);
    focusField();
  }
  function focusField() {
    room.current?.querySelector('textarea')?.focus();
  }

  return (
    <div className="mx-auto grid w-full max-w-[1440px] flex-1 grid-cols-[minmax(0,4fr)_minmax(0,8fr)] items-start gap-14 px-[clamp(20px,4vw,56px)] pt-7 pb-16 max-lg:grid-cols-1 max-lg:gap-6 max-lg:pt-3 max-sm:pb-0">
      <div className="lg:sticky lg:top-24">
        <h1 className="font-display text-[clamp(34px,4.4vw,64px)] leading-none font-bold tracking-[-0.03em]">
          QChat Assistant
        </h1>
        <p className="mt-4 max-w-[36ch] text-[17px] leading-[1.55] text-ink-2 max-lg:mt-2.5 max-lg:max-w-none max-sm:text-base">
          Ask for a product in your own words. Answers come only from the shop’s own catalogue.
        </p>
        {/* Until the first question, the conversation shows the same examples. */}
        {!isFresh && (
          <ul aria-label="What to ask" className="mt-7 animate-fade-in border-t border-line max-lg:hidden">
            {EXAMPLES.map(({ words: { en: words } }) => (
              <li key={words} className="border-b border-line">
                <button
                  type="button"
                  disabled={isSending}
                  onClick={() => fill(words)}
                  className="group flex min-h-13 w-full items-center justify-between gap-4 text-start text-base disabled:text-ink-3"
                >
                  {words}
                  <Icon
                    name="chevronRight"
                    className="size-4 transition-transform duration-[180ms] group-not-disabled:group-hover:translate-x-1"
                  />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <section
        ref={room}
        aria-label="Chat with the assistant"
        data-testid="simple-chat"
        className={`flex h-[max(480px,min(860px,calc(100dvh-132px)))] flex-col overflow-hidden rounded-stage bg-surface shadow-[0_0_0_1px_var(--line),var(--sh-3)] max-lg:h-[max(480px,calc(100dvh-252px))] max-sm:-mx-5 max-sm:h-[max(440px,calc(100dvh-84px))] max-sm:rounded-b-none ${isFresh ? '[&>[role=log]]:flex-none' : ''}`}
      >
        {/* Product names are headings one level below. Nobody has conversations before the first one. */}
        {past.state.isUsed || past.state.last !== null ? (
          <header className="flex flex-none items-center justify-between border-b border-line py-1 ps-6 pe-1.5 max-sm:ps-5">
            <h2 className="text-[15px] font-semibold">Conversation</h2>
            <ChatHistoryMenu past={past} />
          </header>
        ) : (
          <h2 className="sr-only">Conversation</h2>
        )}
        <SimpleThread messages={messages} onStop={chat.stop} onRetry={canRetry ? retry : null} />
        <noscript>
          <p className="px-6 text-base">The assistant answers with JavaScript. Please switch it on to talk to it.</p>
        </noscript>
        <div data-needs-script="" className="contents">
          {isFresh && <OpeningScene language="en" label="What to ask" onChoose={fill} />}
          <ContinueOffer past={past} onContinued={focusField} />
          <ChatComposer
            text={text}
            onTextChange={setText}
            isBusy={isSending}
            onSend={send}
            attaching={null}
            placeholder="Ask me anything..."
            layout="row"
          />
        </div>
      </section>
    </div>
  );
}
