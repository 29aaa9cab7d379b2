import { describe, expect, it } from 'vitest';
import { expectAllExcept, typedPairs } from '../testing/form-table.ts';
import { keyboardLayouts } from './keyboard-layout.ts';

describe('a text typed on another keyboard', () => {
  it.each([
    ['wiTeli kaba', 'წითელი კაბა'],
    ['fexsacmeli', 'ფეხსაცმელი'],
    ['Carji', 'ჩარჯი'],
    ['yava', 'ყავა'],
    ['დრესს', 'dress'],
    ['ჰეადპჰონეს', 'headphones'],
    ['Sarvali', 'შარვალი'],
    ['ჟაცკეტ', 'jacket'],
    ['fsjhk', 'بستان'],
    ['hgrldw', 'القميص'],
    ['يقثسس', 'dress'],
    ['سثس', 'ses'],
    ['ay;akkab;', 'ayşakkabş'],
    ['gömle[i', 'gömleğı'],
  ])('%s may be %s', (typed, meant) => {
    expect(keyboardLayouts(typed)).toContain(meant);
  });

  it('is read both ways, on the Georgian layouts and on the Arabic one', () => {
    expectAllExcept([], [...typedPairs('ka', 'layouts'), ...typedPairs('ar', 'layouts')], ([typed, meant]) =>
      keyboardLayouts(typed).includes(meant),
    );
  });

  it('reads nothing into digits, mixed scripts and long texts', () => {
    expect(keyboardLayouts('1234 56')).toEqual([]);
    expect(keyboardLayouts('nike კედი')).toEqual([]);
    expect(keyboardLayouts('')).toEqual([]);
    expect(keyboardLayouts('a'.repeat(500))).toEqual([]);
  });

  it('never gives the text itself', () => {
    for (const text of ['kaba', 'კაბა', 'فستان', '[];']) expect(keyboardLayouts(text)).not.toContain(text);
  });
});
