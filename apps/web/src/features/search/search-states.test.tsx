import { SearchError } from '@quarry/client';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NothingAsked, NothingFound, SearchFailed } from './search-states.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the states without results', () => {
  it('SEARCH-32 SEARCH-33 an error with a retry button', () => {
    const again = vi.fn();
    render(<SearchFailed error={new SearchError('An unexpected error occurred.')} onTryAgain={again} />);
    expect(screen.getByRole('alert').textContent).toBe('Error: An unexpected error occurred.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledOnce();
  });

  it('counts down the time that the server asked to wait', () => {
    vi.useFakeTimers();
    render(<SearchFailed error={new SearchError('Slow down.', { retryAfterSeconds: 2 })} onTryAgain={() => {}} />);
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect([button.textContent, button.disabled]).toEqual(['Try again in 2 s', true]);
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(button.textContent).toBe('Try again in 1 s');
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect([button.textContent, button.disabled]).toEqual(['Try again', false]);
  });

  it('SEARCH-10 nothing found, with a button to remove filters only if there are some', () => {
    const { rerender } = render(<NothingFound storeName="Homzmart" onClearFilters={null} />);
    expect(screen.getByText('No products found for your search in Homzmart.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    const clear = vi.fn();
    rerender(<NothingFound storeName="Homzmart" onClearFilters={clear} />);
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(clear).toHaveBeenCalledOnce();
  });

  it('no query yet: example queries for the kind of shop', () => {
    const onSearch = vi.fn();
    render(<NothingAsked kind="furniture" onSearch={onSearch} />);
    fireEvent.click(screen.getByRole('button', { name: 'green sofa' }));
    expect(onSearch).toHaveBeenCalledWith('green sofa');
  });

  it('SEARCH-12 no store to search: no example queries', () => {
    render(<NothingAsked kind={null} onSearch={() => {}} />);
    expect(screen.getByRole('heading').textContent).toBe('Say it your way');
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
