/**
 * Generated from the registry: every audited change of a store leaves a line in the audit log, and where the line can be
 * undone, undo brings back what the store's calls said before.
 */
import { allOperations, type AuditEntry, type Operation, type OperationName, operations } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, openApiServer } from './testing/open-api-server.ts';

const STORE = '/api/v1/stores/north';

/** One change: how to make it, and the call whose reply undo brings back. */
interface Change {
  url: string;
  body?: object;
  /** Absent: the line cannot be undone, because it has a secret, sends something, or is about a file. */
  reads?: string;
}

/** Proved by tests of their own: they need a running task or import, a chat, a token, or are about the platform. */
const ELSEWHERE = new Set<OperationName>([
  'createFirstAccount',
  'createStore',
  'deleteStore',
  'undo',
  'acceptInvitation',
  'runImport',
  'importOrders',
  'cancelTask',
  'confirmFeedLoss',
  'acceptProposal',
  'dismissProposal',
  'takeOver',
  'handBack',
  'endMemberSession',
  'confirmSecondFactor',
  'removeSecondFactor',
]);

let server: ApiServer;
let owner: string;

async function send<Reply = Record<string, unknown>>(method: string, url: string, body?: object): Promise<Reply> {
  const reply = await server.call({ session: owner, method: method as 'GET', url: `${STORE}${url}`, body });
  expect([url, reply.statusCode < 300 ? 'done' : reply.body]).toEqual([url, 'done']);
  return reply.json<Reply>();
}

/** Makes a resource from the example of the documentation. @returns its id. */
async function having(name: OperationName, url: string): Promise<string> {
  const reply = await send<{ id?: string; [part: string]: unknown }>('POST', url, exampleOf(name));
  const made = [reply, ...Object.values(reply)].find(
    (part): part is { id: string } => typeof part === 'object' && part !== null && 'id' in part,
  );
  return made?.id ?? '';
}

function exampleOf(name: OperationName): object {
  const operation: Operation = operations[name];
  return operation.example.body as object;
}

/** A file whose items the store does not have yet. */
function withNew(file: object, change: object): object {
  return Object.fromEntries(
    Object.entries(file).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.map((item: object) => ({ ...item, ...change })) : value,
    ]),
  );
}

async function aMember(): Promise<string> {
  const { items } = await send<{ items: { id: string; username: string }[] }>('GET', '/members');
  return items.find(({ username }) => username === 'viewer')?.id ?? '';
}
async function aProduct(): Promise<string> {
  await send('PUT', '/products/lamp', { title: 'Lamp', original_price: 5 });
  return '/products/lamp';
}
const aRule = () => having('createRule', '/rules');
const aSynonym = () => having('createSynonym', '/synonyms');
const aFeed = () => having('createFeed', '/feeds');
const aKey = () => having('createKey', '/keys');
const aWebhook = () => having('createWebhook', '/webhooks');
const anExperiment = () => having('createExperiment', '/experiments');
async function aRunningExperiment(): Promise<string> {
  const id = await anExperiment();
  await send('POST', `/experiments/${id}/start`);
  return id;
}
const aConversationTest = () => having('createConversationTest', '/conversation-tests');
const aSavedReply = () => having('createSavedReply', '/saved-replies');
const anInvitation = () => having('invite', '/invitations');

