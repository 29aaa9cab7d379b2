import { describe, expect, it } from 'vitest';
import type { Steering } from '../engine-query.ts';
import { aDocument, indexOf } from '../testing/a-document.ts';

const index = indexOf(
  aDocument('Canvas sneakers', { id: 'sneakers' }),
  aDocument('Cordless vacuum cleaner', { id: 'vacuum' }),
  aDocument('Wall clock', { id: 'clock' }),
  aDocument('კაბა აბრეშუმის', { id: 'dress' }),
);
const steering: Steering = {
  synonyms: [
    { words: ['zumbolas', 'sneakers'] },
    { words: ['dust buster', 'vacuum cleaner'] },
    { from: ['timepiece'], to: ['wall clock'] },
    { words: ['სარაფანი', 'კაბა'] },
  ],
};
const ask = (text: string) => {
  const { hits, recoveredBy } = index.search({ text, skip: 0, take: 5, steering, explain: true });
  return { ids: hits.map(({ id }) => id), recoveredBy, hits };
};

describe('the staff’s synonyms', () => {
  it.each([
    ['zumbolas', 'sneakers', 'as it is'],
    ['zumbloas ', 'sneakers', 'mistyped'],
    ['kumbolas ', 'sneakers', 'with its first letter wrong'],
    ['zumb', 'sneakers', 'while it is typed'],
    ['zubmo', 'sneakers', 'mistyped while it is typed'],
    ['dust buster', 'vacuum', 'of two words'],
    ['dust bustre ', 'vacuum', 'of two words, one mistyped'],
    ['dust bus', 'vacuum', 'of two words while the second is typed'],
    ['timepiece', 'clock', 'one way'],
    ['timepeice ', 'clock', 'one way, mistyped'],
    ['სარაფნაი ', 'dress', 'in Georgian, mistyped'],
    ['სარაფ', 'dress', 'in Georgian, while it is typed'],
  ])('"%s" finds %s: %s', (typed, id) => {
    expect(ask(typed)).toMatchObject({ ids: [id], recoveredBy: 'synonym' });
  });

  it('mean the whole name, however long it is', () => {
    const cleaners = indexOf(
      aDocument('Wet vacuum cleaner', { id: 'wet' }),
      aDocument('Robot vacuum cleaner', { id: 'robot' }),
    );
    const steered = { synonyms: [{ from: ['roomby'], to: ['robot vacuum cleaner'] }] };
    const { hits } = cleaners.search({ text: 'roomby', skip: 0, take: 5, steering: steered });
    expect(hits.map(({ id, great }) => ({ id, great }))).toEqual([{ id: 'robot', great: true }]);
  });

  it('hold for what is typed in other letters, mistyped or not yet complete', () => {
    expect(ask('ზუმბოლას')).toMatchObject({ ids: ['sneakers'], recoveredBy: 'keyboard-layout' });
    const stands = indexOf(aDocument('Banana stand', { id: 'stand' }));
    const steered = { synonyms: [{ from: ['zumbolas'], to: ['stand'] }] };
    for (const text of ['ბანანა ზუმბოლას', 'ბანანა ზუმბ', 'ბანანა ზუმბოლს ']) {
      const { hits, recoveredBy } = stands.search({ text, skip: 0, take: 5, steering: steered });
      expect({ text, hits, recoveredBy }).toMatchObject({
        text,
        hits: [{ id: 'stand' }],
        recoveredBy: 'keyboard-layout',
      });
    }
  });

  it('of a rule for one word leave another as strange as it is', () => {
    const nothing = index.search({ text: 'ფლურბენქსი', skip: 0, take: 5, steering });
    expect(nothing).toMatchObject({ hits: [], recoveredBy: null });
  });

  it('take no word for a mistyped code', () => {
    const codes = { synonyms: [{ from: ['abcd7'], to: ['sneakers'] }] };
    expect(index.search({ text: 'abcde', skip: 0, take: 5, steering: codes }).hits).toEqual([]);
    expect(index.search({ text: 'abcd7', skip: 0, take: 5, steering: codes }).hits).toHaveLength(1);
  });

  it('apply in both directions, or in one if so defined', () => {
    const clocks = indexOf(aDocument('Brass timepiece', { id: 'timepiece' }), aDocument('Wall clock', { id: 'clock' }));
    const idsFor = (text: string) => clocks.search({ text, skip: 0, take: 5, steering }).hits.map(({ id }) => id);
    expect(idsFor('timepiece')).toEqual(['timepiece', 'clock']);
    expect(idsFor('wall clock')).toEqual(['clock']);
  });

  it('score below the word itself, and are named in the explanation', () => {
    const both = indexOf(aDocument('Canvas sneakers', { id: 'meant' }), aDocument('Canvas zumbolas', { id: 'said' }));
    const { hits } = both.search({ text: 'zumbolas', skip: 0, take: 5, steering, explain: true });
    expect(hits.map(({ id }) => id)).toEqual(['said', 'meant']);
    expect(hits[1]?.explanation).toContainEqual(expect.objectContaining({ part: 'word', how: 'synonym' }));
    const { score, explanation = [] } = ask('dust bustre ').hits[0]!;
    expect(explanation.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(score, 5);
  });
});
