import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ShownToast, Toaster } from './toaster.tsx';

const aToast = (fields: Partial<ShownToast> = {}): ShownToast => ({
  id: '1',
  title: 'Saved.',
  variant: 'default',
  isOpen: true,
  ...fields,
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('CONST-07 close by themselves after 5000 ms', () => {
    vi.useFakeTimers();
    const onDismiss = vi.fn();
    render(<Toaster toasts={[aToast()]} onDismiss={onDismiss} />);
    act(() => void vi.advanceTimersByTime(4999));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('CONST-10 get the focus by F8', async () => {
    render(<Toaster toasts={[aToast()]} onDismiss={() => {}} />);
    await userEvent.keyboard('[F8]');
    expect(document.activeElement?.tagName).toBe('OL');
    expect(document.activeElement?.contains(screen.getByText('Saved.', { selector: 'div' }))).toBe(true);
  });

  it('CONST-11 have two variants', () => {
    const { container, rerender } = render(<Toaster toasts={[aToast()]} onDismiss={() => {}} />);
    expect(container.querySelector('[data-variant=default]')).not.toBeNull();
    rerender(<Toaster toasts={[aToast({ variant: 'destructive' })]} onDismiss={() => {}} />);
    expect(container.querySelector('[data-variant=destructive]')).not.toBeNull();
  });
});
