/** @jsxImportSource preact */
/** The rating of the whole conversation: one to five stars in one line, until one is chosen. */
import type { ChatSession } from '@quarry/client';
import { useState } from 'preact/hooks';
import type { ChatWords } from '../words/chat/chat-words.ts';
import { Drawing } from './drawing.tsx';

interface ConversationRatingProps {
  session: Pick<ChatSession, 'rateConversation'>;
  /** Whether there is an answer to rate, and no rating yet. */
  isAsked: boolean;
  words: ChatWords;
}

const STARS = [1, 2, 3, 4, 5] as const;
const STAR = 'M10 2.6l2.3 4.7 5.1.7-3.7 3.6.9 5.1-4.6-2.4-4.6 2.4.9-5.1L2.6 8l5.1-.7z';

export function ConversationRating({ session, isAsked, words }: ConversationRatingProps) {
  const [pointed, setPointed] = useState(0);
  const [outcome, setOutcome] = useState('');
  async function rate(stars: number) {
    const isSaved = await session.rateConversation(stars);
    setOutcome(isSaved ? words.thanksForRating : words.ratingNotSaved);
  }
  return (
    <div class="rating">
      <p role="status">{outcome}</p>
      {isAsked && (
        <div class="stars">
          <span id="rating">{words.rateConversation}</span>
          <div role="group" aria-labelledby="rating" onPointerLeave={() => setPointed(0)}>
            {STARS.map((stars) => (
              <button
                key={stars}
                type="button"
                class={stars <= pointed ? 'star full' : 'star'}
                aria-label={words.stars(stars)}
                onPointerEnter={() => setPointed(stars)}
                onFocus={() => setPointed(stars)}
                onBlur={() => setPointed(0)}
                onClick={() => void rate(stars)}
              >
                <Drawing path={STAR} />
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
