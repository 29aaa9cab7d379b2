import { NATIVE_NAMES, newStoreSettings } from '@quarry/contract';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SettingsForm } from '../rooms/settings/settings-form.ts';
import { SETTING_GROUPS } from '../rooms/settings/settings-room.tsx';
import { ENGLISH } from '../words/words.ts';
import { PLACES } from './places.ts';
import { ROOMS } from './room-list.ts';

const settings = PLACES.settings ?? [];
/** Labels of fields that exist once for each language. */
const isOfLanguage = (label: string) => Object.values(NATIVE_NAMES).some((name) => label.includes(name));

function labelsOf(Group: ComponentType<SettingsForm>): string[] {
  const form = { set: () => undefined, messages: [], isLocked: false };
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Group {...form} values={newStoreSettings('shop', 'Shop', 'en', 'USD')} />);
  return [...page.querySelectorAll('label')].map(({ textContent }) => textContent);
}

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
    const groups = settings.flatMap(({ path, label }) => (label.startsWith('group.') ? path.split('#')[1] : []));
    expect(groups).toEqual(SETTING_GROUPS.map(({ id }) => id));
  });

  it('have every single setting, under the label of its field', () => {
    const labels = SETTING_GROUPS.flatMap(({ Group }) => labelsOf(Group));
    const found = settings.flatMap(({ path, label }) => (path === `settings#${label}` ? ENGLISH[label] : []));
    expect(found.toSorted()).toEqual(labels.filter((label) => !isOfLanguage(label)).toSorted());
  });
});
