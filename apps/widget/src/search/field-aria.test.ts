import { expect, it } from 'vitest';
import { takeFieldAria } from './field-aria.ts';

const field = () => {
  const input = document.createElement('input');
  input.setAttribute('autocomplete', 'on');
  input.setAttribute('aria-controls', 'the-shops-own');
  input.setAttribute('aria-label', 'Find');
  return input;
};
const attributes = (input: HTMLInputElement) =>
  Object.fromEntries(input.getAttributeNames().map((name) => [name, input.getAttribute(name)]));

it('describes a closed combobox', () => {
  const input = field();
  takeFieldAria(input).describe({ isOpen: false, popup: 'listbox', controls: 'list', active: 'list-1' });

  expect(attributes(input)).toEqual({
    role: 'combobox',
    autocomplete: 'off',
    'aria-label': 'Find',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
  });
});

it('names the open list and the option that Enter selects', () => {
  const input = field();
  takeFieldAria(input).describe({ isOpen: true, popup: 'listbox', controls: 'list', active: 'list-1' });

  expect(attributes(input)).toMatchObject({
    'aria-expanded': 'true',
    'aria-controls': 'list',
    'aria-activedescendant': 'list-1',
  });
});

it('gives the field back as it was', () => {
  const input = field();
  const before = attributes(input);
  const aria = takeFieldAria(input);
  aria.describe({ isOpen: true, popup: 'dialog', controls: 'results', active: null });

  aria.release();

  expect(attributes(input)).toEqual(before);
});
