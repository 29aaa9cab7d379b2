/**
 * Keeps the keyboard in the chat while a reply is on its way. What was pressed may go, and the field is disabled until
 * the reply has come: so the focus waits on the conversation, and moves on to the field afterwards.
 */
import type { ChatSession } from '@quarry/client';
import { hasFinePointer } from '@quarry/ui';
import { useCallback, useEffect, useRef } from 'react';

/**
 * @returns `panel`, to be put on the element around conversation and field, and `leadFocus`, to be called when something
 *   outside of the field has sent a message, or when the field is wanted next.
 */
export function useReplyFocus(session: ChatSession) {
  const panel = useRef<HTMLDivElement>(null);
  const isWaiting = useRef(false);

  const moveOn = useCallback(() => {
    // The session, not the drawn state, which follows a frame later.
    if (!isWaiting.current || session.getSnapshot().isBusy) return;
    const field = panel.current?.querySelector<HTMLTextAreaElement>('[data-message-field]');
    // The field is drawn as disabled until the page has caught up.
    if (!field || field.disabled) return;
    isWaiting.current = false;
    const log = panel.current?.querySelector('[role=log]');
    const active = document.activeElement;
    const isElsewhere = active !== null && active !== document.body && active !== log;
    // On a touch screen a keyboard would cover the answer.
    if (!isElsewhere && hasFinePointer()) field.focus({ preventScroll: true });
  }, [session]);
  // After every drawing: the reply may end at any of them.
  useEffect(moveOn);

  const leadFocus = useCallback(() => {
    isWaiting.current = true;
    panel.current?.querySelector<HTMLElement>('[role=log]')?.focus({ preventScroll: true });
    moveOn();
  }, [moveOn]);
  return { panel, leadFocus };
}
