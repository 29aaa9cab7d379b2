import type { CatalogueImport, OrderAnswer, Product, ProductFacets, Task } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditRepository, createAuditRepository } from '../modules/audit/index.ts';
import { type ApiCall, type ApiServer, openApiServer } from './testing/open-api-server.ts';

let server: ApiServer;
let session: string;
let stranger: string;
let audit: AuditRepository;

beforeAll(async () => {
  server = await openApiServer();
  session = await server.account('owner', { role: 'owner' });
  stranger = await server.account('stranger', { role: 'owner', store: 'south' });
  audit = createAuditRepository(server.services.record.db);
});
afterAll(() => server.close());

const NORTH = '/api/v1/stores/north';

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the reply that a test expects
async function call<Reply>(url: string, more: Omit<ApiCall, 'url'> = {}): Promise<{ status: number; body: Reply }> {
  const reply = await server.call({ session, url: `${NORTH}${url}`, ...more });
  return { status: reply.statusCode, body: reply.json<Reply>() };
}

const put = (id: string, product: object) => call<Product>(`/products/${id}`, { method: 'PUT', body: product });

/** The task when it has ended. */
async function ended(id: string): Promise<Task> {
  let task: Task | undefined;
  await expect
    .poll(
      async () => {
        task = (await call<Task>(`/tasks/${id}`)).body;
        return task.status;
      },
      { timeout: 20_000 },
    )
    .toMatch(/done|failed|cancelled/);
  if (!task) throw new Error('There is no such task.');
  return task;
}

