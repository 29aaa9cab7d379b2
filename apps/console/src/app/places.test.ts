import { describe, expect, it } from 'vitest';
import { SETTING_GROUPS } from '../rooms/settings/settings-room.tsx';
import { PLACES } from './places.ts';
import { ROOMS } from './room-list.ts';

describe('the places of the palette', () => {
  it('are in rooms that exist, each once', () => {
    const paths = Object.values(PLACES).flatMap((places) => places.map(({ path }) => path));
    expect(new Set(paths).size).toBe(paths.length);
    for (const [room, places] of Object.entries(PLACES)) {
      expect(ROOMS.map(({ path }) => path)).toContain(room);
      for (const { path } of places) expect(path.split(/[?#]/)[0]).toBe(room);
    }
  });

  it('have every group of settings', () => {
    const groups = (PLACES.settings ?? []).flatMap(({ path }) => path.split('#')[1] ?? []);
    expect(groups).toEqual(SETTING_GROUPS.map(({ id }) => id));
  });
});
