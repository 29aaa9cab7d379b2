import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ProductCard } from './product-card.tsx';
import type { ShownProduct } from './shown-product.ts';

afterEach(cleanup);

const aProduct = (fields: Partial<ShownProduct> = {}): ShownProduct => ({
  id: 'p-1',
  name: 'Sage linen midi',
  images: ['/1.webp', '/2.webp', '/3.webp'],
  price: '$169.00',
  originalPrice: null,
  isGreat: false,
  reasons: [],
  facts: ['linen'],
  url: null,
  ...fields,
});

describe('a product card', () => {
  it('CARD-13 shows a message for an invalid product', () => {
    render(<ProductCard product={null} />);
    expect(screen.getByText('Invalid product data')).toBeDefined();
  });

  it('CARD-12 shows the placeholder for a picture that does not load, and still the next picture', () => {
    const { container } = render(<ProductCard product={aProduct()} />);
    fireEvent.error(screen.getByAltText('Sage linen midi'));
    expect(container.querySelector('[data-placeholder]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(screen.getByAltText('Sage linen midi').getAttribute('src')).toBe('/2.webp');
  });

  it('CARD-14 CARD-15 loops through its pictures by arrow keys and counts them', () => {
    render(<ProductCard product={aProduct()} />);
    fireEvent.keyDown(screen.getByRole('group'), { key: 'ArrowLeft' });
    expect(screen.getByText('3 / 3')).toBeDefined();
    fireEvent.keyDown(screen.getByRole('group'), { key: 'ArrowRight' });
    expect(screen.getByText('1 / 3')).toBeDefined();
  });

  it('is one tab stop, its link, on which arrow keys change the picture', () => {
    const { container } = render(<ProductCard product={aProduct({ url: '/p/1' })} />);
    const stops = [...container.querySelectorAll<HTMLElement>('a, button, [tabindex]')].filter(
      ({ tabIndex }) => tabIndex >= 0,
    );
    const link = screen.getByRole('link', { name: 'Sage linen midi' });
    expect(stops).toEqual([link]);
    fireEvent.keyDown(link, { key: 'ArrowRight' });
    expect(screen.getByText('2 / 3')).toBeDefined();
  });

  it('says that its link opens a new tab, beside its name', () => {
    const { container } = render(<ProductCard product={aProduct({ url: '/p/1' })} />);
    expect(screen.getByRole('link').getAttribute('aria-description')).toBe('opens in a new tab');
    expect(container.textContent).not.toContain('opens in a new tab');
  });

  it('is one tab stop without a link too: its pictures', () => {
    const { container } = render(<ProductCard product={aProduct()} />);
    const stops = [...container.querySelectorAll<HTMLElement>('a, button, [tabindex]')].filter(
      ({ tabIndex }) => tabIndex >= 0,
    );
    expect(stops).toEqual([screen.getByRole('group')]);
  });

  it('underlines reasons, and shows plain facts only where there are none', () => {
    const { container, rerender } = render(<ProductCard product={aProduct({ reasons: ['muted green'] })} />);
    expect(container.querySelector('[data-reason]')?.textContent).toBe('muted green');
    expect(screen.queryByText('linen')).toBeNull();
    rerender(<ProductCard product={aProduct()} />);
    expect(container.querySelector('[data-reason]')).toBeNull();
    expect(screen.getByText('linen')).toBeDefined();
  });

  it('CARD-21 strikes the original price through', () => {
    const { container } = render(<ProductCard product={aProduct({ originalPrice: '$200.00' })} />);
    expect(container.querySelector('s')?.textContent).toBe('$200.00');
  });
});
