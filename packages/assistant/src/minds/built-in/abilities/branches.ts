/** Finds the shop's branches: at a place named in any script, or nearest to one; and formats them as a list. */
import type { Branch } from '@quarry/contract';

import { namesPlace, wordsOf } from '../slots/place-names.ts';

const MAX_BRANCHES = 6;
/** Kilometres in a degree of latitude. */
const DEGREE = 111;
/** Maximum distance of a nearest branch. */
const FAR = 60;

/** A list under a heading. */
export function branchLines(branches: readonly Branch[], heading: string): string {
  const lines = branches
    .slice(0, MAX_BRANCHES)
    .map(({ name, address, hours, phone }) => `- ${[name, address, hours, phone].filter(Boolean).join(', ')}`);
  return [heading, ...lines].join('\n');
}

/** Branches whose district the text names; when it names none, those of the town or street that it names. */
export function branchesAt(branches: readonly Branch[], text: string): Branch[] {
  const common = commonWords(branches);
  const partsOf = ({ name, address }: Branch): string[] =>
    wordsOf(`${name} ${address}`).filter((word) => !common.has(word));
  const scored = branches.map((branch) => ({
    branch,
    hits: [...new Set(partsOf(branch))].filter((part) => namesPlace(text, part)).length,
  }));
  const best = Math.max(0, ...scored.map(({ hits }) => hits));
  return best === 0 ? [] : scored.filter(({ hits }) => hits === best).map(({ branch }) => branch);
}

/** The branch nearest to this one; null when none is near. */
export function nearestTo(branch: Branch, all: readonly Branch[]): Branch | null {
  const others = all
    .filter(({ id }) => id !== branch.id)
    .map((other) => ({ other, away: kilometres(branch, other) }))
    .sort((one, two) => one.away - two.away);
  const [nearest] = others;
  return nearest && nearest.away <= FAR ? nearest.other : null;
}

/** What of the words may be the name of a place: what is left of a question, when it is short. */
export function placeIn(words: string): string | null {
  const left = words
    .replace(/[^\p{L}\p{N}\s'’-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}{3,}/u.test(left) ? left : null;
}

/** The shop's own name and words like "street" occur with most branches and do not distinguish them. */
function commonWords(branches: readonly Branch[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { name, address } of branches) {
    for (const word of new Set(wordsOf(`${name} ${address}`))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  // A town may have most branches; a word that occurs with all of them, or an abbreviation such as `გამზ`, is not a
  // place.
  return new Set(
    [...counts]
      .filter(([word, count]) => (branches.length > 1 && count === branches.length) || GENERIC.has(word))
      .map(([word]) => word),
  );
}

const GENERIC = new Set([
  'street',
  'ave',
  'avenue',
  'road',
  'main',
  'boulevard',
  'block',
  'old',
  'new',
  'centre',
  'center',
  'rue',
  'high',
  'გამზ',
  'გამზირი',
  'ქუჩა',
  'ცენტრი',
  'ძველი',
  'cad',
  'blv',
  'sok',
  'شارع',
  'رقم',
]);

function kilometres(one: Branch, other: Branch): number {
  const north = (one.lat - other.lat) * DEGREE;
  const east = (one.lon - other.lon) * DEGREE * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}
