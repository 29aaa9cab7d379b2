/**
 * The state of the floating window: closed (initially), open or minimised. The toggle opens a closed window and
 * switches an open one between large and small; full screen is independent of that. Only closing hides it.
 */
import { useCallback, useMemo, useState } from 'react';

export type WindowState = 'closed' | 'open' | 'minimised';

export interface ChatWindowControl {
  state: WindowState;
  isFullScreen: boolean;
  /** Counts requests for the chat; each moves the focus into it. */
  entries: number;
  /** The action of both toggle buttons. */
  toggle: () => void;
  open: () => void;
  close: () => void;
  switchFullScreen: () => void;
}

export function useChatWindow(): ChatWindowControl {
  const [state, setState] = useState<WindowState>('closed');
  const [isFullScreen, setIsFullScreen] = useState(false);
  const [entries, setEntries] = useState(0);

  const toggle = useCallback(() => {
    setIsFullScreen(false);
    if (state === 'closed') setEntries((count) => count + 1);
    setState(state === 'open' ? 'minimised' : 'open');
  }, [state]);
  const open = useCallback(() => {
    setEntries((count) => count + 1);
    setState((present) => (present === 'closed' ? 'open' : present));
  }, []);
  const close = useCallback(() => {
    setIsFullScreen(false);
    setState('closed');
  }, []);
  const switchFullScreen = useCallback(() => setIsFullScreen((present) => !present), []);

  return useMemo(
    () => ({ state, isFullScreen, entries, toggle, open, close, switchFullScreen }),
    [state, isFullScreen, entries, toggle, open, close, switchFullScreen],
  );
}
