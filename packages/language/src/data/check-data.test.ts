import { describe, expect, it } from 'vitest';
import { readDataFiles } from './artifacts.ts';
import { problemsIn } from './check-data.ts';

const CONCEPTS = 'id\ttrade\ten\tka\ttr\tar\taz\tru';
const SOFA = 'category:sofa\tfurniture\tsofa\tდივანი\tkoltuk\tأريكة\tdivan\tдиван';
const RELATIONS = 'from\trelation\tto';

function problems(lexicon: readonly string[], relations: readonly string[] = []) {
  const files = new Map([
    ['lexicon/1.tsv', [CONCEPTS, ...lexicon].join('\n')],
    ['relations/1.tsv', [RELATIONS, ...relations].join('\n')],
  ]);
  return problemsIn(files).map(({ file, line, field }) => `${file}:${line} ${field}`);
}

describe('the check of the language data', () => {
  it('finds nothing in the tables of the repository', () => {
    expect(problemsIn(readDataFiles())).toEqual([]);
  });

  it.each([
    ['an unknown kind', ['thing:sofa\t\ta\tა\ta\tا\ta\t'], 'lexicon/1.tsv:2 id'],
    ['an id that stands twice', [SOFA, SOFA], 'lexicon/1.tsv:3 id'],
    ['a category without a trade', [SOFA.replace('furniture', '')], 'lexicon/1.tsv:2 trade'],
    ['a product type with a trade', [SOFA.replace('category', 'product_type')], 'lexicon/1.tsv:2 trade'],
    ['a language without a form', [SOFA.replace('أريكة', '')], 'lexicon/1.tsv:2 ar'],
    ['letters of another alphabet', [SOFA.replace('koltuk', 'диван')], 'lexicon/1.tsv:2 tr'],
    ['a form that stands twice', [SOFA.replace('koltuk', 'koltuk|koltuk')], 'lexicon/1.tsv:2 tr'],
    ['an empty form', [SOFA.replace('koltuk', 'koltuk|')], 'lexicon/1.tsv:2 tr'],
    ['a cell too few', [SOFA.replace('\tдиван', '')], 'lexicon/1.tsv:2 ru'],
  ])('names the place of %s', (_, lexicon, place) => {
    expect(problems(lexicon)).toContain(place);
  });

  it.each([
    ['from', 'category:chair\tlike\tcategory:sofa'],
    ['relation', 'category:sofa\tnear\tcategory:sofa'],
    ['to', 'category:sofa\tlike\tcategory:chair'],
    ['to', 'category:sofa\tlike\tcategory:sofa'],
  ])('names the cell %s of a relation that cannot hold', (field, row) => {
    expect(problems([SOFA], [row])).toContain(`relations/1.tsv:2 ${field}`);
  });

  it('says the problem and the fix', () => {
    const [problem] = problemsIn(new Map([['words/units.tsv', 'unit\twords\nkg\tkilo||kg']]));
    expect(problem).toEqual({
      file: 'words/units.tsv',
      line: 2,
      field: 'words',
      problem: 'an empty word or a space around one',
      fix: 'write words as a|b',
    });
  });
});
