/**
 * A looping animation: a list of times and the view from each time on. Built once from data and independent of a clock;
 * `use-show.ts` plays it.
 */
export interface Frame<View> {
  /** Milliseconds from the start of a round. */
  readonly at: number;
  readonly view: View;
}

export interface Show<View> {
  /** Ordered by time; the first is at 0. */
  readonly frames: readonly [Frame<View>, ...Frame<View>[]];
  /** Duration of a round in milliseconds. */
  readonly lengthMs: number;
}

export const TYPING_MS = 80;
export const DELETING_MS = 50;

/** Index of the frame at this time of a round. */
export function frameIndexAt<View>({ frames }: Show<View>, at: number): number {
  let index = 0;
  for (const [next, frame] of frames.entries()) {
    if (frame.at > at) break;
    index = next;
  }
  return index;
}

/** Frames for typing a text, one letter every `everyMs`; the first letter appears after `everyMs`. */
export function typing(text: string, start: number, everyMs: number): Frame<string>[] {
  const letters = [...text];
  return letters.map((_, position) => ({
    at: start + (position + 1) * everyMs,
    view: letters.slice(0, position + 1).join(''),
  }));
}

/** Frames for deleting a text from its end; the last letter is gone at `end`. */
export function deleting(text: string, end: number, everyMs: number): Frame<string>[] {
  const letters = [...text];
  return letters.map((_, position) => ({
    at: end - (letters.length - 1 - position) * everyMs,
    view: letters.slice(0, letters.length - 1 - position).join(''),
  }));
}

/** Number of graphemes of a text. */
export function lengthOf(text: string): number {
  return [...text].length;
}
