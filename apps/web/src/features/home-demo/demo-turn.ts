/**
 * The timing of one query: typing, answer, next query. Times count from the selection of the query; its ten seconds
 * count from its first letter.
 */
export const LETTER_MS = 100;
export const NARROW_LETTER_MS = 60;
/** Below this window width letters appear every `NARROW_LETTER_MS`. */
export const NARROW_BELOW_PX = 640;
export const ANSWER_AFTER_MS = 150;
export const QUERY_MS = 10_000;

export type Phase = 'preparing' | 'starting' | 'typing' | 'typed' | 'answered';

export interface Moment {
  phase: Phase;
  /** The typed part of the query. */
  typed: string;
}

export interface TimedMoment extends Moment {
  atMs: number;
}

export interface Turn {
  moments: TimedMoment[];
  nextAtMs: number;
}

/** The state before a query is selected, also in the prerendered page. */
export const PREPARING: Moment = { phase: 'preparing', typed: '' };

interface Pace {
  windowWidth: number;
  /** No animation: the query is complete from the start. */
  isStill: boolean;
}

export function planTurn(query: string, { windowWidth, isStill }: Pace): Turn {
  const letterMs = windowWidth < NARROW_BELOW_PX ? NARROW_LETTER_MS : LETTER_MS;
  const letters = [...query];
  const writing: TimedMoment[] = isStill
    ? [{ atMs: letterMs, phase: 'typed', typed: query }]
    : letters.map((_, place) => ({
        atMs: (place + 1) * letterMs,
        phase: place === letters.length - 1 ? 'typed' : 'typing',
        typed: letters.slice(0, place + 1).join(''),
      }));
  const writtenAtMs = writing.at(-1)?.atMs ?? 0;
  return {
    moments: [
      { atMs: 0, phase: 'starting', typed: '' },
      ...writing,
      { atMs: writtenAtMs + ANSWER_AFTER_MS, phase: 'answered', typed: query },
    ],
    nextAtMs: letterMs + QUERY_MS,
  };
}

const PLACEHOLDERS: Record<Phase, string> = {
  preparing: 'Preparing search...',
  starting: 'Starting search...',
  typing: 'Searching...',
  typed: 'Enter search...',
  answered: 'Enter search...',
};

export function placeholderIn(phase: Phase): string {
  return PLACEHOLDERS[phase];
}
