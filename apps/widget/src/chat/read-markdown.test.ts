import { describe, expect, it } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

describe('a reply as Markdown', () => {
  it('has paragraphs, parted by empty lines', () => {
    expect(readMarkdown('One line\nand another\n\nA second paragraph')).toEqual([
      { kind: 'paragraph', text: 'One line\nand another' },
      { kind: 'paragraph', text: 'A second paragraph' },
    ]);
  });

  it('has lists, which go on after an empty line', () => {
    expect(readMarkdown('- red\n\n- blue\n1. first\n2) second')).toEqual([
      { kind: 'points', items: ['red', 'blue'] },
      { kind: 'numbers', items: ['first', 'second'] },
    ]);
  });

  it('has tables without their rule', () => {
    expect(readMarkdown('| | A | B |\n|---|:-:|---|\n| Price | 5 | 7 |')).toEqual([
      {
        kind: 'table',
        rows: [
          ['', 'A', 'B'],
          ['Price', '5', '7'],
        ],
      },
    ]);
  });

  it('has no headings: their marks are dropped', () => {
    expect(readMarkdown('## Delivery')).toEqual([{ kind: 'paragraph', text: 'Delivery' }]);
  });

  it('may end anywhere, because it is shown while it grows', () => {
    expect(readMarkdown('| Price | 5')).toEqual([{ kind: 'table', rows: [['Price', '5']] }]);
    expect(readMarkdown('')).toEqual([]);
  });
});
