import { problem, Transcript } from '@quarry/contract';
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import type { OpenDatabase } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttp } from '../../http.ts';
import { createFeedbackRepository } from '../feedback/index.ts';
import { createStoresRepository, createStoresService } from '../stores/index.ts';
import { createConversationRepository } from './conversation-repository.ts';
import { createTranscriptRepository } from './transcript-repository.ts';
import { transcriptRoutes } from './transcript-routes.ts';

let record: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  record = await openTestDatabase();
  const stores = createStoresService(createStoresRepository(record.db));
  for (const id of ['quarry', 'veli']) await stores.create(demoStoreSettings(id));
  const conversations = createConversationRepository(record.db);
  for (const [storeId, id] of [
    ['quarry', 'plain'],
    ['quarry', 'waiting'],
    ['veli', 'other'],
  ] as const) {
    const begin = { id, language: 'en', isDev: false } as const;
    await conversations.open(storeId, { owner: `visitor:${id}`, sessionId: id }, begin);
    await conversations.addShopperMessage(storeId, id, { id: `${id}-1`, text: 'I want a person' });
    const trace = { mind: 'built-in', calls: [{ tool: 'handOver' }], firstPieceMs: 12 };
    const answer = { id: `${id}-2`, text: 'I keep it for the staff.', shown: { products: ['p1'] }, trace, isCut: true };
    const after = { language: 'en', memory: null } as const;
    await conversations.addAnswer(storeId, id, answer, after, { status: 'stopped', pieces: [] });
  }
  await conversations.handOver('quarry', 'waiting');
  const feedback = createFeedbackRepository(record.db);
  await feedback.save({ conversationId: 'waiting', messageId: 'waiting-2', kind: 'reaction', value: 'dislike' });
  await feedback.save({ conversationId: 'waiting', messageId: null, kind: 'rating', value: '2' });
  app = await createHttp({
    routes: [
      transcriptRoutes({
        transcripts: createTranscriptRepository(record.db),
        access: {
          async enterAsStaff(request, _reply, storeId) {
            if (!request.headers['x-staff']) throw problem('staff-only');
            return demoStoreSettings(storeId);
          },
        },
      }),
    ],
    isReady: async () => true,
    logLevel: 'silent',
  });
});
afterAll(async () => {
  await app.close();
  await record.close();
});

const asStaff = { 'x-staff': 'yes' };
const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });
const idsOf = (body: string): string[] =>
  (JSON.parse(body) as { conversations: { id: string }[] }).conversations.map(({ id }) => id);

describe('conversations for the staff', () => {
  it('are those of the store, and on request those that wait for a person', async () => {
    const all = await get('/api/conversations?store=quarry', asStaff);
    const waiting = await get('/api/conversations?store=quarry&handed_over=true', asStaff);

    expect(idsOf(all.body).sort()).toEqual(['plain', 'waiting']);
    expect(idsOf(waiting.body)).toEqual(['waiting']);
  });

  it('come page by page', async () => {
    const first = await get('/api/conversations?store=quarry&limit=1', asStaff);
    const { updated_at: before } = (JSON.parse(first.body) as { conversations: { updated_at: string }[] })
      .conversations[0] ?? { updated_at: '' };
    const second = await get(`/api/conversations?store=quarry&before=${encodeURIComponent(before)}`, asStaff);

    expect(idsOf(second.body)).not.toContain(idsOf(first.body)[0]);
  });

  it('are told with their answers, tools, times and opinions', async () => {
    const reply = await get('/api/conversations/waiting?store=quarry', asStaff);

    const transcript = Transcript.parse(JSON.parse(reply.body));
    expect(transcript).toMatchObject({ id: 'waiting', messages: 2, rating: 2 });
    expect(transcript.handed_over_at).not.toBeNull();
    expect(transcript.transcript[0]).toMatchObject({ role: 'shopper', text: 'I want a person', tools: [] });
    expect(transcript.transcript[1]).toMatchObject({
      role: 'assistant',
      is_cut: true,
      products: ['p1'],
      tools: ['handOver'],
      mind: 'built-in',
      first_piece_ms: 12,
      reaction: 'dislike',
    });
  });

  it('are not accessible to other stores or shoppers', async () => {
    expect((await get('/api/conversations/other?store=quarry', asStaff)).statusCode).toBe(404);
    expect((await get('/api/conversations/waiting?store=quarry')).statusCode).toBe(403);
    expect((await get('/api/conversations?store=quarry')).statusCode).toBe(403);
  });
});
