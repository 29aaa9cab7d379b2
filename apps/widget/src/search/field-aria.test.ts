import { describe, expect, it } from 'vitest';
import { describeField } from './field-aria.ts';

const ariaOf = (field: HTMLElement) =>
  Object.fromEntries(
    ['haspopup', 'expanded', 'controls', 'activedescendant'].map((name) => [name, field.getAttribute(`aria-${name}`)]),
  );

describe("the shop's field", () => {
  it('is a combobox without the list of the browser', () => {
    const field = document.createElement('input');
    describeField(field, { isOpen: false, popup: 'listbox', controls: 'list', active: null });

    expect(field.getAttribute('role')).toBe('combobox');
    expect(field.autocomplete).toBe('off');
    expect(field.getAttribute('aria-autocomplete')).toBe('list');
  });

  it('names the open list and the selected suggestion, and neither once it is closed', () => {
    const field = document.createElement('input');
    describeField(field, { isOpen: true, popup: 'listbox', controls: 'list', active: 'list-1' });
    expect(ariaOf(field)).toEqual({
      haspopup: 'listbox',
      expanded: 'true',
      controls: 'list',
      activedescendant: 'list-1',
    });

    describeField(field, { isOpen: false, popup: 'dialog', controls: 'list', active: 'list-1' });
    expect(ariaOf(field)).toEqual({ haspopup: 'dialog', expanded: 'false', controls: null, activedescendant: null });
  });
});
