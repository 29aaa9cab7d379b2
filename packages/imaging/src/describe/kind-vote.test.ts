import { describe, expect, it } from 'vitest';
import { createKindVote } from './kind-vote.ts';

const FULL = 1000;

function pictures(...labels: (string | undefined)[]) {
  return labels.map((label) => ({ descriptor: new Int8Array(4), label }));
}

describe('the vote of the nearest neighbours', () => {
  it('raises products of the kind that most of them have, even if they are slightly less similar', () => {
    const vote = createKindVote(pictures('shirt', 'dress', 'shirt', 'shirt', 'dress'));
    const scores = Float64Array.from([900, 898, 896, 894, 600]);

    const votes = vote?.(scores, [0, 1, 2, 3], FULL) ?? scores;

    const order = [0, 1, 2, 3].sort((one, other) => (votes[other] ?? 0) - (votes[one] ?? 0));
    expect(order).toEqual([0, 2, 3, 1]);
    expect([...scores], 'the scores themselves stay').toEqual([900, 898, 896, 894, 600]);
  });

  it('does not raise products that look very different', () => {
    const vote = createKindVote(pictures('shirt', 'shirt', 'shirt', 'dress', 'shirt'));
    const scores = Float64Array.from([900, 890, 880, 870, 500]);

    const votes = vote?.(scores, [0, 1, 2, 3], FULL) ?? scores;

    expect(votes[4]).toBeLessThan(votes[3] ?? 0);
  });

  it('weights near neighbours more than distant ones', () => {
    const vote = createKindVote(pictures('dress', 'shirt', 'shirt', 'shirt', 'dress', 'shirt'));
    const scores = Float64Array.from([990, 700, 700, 700, 640, 650]);

    const votes = vote?.(scores, [0, 1, 2, 3], FULL) ?? scores;

    expect(votes[4]).toBeGreaterThan(votes[5] ?? 0);
  });

  it('does not change pictures without a kind, and has no effect with one kind or none', () => {
    const scores = Float64Array.from([900, 800, 700]);
    const votes = createKindVote(pictures('shirt', undefined, 'dress'))?.(scores, [0, 1, 2], FULL);

    expect(votes?.[1]).toBe(800);
    expect(createKindVote(pictures('shirt', 'shirt'))).toBeUndefined();
    expect(createKindVote(pictures(undefined, undefined))).toBeUndefined();
  });

  it('has no effect without neighbours', () => {
    const vote = createKindVote(pictures('shirt', 'dress'));

    expect([...(vote?.(Float64Array.from([-Infinity, -Infinity]), [], FULL) ?? [])]).toEqual([-Infinity, -Infinity]);
  });
});
