import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DemoProduct } from './home-demo-data.ts';
import { NOTHING_FOUND } from './messages.ts';
import { PlinthStage } from './plinth-stage.tsx';

beforeEach(() => {
  // jsdom has no media queries.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const coat = (fields: Partial<DemoProduct> = {}): DemoProduct => ({
  id: 'coat',
  name: 'Olive cashmere coat',
  description: 'Warm and long.',
  price: 174.5,
  image: '/home/products/coat.webp',
  rating: 4.5,
  reviews: 8,
  ...fields,
});
const draw = (products: DemoProduct[], isRanked = true) =>
  render(
    <PlinthStage products={products} isShown isRanked={isRanked} label="AI Results" emptyMessage={NOTHING_FOUND} />,
  );
const filledStars = (card: HTMLElement) => card.querySelectorAll('[data-filled="true"]').length;

describe('the stage of the search demo', () => {
  it('SITE-DEMO-15 says when nothing was found', () => {
    draw([]);

    expect(screen.getByText('No results found.')).toBeTruthy();
    expect(screen.queryByTestId('demo-product')).toBeNull();
  });

  it('SITE-DEMO-21 SITE-DEMO-23 shows a price with two decimals and the number of reviews', () => {
    draw([coat()]);

    expect(screen.getByText('$174.50')).toBeTruthy();
    expect(screen.getByText('4.5 · 8 reviews')).toBeTruthy();
  });

  it('SITE-DEMO-22 rounds a rating to whole stars', () => {
    draw([coat({ rating: 4.5 }), coat({ id: 'other', rating: 4.4 })]);
    const [first, second] = screen.getAllByTestId('demo-product');

    expect(first && filledStars(first)).toBe(5);
    expect(second && filledStars(second)).toBe(4);
  });

  it('underlines what matched the query, only in our results', () => {
    const reasons = [
      { field: 'category', value: 'coat' },
      { field: 'season', value: 'winter' },
      { field: 'price', value: '174.5' },
    ];
    const { rerender, container } = draw([coat({ reasons })]);
    const underlined = () => [...container.querySelectorAll('.vein-line')].map((element) => element.textContent);

    expect(underlined()).toEqual(['coat', '$174.50', 'winter']);
    expect(within(screen.getByLabelText('Why it fits')).getByText('winter')).toBeTruthy();

    rerender(
      <PlinthStage
        products={[coat({ reasons })]}
        isShown
        isRanked={false}
        label="Standard Results"
        emptyMessage={NOTHING_FOUND}
      />,
    );
    expect(underlined()).toEqual([]);
  });
});
