/** API v1: judged queries, conversation tests, and the quality that they measure. */
import { randomUUID } from 'node:crypto';
import { ConversationTest, JudgedQueryBody, MAX_CONVERSATION_TESTS, problem, QualityFloors } from '@quarry/contract';
import { z } from 'zod';
import { page, readCursor } from '../../api-v1/pagination.ts';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import type { Undos } from '../audit/index.ts';
import type { CheckPublication } from '../merchandising/index.ts';
import type { StoresService } from '../stores/index.ts';
import { type ConversationTestsRepository, testBody } from './conversation-tests-repository.ts';
import type { JudgedQueriesService } from './judged-queries-service.ts';
import type { QualityService } from './quality-service.ts';

export interface QualityV1Parts {
  quality: QualityService;
  judgedQueries: JudgedQueriesService;
  conversationTests: ConversationTestsRepository;
  checkPublication: CheckPublication;
  stores: Pick<StoresService, 'get'>;
}

type Names =
  | 'listJudgedQueries'
  | 'judgeQuery'
  | 'queriesToJudge'
  | 'queryToJudge'
  | 'exportJudgements'
  | 'importJudgements'
  | 'listConversationTests'
  | 'createConversationTest'
  | 'changeConversationTest'
  | 'deleteConversationTest'
  | 'quality'
  | 'changeQualityFloors'
  | 'qualityRuns'
  | 'qualityRun'
  | 'startQualityRun'
  | 'checkPublication';

const QUERIES = 'judged_queries';
const TESTS = 'conversation_tests';
const FLOORS = 'quality_floors';
const LIMITS = { most: MAX_CONVERSATION_TESTS };

export function qualityV1Handlers({
  quality,
  judgedQueries,
  conversationTests,
  checkPublication,
  stores,
}: QualityV1Parts): V1Handlers<Names> {
  return {
    async listJudgedQueries({ storeId, query: { cursor, limit, text } }) {
      const from = readCursor(cursor, z.number().int()) ?? 0;
      const found = await judgedQueries.list(storeId, text, { from, take: limit + 1 });
      const { items, next_cursor } = page(
        found.map((one, place) => ({ one, next: from + place + 1 })),
        limit,
        ({ next }) => next,
      );
      return { items: items.map(({ one }) => one), next_cursor };
    },

    judgeQuery: ({ storeId, body, audited }) =>
      judgedQueries.judge(
        storeId,
        body,
        audited<JudgedQueryBody>({
          action: body.grades.length === 0 ? 'deleted' : 'changed',
          resource: QUERIES,
          resourceId: body.query,
        }),
      ),

    queriesToJudge: async ({ storeId }) => ({ items: await judgedQueries.proposed(storeId) }),

    queryToJudge: async ({ storeId, query: { query, language } }) =>
      judgedQueries.toJudge(await stores.get(storeId), query, language ?? null),

    exportJudgements: ({ storeId, query: { format } }) => judgedQueries.exported(storeId, format),

    importJudgements: ({ storeId, body, audit }) =>
      judgedQueries.importFile(
        storeId,
        body,
        audit({ action: 'imported', resource: 'judgement_files', resourceId: 'all' }),
      ),

    listConversationTests: async ({ storeId }) => ({ items: await conversationTests.list(storeId) }),

    async createConversationTest({ storeId, body, audit }) {
      const id = randomUUID();
      const also = audit({ action: 'created', resource: TESTS, resourceId: id });
      return written(await conversationTests.write(storeId, { id, body }, { ...LIMITS, mayAdd: true }, { also }));
    },

    async changeConversationTest({ storeId, params: { id }, body, audited }) {
      const options = audited<ConversationTest>({ action: 'changed', resource: TESTS, resourceId: id });
      return written(await conversationTests.write(storeId, { id, body }, { ...LIMITS, mayAdd: false }, options));
    },

    async deleteConversationTest({ storeId, params: { id }, audited }) {
      const options = audited<ConversationTest>({ action: 'deleted', resource: TESTS, resourceId: id });
      if (!(await conversationTests.remove(storeId, id, options))) throw problem('conversation-test-not-found');
      return { deleted: true };
    },

    quality: ({ storeId }) => quality.overview(storeId),

    changeQualityFloors: ({ storeId, body, audited }) =>
      quality.setFloors(storeId, body, audited({ action: 'changed', resource: FLOORS, resourceId: storeId })),

    async qualityRuns({ storeId, query: { cursor, limit } }) {
      const before = readCursor(cursor, z.number().int());
      const found = await quality.list(storeId, { before, take: limit + 1 });
      const { items, next_cursor } = page(found, limit, ({ position }) => position);
      return { items: items.map(({ run }) => run), next_cursor };
    },

    qualityRun: ({ storeId, params }) => quality.detail(storeId, params.id),

    async startQualityRun({ storeId }) {
      quality.start(await stores.get(storeId));
      return { is_running: true as const };
    },

    checkPublication: async ({ storeId, body }) => checkPublication(await stores.get(storeId), body.ids),
  };
}

/** Judged queries, tests and floors are restored as they were. */
export function qualityUndos({
  quality,
  judgedQueries,
  conversationTests,
}: Pick<QualityV1Parts, 'quality' | 'judgedQueries' | 'conversationTests'>): Undos {
  return {
    async [QUERIES](storeId, { before, after }, options) {
      const [kept, made] = [JudgedQueryBody.nullable().parse(before), JudgedQueryBody.nullable().parse(after)];
      const restored = kept ?? (made && { ...made, grades: [] });
      if (restored) await judgedQueries.set(storeId, restored, options);
    },

    async [TESTS](storeId, { resourceId: id, before }, options) {
      const kept = ConversationTest.nullable().parse(before);
      if (kept === null) {
        await conversationTests.remove(storeId, id, options);
        return;
      }
      const row = { id, body: testBody(kept), createdAt: kept.created_at };
      written(await conversationTests.write(storeId, row, { ...LIMITS, mayAdd: true }, options));
    },

    async [FLOORS](storeId, { before }, options) {
      await quality.setFloors(storeId, QualityFloors.parse(before), options);
    },
  };
}

/** @throws `too-many-rules`, `conversation-test-not-found`. */
function written(outcome: ConversationTest | 'full' | 'none'): ConversationTest {
  if (outcome === 'full') throw problem('too-many-rules');
  if (outcome === 'none') throw problem('conversation-test-not-found');
  return outcome;
}
