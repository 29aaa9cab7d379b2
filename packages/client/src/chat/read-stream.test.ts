import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPieceScanner, readPieces } from './read-stream.ts';

const encoder = new TextEncoder();

const step = { message_id: 'e-1', type: 'step', content: 'Searching "the" shelves {[' };
const georgian = { message_id: 'e-1', type: 'text', content: 'წითელი კაბა \\ "₾50" }{' };
const arabic = { message_id: 'e-1', type: 'text', content: 'فستان أحمر 👗\n\t' };
const docs = { message_id: 'e-1', type: 'docs', content: { documents: [{ id: '1', metadata: { tags: [[], {}] } }] } };
const pieces = [step, georgian, arabic, docs];
const concatenated = pieces.map((piece) => JSON.stringify(piece)).join('');
const lines = pieces.map((piece) => `${JSON.stringify(piece)}\n`).join('');

function bodyOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function readAll(chunks: Uint8Array[], onSkipped: (text: string) => void = () => undefined): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const piece of readPieces(bodyOf(...chunks), { onSkipped })) found.push(piece);
  return found;
}

/** Parses the text whole, then split at every position, then letter by letter; expects the same result each time. */
function expectHoweverCut(text: string, expected: unknown[]) {
  const ways = [[text], [...text]];
  for (let cut = 1; cut < text.length; cut++) ways.push([text.slice(0, cut), text.slice(cut)]);

  for (const parts of ways) {
    const scanner = createPieceScanner({ onSkipped: () => undefined });
    const found = [...parts.flatMap((part) => scanner.push(part)), ...scanner.end()];
    expect(found, `cut as ${JSON.stringify(parts)}`).toEqual(expected);
  }
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a stream of pieces', () => {
  it.each([
    ['concatenated', concatenated],
    ['line-delimited', lines],
    ['delimited by CR LF', lines.replaceAll('\n', '\r\n')],
    ['pretty-printed', pieces.map((piece) => JSON.stringify(piece, null, 2)).join('\n\n')],
    ['a JSON list', JSON.stringify(pieces)],
  ])('STREAM-01 reads pieces that are %s', async (_, text) => {
    const skipped = vi.fn();

    expect(await readAll([encoder.encode(text)], skipped)).toEqual(pieces);
    expect(skipped).not.toHaveBeenCalled();
  });

  it.each([
    ['concatenated', concatenated],
    ['line-delimited', lines],
  ])('STREAM-01 STREAM-02 reads %s pieces cut at every possible byte', async (_, text) => {
    const bytes = encoder.encode(text);
    for (let cut = 0; cut <= bytes.length; cut++) {
      const skipped = vi.fn();
      expect(await readAll([bytes.slice(0, cut), bytes.slice(cut)], skipped), `cut at byte ${cut}`).toEqual(pieces);
      expect(skipped).not.toHaveBeenCalled();
    }
  });

  it('STREAM-01 STREAM-02 reads pieces that arrive byte by byte', async () => {
    const bytes = encoder.encode(lines);
    expect(await readAll(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(pieces);
  });

  it('STREAM-01 yields a piece as soon as it is complete', () => {
    const scanner = createPieceScanner();

    expect(scanner.push('{"a":1}{"b":')).toEqual([{ a: 1 }]);
    expect(scanner.push('2}')).toEqual([{ b: 2 }]);
  });

  it('is empty for an empty body', async () => {
    expect(await readAll([])).toEqual([]);
  });
});

describe('STREAM-11 a damaged stream', () => {
  const one = '{"message_id":"e-1","type":"text","content":"one"}';
  const two = '{"message_id":"e-1","type":"text","content":"two"}';
  const both = [JSON.parse(one), JSON.parse(two)];

  it.each([
    ['words', 'oops, a proxy spoke'],
    ['a page', '<html>{{ "bad gateway" }}</html>'],
    ['a lone bracket', '}'],
    ['a lone opening brace', '{'],
    ['an unclosed quote', '"never closed\n'],
    ['an object that is no JSON', '{not json}'],
    ['an object with an unclosed quote', '{"a" "b}\n'],
    ['words with a quote in a brace', '{oops "'],
    ['a piece without its end', '{"message_id":"e-1","type":"text"'],
    ['a piece cut after its colon', '{"message_id":"e-1","type":"docs","content":'],
    ['a piece cut in a list', '{"message_id":"e-1","type":"docs","content":{"documents":[{"id":"1"},'],
    ['a piece cut in a string, on a line of its own', '{"message_id":"e-1","type":"text","content":"wi\n'],
    ['a piece cut after a backslash, on a line of its own', '{"message_id":"e-1","type":"text","content":"wi\\\n'],
    ['deep nesting', `{"a":${'['.repeat(200)}\n`],
  ])('continues after %s', (_, garbage) => {
    expectHoweverCut(`${one}${garbage}${two}`, both);
    expectHoweverCut(`${one}\n${garbage}\n${two}\n`, both);
  });

  it('finds a piece that begins where another one was truncated inside a string, without a line break between them', () => {
    expectHoweverCut(`{"message_id":"e-1","type":"text","content":"wi${one}${two}`, both);
  });

  it('loses no complete piece around invalid data on a line, regardless of the chunks', () => {
    const garbage = fc.string({ unit: fc.constantFrom(...'{}[]":,\\ te1ა'), maxLength: 30 });
    const cuts = fc.array(fc.nat({ max: 300 }), { maxLength: 5 });

    fc.assert(
      fc.property(garbage, cuts, (noise, places) => {
        const text = `${one}${noise}\n${two}${one}\n`;
        const ends = [...places.map((place) => Math.min(place, text.length)), text.length].sort((a, b) => a - b);
        const scanner = createPieceScanner({ onSkipped: () => undefined });
        const found = ends.flatMap((end, i) => scanner.push(text.slice(ends[i - 1] ?? 0, end)));
        const known = [...found, ...scanner.end()].filter((value) => Object.hasOwn(value as object, 'message_id'));

        expect(known).toEqual([both[0], both[1], both[0]]);
      }),
      { numRuns: 2000, seed: 42 },
    );
  });

  it('drops a piece that is incomplete at the end', () => {
    expectHoweverCut(`${one}${two.slice(0, -5)}`, [both[0]]);
  });

  it('keeps pieces around invalid UTF-8', async () => {
    const invalid = Uint8Array.of(0xff, 0xc3, 0x28, 0xe1, 0x83);
    const skipped = vi.fn();

    expect(await readAll([encoder.encode(one), invalid, encoder.encode(two)], skipped)).toEqual(both);
    expect(skipped).toHaveBeenCalled();
  });

  it('keeps a piece with invalid UTF-8 inside, with these bytes replaced', async () => {
    const head = encoder.encode('{"message_id":"e-1","type":"text","content":"a');
    const tail = encoder.encode('b"}');

    const found = await readAll([head, Uint8Array.of(0xff), tail]);

    expect(found).toEqual([{ message_id: 'e-1', type: 'text', content: 'a\uFFFDb' }]);
  });

  it('skips a piece that is longer than allowed', () => {
    const skipped = vi.fn();
    const scanner = createPieceScanner({ maxPieceLength: 100, onSkipped: skipped });
    const long = JSON.stringify({ message_id: 'e-1', type: 'text', content: 'x'.repeat(500) });

    const found = (long + two).match(/.{1,40}/gs)?.flatMap((part) => scanner.push(part));

    expect([...(found ?? []), ...scanner.end()]).toEqual([both[1]]);
    expect(skipped).toHaveBeenCalled();
  });

  it('logs a warning with a shortened excerpt', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

    createPieceScanner().push(`${'x'.repeat(5000)}${one}`);

    expect(warn).toHaveBeenCalledTimes(1);
    expect(String(warn.mock.calls[0]?.[1]).length).toBeLessThan(300);
  });

  it('is linear on adversarial input', () => {
    const scanner = createPieceScanner({ onSkipped: () => undefined });
    const nasty = '{"type":'.repeat(60) + '"x" '.repeat(20_000);

    expect([...scanner.push(nasty.repeat(5)), ...scanner.push(`\n${two}`), ...scanner.end()]).toContainEqual(both[1]);
  });
});

describe('a reader that stops', () => {
  it('cancels the stream when it stops early', async () => {
    const cancel = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode('{"a":1}{"b":2}')),
      cancel,
    });

    for await (const _ of readPieces(body)) break;

    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('cancels at once when its signal is already aborted', async () => {
    const cancel = vi.fn();
    const body = new ReadableStream<Uint8Array>({ cancel });

    expect(await readPieces(body, { signal: AbortSignal.abort() }).next()).toEqual({ done: true, value: undefined });
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('cancels on its signal while waiting', async () => {
    const cancel = vi.fn();
    const abort = new AbortController();
    const reading = readPieces(new ReadableStream<Uint8Array>({ cancel }), { signal: abort.signal }).next();

    abort.abort();

    expect(await reading).toEqual({ done: true, value: undefined });
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});
