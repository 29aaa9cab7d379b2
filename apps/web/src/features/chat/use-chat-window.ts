/**
 * The floating window: closed, open or minimised, closed at first. Its toggle opens a closed window and switches an
 * open one between large and small; full screen is a choice beside that. Only closing hides it.
 */
import { useCallback, useMemo, useState } from 'react';

export type WindowState = 'closed' | 'open' | 'minimised';

export interface ChatWindowControl {
  state: WindowState;
  isFullScreen: boolean;
  /** How often somebody asked for the chat; each time the focus goes into it. */
  entries: number;
  /** What both toggle buttons do. */
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
