/** @jsxImportSource preact */
import type { Observable } from '@quarry/client';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { container } from './testing/embed.ts';
import { useObservable } from './use-observable.ts';

afterEach(() => document.body.replaceChildren());

function createObservable(initial: number): Observable<number> & { set(value: number): void } {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
  };
}

const Count = ({ source }: { source: Observable<number> }) => <p>{useObservable(source)}</p>;

describe('a component that shows an observable', () => {
  it('is rendered again when the value changes', async () => {
    const source = createObservable(1);
    const root = container();
    await act(() => render(<Count source={source} />, root));
    expect(root.textContent).toBe('1');

    await act(() => source.set(2));

    expect(root.textContent).toBe('2');
  });

  it('follows another observable when it is given one, and leaves the first', async () => {
    const [first, second] = [createObservable(1), createObservable(10)];
    const root = container();
    await act(() => render(<Count source={first} />, root));
    await act(() => render(<Count source={second} />, root));
    expect(root.textContent).toBe('10');

    await act(() => first.set(2));

    expect(root.textContent).toBe('10');
  });
});
