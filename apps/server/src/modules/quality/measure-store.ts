/** Searches for all judged queries of a store and holds its conversation tests, without recording either. */
import { setImmediate } from 'node:timers/promises';
import type {
  ConversationTest,
  FloorFigure,
  Language,
  QualityFigures,
  QualityFloors,
  StoreSettings,
} from '@quarry/contract';
import type { QueryOutcome, TestOutcome } from './quality-runs-repository.ts';
import type { Decision, MerchandisingService } from '../merchandising/index.ts';
import type { ProductSearch } from '../../search-engine/product-search.ts';
import { type Answer, unmetExpectations } from './expectations.ts';
import type { StoredJudgedQuery } from './judged-queries-repository.ts';
import { FIRST_PLACES, meanOf, measureQuery, RECALL_PLACES } from './measure-query.ts';

/** Holds a conversation from its first message on. @returns the answers so far, and whether one could not be given. */
export type HoldConversation = (
  settings: StoreSettings,
  messages: readonly string[],
  language: Language | null,
) => Promise<{ answers: Answer[]; failure: string | null }>;

export interface MeasuringParts {
  engine: Pick<ProductSearch, 'search'>;
  merchandising: Pick<MerchandisingService, 'decide'>;
  holdConversation: HoldConversation;
}

export type Judged = Pick<StoredJudgedQuery, 'query' | 'language' | 'grades'>;

export async function measureOne(
  engine: MeasuringParts['engine'],
  settings: StoreSettings,
  { query, language, grades }: Judged,
  { steering, redirect }: Decision,
): Promise<QueryOutcome> {
  const { hits, total } = await engine.search(settings, {
    text: query,
    skip: 0,
    take: RECALL_PLACES,
    ...(language && { language }),
    ...(steering && { steering }),
  });
  const found = hits.map(({ id }) => id);
  const measures = measureQuery(new Map(grades.map(({ product_id: id, grade }) => [id, grade])), found);
  const isRedirected = redirect !== null;
  return { query, language, ...measures, total, isRedirected, first: found.slice(0, FIRST_PLACES) };
}

export async function measureQueries(
  { engine, merchandising }: Pick<MeasuringParts, 'engine' | 'merchandising'>,
  settings: StoreSettings,
  queries: readonly Judged[],
): Promise<QueryOutcome[]> {
  const outcomes: QueryOutcome[] = [];
  for (const judged of queries) {
    const decision = await merchandising.decide(settings, judged.query, judged.language ?? undefined, Date.now());
    outcomes.push(await measureOne(engine, settings, judged, decision));
    // Searches of shoppers get their turn.
    await setImmediate();
  }
  return outcomes;
}

export async function holdTests(
  holdConversation: HoldConversation,
  settings: StoreSettings,
  tests: readonly ConversationTest[],
): Promise<TestOutcome[]> {
  const outcomes: TestOutcome[] = [];
  for (const test of tests) {
    const { answers, failure } = await holdConversation(
      settings,
      test.turns.map(({ message }) => message),
      test.language,
    );
    const failed = test.turns.flatMap(({ expect }, place) => {
      const answer = answers[place];
      return answer ? unmetExpectations(expect, answer).map((unmet) => ({ turn: place + 1, ...unmet })) : [];
    });
    if (failure !== null) {
      failed.push({ turn: answers.length + 1, expectation: 'answers', expected: '', got: failure });
    }
    outcomes.push({ id: test.id, name: test.name, failed });
    await setImmediate();
  }
  return outcomes;
}

export function figuresOf(queries: readonly QueryOutcome[], tests: readonly TestOutcome[]): QualityFigures {
  return {
    queries: queries.length,
    ndcg: meanOf(queries.map(({ ndcg }) => ndcg)),
    mrr: meanOf(queries.map(({ mrr }) => mrr)),
    recall: meanOf(queries.map(({ recall }) => recall)),
    without_result: meanOf(queries.map(({ total, isRedirected }) => Number(total === 0 && !isRedirected))),
    judged: meanOf(queries.map(({ judged }) => judged)),
    conversations: tests.length,
    passed: meanOf(tests.map(({ failed }) => Number(failed.length === 0))),
  };
}

/** Figures below their floor, or above it where less is better. */
export function belowFloor(figures: QualityFigures, floors: QualityFloors): FloorFigure[] {
  const checked: readonly FloorFigure[] = ['ndcg', 'mrr', 'recall', 'without_result', 'passed'];
  return checked.filter((figure) => {
    const [value, floor] = [figures[figure], floors[figure]];
    if (value === null || floor === null) return false;
    return figure === 'without_result' ? value > floor : value < floor;
  });
}
