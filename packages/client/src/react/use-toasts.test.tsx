import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createToastStore } from '../toasts/toast-store.ts';
import { useToasts } from './use-toasts.ts';

afterEach(cleanup);

it('CONST-06 toasts are rendered when they open and when they close', () => {
  const toasts = createToastStore();
  const { result } = renderHook(() => useToasts(toasts));
  expect(result.current).toEqual([]);

  act(() => void toasts.show({ title: 'Saved' }));
  expect(result.current).toMatchObject([{ title: 'Saved', isOpen: true }]);

  act(() => toasts.dismiss(result.current[0]?.id ?? ''));
  expect(result.current).toMatchObject([{ isOpen: false }]);
});
