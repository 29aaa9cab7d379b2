import { expect, it } from 'vitest';
import { ENGLISH, fillIn } from '../../words/words.ts';
import { reasonOf } from './why-here.tsx';

const t = (key: keyof typeof ENGLISH, values = {}) => fillIn(ENGLISH[key], values);

it.each([
  [{ part: 'word', value: 2, words: 'coat', field: 'title', text: '…' }, '“coat” stands in: Title'],
  [{ part: 'attribute', value: 2, words: 'red', field: 'attributes.color', text: '…' }, '“red” is stated by: color'],
  [{ part: 'concept', value: 2, words: 'sofa', text: '…' }, 'It is the kind of thing that is asked for'],
  [{ part: 'rule', value: -3, how: 'Old stock', text: '…' }, 'The rule “Old stock” moves it down'],
  [{ part: 'a_new_kind', value: 1, text: 'As the server writes it.' }, 'As the server writes it.'],
])('says in words what brought a product to its place: %o', (part, expected) => {
  expect(reasonOf(part, t)).toBe(expected);
});
