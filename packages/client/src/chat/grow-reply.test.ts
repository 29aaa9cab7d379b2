import { describe, expect, it } from 'vitest';
import { document, order, piece } from '../testing/fake-server.ts';
import { growReply, newReply, type Reply } from './grow-reply.ts';
import { parsePiece } from './parse-piece.ts';

function grown(...raw: unknown[]): Reply {
  return raw.reduce<Reply>((reply, entry) => {
    const known = parsePiece(entry);
    return known ? growReply(reply, known) : reply;
  }, newReply);
}

describe('a growing reply', () => {
  it('CHATMSG-12 shows the step of the assistant', () => {
    expect(grown(piece('step', 'Searching the shelves')).step).toBe('Searching the shelves');
    expect(grown(piece('step', 'One'), piece('step', 'Two')).step).toBe('Two');
  });

  it.each(['', '  ', null, undefined])('CHATMSG-13 says Processing... for a step of %j', (content) => {
    expect(grown({ type: 'step', content }).step).toBe('Processing...');
  });

  it.each([
    ['text', 'Hi'],
    ['docs', { documents: [] }],
    ['orders', { result: [] }],
    ['buttons', []],
    ['audio', { audio_content: 'AAAA' }],
  ])('CHATMSG-14 clears the progress line at the first %s', (type, content) => {
    expect(grown(piece('step', 'Searching'), piece(type, content)).step).toBeNull();
  });

  it('CHATMSG-15 appends text in order', () => {
    expect(grown(piece('text', 'Three '), piece('step', '…'), piece('text', 'dresses fit.')).text).toBe(
      'Three dresses fit.',
    );
  });

  it('CHATMSG-16 collects products, orders, audio, buttons and the id', () => {
    const reply = grown(
      piece('docs', { documents: [document('1'), document('2')] }),
      piece('docs', { documents: [document('2', { title: 'New' }), document('3')] }),
      piece('orders', { result: [order('1001')] }),
      piece('orders', { result: [order('1002'), order('1001', 'Delivered')] }),
      piece('audio', { audio_content: 'one' }),
      piece('audio', { audio_content: 'two' }),
      piece('buttons', ['a']),
      piece('buttons', ['b', 'c']),
    );

    expect(reply.products?.map(({ id, title }) => [id, title])).toEqual([
      ['1', 'Product 1'],
      ['2', 'New'],
      ['3', 'Product 3'],
    ]);
    expect(reply.orders?.map((entry) => [entry.order_id, entry.status])).toEqual([
      ['1001', 'Delivered'],
      ['1002', 'Shipped'],
    ]);
    expect(reply.audio.map(({ base64 }) => base64)).toEqual(['one', 'two']);
    expect(reply.buttons).toEqual(['b', 'c']);
    expect(reply.backendMessageId).toBe('42');
  });

  it('distinguishes an empty list of products from no list', () => {
    expect(grown(piece('text', 'Hi')).products).toBeNull();
    expect(grown(piece('docs', { documents: [] })).products).toEqual([]);
  });

  it('keeps its id when a later piece has none', () => {
    expect(grown(piece('text', 'a', 'e-7'), { type: 'text', content: 'b' }).backendMessageId).toBe('7');
  });
});
