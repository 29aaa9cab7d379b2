/** One question about the whole conversation: one to five stars, always with the number beside them. */
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
      className="flex flex-none flex-wrap items-center justify-between gap-x-3.5 border-t border-line bg-well py-1 ps-4.5 pe-2 text-ink-2"
    >
      <span id="conversation-rating-question">{messages.rateConversation}</span>
      <div
        role="group"
        aria-labelledby="conversation-rating-question"
        className="flex items-center -ms-1.5"
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
            className="grid h-11 w-[34px] place-items-center"
          >
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              strokeWidth="1.6"
              className={`size-[22px] transition-colors duration-[120ms] ${stars <= pointed ? 'fill-star stroke-star' : 'fill-none stroke-control'}`}
            >
              <path d={STAR} />
            </svg>
          </button>
        ))}
        <span className="figures min-w-[2.6em] pe-1 text-end" dir="ltr" aria-hidden="true">
          {pointed || '–'} / 5
        </span>
      </div>
    </div>
  );
}
