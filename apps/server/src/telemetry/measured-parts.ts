/** The parts of the server with their calls measured. What they do is unchanged. */
import type { StreamPiece } from '@quarry/contract';
import type { ChatModel, ModelEvent, ModelRequest } from '@quarry/assistant';
import type { ObserveQuery } from '@quarry/database';
import type { ImportService } from '../modules/catalog/index.ts';
import type { AnsweredTurn } from '../modules/chat/index.ts';
import type { Embedder, Indexer, SearchParts } from '../modules/search/index.ts';
import type { EndedTask } from '../modules/tasks/index.ts';
import type { ProductHits, ProductQuery, ProductSearch } from '../search-engine/product-search.ts';
import { currentWork } from './current-work.ts';
import type { Measure } from './measure.ts';
import type { Metrics } from './metrics.ts';

export function createMeasuredParts(metrics: Metrics, measure: Measure) {
  function count(query: ProductQuery, found: ProductHits | undefined): void {
    if (found && query.text.trim() !== '' && !query.countsOnly) metrics.searches.inc(outcomeOf(found));
  }

  return {
    observeQuery: ((statement, run) => {
      const attributes = currentWork().span && {
        'db.system.name': 'postgresql',
        'db.query.summary': summaryOf(statement),
      };
      return measure.step('database', run, { kind: 'client', ...(attributes && { attributes }) });
    }) satisfies ObserveQuery,

    engine: (engine: ProductSearch): ProductSearch => ({
      ...engine,
      understand: (...asked) => measure.step('search.understand', () => engine.understand(...asked)),
      async search(settings, query, call) {
        const found = await measure.step('search.engine', () => engine.search(settings, query, call));
        count(query, found);
        return found;
      },
      async searchAll(settings, queries, call) {
        const found = await measure.step('search.engine', () => engine.searchAll(settings, queries, call));
        for (const [place, query] of queries.entries()) count(query, found[place]);
        return found;
      },
      suggest: (...asked) => measure.step('search.suggest', () => engine.suggest(...asked)),
      leadOn: (...asked) => measure.step('search.lead-on', () => engine.leadOn(...asked)),
      similar: (...asked) => measure.step('search.similar', () => engine.similar(...asked)),
      goesWith: (...asked) => measure.step('search.goes-with', () => engine.goesWith(...asked)),
    }),

    /** What a search asks of the others. */
    searchParts: ({ merchandising, catalog, ...parts }: SearchParts): SearchParts => ({
      ...parts,
      catalog: {
        byIds: (storeId, ids) => measure.step('search.products', () => catalog.byIds(storeId, ids)),
      },
      ...(merchandising && {
        merchandising: {
          decide: (...asked) => measure.step('search.rules', () => merchandising.decide(...asked)),
        },
      }),
    }),

    embedder: (embedder: Embedder): Embedder => ({
      ...embedder,
      embed: (texts, signal) => measure.step('embeddings', () => embedder.embed(texts, signal), { kind: 'client' }),
    }),

    indexer: (indexer: Indexer): Indexer => ({
      ...indexer,
      async build(order) {
        const stopClock = metrics.buildSeconds.startTimer({ task: order.task });
        try {
          const bytes = await indexer.build(order);
          stopClock({ outcome: 'done' });
          return bytes;
        } catch (error) {
          stopClock({ outcome: 'failed' });
          throw error;
        }
      },
    }),

    importer: (importer: ImportService): ImportService => ({
      async importFile(request) {
        try {
          const report = await importer.importFile(request);
          metrics.imports.inc({ outcome: 'done' });
          metrics.importedProducts.inc(report.products);
          return report;
        } catch (error) {
          metrics.imports.inc({ outcome: 'failed' });
          throw error;
        }
      },
    }),

    model: (model: ChatModel): ChatModel => ({
      ...model,
      converse: (request) =>
        measure.stream('model', eventsOf(model, request), {
          kind: 'client',
          attributes: { 'gen_ai.operation.name': 'chat' },
        }),
    }),

    reply: (pieces: AsyncGenerator<StreamPiece>) => measure.stream('chat.reply', pieces),

    answered({ mind, status, firstPieceMs, tokens }: AnsweredTurn): void {
      metrics.replies.inc({ mind, status });
      metrics.tokens.inc(tokens);
      if (firstPieceMs !== null) metrics.firstPieceSeconds.observe({ mind }, firstPieceMs / 1000);
    },

    taskEnded: ({ kind, status }: EndedTask): void => metrics.tasks.inc({ kind, status }),
  };
}

/** `SELECT products`: what a statement does and the table it names first. */
function summaryOf(statement: string): string {
  const operation = /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? 'QUERY';
  const table = /\b(?:from|into|update|join)\s+"?(\w+)"?/i.exec(statement)?.[1];
  return table === undefined ? operation : `${operation} ${table}`;
}

function outcomeOf({ total, recoveredBy, tierTotals }: ProductHits) {
  const outcome = total === 0 ? 'nothing' : recoveredBy === null ? 'found' : 'recovered';
  const tier = (['meets_all', 'unstated', 'meets_some'] as const).find((one) => tierTotals[one] > 0) ?? 'none';
  return { outcome, tier: total === 0 ? 'none' : tier };
}

/** A generator of what may be any iterable. */
async function* eventsOf(model: ChatModel, request: ModelRequest): AsyncGenerator<ModelEvent, void> {
  yield* model.converse(request);
}
