import { describe, expect, it } from 'vitest';
import { createSettingsReader, fetchStoreSettings } from './store-settings.ts';
import { shop } from './testing/embed.ts';

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('the settings of the store', () => {
  it('are read by the id of the store', async () => {
    const paths: unknown[] = [];
    const settings = await fetchStoreSettings('my shop', async (input) => {
      paths.push(input);
      return json(shop);
    });

    expect(paths).toEqual(['/api/stores/my%20shop']);
    expect(settings.name).toBe(shop.name);
  });

  it.each([
    ['an error', () => json({ detail: 'There is no such store.' }, 404)],
    ['a list', () => json([])],
    ['settings without a currency', () => json({ ...shop, currency: null })],
    ['settings without a name', () => json({ ...shop, name: 5 })],
  ])('cannot be read from %s', async (_name, reply) => {
    await expect(fetchStoreSettings('dior', async () => reply())).rejects.toThrow('"dior"');
  });

  it('are requested once, and again after a failure', async () => {
    const replies = [json({}, 503), json(shop)];
    let calls = 0;
    const read = createSettingsReader('dior', async () => {
      calls += 1;
      return replies.shift() ?? json({}, 500);
    });

    await expect(read()).rejects.toThrow('"dior"');
    const [first, second] = await Promise.all([read(), read()]);

    expect(first).toBe(second);
    expect(await read()).toBe(first);
    expect(calls).toBe(2);
  });
});
