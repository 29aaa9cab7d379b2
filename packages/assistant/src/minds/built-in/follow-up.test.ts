import { describe, expect, it } from 'vitest';
import type { Operation } from '../../dialogue/operation.ts';
import { operation, torchesOnTable, turnOf } from '../../testing/planned-turn.ts';
import { createBuiltInMind } from './built-in-mind.ts';

const mind = createBuiltInMind();

async function said(message: string, operations: readonly Operation[], memory = torchesOnTable()) {
  let text = '';
  let ids: string[] = [];
  const decided: string[] = [];
  const turn = { ...turnOf(message, operations, memory), decide: ({ what }: { what: string }) => decided.push(what) };
  for await (const piece of mind.reply(turn)) {
    if (piece.type === 'text') text += piece.content;
    if (piece.type === 'docs') ids = piece.content.documents.map(({ id }) => id);
  }
  return { text, ids, decided, memory };
}

describe('What is said of a list', () => {
  it('takes "neither" as of all that was shown', async () => {
    const { memory } = await said('neither of them', []);

    expect(memory.wishes?.without).toEqual(['t1', 't2', 't3']);
  });

  it('leaves out what the shopper owns', async () => {
    const { memory } = await said('i already have the first one', [operation('owned', ['ordinal', 'first'])]);

    expect(memory.wishes?.without).toEqual(['t1']);
  });

  it('takes another number for the limit of the price', async () => {
    const { memory } = await said('up to 30', []);
    const { ids } = await said('sorry, i meant 20', [operation('replace', ['measure', '20'])], memory);

    expect(memory.wishes?.filters.price_max).toBe(20);
    expect(ids).toEqual(['t1', 't3']);
  });

  it('takes a new number for the price beside other conditions too', async () => {
    const { memory } = await said('rechargeable', [operation('constrain', ['feature', 'rechargeable'])]);
    await said('up to 30', [], memory);
    const { ids } = await said('sorry, i meant 50', [operation('replace', ['price-max', '50'])], memory);

    expect(ids).toEqual(['t2']);
  });

  it('adds up all of a list that is counted', async () => {
    const { text } = await said('how much for all three', [operation('total', ['quantity', 'three'])]);

    expect(text).toContain('$80');
  });

  it('says so where there is nothing to go back to', async () => {
    const { decided, ids } = await said('back to what we had', [operation('go-back')]);

    expect(decided).toEqual(['go-back']);
    expect(ids).toEqual([]);
  });

  it('asks of the thing, not of a car, what comes with it', async () => {
    const question = operation('ask-fact', ['deictic', 'it'], ['feature', 'a battery']);
    const { decided } = await said('does it come with a battery', [question]);

    expect(decided).toEqual(['ask-fact']);
  });

  it('looks for the other thing that was meant', async () => {
    const { text } = await said('no i meant a lamp', [operation('replace', ['kind', 'lamp'])]);

    expect(text).toContain('lamp');
    expect(text).not.toContain('Lighting');
  });
});
