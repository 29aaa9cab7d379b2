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

describe('suggestions while one writes', () => {
  it('SEARCH-16 begin at two characters, spaces at the ends not counted', async () => {
    const { asked, calls } = writing();
    for (const text of ['', 'a', ' a ']) asked.write(text);
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls).toEqual([]);

    asked.write(' ab ');
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toMatchObject([{ url: '/api/quick', json: { query: 'ab', store: 'gpc' } }]);
    expect(asked.getSnapshot()).toMatchObject([{ text: 'Soap' }]);
  });

  it('SEARCH-17 are asked for once the writing has rested for 500 ms', async () => {
    const { asked, calls } = writing();
    asked.write('so');
    await vi.advanceTimersByTimeAsync(499);
    asked.write('soa');
    await vi.advanceTimersByTimeAsync(499);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ json }) => json)).toEqual([{ query: 'soa', store: 'gpc' }]);
  });

  it('are not asked for again when only a space was added', async () => {
    const { asked, calls } = writing();
    asked.write('soap');
    await vi.advanceTimersByTimeAsync(500);
    asked.write('soap ');
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toHaveLength(1);
    expect(asked.getSnapshot()).toHaveLength(1);
  });

  it('SEARCH-15 are gone when cleared, those on their way too', async () => {
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

  it('leave with the text they belong to', async () => {
    const { asked } = writing();
    asked.write('soap');
    await vi.advanceTimersByTimeAsync(500);
    asked.write('s');
    expect(asked.getSnapshot()).toEqual([]);
  });

  it('SEARCH-31 are cleared when they fail, and can be asked for again', async () => {
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
