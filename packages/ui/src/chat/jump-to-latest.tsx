/** Above the input while the reader has scrolled up: leads back to the newest turn. */
import { Icon } from '../icons/icon.tsx';
import { useSpeech } from '../messages/messages-context.tsx';

export function JumpToLatest({ onJump }: { onJump: () => void }) {
  const { messages, language, direction } = useSpeech();
  return (
    <div className="pointer-events-none relative z-10 h-0 flex-none" lang={language} dir={direction}>
      <div className="absolute inset-x-0 bottom-2.5 flex justify-center">
        <button
          type="button"
          onClick={onJump}
          className="pointer-events-auto inline-flex min-h-11 animate-fade-in items-center gap-2 rounded-full bg-surface px-4 text-[15px] font-medium text-ink shadow-[0_0_0_1px_var(--line-strong),var(--sh-3)] hover:bg-surface-2 forced-colors:border"
        >
          <Icon name="chevronDown" className="size-4" />
          {messages.jumpToLatest}
        </button>
      </div>
    </div>
  );
}
