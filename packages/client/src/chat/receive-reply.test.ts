import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallError } from '../calls/call-error.ts';
import { InterruptedReply, receiveReply } from './receive-reply.ts';

const encoder = new TextEncoder();
const lineOf = (piece: object) => `${JSON.stringify(piece)}\n`;

/** A connection that gives these bytes and then ends, or breaks. */
function connection(bytes: Uint8Array, isBroken: boolean): ReadableStream<Uint8Array> {
  let isGiven = false;
  return new ReadableStream({
    pull(controller) {
      if (!isGiven && bytes.length > 0) {
        isGiven = true;
        controller.enqueue(bytes);
      } else if (isBroken) controller.error(new TypeError('network error'));
      else controller.close();
    },
  });
}

function aReply(texts: readonly string[]) {
  return texts.map((content, place) => ({
    message_id: 'e-1',
    type: 'text',
    content,
    n: place + 1,
    ...(place === texts.length - 1 && { final: true }),
  }));
}

async function textOf(pieces: AsyncGenerator): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += (piece as { content: string }).content;
  return text;
}

const { signal } = new AbortController();

describe('a reply that is received over several connections', () => {
  it('loses no character and doubles none, wherever its connections are cut', async () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), {
      minLength: 1,
      maxLength: 8,
    });
    const cuts = fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), isBroken: fc.boolean() }), {
      maxLength: 6,
    });
    /** How many received pieces a server sends once more, which a proxy may cause. */
    const repeats = fc.nat({ max: 2 });
    await fc.assert(
      fc.asyncProperty(texts, cuts, repeats, async (said, broken, repeated) => {
        const pieces = aReply(said);
        const left = [...broken];
        const open = (after: number) => {
          const bytes = encoder.encode(
            pieces
              .slice(Math.max(0, after - repeated))
              .map(lineOf)
              .join(''),
          );
          const cut = left.shift();
          if (!cut) return connection(bytes, false);
          return connection(bytes.slice(0, Math.floor(cut.at * bytes.length)), cut.isBroken);
        };
        // Before the first piece there is no reply to continue: the message itself is sent again.
        const [head] = pieces;
        const first = encoder.encode(head ? lineOf(head) : '');
        const received = receiveReply({
          first: connection(first, pieces.length > 1),
          rest: async (_id, after) => open(after),
          signal,
          pausesMs: Array.from({ length: 10 }, () => 0),
        });
        // A page reads to the last piece of the written answer.
        let text = '';
        for await (const piece of received) {
          const { content, final } = piece as { content: string; final?: true };
          text += content;
          if (final) break;
        }
        expect(text).toBe(said.join(''));
      }),
      { numRuns: 60 },
    );
  });

  it('is not continued when its pieces have no numbers', async () => {
    const bytes = encoder.encode(lineOf({ message_id: 'e-1', type: 'text', content: 'Hello' }));
    const rest = () => Promise.reject(new Error('asked again'));

    expect(await textOf(receiveReply({ first: connection(bytes, false), rest, signal }))).toBe('Hello');
    await expect(textOf(receiveReply({ first: connection(bytes, true), rest, signal }))).rejects.toThrow(
      'network error',
    );
  });

  it('fails when the server says that it was interrupted, refuses it, or stays away', async () => {
    const [piece] = aReply(['Hello ', 'there']);
    const bytes = encoder.encode(piece ? lineOf(piece) : '');
    const closing = { message_id: 'e-1', type: 'text', content: '', n: 2, final: true, interrupted: true };
    const receive = (rest: () => Promise<ReadableStream<Uint8Array>>) =>
      textOf(receiveReply({ first: connection(bytes, true), rest, signal, pausesMs: [0, 0] }));

    await expect(receive(async () => connection(encoder.encode(lineOf(closing)), false))).rejects.toThrow(
      InterruptedReply,
    );
    await expect(receive(() => Promise.reject(new CallError('gone', 404)))).rejects.toThrow('gone');
    let tries = 0;
    const away = () => {
      tries += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    await expect(receive(away)).rejects.toThrow('Failed to fetch');
    expect(tries).toBe(2);
  });

  it('leaves sound out of the continuation', async () => {
    const pieces = [...aReply(['Hello']), { message_id: 'e-1', type: 'audio', content: ' (sound)' }];
    const first = connection(encoder.encode(pieces.map(lineOf).join('')), false);

    expect(await textOf(receiveReply({ first, rest: () => Promise.reject(new Error('asked')), signal }))).toBe(
      'Hello (sound)',
    );
  });
});
