import type { Facet } from '@quarry/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ActiveFilters } from './active-filters.tsx';
import { FacetPanel, type PriceRange } from './facet-panel.tsx';
import { valueLabel } from './value-label.ts';

afterEach(cleanup);

const PRICE: Facet = {
  key: 'price',
  label: 'Price',
  min: 12.4,
  max: 379.5,
  values: [
    { value: '0-25', label: '0 25', count: 12 },
    { value: '25-100', label: '25 100', count: 38 },
  ],
};

function Prices() {
  const [prices, setPrices] = useState<PriceRange>({ min: null, max: null });
  return (
    <FacetPanel
      facets={[PRICE]}
      isChosen={() => false}
      onToggle={() => {}}
      prices={prices}
      currencySign="$"
      onPrices={setPrices}
    />
  );
}

const range = (name: RegExp) => screen.getByRole('button', { name });
const ends = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

describe('the price filter', () => {
  it('keeps the focus on a pressed range, and writes it into the inputs', () => {
    render(<Prices />);
    const pressed = range(/^25 – 100/);
    pressed.focus();
    fireEvent.click(pressed);
    expect(document.activeElement).toBe(pressed);
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    expect(ends()).toEqual(['25', '100']);
    fireEvent.click(pressed);
    expect(document.activeElement).toBe(pressed);
    expect(ends()).toEqual(['', '']);
  });

  it('loses no press on a range after typing, and keeps the focus when moving to the other input', () => {
    render(<Prices />);
    const [lowest, highest] = screen.getAllByRole('textbox') as [HTMLInputElement, HTMLInputElement];
    const pressed = range(/^25 – 100/);
    lowest.focus();
    fireEvent.change(lowest, { target: { value: '30' } });
    highest.focus();
    expect(document.activeElement).toBe(highest);
    expect(ends()).toEqual(['30', '']);
    fireEvent.change(highest, { target: { value: '90' } });
    fireEvent.blur(highest);
    expect(pressed.isConnected).toBe(true);
    fireEvent.click(pressed);
    expect(ends()).toEqual(['25', '100']);
  });

  it('shows the lowest and highest price as placeholders', () => {
    render(<Prices />);
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ placeholder }) => placeholder)).toEqual([
      '12',
      '380',
    ]);
  });
});

describe('a selected value', () => {
  it('has the same label in the list and on its chip', () => {
    const color: Facet = { key: 'color', label: 'Colour', values: [{ value: 'green', label: 'green', count: 3 }] };
    render(
      <>
        <FacetPanel
          facets={[color]}
          isChosen={() => true}
          onToggle={() => {}}
          prices={{ min: null, max: null }}
          currencySign="$"
          onPrices={() => {}}
        />
        <ActiveFilters
          filters={[{ key: 'color green', label: valueLabel('green', 'en'), remove: () => {} }]}
          onClearAll={() => {}}
        />
      </>,
    );
    expect(screen.getAllByText('Green')).toHaveLength(2);
  });
});
