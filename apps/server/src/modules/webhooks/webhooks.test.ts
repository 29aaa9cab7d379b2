/** Webhooks of a whole server against a real receiver. */
import { createHmac, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Delivery, Webhook, WebhookWithSecret } from '@quarry/contract';
import { stores, webhookDeliveries, webhooks } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { newStoreSettings } from '@quarry/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ApiServer, openApiServer } from '../../api-v1/testing/open-api-server.ts';
import { RefusedAddressError } from '../../fetching/fetch-file.ts';
import type { PostGuarded } from '../../fetching/post-guarded.ts';
import { createSecretBox } from '../../secrets/secret-box.ts';
import { openWebhooks } from './open-webhooks.ts';
import { createWebhooksRepository } from './webhooks-repository.ts';

/** Generous timeout for a busy machine. */
const eventually = <Result>(check: () => Result) => vi.waitFor(check, { timeout: 20_000 });

interface Received {
  headers: http.IncomingHttpHeaders;
  body: string;
}

async function aReceiver() {
  const calls: Received[] = [];
  const receiver = http.createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      calls.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  return {
    calls,
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook?token=1`,
    close: () =>
      new Promise<void>((resolve) => {
        receiver.closeAllConnections();
        receiver.close(() => resolve());
      }),
  };
}

/** As a receiver verifies it, by the specification of Standard Webhooks. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}

describe('webhooks of a store', () => {
  let server: ApiServer;
  let receiver: Awaited<ReturnType<typeof aReceiver>>;
  let developer: string;
  let owner: string;

  beforeAll(async () => {
    server = await openApiServer({ WEBHOOKS_PRIVATE: '1' });
    receiver = await aReceiver();
    developer = await server.account('developer', { role: 'developer' });
    owner = await server.account('owner', { role: 'owner' });
  });
  afterAll(async () => {
    await receiver.close();
    await server.close();
  });

  const base = '/api/v1/stores/north/webhooks';
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the reply that a test expects
  const send = async <Reply>(method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, body?: object) => {
    const reply = await server.call({ session: owner, method, url, body });
    return { status: reply.statusCode, body: reply.json<Reply>() };
  };
  const typesOf = (calls: readonly Received[]) => calls.map(({ body }) => (JSON.parse(body) as { type: string }).type);

  it('are created by a developer, who is told the secret once', async () => {
    const body = { url: receiver.url, events: ['products.changed', 'orders.imported', 'rules.published'] };
    const created = await server.call({
      session: developer,
      method: 'POST',
      url: base,
      body,
      headers: { 'idempotency-key': 'create' },
    });
    expect(created.statusCode).toBe(201);
    expect(created.json<WebhookWithSecret>().secret).toMatch(/^whsec_/);
    const again = await server.call({
      session: developer,
      method: 'POST',
      url: base,
      body,
      headers: { 'idempotency-key': 'create' },
    });
    expect(again.json<WebhookWithSecret>().secret).toBeNull();
    const listed = await server.call({ session: developer, url: base });
    expect(listed.body).not.toContain('whsec_');
    const audit = await server.call({ session: owner, url: '/api/v1/stores/north/audit?resource=webhooks' });
    expect(audit.body).toContain('"created"');
    expect(audit.body).not.toContain('whsec_');
  });

  it('are called, signed, for changes of products, orders and published rules, and for nothing else', async () => {
    const [webhook] = (await send<{ items: Webhook[] }>('GET', base)).body.items;
    const { secret } = (await send<WebhookWithSecret>('POST', `${base}/${webhook?.id}/rotate-secret`)).body;

    const product = { title: 'Lamp', currency: 'USD', current_price: 10 };
    await send('PUT', '/api/v1/stores/north/products/lamp', product);
    await send('PUT', '/api/v1/stores/south/products/lamp', product);
    await send('PUT', '/api/v1/stores/north/orders/N-1', { customer: { email: 'nino@person.example' } });
    await send('PATCH', '/api/v1/stores/north/settings', { name: 'North again' });
    await send('POST', '/api/v1/stores/north/products/batch', {
      operations: [{ action: 'delete', id: 'lamp' }],
    });

    await eventually(() =>
      expect(typesOf(receiver.calls).toSorted()).toEqual(['orders.imported', 'products.changed', 'products.changed']),
    );
    for (const call of receiver.calls) {
      expect(isSigned(call, secret ?? '')).toBe(true);
      expect(call.body).not.toContain('nino');
      expect(JSON.parse(call.body)).toMatchObject({ data: { store: 'north' } });
    }
    // The old secret still signs for a day.
    expect(String(receiver.calls[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2);
  });

  it('are tested, and their deliveries are listed and sent again with the same id', async () => {
    const [webhook] = (await send<{ items: Webhook[] }>('GET', base)).body.items;
    const before = receiver.calls.length;
    const tested = await send<Delivery>('POST', `${base}/${webhook?.id}/test`);
    expect([tested.status, tested.body.event]).toEqual([202, 'webhook.test']);
    await eventually(() => expect(receiver.calls).toHaveLength(before + 1));
    const log = await eventually(async () => {
      const page = await send<{ items: Delivery[] }>('GET', `${base}/${webhook?.id}/deliveries?status=delivered`);
      expect(page.body.items[0]).toMatchObject({ id: tested.body.id, attempts: [{ status: 204, error: null }] });
      return page;
    });
    expect(log.body.items.length).toBeGreaterThan(1);

    await send('POST', `${base}/${webhook?.id}/deliveries/${tested.body.id}/redeliver`);
    await eventually(() => expect(receiver.calls).toHaveLength(before + 2));
    expect(receiver.calls.at(-1)?.headers['webhook-id']).toBe(receiver.calls.at(-2)?.headers['webhook-id']);
    expect(receiver.calls.at(-1)?.body).toBe(receiver.calls.at(-2)?.body);
    expect((await send('POST', `${base}/${webhook?.id}/deliveries/none/redeliver`)).status).toBe(404);
    expect((await send('GET', '/api/v1/stores/south/webhooks/none/deliveries')).status).toBe(403);
  });

  it('are refused to addresses that are none, and beyond the largest number', async () => {
    expect((await send('POST', base, { url: 'ftp://x.example', events: ['products.changed'] })).status).toBe(400);
    expect((await send('POST', base, { url: receiver.url, events: [] })).status).toBe(400);
    const [webhook] = (await send<{ items: Webhook[] }>('GET', base)).body.items;
    expect((await send('DELETE', `${base}/${webhook?.id}`)).status).toBe(200);
    expect((await send('DELETE', `${base}/${webhook?.id}`)).status).toBe(404);
  });
});

describe('a delivery that fails', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let now = new Date('2026-11-02T10:00:00.000Z');
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    await database.db.insert(stores).values({ id: 'shop', settings: newStoreSettings('shop', 'Shop', 'en', 'USD') });
  });
  afterAll(() => database.close());
  afterEach(async () => {
    await database.db.delete(webhooks);
  });

  async function aWebhook(answer: () => number | RefusedAddressError) {
    const calls: string[] = [];
    const disabled: string[] = [];
    const post: PostGuarded = async (_address, { headers }) => {
      calls.push(headers['webhook-id'] ?? '');
      const status = answer();
      if (status instanceof RefusedAddressError) throw status;
      return { status };
    };
    const opened = openWebhooks({
      webhooks: createWebhooksRepository(database.db),
      secrets: createSecretBox(randomBytes(32)),
      post,
      now: () => now,
      onError: (_message, error) => {
        throw error;
      },
      onDisabled: (id) => disabled.push(id),
    });
    const { webhook } = await opened.create(
      'shop',
      { url: 'https://shop.example/hook', description: '', events: ['products.changed'] },
      'nino',
      () => async () => {},
    );
    const add = async () => {
      await opened.emit('shop', { type: 'products.changed', data: { ids: ['a'] } });
      // The database dates it with its own clock.
      await database.db.update(webhookDeliveries).set({ dueAt: now.toISOString() });
    };
    const deliveries = () => opened.deliveries('shop', webhook.id, { take: 10 });
    const shown = async () => (await opened.list('shop'))[0];
    return { ...opened, webhook, calls, disabled, add, deliveries, shown };
  }

  it('is sent again after growing waits, with the same id, until it succeeds', async () => {
    const answers = [503, 500, 200];
    const hook = await aWebhook(() => answers.shift() ?? 200);
    await hook.add();
    await hook.job.run();
    await hook.job.run();
    expect(hook.calls).toHaveLength(1);
    expect(await hook.shown()).toMatchObject({ failing_since: now.toISOString() });
    later(0.1);
    await hook.job.run();
    later(4);
    await hook.job.run();
    expect(hook.calls).toHaveLength(2);
    later(1);
    await hook.job.run();

    expect(new Set(hook.calls).size).toBe(1);
    expect(await hook.deliveries()).toMatchObject([
      { status: 'delivered', next_attempt_at: null, attempts: [{ status: 503 }, { status: 500 }, { status: 200 }] },
    ]);
    expect(await hook.shown()).toMatchObject({ failing_since: null, enabled: true });
    await hook.job.stop();
  });

  it('is given up after three days, and its webhook is switched off when nothing succeeded for five', async () => {
    const hook = await aWebhook(() => new RefusedAddressError('not-public'));
    await hook.add();
    for (let hours = 0; hours < 80; hours += 1) {
      await hook.job.run();
      later(60);
    }
    expect(await hook.deliveries()).toMatchObject([{ status: 'failed' }]);
    expect((await hook.deliveries())[0]?.attempts.at(-1)).toMatchObject({
      status: null,
      error: 'This address does not lead to a public website.',
    });
    expect(await hook.shown()).toMatchObject({ enabled: true });

    later(3 * 24 * 60);
    await hook.add();
    await hook.job.run();
    expect(await hook.shown()).toMatchObject({ enabled: false, disabled_because: 'failing' });
    expect(hook.disabled).toEqual([hook.webhook.id]);
    await hook.add();
    expect(await hook.deliveries()).toHaveLength(2);

    const on = await hook.change('shop', hook.webhook.id, { enabled: true }, {});
    expect(on).toMatchObject({ enabled: true, disabled_because: null, failing_since: null });
    await hook.job.stop();
  });

  it('switches its webhook off at once when the address is gone', async () => {
    const hook = await aWebhook(() => 410);
    await hook.add();
    await hook.job.run();
    expect(await hook.shown()).toMatchObject({ enabled: false, disabled_because: 'gone' });
    expect(await hook.deliveries()).toMatchObject([{ status: 'failed', attempts: [{ status: 410 }] }]);
    await hook.job.stop();
  });
});
