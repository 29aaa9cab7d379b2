import { understand } from '@quarry/language';
import { describe, expect, it } from 'vitest';
import { asRuledOut } from './dislikes.ts';

describe('what somebody dislikes is ruled out', () => {
  it.each([
    ['en', "she doesn't like silver", 'silver'],
    ['en', 'he hates wool', 'wool'],
    ['ka', 'შალი არ უყვარს', 'wool'],
    ['tr', 'yün sevmiyor', 'wool'],
    ['ar', 'ما تحب الجلد', 'leather'],
    ['az', 'dəri sevmir', 'leather'],
  ] as const)('%s: %s', (language, message, excluded) => {
    const plain = asRuledOut(message, language, 'fashion');
    expect(understand(plain, { language }).understood.exclude).toContain(excluded);
  });

  it('an allergy is a wish in a pharmacy and an exclusion elsewhere', () => {
    expect(asRuledOut('allergic to nuts', 'en', 'pharmacy')).toBe('allergic to nuts');
    expect(asRuledOut('allergic to nuts', 'en', 'groceries')).toBe('no nuts');
  });

  it.each([
    ['en', 'I like wool'],
    ['tr', 'yün sever'],
    ['ar', 'تحب الجلد'],
  ] as const)('%s: %s is no dislike', (language, message) => {
    expect(asRuledOut(message, language, 'fashion')).toBe(message);
  });
});
