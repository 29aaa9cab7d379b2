/** @jsxImportSource preact */
/** The results of one query below the field: what was understood, cards, a "more" button, and errors. */
import { isolated } from '../isolated.ts';
import type { PanelList } from '../parts.ts';
import type { ResultsWords } from '../words/results/results-words.ts';
import { AboutQuery } from './about-query.tsx';
import { Cross } from './cross.tsx';
import { ProductList } from './product-list.tsx';

interface ResultListProps extends PanelList {
  words: ResultsWords;
}

export function ResultList({ results, words, options, events, onSearch, onClose }: ResultListProps) {
  const { query, state, found } = results;
  const shown = found?.documents.length ?? 0;
  const total = found?.reply.total ?? 0;
  return (
    <>
      <div class="head">
        <p role="status">
          {state === 'loading' && !found
            ? words.loading
            : found &&
              (shown > 0
                ? words.results(isolated(query), { total, great: found.reply.greatTotal ?? total })
                : words.nothing(isolated(query)))}
        </p>
        <button type="button" class="icon" aria-label={words.close} onClick={onClose}>
          <Cross />
        </button>
      </div>
      {found && (
        <>
          <AboutQuery {...{ query, words, onSearch }} reply={found.reply} />
          <ProductList
            {...{ words, options }}
            documents={found.documents}
            notes={found.notes}
            skipped={0}
            shop={found.shop}
            place="panel"
            isBusy={state === 'loading'}
            onOpen={({ id: productId }, position) =>
              events.track({ type: 'click', productId, queryId: found.reply.queryId, position })
            }
          />
        </>
      )}
      {state === 'failed' && (
        <p class="failed" role="alert">
          {words.failed}{' '}
          <button type="button" class="link" onClick={results.loadMore}>
            {words.retry}
          </button>
        </p>
      )}
      {found && state !== 'failed' && shown < total && shown > 0 && (
        <button type="button" class="more" disabled={state === 'loading'} onClick={results.loadMore}>
          {state === 'loading' ? words.loading : words.more}
        </button>
      )}
    </>
  );
}
