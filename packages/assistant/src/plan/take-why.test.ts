import { describe, expect, it } from 'vitest';
import { speakOf } from '../memory/memory.ts';
import { operation, planned, torchesOnTable } from '../testing/planned-turn.ts';

describe('Why a product was shown', () => {
  it('is told by the conditions that it meets, with the values of its data', async () => {
    const memory = torchesOnTable();
    memory.wishes = {
      words: 'torch that I would like to take along',
      said: 'torch that I would like to take along',
      filters: { price_max: 30 },
      sort: 'relevance',
      conditions: [{ text: 'beam can be tilted' }, { text: 'orla 3', key: 'mount', value: 'orla 3' }],
    };
    speakOf(memory, ['t3'], true);

    const answer = await planned('why this one', [operation('why')], memory);

    expect(answer?.text).toContain('The beam can be tilted');
    expect(answer?.text).toContain('orla 3');
    expect(answer?.text).toContain('$15');
    expect(answer?.text).not.toContain('I would like');
  });
});
