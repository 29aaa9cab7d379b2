import { describe, expect, it } from 'vitest';
import { operation, planned, TORCHES, torchesOnTable } from '../testing/planned-turn.ts';
import { speakOf } from '../memory/memory.ts';
import { isFormOfCode } from './named-product.ts';

const [, , skog] = TORCHES;

function speakingOf(id: string) {
  const memory = torchesOnTable();
  speakOf(memory, [id], true);
  return memory;
}

describe('A question that names a product', () => {
  it('is answered about that product, whatever was spoken of before', async () => {
    const memory = speakingOf('t1');

    const answer = await planned('what does the Skog torch 200 weigh', [operation('ask-fact')], memory);

    expect(answer?.ids).toEqual([skog?.id]);
    expect(answer?.text).toContain('90 g');
  });

  it('is about what was spoken of where it only points', async () => {
    const answer = await planned('what does it weigh', [operation('ask-fact', ['deictic', 'it'])], speakingOf('t1'));

    expect(answer?.ids).toEqual(['t1']);
    expect(answer?.text).toContain('180 g');
  });
});

describe('A code', () => {
  it.each([
    ['k40', 'kr-k40', true],
    ["k40'da", 'k40', true],
    ['k40-ის', 'k40', true],
    ['k4', 'k40', false],
    ['k400', 'k40', false],
    ['torch', 'torch', false],
  ])('%s names %s: %s', (said, code, isIt) => {
    expect(isFormOfCode(said, code)).toBe(isIt);
  });
});