async function upload(content: string, name = 'feed.csv', path = '/imports') {
  const boundary = 'quarry-test-boundary';
  const payload = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n${content}\r\n--${boundary}--\r\n`;
  const reply = await server.app.inject({
    method: 'POST',
    url: `${NORTH}${path}`,
    cookies: { quarry_session: session },
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}

/** Price of the first product that a shopper's search finds. */
async function foundPrice(query: string): Promise<number | null | undefined> {
  const reply = await server.call({ session, method: 'POST', url: '/api/search', body: { query, store: 'north' } });
  return reply.json<{ documents: { metadata: Product }[] }>().documents[0]?.metadata.current_price;
}

/** Price of the first product that is suggested while a shopper types. */
async function suggestedPrice(query: string): Promise<unknown> {
  const reply = await server.call({ session, method: 'POST', url: `${NORTH}/suggestions`, body: { query } });
  return reply.json<{ documents: { metadata: Product }[] }>().documents[0]?.metadata.current_price;
}

/** Prices on the cards of a chat reply. */
async function pricesInChat(message: string): Promise<unknown[]> {
  const body = { message, sessionId: message, store: 'north', detected_language: 'en' };
  const reply = await server.call({ session, method: 'POST', url: '/api/qchat', body });
  return [...reply.payload.matchAll(/"current_price":(\d+(?:\.\d+)?)/g)].map(([, price]) => Number(price));
}

describe('a product over API v1', () => {
  it('is written, read, changed and deleted, and a search sees each change at once', async () => {
    expect(await put('lamp', { title: 'Brass desk lamp', original_price: 40 })).toMatchObject({
      status: 200,
      body: { id: 'lamp', current_price: 40, currency: 'USD' },
    });
    expect(await foundPrice('brass desk lamp')).toBe(40);

    const patched = await call<Product>('/products/lamp', { method: 'PATCH', body: { discounted_price: 25 } });
    expect(patched).toMatchObject({ status: 200, body: { current_price: 25, original_price: 40 } });
    expect(await foundPrice('brass desk lamp')).toBe(25);

    expect((await call('/products/lamp', { method: 'DELETE' })).status).toBe(200);
    expect((await call('/products/lamp')).status).toBe(404);
    expect(await foundPrice('brass desk lamp')).toBeUndefined();
  });

  // The first message of a chat loads the reader, which takes long on a busy machine.
  it('has its new price at once in suggestions and on the cards of a chat', { timeout: 120_000 }, async () => {
    await put('mirror', { title: 'Brass wall mirror', original_price: 60 });
    expect(await suggestedPrice('brass wall')).toBe(60);
    expect(await pricesInChat('I am looking for a brass wall mirror')).toContain(60);

    await call('/products/mirror', { method: 'PATCH', body: { discounted_price: 45 } });
    expect(await suggestedPrice('brass wall')).toBe(45);
    expect(await pricesInChat('Show me a brass wall mirror')).toContain(45);
  });

  it('leaves a line in the audit log with its state before and after', async () => {
    await put('vase', { title: 'Vase', stock: 3 });
    await call('/products/vase', { method: 'PATCH', body: { stock: 1 } });

    const [line] = await audit.list('north', { resourceId: 'vase', take: 1 });
    expect(line).toMatchObject({ action: 'changed', actorName: 'owner', before: { stock: 3 }, after: { stock: 1 } });
  });

  it('is not changed when somebody else changed it in the meantime', async () => {
    await put('rug', { title: 'Rug', stock: 3 });
    const read = await server.call({ session, url: `${NORTH}/products/rug` });
    await put('rug', { title: 'Rug', stock: 2 });

    const stale = await call('/products/rug', {
      method: 'PATCH',
      body: { stock: 9 },
      headers: { 'if-match': String(read.headers.etag) },
    });

    expect(stale.status).toBe(412);
    expect((await call<Product>('/products/rug')).body.stock).toBe(2);
  });

  it('is refused with the field and its fault', async () => {
    const wrong = await put('bad', { title: 'Bad', stock: -1, colour: 'red' });

    expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    expect(JSON.stringify(wrong.body)).toContain('stock');
    expect((await call('/products/bad')).status).toBe(404);
  });

  it('is found by staff by title, id and what it lacks, page by page', async () => {
    await put('chair-1', { title: 'Oak chair', images: ['https://shop.example/1.jpg'], brand: 'Lumo' });
    await put('chair-2', { title: 'Pine chair' });

    const list = async (query: string) => {
      const { body } = await call<{ items: Product[]; next_cursor: string | null; total: number }>(
        `/products?${query}`,
      );
      return { ids: body.items.map(({ id }) => id), next: body.next_cursor, total: body.total };
    };
    const first = await list('text=CHAIR&limit=1');
    expect(first).toMatchObject({ ids: ['chair-1'], total: 2 });
    expect(await list(`text=chair&limit=1&cursor=${first.next}`)).toMatchObject({ ids: ['chair-2'], next: null });
    expect((await list('text=chair&lacks=brand')).ids).toEqual(['chair-2']);
    expect((await list('text=%25')).ids).toEqual([]);
    expect((await list('text=chair&brand=Lumo')).ids).toEqual(['chair-1']);
  });

  it('is narrowed by brand and category, each with the number of products that it would leave', async () => {
    await put('facet-1', { title: 'Facet one', brand: 'Nord', category: 'hook' });
    await put('facet-2', { title: 'Facet two', brand: 'Nord', category: 'peg' });
    await put('facet-3', { title: 'Facet three', brand: 'Syd', category: 'peg' });
    const facets = async (query: string) => (await call<ProductFacets>(`/product-facets?text=facet&${query}`)).body;

    const [hook, peg] = [
      { value: 'hook', products: 1 },
      { value: 'peg', products: 1 },
    ];
    expect(await facets('')).toEqual({
      brand: [
        { value: 'Nord', products: 2 },
        { value: 'Syd', products: 1 },
      ],
      category: [{ ...peg, products: 2 }, hook],
    });
    expect((await facets('brand=Nord')).category).toEqual([hook, peg]);
    expect((await facets('category=hook')).brand).toEqual([{ value: 'Nord', products: 1 }]);
    expect((await facets('brand=Nord')).brand).toHaveLength(2);
  });
});

describe('a batch of product changes', () => {
  it('is answered by a task, and is searchable when the task is done', async () => {
    const operations = [
      { action: 'upsert', product: { id: 'kettle', title: 'Copper kettle', original_price: 30 } },
      { action: 'patch', id: 'kettle', changes: { original_price: 28 } },
      { action: 'delete', id: 'nothing' },
    ];
    const started = await call<{ task: Task }>('/products/batch', { method: 'POST', body: { operations } });

    expect(started).toMatchObject({ status: 202, body: { task: { kind: 'product_batch' } } });
    expect(await ended(started.body.task.id)).toMatchObject({
      status: 'done',
      progress: { done: 3, total: 3 },
      result: { created: 1, updated: 1, missing: 1, missing_ids: ['nothing'] },
    });
    expect(await foundPrice('copper kettle')).toBe(28);
  });

  it('changes nothing when one operation is wrong, and names it', async () => {
    const operations = [
      { action: 'upsert', product: { id: 'ok', title: 'Fine' } },
      { action: 'upsert', product: { id: 'wrong', title: '' } },
    ];
    const refused = await call('/products/batch', { method: 'POST', body: { operations } });

    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('operations.1');
    expect((await call('/products/ok')).status).toBe(404);
  });

  it('is applied once for one Idempotency-Key', async () => {
    const batch = {
      method: 'POST',
      body: { operations: [{ action: 'delete', id: 'nothing' }] },
      headers: { 'idempotency-key': 'once' },
    } as const;

    const [first, second] = [
      await call<{ task: Task }>('/products/batch', batch),
      await call<{ task: Task }>('/products/batch', batch),
    ];

    expect(second.body.task.id).toBe(first.body.task.id);
  });

  it('of another store is not visible', async () => {
    const { body } = await call<{ items: Task[] }>('/tasks?limit=1');
    const url = `/api/v1/stores/south/tasks/${body.items[0]?.id}`;

    expect((await server.call({ session: stranger, url })).statusCode).toBe(404);
  });
});

describe('a catalogue file over API v1', () => {
  it('is uploaded, corrected, counted, imported and found', async () => {
    const { status, body } = await upload('code,label,cost,tone\nA1,Walnut stool,40,dark\nA2,Birch stool,35,pale\n');
    expect(status).toBe(201);
    const { id }: CatalogueImport = body;

    const corrected = await call<CatalogueImport>(`/imports/${id}/columns`, {
      method: 'PATCH',
      body: { columns: { label: 'title', cost: 'price', tone: 'ignore' } },
    });
    expect(corrected.body.reading.sample_products[0]).toMatchObject({ title: 'Walnut stool', current_price: 40 });

    const dryRun = await call<{ task: Task }>(`/imports/${id}/dry-run`, { method: 'POST' });
    expect((await ended(dryRun.body.task.id)).result).toMatchObject({ created: 2, rejected: 0 });
    expect(await foundPrice('walnut stool')).not.toBe(40);

    const run = await call<{ task: Task }>(`/imports/${id}/run`, { method: 'POST', body: {} });
    expect((await ended(run.body.task.id)).result).toMatchObject({ created: 2 });
    expect(await foundPrice('walnut stool')).toBe(40);
    expect((await call<{ items: CatalogueImport[] }>('/imports')).body.items[0]).toMatchObject({
      id,
      import_task: run.body.task.id,
    });
  });

  it('that is no feed is refused', async () => {
    expect(await upload('')).toMatchObject({ status: 422, body: { code: 'unreadable-feed' } });
  });

  it('must come as a form', async () => {
    expect(await call('/imports', { method: 'POST', body: { file: 'text' } })).toMatchObject({
      status: 400,
      body: { code: 'invalid-request' },
    });
  });

  it('lists its rejected rows as CSV', async () => {
    const { body } = await upload('id,title,price\n1,Good,5\n2,,6\n');
    const { body: started } = await call<{ task: Task }>(`/imports/${body.id}/dry-run`, { method: 'POST' });
    await ended(started.task.id);

    const csv = await server.call({ session, url: `${NORTH}/imports/${body.id}/rejected` });

    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body.split('\n')[1]).toMatch(/^"line 3","title"/);
  });
});

describe('an order over API v1', () => {
  const order = { order_date: '2026-11-02', status: 'Shipped', customer: { email: 'maria@example.com' } };

  it('is written, read and listed, with the customer', async () => {
    const { status } = await call('/orders/1042', { method: 'PUT', body: order });
    await call('/orders/1043', { method: 'PUT', body: { ...order, order_date: '2026-11-03', status: 'Pending' } });

    expect(status).toBe(200);
    expect((await call('/orders/1042')).body).toMatchObject({
      order_number: '1042',
      customer: { email: 'maria@example.com' },
    });
    const numbers = async (query: string) =>
      (await call<{ items: { order_number: string }[] }>(`/orders?${query}`)).body.items.map(
        (each) => each.order_number,
      );
    expect(await numbers('')).toEqual(['1043', '1042']);
    expect(await numbers('status=Shipped')).toEqual(['1042']);
    expect(await numbers('text=MARIA')).toEqual(['1043', '1042']);
  });

  it('tells staff what a shopper is told, in the shopper’s language, with the page of the carrier', async () => {
    const tracking = { tracking_number: 'TR-77', tracking_url: 'https://carrier.example/TR-77' };
    await call('/orders/1050', { method: 'PUT', body: { ...order, ...tracking } });

    const told = await call<OrderAnswer>('/orders/1050/answer?language=tr');
    expect(told.body).toMatchObject({ language: 'tr', order: { order_number: '1050', ...tracking } });
    expect(told.body.text).toMatch(/1050.*TR-77/);
    expect(JSON.stringify(told.body)).not.toContain('maria');
    expect((await call<OrderAnswer>('/orders/1050/answer')).body.language).toBe('en');
    expect((await call('/orders/none/answer')).status).toBe(404);
    const wrong = { ...order, ...tracking, tracking_url: 'javascript:alert(1)' };
    expect((await call('/orders/1050', { method: 'PUT', body: wrong })).status).toBe(400);
  });

  it('leaves no data of the customer in the audit log', async () => {
    await call('/orders/2000', { method: 'PUT', body: order });

    const [line] = await audit.list('north', { resourceId: '2000', take: 1 });
    expect(line).toMatchObject({ after: { order_number: '2000' } });
    expect(JSON.stringify(line)).not.toContain('maria');
  });

  it('is imported from a file: all of them, or none', async () => {
    const good = await upload(
      'order_number,customer_email\n7,a@example.com\n8,b@example.com\n',
      'o.csv',
      '/orders/import',
    );
    const bad = await upload('order_number,customer_email\n9,a@example.com\n10,\n', 'o.csv', '/orders/import');

    expect(good).toMatchObject({ status: 200, body: { created: 2, rejected: 0 } });
    expect(bad).toMatchObject({ status: 200, body: { created: 0, rejected: 1 } });
    expect((await call('/orders/9')).status).toBe(404);
    const lines = await audit.list('north', { resourceId: 'file', take: 2 });
    expect(lines).toMatchObject([{ action: 'imported', resource: 'order_files', after: { created: 2 } }]);
  });
});
