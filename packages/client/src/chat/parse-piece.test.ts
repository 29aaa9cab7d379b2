import { describe, expect, it } from 'vitest';
import { document, order, piece } from '../testing/fake-server.ts';
import { parsePiece } from './parse-piece.ts';

describe('a stream piece', () => {
  it('STREAM-03 STREAM-04 is recognized by its type: step, text, docs, orders, buttons, audio', () => {
    const raw = [
      piece('step', 'Searching'),
      piece('text', 'Hello'),
      piece('docs', { documents: [] }),
      piece('orders', { result: [] }),
      piece('buttons', []),
      piece('audio', { audio_content: 'AAAA', mime_type: 'audio/L16;rate=24000' }),
    ];

    expect(raw.map((entry) => parsePiece(entry)?.type)).toEqual(['step', 'text', 'docs', 'orders', 'buttons', 'audio']);
  });

  it('STREAM-03 is skipped when its type is unknown or it is not an object', () => {
    for (const raw of [piece('thought', 'hm'), {}, null, 'text', 7, [], { content: 'x' }]) {
      expect(parsePiece(raw)).toBeNull();
    }
  });

  it.each([
    ['e-42', '42'],
    ['42', '42'],
    ['e-e-42', 'e-42'],
    ['the-42', 'the-42'],
    [42, '42'],
    ['', null],
    ['e-', null],
    [undefined, null],
  ])('STREAM-05 strips the prefix e- of message_id: %s gives %s', (given, expected) => {
    expect(parsePiece({ message_id: given, type: 'text', content: 'x' })?.messageId).toBe(expected);
  });

  it.each(['documents', 'result'])('STREAM-06 reads the docs under %s, metadata plus id', (key) => {
    const parsed = parsePiece(piece('docs', { [key]: [document('7', { great_match: true }), document('8')] }));

    expect(parsed?.content).toEqual([
      { id: '7', title: 'Product 7', great_match: true },
      { id: '8', title: 'Product 8' },
    ]);
  });

  it('STREAM-06 omits entries of docs that are not documents, and accepts numbers as ids', () => {
    const documents = [null, 'x', { id: '1' }, { metadata: {} }, { id: 9, metadata: {} }, { metadata: { id: '10' } }];

    expect(parsePiece(piece('docs', { documents }))?.content).toEqual([{ id: '9' }, { id: '10' }]);
  });

  it('STREAM-07 reads orders from a result list', () => {
    const parsed = parsePiece(piece('orders', { result: [order('1001'), { order_number: 1002, status: '' }, null] }));

    expect(parsed?.content).toEqual([order('1001'), { ...order('1002', null), order_date: null }]);
  });

  it('STREAM-08 reads buttons as a list of strings', () => {
    expect(parsePiece(piece('buttons', ['Red', '', 5, null, 'წითელი']))?.content).toEqual(['Red', 'წითელი']);
  });

  it('STREAM-09 reads audio content with its type', () => {
    const parsed = parsePiece(piece('audio', { audio_content: 'AAAA', mime_type: 'audio/L16;rate=16000' }));

    expect(parsed?.content).toEqual({ base64: 'AAAA', mimeType: 'audio/L16;rate=16000' });
  });

  it.each([
    ['step', 'Searching'],
    ['text', 'Hello'],
    ['docs', { documents: [document('7')] }],
    ['docs', { result: [document('7')] }],
    ['orders', { result: [order('1001')] }],
    ['buttons', ['Red', 'Blue']],
    ['audio', { audio_content: 'AAAA', mime_type: 'audio/L16' }],
  ])('STREAM-10 reads the content of %s when it is itself a JSON string', (type, content) => {
    const plain = parsePiece(piece(type, content));

    expect(plain).not.toBeNull();
    expect(parsePiece(piece(type, JSON.stringify(content)))).toEqual(plain);
  });

  it.each(['42', 'true', 'null', '{"a":1}', '[1]', '"half', ' '])(
    'keeps the words %s of a text as they are',
    (text) => {
      expect(parsePiece(piece('text', text))?.content).toBe(text);
    },
  );

  it('is skipped when its content does not fit its type', () => {
    const raw = [
      piece('text', { words: 'x' }),
      piece('docs', 'not json'),
      piece('docs', {}),
      piece('orders', []),
      piece('buttons', 'Red'),
      piece('audio', { mime_type: 'audio/L16' }),
    ];

    expect(raw.map(parsePiece)).toEqual(raw.map(() => null));
  });

  it('CHATMSG-13 remains a step without text', () => {
    expect(parsePiece({ type: 'step' })).toEqual({ messageId: null, type: 'step', content: '' });
  });

  it('GRID-11 STREAM-06 reads a great match beside the metadata as well as in it', () => {
    const entry = { ...document('7'), great_match: true };
    expect(parsePiece(piece('docs', { documents: [entry] }))).toMatchObject({
      content: [{ id: '7', title: 'Product 7', great_match: true }],
    });
  });
});
