import { describe, expect, it } from 'vitest';
import { OPERATION_KINDS, type OperationKind, SLOT_TYPES, type SlotType } from '../dialogue/operation.ts';
import { decode, HEADS } from './decode.ts';

interface Scored {
  kind?: OperationKind;
  begins?: boolean;
  slot?: SlotType;
  slotBegins?: boolean;
  isNegated?: boolean;
  /** How much the operation's score is above the others'. */
  by?: number;
}

const FIRST_SLOT = OPERATION_KINDS.length + 2;
const SLOT_BEGINS = FIRST_SLOT + SLOT_TYPES.length + 1;

function scoresOf(tokens: readonly Scored[]): Float64Array {
  const scores = new Float64Array(tokens.length * HEADS);
  for (const [at, { kind, begins, slot, slotBegins, isNegated, by = 8 }] of tokens.entries()) {
    const set = (head: number, value: number): void => {
      scores[at * HEADS + head] = value;
    };
    set(kind === undefined ? 0 : OPERATION_KINDS.indexOf(kind) + 1, by);
    set(OPERATION_KINDS.length + 1, begins === true ? 8 : -8);
    set(FIRST_SLOT + (slot === undefined ? 0 : SLOT_TYPES.indexOf(slot) + 1), 8);
    set(SLOT_BEGINS, slotBegins === true ? 8 : -8);
    set(SLOT_BEGINS + 1, isNegated === true ? 8 : -8);
  }
  return scores;
}

const read = (tokens: readonly Scored[]) => decode(scoresOf(tokens), tokens.length);

describe('decoding', () => {
  it('gives operations with their slots and ranges', () => {
    const [find, constrain, ...others] = read([
      { kind: 'find', begins: true },
      { kind: 'find', slot: 'kind', slotBegins: true },
      { kind: 'find', slot: 'kind' },
      {},
      { kind: 'constrain', begins: true, slot: 'color', slotBegins: true },
    ]);

    expect(find).toMatchObject({
      kind: 'find',
      from: 0,
      to: 3,
      slots: [{ type: 'kind', from: 1, to: 3, isNegated: false }],
    });
    expect(constrain).toMatchObject({ kind: 'constrain', from: 4, to: 5, slots: [{ type: 'color', from: 4, to: 5 }] });
    expect(others).toEqual([]);
  });

  it('separates two adjacent spans of the same label by their beginnings', () => {
    const [exclude] = read([
      { kind: 'exclude', begins: true, slot: 'color', slotBegins: true, isNegated: true },
      { kind: 'exclude', slot: 'color', slotBegins: true, isNegated: true },
    ]);

    expect(exclude?.slots).toMatchObject([
      { from: 0, to: 1, isNegated: true },
      { from: 1, to: 2, isNegated: true },
    ]);
  });

  it('gives a stretch one label, although a token in it looks like another', () => {
    const operations = read([{ kind: 'find', begins: true }, { kind: 'sort', by: 1 }, { kind: 'find' }]);

    expect(operations).toMatchObject([{ kind: 'find', from: 0, to: 3 }]);
  });

  it('gives a slot between operations to the one that it touches', () => {
    const [find] = read([
      { kind: 'find', begins: true },
      { slot: 'kind', slotBegins: true },
    ]);

    expect(find?.slots).toMatchObject([{ type: 'kind', from: 1, to: 2 }]);
  });

  it('is surer of clear scores than of close ones', () => {
    const likelihood = (by: number) => read([{ kind: 'find', begins: true, by }])[0]?.likelihood ?? 0;

    expect(likelihood(8)).toBeGreaterThan(0.95);
    expect(likelihood(5)).toBeLessThan(likelihood(8));
  });

  it('reads nothing in nothing', () => {
    expect(read([{}, {}])).toEqual([]);
    expect(decode(new Float64Array(0), 0)).toEqual([]);
  });
});
