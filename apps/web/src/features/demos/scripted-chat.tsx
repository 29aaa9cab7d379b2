/** The scripted chat demo: an animated conversation with the fashion shop's assistant, in a window or full screen. */
import { ChatThread, Icon, LogoMark } from '@quarry/ui';
import { useEffect, useMemo, useState } from 'react';
import { useMedia } from '../../browser/use-media.ts';
import talk from './data/talk.json';
import type { DemoTurn } from './demo-data.ts';
import { ShowControls } from './show-controls.tsx';
import { talkShow } from './talk-show.ts';
import { useFetchedPictures } from './use-fetched-pictures.ts';
import { useShow } from './use-show.ts';

const TURNS: readonly DemoTurn[] = talk;
const PRODUCTS = TURNS.flatMap(({ products }) => products);
/** Buttons of the script have no action. */
const NO_ACTIONS = {
  onQuickReply: () => undefined,
  onRetry: () => undefined,
  onLoadSpeech: () => undefined,
  onReact: () => undefined,
};

export function ScriptedChat() {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const show = useMemo(() => talkShow(TURNS, isStill), [isStill]);
  const { view, round, isPaused, setIsPaused, restart } = useShow(show);
  const [isFullScreen, setIsFullScreen] = useState(false);
  useFetchedPictures(PRODUCTS);

  useEffect(() => {
    if (!isFullScreen) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsFullScreen(false);
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [isFullScreen]);

  return (
    <div className="stage relative flex flex-1 flex-col items-center overflow-hidden px-6 pt-9 [@media(max-height:860px)]:pt-4 max-sm:p-0">
      <div className="stage-floor absolute inset-x-0 bottom-0 h-[118px] max-sm:hidden" aria-hidden="true" />
      <section
        aria-labelledby="scripted-chat-title"
        data-testid="scripted-chat"
        data-size={isFullScreen ? 'full-screen' : 'normal'}
        className={
          isFullScreen
            ? 'fixed inset-0 z-50 flex flex-col bg-surface text-[17px] [--rail-card:208px] [--thread-edge:18px] max-sm:text-base max-sm:[--rail-card:150px]'
            : 'relative z-10 flex h-[700px] max-h-[max(480px,calc(100dvh-150px))] w-[min(800px,100%)] flex-col overflow-hidden rounded-stage bg-surface shadow-[0_0_0_1px_var(--line),var(--sh-3)] [--rail-card:176px] max-sm:max-h-none max-sm:h-[max(520px,calc(100dvh-110px))] max-sm:rounded-none max-sm:border-t max-sm:border-line max-sm:shadow-none max-sm:[--rail-card:150px]'
        }
      >
        <header className="flex flex-none flex-wrap items-center gap-x-2 border-b border-line py-[9px] ps-5 pe-2.5 max-sm:ps-4">
          <LogoMark className="size-6" />
          <h1 className="me-auto ps-0.5 text-[17px] font-semibold tracking-[-0.01em]">Fashion AI</h1>
          <SizeToggle isFullScreen={isFullScreen} onChange={setIsFullScreen} />
          {!isStill && <ShowControls isPaused={isPaused} onPause={setIsPaused} onRestart={restart} />}
        </header>
        <h2 className="sr-only">Conversation</h2>
        <div className={`flex min-h-0 flex-1 flex-col ${isFullScreen ? 'mx-auto w-full max-w-[920px]' : ''}`}>
          <ChatThread
            key={round}
            messages={view.messages}
            isTyping={view.isTyping}
            step={view.step}
            isBusy
            actions={NO_ACTIONS}
          />
          <WritingLine draft={view.draft} isStill={isStill} />
        </div>
      </section>
      <div className="relative -mt-5 w-[min(1040px,100%)] max-sm:hidden" aria-hidden="true">
        <div className="block-top h-11" />
        <div className="block-face grain h-11" />
      </div>
    </div>
  );
}

function SizeToggle({ isFullScreen, onChange }: { isFullScreen: boolean; onChange: (isFull: boolean) => void }) {
  const choices = [
    { label: 'Normal', isFull: false },
    { label: 'Full Screen', isFull: true },
  ];
  return (
    <div
      role="group"
      aria-label="Size"
      data-needs-script=""
      className="flex h-11 flex-none rounded-control bg-surface-2 max-sm:order-last max-sm:mt-1 max-sm:w-full"
    >
      {choices.map(({ label, isFull }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isFullScreen === isFull}
          onClick={() => onChange(isFull)}
          className="group/choice rounded-control p-[3px] max-sm:flex-1 text-[15px] font-medium text-ink-2 aria-pressed:font-semibold aria-pressed:text-ink"
        >
          <span className="flex h-full items-center justify-center rounded-[6px] px-3 group-aria-pressed/choice:bg-surface group-aria-pressed/choice:shadow-low dark:group-aria-pressed/choice:bg-bg max-sm:px-2.5">
            {label}
          </span>
        </button>
      ))}
    </div>
  );
}

/** The shopper's input of the script: an image of a field that cannot be used. */
function WritingLine({ draft, isStill }: { draft: string; isStill: boolean }) {
  return (
    <div className="flex flex-none items-end gap-2 border-t border-line p-3 max-sm:p-2" aria-hidden="true">
      <p
        data-testid="script-draft"
        className="min-h-11 min-w-0 flex-1 rounded-control px-3 py-2.5 text-base leading-6 shadow-[inset_0_0_0_1px_var(--control)]"
      >
        {draft || <span className="text-ink-3">Write a message...</span>}
        {draft && !isStill && <i className="ms-0.5 -mb-[3px] inline-block h-[18px] w-[2.5px] animate-caret bg-vein" />}
      </p>
      <span
        className={`grid size-11 flex-none place-items-center rounded-control transition-colors duration-[120ms] ${draft ? 'bg-action text-action-text' : 'bg-disabled text-ink-3'}`}
      >
        <Icon name="arrowUp" />
      </span>
    </div>
  );
}
