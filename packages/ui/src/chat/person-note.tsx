/** A line in a conversation: a person of the shop answers now, or the assistant does again. */
import { useSpeech } from '../messages/messages-context.tsx';

interface PersonNoteProps {
  note: 'person-joined' | 'person-left';
  /** Name of the person. */
  author: string;
}

export function PersonNote({ note, author }: PersonNoteProps) {
  const { messages, direction } = useSpeech();
  return (
    <p data-testid="person-note" dir={direction} className="text-center text-[13px] leading-snug! text-ink-2">
      {note === 'person-joined' ? messages.personJoined(author) : messages.personLeft}
    </p>
  );
}

/** Above what a person of the shop wrote: who it is. */
export function AuthorLine({ author }: { author: string }) {
  const { messages } = useSpeech();
  return (
    <p data-testid="author" className="-mb-1.5 text-[13px] leading-snug! text-ink-2">
      <b className="font-semibold text-ink">
        <bdi>{author}</bdi>
      </b>{' '}
      · {messages.staff}
    </p>
  );
}
