import type { ReplyPiece } from '@quarry/assistant';
import { describe, expect, it } from 'vitest';
import { type MarkedPiece, markLastPiece } from './mark-last-piece.ts';

const DOCS: ReplyPiece = { type: 'docs', content: { documents: [] } };
const text = (content: string): ReplyPiece => ({ type: 'text', content });

async function* replyOf(...pieces: ReplyPiece[]): AsyncGenerator<ReplyPiece> {
  yield* pieces;
}

async function marked(pieces: AsyncGenerator<ReplyPiece>): Promise<MarkedPiece[]> {
  const seen: MarkedPiece[] = [];
  for await (const piece of markLastPiece(pieces)) seen.push(piece);
  return seen;
}

describe('the last piece of an answer', () => {
  it('is marked, whatever its type, and no other is', async () => {
    expect(await marked(replyOf(text('One.'), DOCS))).toEqual([text('One.'), { ...DOCS, final: true }]);
    expect(await marked(replyOf(text('One.')))).toEqual([{ ...text('One.'), final: true }]);
  });

  it('is an empty text when the answer says nothing or ends in progress', async () => {
    const end = { type: 'text', content: '', final: true };
    expect(await marked(replyOf())).toEqual([end]);
    const step: ReplyPiece = { type: 'step', content: 'Looking' };
    expect(await marked(replyOf(step))).toEqual([step, end]);
  });

  it('is an empty text when the answer goes on working after it: no piece is held back', async () => {
    let finish = (): void => {};
    const working = new Promise<void>((resolve) => (finish = resolve));
    async function* slowly(): AsyncGenerator<ReplyPiece> {
      yield text('One.');
      await working;
    }
    const pieces = markLastPiece(slowly());

    expect((await pieces.next()).value).toEqual(text('One.'));
    finish();
    expect((await pieces.next()).value).toEqual({ type: 'text', content: '', final: true });
    expect((await pieces.next()).done).toBe(true);
  });

  it('lets an error through only after the pieces before it', async () => {
    async function* broken(): AsyncGenerator<ReplyPiece> {
      yield text('One.');
      throw new Error('broken');
    }
    const pieces = markLastPiece(broken());

    expect((await pieces.next()).value).toEqual(text('One.'));
    await expect(pieces.next()).rejects.toThrow('broken');
  });

  it('stops generating an answer that is no longer read', async () => {
    let isEnded = false;
    async function* endless(): AsyncGenerator<ReplyPiece> {
      try {
        for (;;) yield text('On and on.');
      } finally {
        isEnded = true;
      }
    }
    for await (const piece of markLastPiece(endless())) if (piece) break;

    expect(isEnded).toBe(true);
  });
});
