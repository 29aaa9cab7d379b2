import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { sharedForms } from '../testing/shared-forms.ts';

/** Reviewed shared forms: the word has all of these meanings. */
const REVIEWED = fs
  .readFileSync(new URL('../../data/forms/shared-forms.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('language'));

describe('forms that unrelated things share', () => {
  it.each(LANGUAGES)('are reviewed in %s, and no other is', (language) => {
    expect(sharedForms(language)).toEqual(REVIEWED.filter((line) => line.startsWith(`${language}\t`)));
  });
});
