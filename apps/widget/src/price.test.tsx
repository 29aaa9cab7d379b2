/** @jsxImportSource preact */
import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { Price } from './price.tsx';
import { container, one, shop } from './testing/embed.ts';

afterEach(() => document.body.replaceChildren());

function shown(amount: number | null, original?: number | null): HTMLElement {
  const root = container();
  render(<Price {...{ amount, original, shop }} language="en" originalLabel="Original price" />, root);
  return root;
}

describe('the price of a product', () => {
  it('has the currency of the shop', () => {
    expect(shown(45).textContent).toContain('45.00');
    expect(shown(45).textContent).toContain(shop.currency.sign);
  });

  it('shows the price before a reduction struck through, with its label for screen readers', () => {
    const struck = one(shown(45, 66.99), 's');

    expect(struck.textContent).toContain('66.99');
    expect(one(struck, '.sr-only').textContent).toContain('Original price');
    expect(shown(45, null).querySelector('s')).toBeNull();
  });

  it('is absent when it is unknown', () => {
    expect(shown(null, 66.99).textContent).toBe('');
  });
});
