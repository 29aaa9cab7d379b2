/** @jsxImportSource preact */
/** The results of one query: understood parts as removable chips, cards, a "more" button, and errors. */
import { type EventQueue, notStatedOf, tierOf, withoutPart } from '@quarry/client';
import { Fragment } from 'preact';
import type { Language } from '@quarry/contract';
import { Picture } from '../picture.tsx';
import { Price } from '../price.tsx';
import { productCard } from '../product-card.ts';
import type { SearchWords } from '../words/search/search-words.ts';
import type { Results } from './results.ts';

interface ResultListProps {
  results: Results;
  words: SearchWords;
  language: Language;
  origin: string;
  events: Pick<EventQueue, 'track'>;
  /** `isLiteral`: words are taken as they are typed. */
  onSearch: (query: string, isLiteral?: boolean) => void;
  onClose: () => void;
}

export function ResultList({ results, words, language, origin, events, onSearch, onClose }: ResultListProps) {
  const { query, state, found } = results;
  const cards = found
    ? found.documents.flatMap((document) => {
        const card = productCard(fieldsOf(document), found.shop, origin);
        return card ? { ...card, notes: notStatedOf(document), tier: tierOf(document) } : [];
      })
    : [];
  const total = found?.reply.total ?? 0;
  const { readAs, corrections = [], leadOn = [] } = found?.reply ?? {};
  const read = readAs ? [{ typed: query, meant: readAs }] : corrections;
  return (
    <>
      <div class="head">
        <p role="status">
          {state === 'loading' && !found
            ? words.loading
            : found &&
              (cards.length > 0
                ? words.results(query, { total, great: found.reply.greatTotal ?? total })
                : words.nothing(query))}
        </p>
        <button type="button" class="icon" aria-label={words.close} onClick={onClose}>
          <Cross />
        </button>
      </div>
      {found && found.reply.understoodParts.length > 0 && (
        <ul class="chips">
          {found.reply.understoodParts.map((part) => (
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
          {read.map(({ typed, meant }) => words.readAs(typed, meant)).join(' ')}{' '}
          <button type="button" class="link" onClick={() => onSearch(query, true)}>
            {words.asTyped}
          </button>
        </p>
      )}
      <Notes notes={found?.reply.notes} />
      {found && cards.length === 0 && <p class="quiet">{words.nothingHint}</p>}
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
      {found && (
        <ul class="cards" aria-busy={state === 'loading'}>
          {cards.map(({ id, name, image, url, amount, original, notes, tier }, index) => (
            <Fragment key={id}>
              {index > 0 && tier !== 'meets_all' && tier !== cards[index - 1]?.tier && (
                <li class="tier">
                  <h2>{words.similar}</h2>
                  <p class="quiet">{found.notes[tier]}</p>
                </li>
              )}
              <li>
                <a
                  href={url}
                  onClick={() =>
                    events.track({ type: 'click', productId: id, queryId: found.reply.queryId, position: index + 1 })
                  }
                >
                  <Picture source={image} origin={origin} />
                  <span class="name">{name}</span>
                  <Price
                    amount={amount}
                    original={original}
                    shop={found.shop}
                    language={language}
                    originalLabel={words.originalPrice}
                  />
                  <Notes notes={notes} />
                </a>
              </li>
            </Fragment>
          ))}
        </ul>
      )}
      {state === 'failed' && (
        <p class="failed" role="alert">
          {words.failed}{' '}
          <button type="button" class="link" onClick={results.loadMore}>
            {words.retry}
          </button>
        </p>
      )}
      {found && state !== 'failed' && cards.length < total && cards.length > 0 && (
        <button type="button" class="more" disabled={state === 'loading'} onClick={results.loadMore}>
          {state === 'loading' ? words.loading : words.more}
        </button>
      )}
    </>
  );
}

const Cross = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M5 5l10 10 M15 5L5 15" />
  </svg>
);

/** A document's fields are in `metadata`. */
function fieldsOf(document: unknown): unknown {
  const { id, metadata }: { id?: unknown; metadata?: object } = Object(document);
  return metadata ? { ...metadata, id } : document;
}

/** Notes on what the shop's data do not state. */
const Notes = ({ notes }: { notes?: readonly string[] | undefined }) =>
  notes?.map((note) => (
    <p class="quiet" key={note}>
      {note}
    </p>
  ));
