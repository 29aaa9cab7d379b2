/**
 * A show that plays by itself: a list of moments and what is seen from each of them on, over and over. A show is made
 * once, from data, and holds no clock; `use-show.ts` plays it.
 */
export interface Frame<View> {
  /** Milliseconds from the beginning of the round. */
  readonly at: number;
  readonly view: View;
}

export interface Show<View> {
  /** In the order of time; the first stands at 0. */
  readonly frames: readonly [Frame<View>, ...Frame<View>[]];
  /** After this many milliseconds it begins again. */
  readonly lengthMs: number;
}

export const TYPING_MS = 80;
export const DELETING_MS = 50;

/** The position of the frame that is seen at this moment of a round. */
export function frameIndexAt<View>({ frames }: Show<View>, at: number): number {
  let index = 0;
  for (let next = 1; next < frames.length && (frames[next] as Frame<View>).at <= at; next += 1) index = next;
  return index;
}

/** The letters of a text as they are typed, one every `everyMs`: the first stands `everyMs` after the start. */
export function typing(text: string, start: number, everyMs: number): Frame<string>[] {
  const letters = [...text];
  return letters.map((_, position) => ({
    at: start + (position + 1) * everyMs,
    view: letters.slice(0, position + 1).join(''),
  }));
}

/** The letters of a text as they are deleted from its end, the last of them gone at `end`. */
export function deleting(text: string, end: number, everyMs: number): Frame<string>[] {
  const letters = [...text];
  return letters.map((_, position) => ({
    at: end - (letters.length - 1 - position) * everyMs,
    view: letters.slice(0, letters.length - 1 - position).join(''),
  }));
}

/** How many letters a person sees in a text. */
export function lengthOf(text: string): number {
  return [...text].length;
}
