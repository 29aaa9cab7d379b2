import { describe, expect, it } from 'vitest';
import { emptyMemory } from '../memory/memory.ts';
import { operation, turnOf } from '../testing/planned-turn.ts';
import { toldBy, understandTurn } from './readings.ts';

describe('What a message is understood as', () => {
  it('is what the phrases stand for, where they explain it', async () => {
    const turn = turnOf('thank you', [operation('total', ['quantity', '2'])]);

    expect((await understandTurn(turn, turn))?.kind).toBe('thanks');
  });

  it('is what the reader found, where phrases leave words unexplained', async () => {
    const turn = turnOf('so both for what altogether', [operation('total', ['deictic', 'both'])]);

    expect((await understandTurn(turn, turn))?.kind).toBe('total');
  });

  it('is not what the reader is unsure of', async () => {
    const unsure = { ...operation('total', ['deictic', 'both']), confidence: 0.4 };
    const turn = turnOf('so both for what altogether', [unsure]);

    expect((await understandTurn(turn, turn))?.kind).not.toBe('total');
  });

  it('is kept in the trace with its confidence', async () => {
    const decided: unknown[] = [];
    const turn = { ...turnOf('thank you'), decide: (decision: unknown) => decided.push(decision) };

    (await understandTurn(turn, turn))?.take();

    expect(decided).toEqual([{ by: 'phrases', what: 'thanks', confidence: expect.any(Number) }]);
  });

  it('can be asked of the phrases alone', () => {
    expect(toldBy(turnOf('goodbye'))).toBe('goodbye');
    expect(toldBy(turnOf('a torch'))).toBe('find');
  });

  it('is a wish where phrases find no more than a person', async () => {
    const message = 'something for my daughter, a torch with a strap maybe';
    expect(toldBy(turnOf(message))).toBe('gift');
    const wished = operation('find', ['person', 'my daughter'], ['kind', 'torch']);
    const turn = turnOf(message, [wished], emptyMemory());

    const pieces = [];
    const understood = await understandTurn(turn, turn);
    for await (const piece of understood?.take() ?? []) pieces.push(piece);

    expect(understood?.kind).toBe('find');
    const shown = pieces.flatMap((piece) => (piece.type === 'docs' ? piece.content.documents : []));
    expect(shown.map(({ id }) => id)).toContain('t1');
  });

  it('is a present where the reader is unsure', async () => {
    const unsure = { ...operation('find', ['kind', 'torch']), confidence: 0.3 };
    const turn = turnOf('something for my daughter, a torch with a strap maybe', [unsure], emptyMemory());

    expect((await understandTurn(turn, turn))?.kind).toBe('gift');
  });
});
