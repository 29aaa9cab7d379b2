/** Views, groups of settings and actions inside the rooms, as the palette finds them: `places.json`, by room. */
import { Permission } from '@quarry/contract';
import { isWordKey, type WordKey } from '../words/words.ts';
import listed from './places.json';

export interface Place {
  /** What follows `/console/{store}/`. */
  path: string;
  label: WordKey;
  needs: Permission;
}

/** Each room's views and actions; the first view of a room is the room itself. */
export const PLACES: Readonly<Record<string, readonly Place[]>> = Object.fromEntries(
  Object.entries(listed).map(([room, places]) => [room, places.map(readPlace)]),
);

/** @throws Error when a label is no key of the words, or the permission is unknown. */
function readPlace({ path, label, needs }: { path: string; label: string; needs: string }): Place {
  if (!isWordKey(label)) throw new Error(`places.json: “${label}” is no key of the words.`);
  return { path, label, needs: Permission.parse(needs) };
}
