/** @jsxImportSource preact */
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { container, PATH_DATA } from '../testing/embed.ts';
import { Cross } from './cross.tsx';

afterEach(() => document.body.replaceChildren());

it('the cross is one path that screen readers skip', () => {
  const root = container();
  render(<Cross />, root);

  expect([...root.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['svg', 'path']);
  expect(root.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(root.querySelector('path')?.getAttribute('d')).toMatch(PATH_DATA);
});
