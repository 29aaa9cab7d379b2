import { describe, expect, it } from 'vitest';
import { emptyMemory } from '../memory/memory.ts';
import { operation, planned, torchesOnTable } from '../testing/planned-turn.ts';

describe('Of shown products', () => {
  it('the cheapest is named with its price', async () => {
    const answer = await planned('the cheapest one', [operation('sort', ['comparative', 'cheapest'])]);
    expect(answer).toMatchObject({ ids: ['t3', 't1', 't2'] });
    expect(answer?.text).toContain('Skog torch 200 lm');
    expect(answer?.text).toContain('$15');
  });

  it('the lightest is found by the weight that the data state', async () => {
    const answer = await planned('which is the lightest', [operation('which-better', ['comparative', 'lightest'])]);
    expect(answer).toMatchObject({ ids: ['t3'] });
    expect(answer?.text).toContain('90 g');
  });

  it('the one with the most of a thing is not told where only one states a number of it', async () => {
    const answer = await planned('which has the most ports', [
      operation('sort', ['comparative', 'most'], ['attribute', 'ports']),
    ]);
    expect(answer).toBeNull();
  });

  it('a condition keeps those that state it', async () => {
    const answer = await planned('two ports please', [operation('constrain', ['feature', 'two ports'])]);
    expect(answer).toMatchObject({ ids: ['t2'] });
    expect(answer?.memory.wishes?.words).toBe('torch');
  });

  it('a value of an attribute excludes a longer one, and a correction takes its place', async () => {
    const memory = torchesOnTable();
    const first = await planned('for the orla 3', [operation('constrain', ['purpose', 'orla 3'])], memory);
    expect(first).toMatchObject({ ids: ['t1', 't3'] });
    const corrected = await planned('sorry, the orla 3 max', [operation('replace', ['purpose', 'orla 3 max'])], memory);
    expect(corrected).toMatchObject({ ids: ['t2'] });
  });

  it('a question is answered no where the description denies it', async () => {
    const answer = await planned('does the first come with a battery', [
      operation('ask-fact', ['ordinal', 'first'], ['feature', 'battery']),
    ]);
    expect(answer?.ids).toEqual(['t1']);
    expect(answer?.text).toMatch(/^No\./);
    expect(answer?.text).toContain('Battery not included');
  });

  it('a question about a product that is named is answered of it, whatever was spoken of', async () => {
    const memory = torchesOnTable();
    memory.focus = ['t1'];
    memory.isAboutFew = true;
    const answer = await planned(
      'Skog beam tilted?',
      [operation('ask-fact', ['kind', 'Skog'], ['feature', 'beam tilted'])],
      memory,
    );

    expect(answer?.ids).toEqual(['t3']);
    expect(answer?.text).toContain('The beam can be tilted.');
  });

  it('pieces of one thing are added up', async () => {
    const memory = torchesOnTable();
    memory.focus = ['t1'];
    memory.isAboutFew = true;

    expect(
      (await planned('how much are 3 of them', [operation('total', ['deictic', 'them'])], memory))?.text,
    ).toContain('$60');
    expect((await planned('a Skog too, in all?', [operation('total', ['product', 'Skog'])], memory))?.text).toContain(
      '$35',
    );
  });

  it('a question that the data do not answer is said to be unknown, by name', async () => {
    const answer = await planned('is the third one waterproof', [
      operation('ask-fact', ['ordinal', 'third'], ['feature', 'waterproof']),
    ]);
    expect(answer?.text).toContain('waterproof');
    expect(answer?.text).toMatch(/does not say|do not know/);
  });

  it('"both" and "in all" are of what was spoken of, one thing after the other', async () => {
    const memory = torchesOnTable();
    memory.focus = ['t3'];
    memory.isAboutFew = true;
    memory.spokenOf = [
      { id: 't2', words: 'torch' },
      { id: 't3', words: 'small torch' },
    ];
    const both = await planned('what do both cost', [operation('total', ['deictic', 'both'])], memory);
    expect(both?.ids).toEqual(['t2', 't3']);
    expect(both?.text).toContain('$60');
    memory.focus = ['t3'];
    expect((await planned('in all?', [operation('total')], memory))?.ids).toEqual(['t2', 't3']);
  });

  it('things that are named are added up, and nothing else', async () => {
    const answer = await planned('how much are the ports and the skog together', [
      operation('total', ['product', 'skog']),
    ]);
    expect(answer?.ids).toEqual(['t2', 't3']);
  });

  it('of two that are named the better one is told', async () => {
    const answer = await planned('the skog or the ports one, which is heavier', [
      operation('which-better', ['product', 'skog']),
      operation('which-better', ['comparative', 'heavier']),
    ]);
    expect(answer?.ids).toEqual(['t2']);
  });

  it('a choice before a question only says what is asked about', async () => {
    const answer = await planned('the third one, how heavy is it', [
      operation('select', ['ordinal', 'third']),
      operation('ask-fact', ['deictic', 'it'], ['attribute', 'how heavy']),
    ]);
    expect(answer?.ids).toEqual(['t3']);
    expect(answer?.text).toMatch(/^\S.*90 g/u);
  });

  it('a number of one is multiplied, and several are added up', async () => {
    const pieces = await planned('how much for 3 of them', [
      operation('total', ['ordinal', 'first'], ['quantity', '3']),
    ]);
    expect(pieces?.text).toContain('$60');
    const both = await planned('total for both', [operation('total', ['deictic', 'both'])]);
    expect(both?.text).toContain('$65');
  });

  it('the first two are the first two of the list', async () => {
    const message = 'total for the first two';
    const at = (text: string) => ({ start: message.indexOf(text), end: message.indexOf(text) + text.length });
    const asked = operation('total', ['ordinal', 'first'], ['quantity', 'two']);
    const slots = asked.slots.map((slot) => ({ ...slot, ...at(slot.text) }));

    expect(await planned(message, [{ ...asked, slots }])).toMatchObject({ ids: ['t1', 't2'] });
  });

  it('what is given up leaves the list without it', async () => {
    const memory = torchesOnTable();
    await planned('two ports please', [operation('constrain', ['feature', 'two ports'])], memory);
    const answer = await planned('forget the ports', [operation('drop', ['-feature', 'ports'])], memory);

    expect(answer?.ids).toEqual(['t1', 't2', 't3']);
  });

  it('what somebody has already is left out of the list', async () => {
    const answer = await planned('i have a Skog', [operation('owned', ['product', 'Skog'])]);

    expect(answer?.ids).toEqual(['t1', 't2']);
  });

  it('the same with another value is another product of its kind', async () => {
    const answer = await planned('the same for the orla 3 max', [operation('alike', ['feature', 'orla 3 max'])]);

    expect(answer?.ids).toEqual(['t2']);
  });

  it('two that are named are compared', async () => {
    const answer = await planned('difference between the Fjord 300 and the Skog', [
      operation('compare', ['product', 'Fjord 300'], ['product', 'Skog']),
    ]);
    expect(answer?.ids).toEqual(['t1', 't3']);
  });
});

describe('What the data do not bear out', () => {
  it('is left to others: a condition that nothing states', async () => {
    expect(await planned('with a compass', [operation('constrain', ['feature', 'compass'])])).toBeNull();
  });

  it('is left to others: a question with nothing on the table', async () => {
    expect(await planned('is it heavy', [operation('ask-fact', ['attribute', 'heavy'])], emptyMemory())).toBeNull();
  });

  it('is left to others: small talk of which nobody knows more', async () => {
    expect(await planned('tum te tum', [operation('small-talk')])).toBeNull();
  });

  it('is answered where the reading is clear and no data are needed', async () => {
    const { text = '' } = (await planned('get me somebody real', [operation('hand-over')])) ?? {};

    expect(text).not.toBe('');
    expect(await planned('get me somebody real', [{ ...operation('hand-over'), confidence: 0.7 }])).toBeNull();
  });
});
