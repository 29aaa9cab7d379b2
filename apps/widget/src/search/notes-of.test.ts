import { expect, it } from 'vitest';
import { notesOf } from './notes-of.ts';

it('finds what the results of a tier lack', () => {
  expect(notesOf({ tierNotes: [{ tier: 'meets_some', text: 'Not red.' }] })).toEqual({ meets_some: 'Not red.' });
});
