import { expect, it } from 'vitest';
import talk from './data/talk.json';
import { frameIndexAt } from './show.ts';
import { GREETING, talkShow } from './talk-show.ts';

const show = talkShow(talk, false);

it('begins with the greeting, and its frames are in order', () => {
  expect(show.frames[0].view.messages.map(({ text }) => text)).toEqual([GREETING]);
  const moments = show.frames.map(({ at }) => at);
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
  expect(moments.at(-1)).toBeLessThan(show.lengthMs);
});

it('shows all recorded messages in order', () => {
  const last = show.frames.at(-1);
  expect(last?.view.messages.slice(1).map(({ text }) => text)).toEqual(talk.flatMap(({ says, text }) => [says, text]));
  expect(last?.view.messages.filter(({ products }) => products?.length).length).toBeGreaterThanOrEqual(3);
});

it('types a question before it is sent, and shows an answer word by word', () => {
  const [turn] = talk;
  const drafts = show.frames.map(({ view }) => view.draft).filter((draft) => turn?.says.startsWith(draft));
  expect(drafts).toContain(turn?.says);
  const growing = show.frames.flatMap(({ view }) => view.messages.filter(({ isGrowing }) => isGrowing));
  expect(growing.length).toBeGreaterThan(20);
  expect(growing.every(({ products }) => products?.length === 0)).toBe(true);
});

it('never shows half a table', () => {
  const halves = show.frames.flatMap(({ view }) => view.messages).filter(({ text }) => text.includes('| ---'));
  expect(halves.length).toBeGreaterThan(0);
  for (const { text } of halves)
    expect(
      text
        .trimEnd()
        .split('\n')
        .filter((line) => line.startsWith('|')).length,
    ).toBeGreaterThan(4);
});

it('is complete from the first frame with reduced motion', () => {
  const still = talkShow(talk, true);
  expect(still.frames).toHaveLength(1);
  expect(still.frames[frameIndexAt(still, 0)]?.view.messages).toHaveLength(1 + 2 * talk.length);
});
