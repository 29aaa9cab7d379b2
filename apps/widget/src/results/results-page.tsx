/** @jsxImportSource preact */
/** The results page in an element of the shop: a list for a query or of a category, with filters, order and pages. */
import {
  type EventQueue,
  hasFilters,
  NO_FILTERS,
  newCriteria,
  pageCount,
  type SearchCriteria,
  type SearchState,
  toggleValue,
  withPrices,
} from '@quarry/client';
import { PAGE_SIZE, type SearchSort } from '@quarry/contract';
import { useState } from 'preact/hooks';
import { isolated } from '../isolated.ts';
import type { EmbedOptions } from '../parts.ts';
import type { ShopSettings } from '../store-settings.ts';
import type { ResultsWords } from '../words/results/results-words.ts';
import { AboutQuery } from './about-query.tsx';
import { FacetList } from './facet-list.tsx';
import { notesOf } from '../search/notes-of.ts';
import { ProductList } from './product-list.tsx';

export interface ResultsPageProps {
  state: SearchState;
  /** What the address asks for. */
  criteria: SearchCriteria;
  shop: ShopSettings | null;
  hasFailed: boolean;
  words: ResultsWords;
  options: Pick<EmbedOptions, 'language' | 'origin' | 'hasCart'>;
  events: Pick<EventQueue, 'track'>;
  hrefOf: (criteria: SearchCriteria) => string;
  onChange: (criteria: SearchCriteria) => void;
  /** Another page of the list, by its link. */
  onPage: (page: number) => void;
  onRetry: () => void;
}

const SORTS: readonly SearchSort[] = ['relevance', 'price_asc', 'price_desc', 'newest', 'rating'];

export function ResultsPage(props: ResultsPageProps) {
  const { state, criteria, shop, hasFailed, words, options, events, onChange, onRetry } = props;
  const [isOpen, setOpen] = useState(false);
  const { query, filters, sort, page } = criteria;
  const reply = shop && state.found?.reply;
  if (hasFailed || !reply) {
    return (
      <div class="waiting">
        <p role={hasFailed ? 'alert' : 'status'} class={hasFailed ? 'failed' : 'quiet'}>
          {hasFailed ? words.failed : words.loading}{' '}
          {hasFailed && (
            <button type="button" class="link" onClick={onRetry}>
              {words.retry}
            </button>
          )}
        </p>
      </div>
    );
  }
  const { total, documents, facets, queryId } = reply;
  const chosen = hasFilters(filters);
  const search = (text: string, isLiteral = false) =>
    onChange({ ...newCriteria(text), ...(isLiteral && { isLiteral: true }) });
  return (
    <section class="results" aria-label={words.searchFor}>
      <div class="head">
        <h2 tabIndex={-1} aria-live="polite">
          {query === ''
            ? words.products(total)
            : documents.length > 0
              ? words.results(isolated(query), { total, great: reply.greatTotal ?? total })
              : words.nothing(isolated(query))}
        </h2>
        <label class="sort">
          <span>{words.sort}</span>
          <select
            value={sort}
            onChange={({ currentTarget: { value } }) => {
              const wanted = SORTS.find((one) => one === value);
              if (wanted) onChange({ ...criteria, page: 1, sort: wanted });
            }}
          >
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {words.orders[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <AboutQuery query={query} reply={reply} words={words} onSearch={search} />
      <div class="columns">
        {(facets.length > 0 || chosen) && (
          <div class={isOpen ? 'side open' : 'side'}>
            <button type="button" class="toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {words.filters}
            </button>
            <div class="facets">
              {chosen && (
                <button
                  type="button"
                  class="link"
                  onClick={() => onChange({ ...criteria, page: 1, filters: NO_FILTERS })}
                >
                  {words.clearAll}
                </button>
              )}
              <FacetList
                {...{ facets, filters, words }}
                sign={shop.currency.sign}
                onToggle={(key, value) => onChange(toggleValue(criteria, key, value))}
                onPrices={(min, max) => onChange(withPrices(criteria, min, max))}
              />
            </div>
          </div>
        )}
        <div class="list">
          <ProductList
            {...{ documents, shop, words, options }}
            notes={notesOf(reply)}
            skipped={(page - 1) * PAGE_SIZE}
            place="results"
            isBusy={state.status === 'loading'}
            onOpen={({ id: productId }, position) => events.track({ type: 'click', productId, queryId, position })}
          />
          <Pager {...props} pages={pageCount(total)} />
        </div>
      </div>
    </section>
  );
}

function Pager({ criteria, words, hrefOf, onPage, pages }: ResultsPageProps & { pages: number }) {
  const { page } = criteria;
  if (pages === 1) return null;
  const link = (to: number, label: string, rel: string) =>
    to >= 1 && to <= pages ? (
      <a
        rel={rel}
        href={hrefOf({ ...criteria, page: to })}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onPage(to);
        }}
      >
        {label}
      </a>
    ) : (
      <span />
    );
  return (
    <nav class="pager" aria-label={words.pages}>
      {link(page - 1, words.before, 'prev')}
      <span>{words.pageOf(page, pages)}</span>
      {link(page + 1, words.after, 'next')}
    </nav>
  );
}