const CHANGES: Partial<Record<OperationName, () => Promise<Change> | Change>> = {
  changeSettings: () => ({ url: '/settings', body: { name: 'Another name' }, reads: '/settings' }),
  replaceTexts: () => ({ url: '/texts', body: exampleOf('replaceTexts'), reads: '/texts' }),
  replaceBranches: () => ({ url: '/branches', body: exampleOf('replaceBranches'), reads: '/branches' }),
  putProduct: async () => ({ url: await aProduct(), body: { title: 'Torch' }, reads: '/products/lamp' }),
  patchProduct: async () => ({ url: await aProduct(), body: { original_price: 9 }, reads: '/products/lamp' }),
  deleteProduct: async () => ({ url: await aProduct(), reads: '/products/lamp' }),
  writeProducts: () => ({ url: '/products/batch', body: { operations: [{ action: 'delete', id: 'none' }] } }),
  createExperiment: () => ({ url: '/experiments', body: exampleOf('createExperiment'), reads: '/experiments' }),
  changeExperiment: async () => ({
    url: `/experiments/${await anExperiment()}`,
    body: { name: 'Another name' },
    reads: '/experiments',
  }),
  deleteExperiment: async () => ({ url: `/experiments/${await anExperiment()}`, reads: '/experiments' }),
  startExperiment: async () => ({ url: `/experiments/${await anExperiment()}/start`, reads: '/experiments' }),
  stopExperiment: async () => ({ url: `/experiments/${await aRunningExperiment()}/stop`, reads: '/experiments' }),
  publishExperiment: async () => {
    // One of them still runs: its stop was undone.
    const { items } = await send<{ items: { id: string; state: string }[] }>('GET', '/experiments');
    const running = items.find(({ state }) => state === 'running');
    return { url: `/experiments/${running?.id ?? (await aRunningExperiment())}/publish`, reads: '/rules' };
  },
  createFeed: () => ({ url: '/feeds', body: exampleOf('createFeed'), reads: '/feeds' }),
  changeFeed: async () => ({ url: `/feeds/${await aFeed()}`, body: { enabled: false }, reads: '/feeds' }),
  runFeed: async () => ({ url: `/feeds/${await aFeed()}/run` }),
  deleteFeed: async () => ({ url: `/feeds/${await aFeed()}`, reads: '/feeds' }),
  putOrder: () => ({
    url: '/orders/7',
    body: { status: 'Shipped', customer: { email: 'nino@person.example' } },
    reads: '/orders/7',
  }),
  createKey: () => ({ url: '/keys', body: exampleOf('createKey'), reads: '/keys' }),
  rotateKey: async () => ({ url: `/keys/${await aKey()}/rotate`, body: { grace_hours: 1 } }),
  revokeKey: async () => ({ url: `/keys/${await aKey()}` }),
  changeMember: async () => ({ url: `/members/${await aMember()}`, body: { role: 'support' }, reads: '/members' }),
  removeMember: async () => ({ url: `/members/${await aMember()}`, reads: '/members' }),
  invite: () => ({
    url: '/invitations',
    body: { username: 'giorgi@shop.example', role: 'viewer' },
    reads: '/invitations',
  }),
  withdrawInvitation: async () => ({ url: `/invitations/${await anInvitation()}` }),
  resetPassword: async () => ({ url: `/members/${await aMember()}/password-reset` }),
  createRule: () => ({ url: '/rules', body: exampleOf('createRule'), reads: '/rules' }),
  changeRule: async () => ({ url: `/rules/${await aRule()}`, body: { name: 'Lights' }, reads: '/rules' }),
  deleteRule: async () => ({ url: `/rules/${await aRule()}`, reads: '/rules' }),
  importRules: () => ({ url: '/rules/import', body: withNew(exampleOf('importRules'), { name: 'From a file' }) }),
  publishRules: async () => {
    await aRule();
    return { url: '/rules/publish', body: {}, reads: '/rules' };
  },
  revertRules: async () => {
    const { version } = await send<{ version: number }>('POST', '/rules/publish', {});
    await having('createRule', '/rules');
    await send('POST', '/rules/publish', {});
    return { url: `/rules/versions/${version}/revert`, reads: '/rules' };
  },
  judgeQuery: () => ({
    url: '/judged-queries',
    body: exampleOf('judgeQuery'),
    reads: '/judged-queries',
  }),
  importJudgements: () => ({ url: '/judged-queries/import', body: exampleOf('importJudgements') }),
  createConversationTest: () => ({
    url: '/conversation-tests',
    body: exampleOf('createConversationTest'),
    reads: '/conversation-tests',
  }),
  changeConversationTest: async () => ({
    url: `/conversation-tests/${await aConversationTest()}`,
    body: { ...exampleOf('createConversationTest'), name: 'Another name' },
    reads: '/conversation-tests',
  }),
  deleteConversationTest: async () => ({
    url: `/conversation-tests/${await aConversationTest()}`,
    reads: '/conversation-tests',
  }),
  changeQualityFloors: () => ({
    url: '/quality/floors',
    body: exampleOf('changeQualityFloors'),
    reads: '/quality',
  }),
  createSavedReply: () => ({
    url: '/saved-replies',
    body: { name: 'Delivery', text: 'It takes two days.' },
    reads: '/saved-replies',
  }),
  changeSavedReply: async () => ({
    url: `/saved-replies/${await aSavedReply()}`,
    body: { name: 'Returns', text: 'Within 30 days.' },
    reads: '/saved-replies',
  }),
  deleteSavedReply: async () => {
    const [kept] = (await send<{ items: { id: string }[] }>('GET', '/saved-replies')).items;
    return { url: `/saved-replies/${kept?.id}`, reads: '/saved-replies' };
  },
  createSynonym: () => ({ url: '/synonyms', body: exampleOf('createSynonym'), reads: '/synonyms' }),
  changeSynonym: async () => ({ url: `/synonyms/${await aSynonym()}`, body: { enabled: false }, reads: '/synonyms' }),
  deleteSynonym: async () => ({ url: `/synonyms/${await aSynonym()}`, reads: '/synonyms' }),
  importSynonyms: () => ({
    url: '/synonyms/import',
    body: withNew(exampleOf('importSynonyms'), { words: ['lorry', 'truck'] }),
  }),
  exportPerson: () => ({ url: '/people-data/export', body: { email: 'nino@person.example' } }),
  erasePerson: () => ({ url: '/people-data/erase', body: { email: 'nobody@person.example' } }),
  createWebhook: () => ({ url: '/webhooks', body: exampleOf('createWebhook'), reads: '/webhooks' }),
  changeWebhook: async () => ({ url: `/webhooks/${await aWebhook()}`, body: { enabled: false }, reads: '/webhooks' }),
  rotateWebhookSecret: async () => ({ url: `/webhooks/${await aWebhook()}/rotate-secret` }),
  deleteWebhook: async () => ({ url: `/webhooks/${await aWebhook()}` }),
};

