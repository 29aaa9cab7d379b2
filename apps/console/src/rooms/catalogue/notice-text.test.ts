import { ImportNoticeCode, LANGUAGES } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { fillIn, loadWords, type Translate } from '../../words/words.ts';
import { noticeText } from './notice-text.ts';

describe('what an import says about a file', () => {
  it.each(LANGUAGES)('has a sentence in %s for every notice', async (language) => {
    const words = await loadWords(language);
    const t: Translate = (key, values) => fillIn(words[key], values);

    for (const code of ImportNoticeCode.options) {
      expect(noticeText({ code, values: {}, message: 'in English' }, t, language), code).not.toBe('in English');
    }
    const found = { code: 'column-by-values', values: { column: 'x1', meaning: 'price' }, message: '' } as const;
    expect(noticeText(found, t, language)).toContain(words['column.price']);
  });

  it('writes numbers as the language does', async () => {
    const words = await loadWords('tr');
    const t: Translate = (key, values) => fillIn(words[key], values);

    expect(
      noticeText({ code: 'large-loss-kept', values: { missing: 1200, known: 5000 }, message: '' }, t, 'tr'),
    ).toContain('5.000 üründen 1.200');
  });
});
