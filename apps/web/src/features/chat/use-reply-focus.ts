/**
 * Keeps the keyboard focus in the chat during a reply. The pressed button may be removed and the field is disabled
 * until the reply ends, so the focus waits on the conversation and then moves to the field.
 */
import type { ChatSession } from '@quarry/client';
import { hasFinePointer } from '@quarry/ui';
import { useCallback, useEffect, useRef } from 'react';

/**
 * @returns `panel`, a ref for the element around conversation and field, and `leadFocus`, to be called when something
 * outside of the field has sent a message or the field should be focused.
 */
export function useReplyFocus(session: ChatSession) {
  const panel = useRef<HTMLDivElement>(null);
  const isWaiting = useRef(false);

  const moveOn = useCallback(() => {
    // Reads the session, because the rendered state is a frame behind.
    if (!isWaiting.current || session.getSnapshot().isBusy) return;
    const field = panel.current?.querySelector<HTMLTextAreaElement>('[data-message-field]');
    // The field stays disabled until the next render.
    if (!field || field.disabled) return;
    isWaiting.current = false;
    const log = panel.current?.querySelector('[role=log]');
    const active = document.activeElement;
    const isElsewhere = active !== null && active !== document.body && active !== log;
    // On a touch screen the keyboard would cover the answer.
    if (!isElsewhere && hasFinePointer()) field.focus({ preventScroll: true });
  }, [session]);
  // Runs after every render, because the reply may end at any.
  useEffect(moveOn);

  const leadFocus = useCallback(() => {
    isWaiting.current = true;
    panel.current?.querySelector<HTMLElement>('[role=log]')?.focus({ preventScroll: true });
    moveOn();
  }, [moveOn]);
  return { panel, leadFocus };
}
