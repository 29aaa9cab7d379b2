import type { ChatMessage } from '@quarry/client';
import { describe, expect, it } from 'vitest';
import { type MessageDrawing, showMessages } from './show-messages.ts';

const drawing: MessageDrawing = {
  showProduct: () => null,
  showOrder: (order) => ({ ...order, items: [], total: null }),
  understoodWords: () => ['red'],
};
const answer = (id: string, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  text: 'Which?',
  isUser: false,
  timestamp: new Date(0),
  ...fields,
});
const turn = (id: string, text: string): ChatMessage => ({ ...answer(id), text, isUser: true });
const show = (messages: ChatMessage[], more: Partial<Parameters<typeof showMessages>[0]> = {}, isGuided = false) =>
  showMessages({ messages, isBusy: false, preference: 'text', ...more }, { ...drawing, isGuided });

const dialogue = [
  answer('a', { buttons: ['Pain', 'Fever'] }),
  turn('b', 'Pain'),
  answer('c', { buttons: ['Tablets', 'სხვა', 'უკან'] }),
];

describe('the view data of chat messages', () => {
  it('BTN-31 distinguishes the back and other buttons from normal replies', () => {
    expect(show(dialogue)[2]?.buttons?.map(({ kind }) => kind)).toEqual(['plain', 'other', 'back']);
  });

  it('keeps earlier quick replies enabled, but in a guided chat only the newest set, and marks the pressed one', () => {
    expect(show(dialogue).map(({ areRepliesPast }) => areRepliesPast)).toEqual([false, undefined, false]);
    const guided = show(dialogue, {}, true);
    expect(guided.map(({ areRepliesPast }) => areRepliesPast)).toEqual([true, undefined, false]);
    expect(guided[0]?.pickedReply).toBe('Pain');
    expect(guided[2]?.pickedReply).toBeUndefined();
  });

  it('shows an earlier set of a guided chat without its back and other buttons', () => {
    const later = [...dialogue, turn('d', 'სხვა'), answer('e', { buttons: ['Syrup'] })];
    expect(show(later, {}, true)[2]?.buttons?.map(({ label }) => label)).toEqual(['Tablets']);
  });

  it('accepts feedback on complete answers, not on the greeting, the shopper’s messages, dividers or growing answers', () => {
    const line = answer('l', { type: 'separator' });
    const messages = [answer('a'), line, turn('b', 'hi'), answer('c')];
    expect(show(messages).map(({ takesFeedback }) => takesFeedback)).toEqual([false, false, false, true]);
    expect(show(messages, { isBusy: true }).at(-1)).toMatchObject({ takesFeedback: false, isGrowing: true });
  });

  it('accepts no feedback on error messages', () => {
    const failed = answer('d', { failure: { kind: 'unreachable', canRetry: true } });
    const shown = show([answer('a'), turn('b', 'hi'), failed]).at(-1);
    expect(shown).toMatchObject({ takesFeedback: false, failure: { kind: 'unreachable', canRetry: true } });
  });

  it('CONF-36 shows the audio first with the audio preference', () => {
    const heard = show([turn('b', 'hi'), answer('c', { audioUrl: 'blob:1' })], { preference: 'audio' });
    expect(heard.map(({ isHeardFirst }) => isHeardFirst)).toEqual([false, true]);
    expect(show([answer('c', { audioUrl: 'blob:1' })])[0]?.isHeardFirst).toBe(false);
  });

  it('underlines the words of a message that the products of its answer matched', () => {
    const [asked] = show([turn('b', 'red dress'), answer('c', { products: [{ id: 'p' }] })]);
    expect(asked?.understood).toEqual(['red']);
  });
});
