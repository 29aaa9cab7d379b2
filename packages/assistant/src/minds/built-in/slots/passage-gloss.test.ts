import { describe, expect, it } from 'vitest';
import { passageGloss } from './passage-gloss.ts';

describe('the summary of a passage in another language', () => {
  const delivery = 'Delivery in London takes one working day and costs $2; to other places two to five working days.';

  it.each([
    ['ka', ['მიწოდება', '1 სამუშაო დღე', '2–5 სამუშაო დღე']],
    ['tr', ['teslimat', '1 iş günü', '2–5 iş günü']],
    ['ar', ['التوصيل', 'يوم عمل واحد', '2–5 أيام عمل']],
    ['az', ['çatdırılma', '1 iş günü', '2–5 iş günü']],
  ] as const)('delivery in %s', (language, facts) => {
    expect(passageGloss(delivery, language)).toEqual(facts);
  });

  it('names ways to pay', () => {
    expect(passageGloss('You can pay by card or in cash.', 'ka')).toEqual(['ნაღდი ფული', 'ბარათი']);
  });

  it('names nothing that is not there', () => {
    expect(passageGloss('We are a small shop by the river.', 'ar')).toEqual([]);
  });
});
