/** @jsxImportSource preact */
/** Below an answer: hearing, copying and liking it, and a comment on it. */
import type { ChatMessage, ChatSession } from '@quarry/client';
import { useState } from 'preact/hooks';
import type { ChatWords } from '../words/chat/chat-words.ts';
import { Drawing } from './drawing.tsx';

interface FeedbackProps {
  message: ChatMessage;
  session: Pick<ChatSession, 'like' | 'dislike' | 'comment' | 'loadSpeech'>;
  words: ChatWords;
}

const THUMB = 'M6.5 9L10 3.5c1.6 0 2 1.2 1.6 2.6L11 8.5h4.5l-1.2 7H6.5z M3.5 9v6.5';

export function Feedback({ message, session, words }: FeedbackProps) {
  const [isCommenting, setCommenting] = useState(false);
  const [outcome, setOutcome] = useState('');
  const { id, text, feedback, comment, speech, audioUrl } = message;
  async function save(form: HTMLFormElement) {
    const written = new FormData(form).get('comment');
    setCommenting(false);
    const isSaved = await session.comment(id, typeof written === 'string' ? written : '');
    setOutcome(isSaved ? words.thanksForComment : words.commentNotSaved);
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(words.copied);
    } catch (error) {
      console.error('Quarry: the answer cannot be copied.', error);
      setOutcome(words.copyFailed);
    }
  }
  const press = (name: 'like' | 'dislike', isPressed: boolean) => (
    <button
      type="button"
      class={`icon ${name}`}
      aria-label={words[name]}
      title={words[name]}
      aria-pressed={isPressed}
      onClick={() => session[name](id)}
    >
      <Drawing path={THUMB} />
    </button>
  );
  return (
    <div class="feedback">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the answer above is its text */}
      {audioUrl && <audio controls src={audioUrl} />}
      {(speech === 'available' || speech === 'loading') && (
        <button
          type="button"
          class="icon"
          aria-label={words.play}
          title={words.play}
          disabled={speech === 'loading'}
          onClick={() => void session.loadSpeech(id)}
        >
          <Drawing path="M4 8v4h3l4 3V5L7 8z M13.5 7.5a4 4 0 0 1 0 5" />
        </button>
      )}
      {/* Absent on pages without HTTPS. */}
      {'clipboard' in navigator && (
        <button type="button" class="icon" aria-label={words.copy} title={words.copy} onClick={() => void copy()}>
          <Drawing path="M7 7h9v9H7z M4 13V4h9" />
        </button>
      )}
      {press('like', feedback === 'liked')}
      {press('dislike', feedback === 'disliked')}
      <button
        type="button"
        class="icon"
        aria-label={words.comment}
        title={words.comment}
        aria-expanded={isCommenting}
        onClick={() => setCommenting(!isCommenting)}
      >
        <Drawing path="M4 5h12v8H9l-3 3v-3H4z" />
      </button>
      <p role="status" class="quiet">
        {speech === 'failed' ? words.speechFailed : outcome}
      </p>
      {isCommenting && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void save(event.currentTarget);
          }}
        >
          <input
            name="comment"
            dir="auto"
            maxLength={4000}
            aria-label={words.commentHint}
            placeholder={words.commentHint}
            defaultValue={comment}
            ref={(node) => node?.focus()}
          />
          <button type="submit">{words.send}</button>
        </form>
      )}
    </div>
  );
}
