import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useChatWindow } from './use-chat-window.ts';

describe('the floating window', () => {
  it('CHATWIN-09 CHATWIN-10 CHATWIN-11 is initially closed; its toggle opens it, then switches its size', () => {
    const { result } = renderHook(useChatWindow);
    const states = [result.current.state];
    for (let press = 0; press < 4; press += 1) {
      act(() => result.current.toggle());
      states.push(result.current.state);
    }
    expect(states).toEqual(['closed', 'open', 'minimised', 'open', 'minimised']);
  });

  it('CHATWIN-05 CHATWIN-08 full screen is independent of the size and ends with closing', () => {
    const { result } = renderHook(useChatWindow);
    act(() => result.current.open());
    act(() => result.current.switchFullScreen());
    expect(result.current).toMatchObject({ state: 'open', isFullScreen: true });
    act(() => result.current.close());
    expect(result.current).toMatchObject({ state: 'closed', isFullScreen: false });
  });

  it('SHOP-12 opening keeps a small window small', () => {
    const { result } = renderHook(useChatWindow);
    act(() => result.current.toggle());
    act(() => result.current.toggle());
    act(() => result.current.open());
    expect(result.current.state).toBe('minimised');
  });
});
