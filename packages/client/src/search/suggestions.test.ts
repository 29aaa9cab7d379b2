import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { document, fakeServer, jsonReply } from '../testing/fake-server.ts';
import { createSuggestions } from './suggestions.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function writing(answer = () => jsonReply([document('1', { title: 'Soap' })])) {
  const server = fakeServer(answer);
  return { ...server, asked: createSuggestions({ storeId: 'gpc', fetch: server.fetch }) };
}

describe('suggestions while typing', () => {
  it('SEARCH-16 start at two characters, without surrounding spaces', async () => {
    const { asked, calls } = writing();
    for (const text of ['', 'a', ' a ']) asked.write(text);
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls).toEqual([]);

    asked.write(' ab ');
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toMatchObject([{ url: '/api/quick', json: { query: 'ab', store: 'gpc' } }]);
    expect(asked.getSnapshot()).toMatchObject([{ text: 'Soap' }]);
  });

  it('are requested in the language of the page where it names one', async () => {
    const { fetch, calls } = fakeServer(() => jsonReply([]));
    createSuggestions({ storeId: 'gpc', fetch, language: 'tr' }).write('soap');
    await vi.advanceTimersByTimeAsync(500);

    expect(calls).toMatchObject([{ json: { query: 'soap', store: 'gpc', language: 'tr' } }]);
  });

  it('SEARCH-17 are requested after 500 ms without typing', async () => {
    const { asked, calls } = writing();
    asked.write('so');
    await vi.advanceTimersByTimeAsync(499);
    asked.write('soa');
    await vi.advanceTimersByTimeAsync(499);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ json }) => json)).toEqual([{ query: 'soa', store: 'gpc' }]);
  });

  it('are not requested again when only a space was added', async () => {
    const { asked, calls } = writing();
    asked.write('soap');
    await vi.advanceTimersByTimeAsync(500);
    asked.write('soap ');
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toHaveLength(1);
    expect(asked.getSnapshot()).toHaveLength(1);
  });

  it('SEARCH-15 are removed by clearing, pending ones too', async () => {
    const { asked, calls } = writing();
    asked.write('soap');
    await vi.advanceTimersByTimeAsync(500);
    asked.clear();
    expect(asked.getSnapshot()).toEqual([]);

    asked.write('soap');
    asked.clear();
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls).toHaveLength(1);
  });

  it('are removed when the text changes', async () => {
    const { asked } = writing();
    asked.write('soap');
    await vi.advanceTimersByTimeAsync(500);
    asked.write('s');
    expect(asked.getSnapshot()).toEqual([]);
  });

  it('SEARCH-31 are cleared on failure and can be requested again', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let fails = false;
    const { asked, calls } = writing(() => (fails ? jsonReply({}, 500) : jsonReply([document('1')])));
    asked.write('soap');
    await vi.advanceTimersByTimeAsync(500);
    expect(asked.getSnapshot()).toHaveLength(1);

    fails = true;
    asked.write('soaps');
    await vi.advanceTimersByTimeAsync(500);
    expect(asked.getSnapshot()).toEqual([]);
    expect(warned).toHaveBeenCalledOnce();

    asked.write('soaps ');
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toHaveLength(3);
  });
});
