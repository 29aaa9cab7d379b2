/** A toggle between text and audio answers. */
import { Icon, type IconName } from '../icons/icon.tsx';
import { useMessages } from '../messages/messages-context.tsx';

type Preference = 'text' | 'audio';

export function ReplyPreference({ value, onChange }: { value: Preference; onChange: (value: Preference) => void }) {
  const messages = useMessages();
  const choices: { value: Preference; icon: IconName; label: string }[] = [
    { value: 'text', icon: 'lines', label: messages.replyText },
    { value: 'audio', icon: 'speaker', label: messages.replyAudio },
  ];
  return (
    <div
      role="group"
      aria-label={messages.replyAs}
      data-testid="reply-preference"
      className="flex h-11 flex-none rounded-control bg-surface-2"
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          data-value={choice.value}
          aria-pressed={value === choice.value}
          onClick={() => onChange(choice.value)}
          className="group/choice rounded-control p-[3px] font-medium text-ink-2 aria-pressed:font-semibold aria-pressed:text-ink"
        >
          <span className="flex h-full items-center gap-1.5 rounded-[6px] px-3 group-aria-pressed/choice:bg-surface group-aria-pressed/choice:shadow-low dark:group-aria-pressed/choice:bg-bg max-sm:px-2.5 max-sm:text-sm">
            <Icon name={choice.icon} className="size-[18px] max-sm:hidden" />
            {choice.label}
          </span>
        </button>
      ))}
    </div>
  );
}
