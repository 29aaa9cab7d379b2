import { describe, expect, it } from 'vitest';
import { addedParts } from './completed-text.tsx';

/** The text with the added parts in square brackets. */
const marked = (text: string, typed: string) =>
  addedParts(text, typed)
    .map(({ part, isAdded }) => (isAdded ? `[${part}]` : part))
    .join('');

describe('what a suggestion adds to the text of the field', () => {
  it.each([
    ['cream for hands', 'cre', 'cre[am] [for] [hands]'],
    ['small green velvet sofa', 'Small green sofa', 'small green [velvet] sofa'],
    ['კრემი helionne', 'კრემ', 'კრემ[ი] [helionne]'],
    ['cream', 'cream ', 'cream'],
    ['cream', 'creamy', 'cream'],
    ['ხველა', 'khvela', 'ხველა'],
    ['İpek elbise', 'İpek', 'İpek [elbise]'],
    ['cream', '', 'cream'],
  ])('%s after %s', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });

  it('never loses a letter', () => {
    expect(
      addedParts('Vitamin C  1000 mg', 'vit 10')
        .map(({ part }) => part)
        .join(''),
    ).toBe('Vitamin C  1000 mg');
  });
});
