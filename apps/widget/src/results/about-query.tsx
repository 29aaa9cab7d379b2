/** @jsxImportSource preact */
/** What was understood of a query: parts that can be removed, another reading, notes, and where to go on. */
import { type SearchReply, withoutPart } from '@quarry/client';
import { isolated } from '../isolated.ts';
import type { ResultsWords } from '../words/results/results-words.ts';
import { Cross } from './cross.tsx';
import { Notes } from './product-list.tsx';

interface AboutQueryProps {
  query: string;
  reply: SearchReply;
  words: ResultsWords;
  /** `isLiteral`: words are taken as they are typed. */
  onSearch: (query: string, isLiteral?: boolean) => void;
}

export function AboutQuery({ query, reply, words, onSearch }: AboutQueryProps) {
  const { readAs, corrections, leadOn, understoodParts, notes, documents } = reply;
  const read = readAs ? [{ typed: query, meant: readAs }] : corrections;
  return (
    <>
      {understoodParts.length > 0 && (
        <ul class="chips">
          {understoodParts.map((part) => (
            <li key={`${part.kind} ${part.start}`}>
              <button
                type="button"
                aria-label={words.without(part.label)}
                onClick={() => onSearch(withoutPart(query, part))}
              >
                <span class={part.negated ? 'negated' : ''}>{part.label}</span>
                <Cross />
              </button>
            </li>
          ))}
        </ul>
      )}
      {read.length > 0 && (
        <p class="quiet">
          {read.map(({ typed, meant }) => words.readAs(isolated(typed), isolated(meant))).join(' ')}{' '}
          <button type="button" class="link" onClick={() => onSearch(query, true)}>
            {words.asTyped}
          </button>
        </p>
      )}
      <Notes notes={notes} />
      {documents.length === 0 && <p class="quiet">{words.nothingHint}</p>}
      {leadOn.length > 0 && (
        <ul class="chips">
          {leadOn.map(({ kind, text }) => (
            <li key={kind + text}>
              <button type="button" onClick={() => onSearch(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
