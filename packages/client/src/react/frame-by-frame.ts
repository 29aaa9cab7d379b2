/**
 * Batches the changes of a streaming chat into one render per animation frame. Sending and the end of a reply render at
 * once.
 */
import type { ChatState } from '../chat/chat-state.ts';
import type { Observable } from '../observable.ts';

/** Like `chat.subscribe`, but calls `listener` at most once per frame while a reply streams. */
export function subscribeFrameByFrame(chat: Observable<ChatState>, listener: () => void): () => void {
  let frame: number | null = null;
  let wasBusy = chat.getSnapshot().isBusy;

  function forgetFrame() {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
  }

  const unsubscribe = chat.subscribe(() => {
    const { isBusy } = chat.getSnapshot();
    // A hidden page gets no animation frames, so changes are passed on directly.
    if (isBusy && wasBusy && document.visibilityState === 'visible') {
      frame ??= requestAnimationFrame(() => {
        frame = null;
        listener();
      });
      return;
    }
    wasBusy = isBusy;
    forgetFrame();
    listener();
  });

  return () => {
    unsubscribe();
    forgetFrame();
  };
}
