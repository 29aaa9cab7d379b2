import { describe, expect, it } from 'vitest';
import { expectAllExcept, typedPairs } from '../testing/form-table.ts';
import { transliterations } from './transliterate.ts';

describe('Georgian in Latin letters', () => {
  it.each([
    ['witeli kaba', 'წითელი კაბა'],
    ['tsiteli kaba', 'წითელი კაბა'],
    ['TSITELI KABA', 'წითელი კაბა'],
    ['lurji fexsacmeli', 'ლურჯი ფეხსაცმელი'],
    ['lurji pekhsatsmeli', 'ლურჯი ფეხსაცმელი'],
    ['shavi chanta', 'შავი ჩანთა'],
    ['Savi CanTa', 'შავი ჩანთა'],
    ['wyali', 'წყალი'],
    ['tsqali', 'წყალი'],
    ['kvitheli perangi', 'ყვითელი პერანგი'],
    ['mzis satvale', 'მზის სათვალე'],
    ['matsivari', 'მაცივარი'],
    ['kalis kabebi', 'ქალის კაბები'],
    ['divani 500 laramde', 'დივანი 500 ლარამდე'],
  ])('%s reads as %s', (typed, meant) => {
    expect(transliterations(typed)).toContain(meant);
  });

  it('is read by every custom that is met', () => {
    expectAllExcept([], typedPairs('ka', 'latin'), ([typed, meant]) => transliterations(typed).includes(meant));
  });

  it('puts known words first', () => {
    expect(transliterations('tsiteli kaba')[0]).toBe('წითელი კაბა');
  });

  it('leaves other scripts and codes as they are', () => {
    expect(transliterations('კაბა SKU-123 kaba')[0]).toBe('კაბა sku-123 კაბა');
    expect(transliterations('კაბა 120')).toEqual([]);
  });

  it('offers few readings, also for long nonsense', () => {
    expect(transliterations('tskhtskhtskh chchch kkkkkk').length).toBeLessThanOrEqual(6);
  });
});
