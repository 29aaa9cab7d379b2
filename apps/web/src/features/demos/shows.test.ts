import { describe, expect, it } from 'vitest';
import { ANSWER_AFTER_MS, COMPARED_MS, comparedShow } from './compared-show.ts';
import { rotatingShow } from './rotating-show.ts';
import { frameIndexAt, type Show } from './show.ts';
import { REST_MS, typingShow } from './typing-show.ts';

const QUERIES = ['Summer dresses under $50', 'Shirt Bruno Mars would wear'];

/** The view at a time of the first round. */
function seen<View>(show: Show<View>, at: number): View {
  return (show.frames[frameIndexAt(show, at)] ?? show.frames[0]).view;
}

describe('the rotating search', () => {
  const show = rotatingShow(QUERIES, false);

  it('DEMO-04 shows each query for 4000 ms and then restarts', () => {
    expect([0, 3999, 4000, 7999].map((at) => seen(show, at).index)).toEqual([0, 0, 1, 1]);
    expect(show.lengthMs).toBe(8000);
  });

  it('DEMO-10 types a letter every 80 ms', () => {
    expect([0, 79, 80, 159, 160].map((at) => seen(show, at).typed)).toEqual(['', '', 'S', 'S', 'Su']);
    expect([1919, 1920].map((at) => seen(show, at).typed)).toEqual(['Summer dresses under $5', QUERIES[0]]);
    expect([1919, 1920].map((at) => seen(show, at).isAnswered)).toEqual([false, true]);
  });

  it('DEMO-11 CONF-61 deletes a letter every 50 ms, the last one as the next query begins', () => {
    expect([2849, 2850, 2900].map((at) => seen(show, at).typed.length)).toEqual([24, 23, 22]);
    expect([3949, 3950, 3999, 4000].map((at) => seen(show, at).typed)).toEqual(['Su', 'S', 'S', '']);
    expect(seen(show, 3999).isAnswered).toBe(true);
  });

  it('every query is complete for a while before it is deleted', () => {
    for (const [index, query] of QUERIES.entries()) {
      const whole = show.frames.filter(({ view }) => view.index === index && view.typed === query);
      const next = show.frames[frameIndexAt(show, whole[0]?.at ?? 0) + 1];
      expect((next?.at ?? 0) - (whole[0]?.at ?? 0)).toBeGreaterThan(400);
    }
  });

  it('types nothing with reduced motion, and still rotates', () => {
    const still = rotatingShow(QUERIES, true);
    expect([0, 3999, 4000].map((at) => seen(still, at).typed)).toEqual([QUERIES[0], QUERIES[0], QUERIES[1]]);
    expect(still.frames).toHaveLength(2);
  });
});

describe('the typing animation', () => {
  const show = typingShow(['კაბა', 'don'], false);

  it('DEMO-10 DEMO-11 types, pauses, deletes, and continues with the next query', () => {
    expect([79, 80, 319, 320].map((at) => seen(show, at).typed)).toEqual(['', 'კ', 'კაბ', 'კაბა']);
    const deletedAt = 320 + REST_MS + 4 * 50;
    expect([deletedAt - 151, deletedAt - 150, deletedAt].map((at) => seen(show, at).typed)).toEqual([
      'კაბა',
      'კაბ',
      '',
    ]);
    expect(seen(show, deletedAt + 400 + 80)).toEqual({ index: 1, typed: 'd', isWhole: false });
  });

  it('shows complete queries with reduced motion', () => {
    const still = typingShow(['one', 'two'], true);
    expect(still.frames.map(({ view }) => view.typed)).toEqual(['one', 'two']);
    expect(still.frames.every(({ view }) => view.isWhole)).toBe(true);
  });
});

describe('two searches side by side', () => {
  it('answers both 150 ms after the last letter', () => {
    const show = comparedShow(['abc'], false);
    expect([0, 80, 240, 240 + ANSWER_AFTER_MS - 1].map((at) => seen(show, at).isAnswered)).not.toContain(true);
    expect(seen(show, 240 + ANSWER_AFTER_MS)).toEqual({ index: 0, typed: 'abc', isAnswered: true });
    expect(show.lengthMs).toBe(COMPARED_MS);
  });
});
