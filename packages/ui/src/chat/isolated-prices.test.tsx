import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { IsolatedPrices, splitAtPrices } from './isolated-prices.tsx';
import { MarkdownText } from './markdown-text.tsx';
import { QuickReplies } from './quick-replies.tsx';
import { UnderlinedText } from './underlined-text.tsx';

afterEach(cleanup);

const pricesIn = (text: string) => splitAtPrices(text).filter((_, position) => position % 2 === 1);

function isolatedIn(element: React.ReactElement) {
  const { container } = render(element);
  const isolated = [...container.querySelectorAll('bdi')];
  expect(isolated.every((part) => part.dir === 'ltr')).toBe(true);
  return { text: container.textContent, prices: isolated.map((part) => part.textContent) };
}

describe('prices inside sentences', () => {
  it.each([
    ['السعر $284.99 فقط', ['$284.99']],
    ['من $100 إلى $1,200.50', ['$100', '$1,200.50']],
    ['200 ₾ ან 15₾', ['200 ₾', '15₾']],
    ['Rs 1200, 30 GEL', ['Rs 1200', '30 GEL']],
    ['AED 40 أو ₺12 أو 9 ₼', ['AED 40', '₺12', '9 ₼']],
    ['3 sofas, 2.5 m, article A$', []],
  ])('OPEN-39 are found in %s', (text, prices) => {
    expect(pricesIn(text)).toEqual(prices);
    expect(splitAtPrices(text).join('')).toBe(text);
  });

  it('OPEN-39 keep their direction in answers, also in bold words and lists', () => {
    expect(isolatedIn(<MarkdownText text={'كنبة بسعر **$284.99**\n\n- طاولة $35'} />)).toEqual({
      text: expect.stringContaining('كنبة بسعر $284.99'),
      prices: ['$284.99', '$35'],
    });
  });

  it('OPEN-39 keep their direction on quick replies and in the shopper’s messages', () => {
    expect(
      isolatedIn(
        <QuickReplies replies={[{ label: 'أقل من $200', kind: 'plain' }]} disabled={false} onPick={() => {}} />,
      ),
    ).toEqual({
      text: 'أقل من $200',
      prices: ['$200'],
    });
    cleanup();
    expect(isolatedIn(<UnderlinedText text="كنبة أقل من $200" words={['أقل من $200']} />)).toEqual({
      text: 'كنبة أقل من $200',
      prices: ['$200'],
    });
    cleanup();
    expect(isolatedIn(<IsolatedPrices text="بلا سعر" />)).toEqual({ text: 'بلا سعر', prices: [] });
  });
});
