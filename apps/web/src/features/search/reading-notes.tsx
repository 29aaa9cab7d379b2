/**
 * Notes above the results: how the query was changed, with a link to search for the typed words; and what the results lack
 * when none of them meets the whole query.
 */
import type { SearchCriteria, SearchReply } from '@quarry/client';
import { recoveryLines, useSpeech } from '@quarry/ui';
import { tiersOfPage } from './result-tiers.ts';

interface ReadingNotesProps {
  reply: SearchReply;
  criteria: SearchCriteria;
  /** True: words are taken as they were typed. */
  onLiteral: (isLiteral: boolean) => void;
}

const ACTION =
  '-my-2 ms-2 inline-flex min-h-11 items-center text-start font-semibold text-ink underline decoration-line-strong decoration-[1.5px] underline-offset-4 hover:decoration-current';

export function ReadingNotes({ reply, criteria: { query, isLiteral = false }, onLiteral }: ReadingNotesProps) {
  const { messages } = useSpeech();
  const { recoveredBy: step, corrections, readAs } = reply;
  const isReadOtherwise = corrections.length > 0 || readAs !== null;
  const lines = reply.documents.length === 0 ? [] : recoveryLines({ query, step, corrections, readAs }, messages);
  // Where a line is drawn between tiers, what is missing stands there.
  const lacking = tiersOfPage(reply)
    .filter(({ isHeaded }) => !isHeaded)
    .map(({ note }) => note);
  const said = [
    ...(isLiteral ? [messages.takenAsTyped(query)] : []),
    ...lines,
    ...lacking.filter((note) => note !== ''),
  ];
  if (said.length === 0) return null;
  return (
    <p data-testid="recovered" className="mb-5 max-w-[80ch] text-ink-2">
      {said.join(' ')}
      {isLiteral && (
        <button type="button" onClick={() => onLiteral(false)} className={ACTION}>
          {messages.allowOtherSpellings}
        </button>
      )}
      {!isLiteral && isReadOtherwise && (
        <button type="button" onClick={() => onLiteral(true)} className={ACTION}>
          {messages.searchAsTyped(query)}
        </button>
      )}
    </p>
  );
}
