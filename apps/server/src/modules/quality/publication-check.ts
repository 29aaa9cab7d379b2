/** What a publication of drafts would do to the judged queries: both ways are searched for, within a bounded time. */
import { problem, type PublicationCheck, type QualityFloors, type RuleBody, type StoreRule } from '@quarry/contract';
import type { QueryOutcome } from './quality-runs-repository.ts';
import type { CheckPublication, MerchandisingService, RulesRepository } from '../merchandising/index.ts';
import type { ProductSearch } from '../../search-engine/product-search.ts';
import { type JudgedQueriesRepository, keyOf } from './judged-queries-repository.ts';
import { belowFloor, figuresOf, measureOne } from './measure-store.ts';
import { meanOf } from './measure-query.ts';
import type { QualityRunsRepository } from './quality-runs-repository.ts';

const COMPARING_MS = 4000;
/** Smaller differences are ties of the same products. */
const LEAST_DIFFERENCE = 0.001;

export interface PublicationCheckParts {
  rules: Pick<RulesRepository, 'list'>;
  merchandising: Pick<MerchandisingService, 'changedBy' | 'decide'>;
  engine: Pick<ProductSearch, 'search'>;
  judgedQueries: Pick<JudgedQueriesRepository, 'list'>;
  runs: Pick<QualityRunsRepository, 'latest' | 'floors'>;
  /** Monotonic milliseconds; tests control it. */
  clock?: () => number;
}

export function createPublicationCheck({
  rules,
  merchandising,
  engine,
  judgedQueries,
  runs,
  clock = () => performance.now(),
}: PublicationCheckParts): CheckPublication {
  return async (settings, ids) => {
    const drafts = (await rules.list(settings.id)).filter(
      ({ id, state }) => state === 'draft' && (ids === undefined || ids.includes(id)),
    );
    if (ids && drafts.length < new Set(ids).size) throw problem('rule-not-found');
    const [judged, latest, floors] = await Promise.all([
      judgedQueries.list(settings.id),
      runs.latest(settings.id),
      runs.floors(settings.id),
    ]);
    if (drafts.length === 0 || judged.length === 0) return nothingMoves(latest?.figures.ndcg ?? null);
    const changed = await merchandising.changedBy(settings, {
      add_rules: drafts.map(asApplied),
      remove_rules: drafts.flatMap(({ replaces }) => replaces ?? []),
      add_synonyms: [],
    });
    const concerned = judged.filter(({ query, language }) =>
      changed.concerns(query, language ?? undefined, Date.now()),
    );
    const from = clock();
    const pairs: { before: QueryOutcome; after: QueryOutcome }[] = [];
    for (const one of concerned) {
      if (clock() - from > COMPARING_MS) break;
      const language = one.language ?? undefined;
      const was = await merchandising.decide(settings, one.query, language, Date.now());
      pairs.push({
        before: await measureOne(engine, settings, one, was),
        after: await measureOne(engine, settings, one, changed.decide(one.query, language, Date.now())),
      });
    }
    const moved = pairs.flatMap(({ before, after }) =>
      before.ndcg === null || after.ndcg === null || Math.abs(after.ndcg - before.ndcg) < LEAST_DIFFERENCE
        ? []
        : [{ query: before.query, language: before.language, before: before.ndcg, after: after.ndcg }],
    );
    const byDifference = moved.toSorted((a, b) => a.after - a.before - (b.after - b.before));
    return {
      concerned: concerned.length,
      compared: pairs.length,
      falls: byDifference.filter(({ before, after }) => after < before),
      rises: byDifference.filter(({ before, after }) => after > before).toReversed(),
      ...effectOnAll(pairs, latest?.queries ?? [], floors),
    };
  };
}

/** What was not compared is taken from the latest run. */
function effectOnAll(
  pairs: readonly { before: QueryOutcome; after: QueryOutcome }[],
  ofRun: readonly QueryOutcome[],
  floors: QualityFloors,
) {
  const known = new Map(ofRun.map((outcome) => [keyOf(outcome), outcome]));
  for (const { before } of pairs) known.set(keyOf(before), before);
  const before = [...known.values()];
  for (const { after } of pairs) known.set(keyOf(after), after);
  const after = [...known.values()];
  const wasBelow = belowFloor(figuresOf(before, []), floors);
  return {
    ndcg_before: meanOf(before.map(({ ndcg }) => ndcg)),
    ndcg_after: meanOf(after.map(({ ndcg }) => ndcg)),
    // What was below before is no fault of this publication.
    below_floor: belowFloor(figuresOf(after, []), floors).filter((figure) => !wasBelow.includes(figure)),
  };
}

function nothingMoves(ndcg: number | null): PublicationCheck {
  return { concerned: 0, compared: 0, falls: [], rises: [], ndcg_before: ndcg, ndcg_after: ndcg, below_floor: [] };
}

/** A draft is compared as if its period had begun. */
function asApplied({
  id: _id,
  state: _state,
  replaces: _replaces,
  created_at: _at,
  updated_at: _updated,
  ...body
}: StoreRule): RuleBody {
  return { ...body, starts_at: null, ends_at: null };
}
