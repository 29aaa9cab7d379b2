/** Whether a rule of the lexicon holds for the signals found in a message. */
import type { Stretch } from './lexicon.ts';
import type { Item, Rule, Sequence } from './parse-lexicon.ts';

/** Maximum number of words between two items of a sequence. */
const MAX_BETWEEN = 3;
/** A long message repeats itself; so many places of one sequence are enough. */
const MAX_PLACES = 40;
/** Maximum number of words that all sequences of a rule span. */
const WIDEST = 16;

type Found = ReadonlyMap<string, readonly Stretch[]>;

export function holds({ sequences, unless }: Rule, found: Found): boolean {
  const places: Stretch[][] = [];
  for (const sequence of sequences) {
    const here = placesOf(sequence, found);
    if (here.length === 0) return false;
    places.push(here.slice(0, MAX_PLACES));
  }
  return standTogether(places, []) && !unless.some((sequence) => placesOf(sequence, found).length > 0);
}

function placesOf(sequence: Sequence, found: Found): Stretch[] {
  const [first, ...rest] = sequence;
  if (first === undefined) return [];
  return rest.reduce<Stretch[]>(
    (before, item) => {
      if (before.length === 0) return before;
      const here = stretchesOf(item, found);
      return before.flatMap(({ start, end }) =>
        here
          .filter((next) => next.start >= end && next.start - end <= MAX_BETWEEN)
          .map((next) => ({ start, end: next.end })),
      );
    },
    stretchesOf(first, found),
  );
}

const stretchesOf = ({ names }: Item, found: Found): Stretch[] => names.flatMap((name) => found.get(name) ?? []);

/** One place of each sequence, none inside another, all within the width. */
function standTogether(places: readonly (readonly Stretch[])[], taken: readonly Stretch[]): boolean {
  const [next, ...rest] = places;
  if (next === undefined) {
    return Math.max(...taken.map(({ end }) => end)) - Math.min(...taken.map(({ start }) => start)) <= WIDEST;
  }
  return next.some(
    (place) =>
      taken.every(({ start, end }) => place.end <= start || place.start >= end) &&
      standTogether(rest, [...taken, place]),
  );
}
