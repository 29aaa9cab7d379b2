/** The rating of the whole conversation: one to five stars in one line, shown from the first answer on. */
import { useState } from 'react';
import { useSpeech } from '../messages/messages-context.tsx';

const STARS = [1, 2, 3, 4, 5] as const;
const STAR = 'M12 3.2l2.7 5.7 6.2.8-4.6 4.3 1.2 6.2L12 17.1l-5.5 3.1 1.2-6.2L3.1 9.7l6.2-.8z';

export function ConversationRating({ onRate }: { onRate: (stars: number) => void }) {
  const { messages, language, direction } = useSpeech();
  const [pointed, setPointed] = useState(0);

  return (
    <div
      lang={language}
      dir={direction}
      data-testid="conversation-rating"
      className="@container flex flex-none items-center justify-between gap-x-3 border-t border-line bg-well ps-4.5 pe-2 text-sm text-ink-2"
    >
      <span id="conversation-rating-question" className="min-w-0 leading-tight!">
        {messages.rateConversation}
      </span>
      <div
        role="group"
        aria-labelledby="conversation-rating-question"
        className="flex flex-none items-center"
        onPointerLeave={() => setPointed(0)}
      >
        {STARS.map((stars) => (
          <button
            key={stars}
            type="button"
            aria-label={messages.stars(stars)}
            onPointerEnter={() => setPointed(stars)}
            onFocus={() => setPointed(stars)}
            onBlur={() => setPointed(0)}
            onClick={() => onRate(stars)}
            className="grid h-9 w-8 place-items-center max-sm:h-11 max-sm:w-[34px] pointer-coarse:h-11"
          >
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              strokeWidth="1.6"
              className={`size-[19px] transition-colors duration-[120ms] ${stars <= pointed ? 'fill-star stroke-star' : 'fill-none stroke-control'}`}
            >
              <path d={STAR} />
            </svg>
          </button>
        ))}
        <span
          className="figures min-w-[2.6em] pe-1 text-end @max-[380px]:hidden max-sm:hidden"
          dir="ltr"
          aria-hidden="true"
        >
          {pointed || '–'} / 5
        </span>
      </div>
    </div>
  );
}
