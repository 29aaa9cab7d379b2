import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('converts HTML to paragraphs and lists', () => {
  const html =
    '<div><p>Warm &amp; soft.</p><ul><li>Wool</li><li>Lined<br>twice</li></ul></div><script>alert(1)</script>';

  expect(plainText(html)).toBe('Warm & soft.\n\n• Wool\n\n• Lined\ntwice');
});

it('keeps text that only looks like HTML', () => {
  expect(plainText('a < b and 3 > 2, R&D')).toBe('a < b and 3 > 2, R&D');
});

it('decodes entities, also unknown ones', () => {
  expect(plainText('12&#8243; &quot;Big&quot;&nbsp;&#x1F600;&#0;&unknown;')).toBe('12″ "Big" 😀&unknown;');
});

it('removes characters that the database refuses', () => {
  expect(plainText('a\u0000b\ud800c')).toBe('abc');
});
