import { describe, expect, it } from 'vitest';
import { operation, planned } from '../testing/planned-turn.ts';

describe('A question that compares two named products', () => {
  it('is answered with what the data state of both, the first with more of it', async () => {
    const answer = await planned('is the skog torch 200 lighter than the fjord torch 900', [operation('ask-fact')]);

    expect(answer?.ids).toEqual(['t3', 't2']);
    expect(answer?.text).toContain('90 g');
    expect(answer?.text).toContain('320 g');
  });
});
