/** @jsxImportSource preact */
/** The products of one query: what was understood as chips to take away, cards, more of them, and what went wrong. */
import {
  createEventQueue,
  newWish,
  notStatedOf,
  searchCall,
  searchCard,
  type SearchReply,
  searchProducts,
  visitId,
  withoutPart,
} from '@quarry/client';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Picture } from '../picture.tsx';
import type { ShopSettings } from '../store-settings.ts';
import type { SearchWords } from '../words/search-words.ts';
import { priceText } from '../price-text.ts';

interface ResultListProps {
  query: string;
  call: typeof fetch;
  shop: ShopSettings;
  words: SearchWords;
  origin: string;
  onSearch: (query: string) => void;
  onClose: () => void;
}

interface Found {
  /** The first page's: what was understood and how many there are. */
  reply: SearchReply;
  documents: readonly unknown[];
  page: number;
}

export function ResultList({ query, call, shop, words, origin, onSearch, onClose }: ResultListProps) {
  const [found, setFound] = useState<Found>();
  const [state, setState] = useState<'loading' | 'idle' | 'failed'>('loading');
  const underWay = useRef<AbortController>(null);
  const events = useMemo(
    () =>
      createEventQueue({
        storeId: shop.id,
        sessionId: visitId(),
        // A report must never disturb a shopper.
        send: (request) =>
          void call('/api/events', {
            method: 'POST',
            keepalive: true,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(request),
          }).catch(() => undefined),
      }),
    [call, shop.id],
  );

  async function load(page: number) {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    setState('loading');
    try {
      const wish = { ...newWish(query), page };
      const body = searchCall(wish, { store: shop.id, sessionId: visitId() });
      const reply = await searchProducts(body, { fetch: call, signal: controller.signal });
      if (controller.signal.aborted) return;
      setFound((before) =>
        before && page > 1
          ? { ...before, documents: [...before.documents, ...reply.documents], page }
          : { reply, documents: reply.documents, page },
      );
      setState('idle');
    } catch {
      if (!controller.signal.aborted) setState('failed');
    }
  }

  useEffect(() => {
    void load(1);
    return () => {
      underWay.current?.abort();
      events.close();
    };
    // One list is one query: it is loaded once, and another query is another list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const cards = (found?.documents ?? []).flatMap((document) => {
    const card = searchCard(document, shop);
    return card ? { ...card, notes: notStatedOf(document) } : [];
  });
  return (
    <>
      <div class="head">
        <p role="status">
          {state === 'loading' && !found
            ? words.loading
            : found && (cards.length > 0 ? words.results(found.reply.total, query) : words.nothing(query))}
        </p>
        <button type="button" class="icon" aria-label={words.close} onClick={onClose}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M5 5l10 10 M15 5L5 15" />
          </svg>
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
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d="M5 5l10 10 M15 5L5 15" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found?.reply.notes.map((note) => (
        <p class="quiet" key={note}>
          {note}
        </p>
      ))}
      {found && cards.length === 0 && <p class="quiet">{words.nothingHint}</p>}
      <ul class="cards" aria-busy={state === 'loading'}>
        {cards.map(({ id, name, images, url, price, notes }, index) => (
          <li key={id}>
            <a
              href={url ? new URL(url, origin).href : undefined}
              onClick={() =>
                events.track({
                  type: 'click',
                  productId: id,
                  queryId: found?.reply.queryId ?? null,
                  position: index + 1,
                })
              }
            >
              <Picture source={images[0]} label={words.noPicture} origin={origin} />
              <span class="name">{name}</span>
              <span class="price">{priceText(price, shop)}</span>
              {notes.map((note) => (
                <span class="quiet" key={note}>
                  {note}
                </span>
              ))}
            </a>
          </li>
        ))}
      </ul>
      {state === 'failed' && (
        <p class="failed" role="alert">
          {words.failed}{' '}
          <button type="button" class="link" onClick={() => void load(found ? found.page + 1 : 1)}>
            {words.retry}
          </button>
        </p>
      )}
      {found && state !== 'failed' && cards.length < found.reply.total && cards.length > 0 && (
        <button type="button" class="more" disabled={state === 'loading'} onClick={() => void load(found.page + 1)}>
          {state === 'loading' ? words.loading : words.more}
        </button>
      )}
    </>
  );
}