async function newest(): Promise<AuditEntry | undefined> {
  return (await send<{ items: AuditEntry[] }>('GET', '/audit?limit=1')).items[0];
}

/** When a thing was written, or is due, what became of it, and which call asked are no part of the state. */
const TIMES = new Set(['created_at', 'updated_at', 'next_at', 'last', 'disabled_because', 'request_id']);

function stateOf(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => (TIMES.has(key) ? undefined : value));
}
async function read(url: string) {
  const reply = await server.call({ session: owner, url: `${STORE}${url}` });
  return { status: reply.statusCode, state: stateOf(reply.body) };
}

beforeAll(async () => {
  server = await openApiServer();
  owner = await server.account('owner', { role: 'owner' });
  await server.account('viewer', { role: 'viewer' });
});
afterAll(() => server.close());

const audited = allOperations().filter(([, { isAudited }]) => isAudited);

describe('every change of a store', () => {
  it('is tested here, or in a test of its own', () => {
    const tested = [...Object.keys(CHANGES), ...ELSEWHERE];
    expect(tested.toSorted()).toEqual(audited.map(([name]) => name).toSorted());
  });

  it.each(audited.filter(([name]) => !ELSEWHERE.has(name)))(
    '%s leaves a line in the audit log, which undo takes back where it says so',
    async (name, { method }) => {
      const change = await CHANGES[name]?.();
      if (!change) throw new Error(`${name} has no change.`);
      const before = change.reads === undefined ? undefined : await read(change.reads);
      const earlier = await newest();

      await send(method, change.url, change.body);

      const line = await newest();
      expect(line).toBeDefined();
      expect(line?.id).not.toBe(earlier?.id);
      expect(line?.actor.name).toBe('owner');
      if (change.reads === undefined) {
        expect(line?.can_undo).toBe(false);
        return;
      }
      expect(await read(change.reads)).not.toEqual(before);
      expect(line?.can_undo).toBe(true);
      await send('POST', `/audit/${line?.id}/undo`);
      expect(await read(change.reads)).toEqual(before);
      expect((await newest())?.undoes).toBe(line?.id);
    },
  );
});
