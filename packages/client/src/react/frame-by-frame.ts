/**
 * Joins the many small changes of a streaming chat into one commit per animation frame. Sending, and the end
 * of a reply, show at once.
 */
import type { ChatState } from '../chat/chat-state.ts';
import type { Observable } from '../observable.ts';

/** Subscribes like `chat.subscribe`, but calls `listener` at most once a frame while a reply is streaming. */
export function subscribeFrameByFrame(chat: Observable<ChatState>, listener: () => void): () => void {
  let frame: number | null = null;
  let wasBusy = chat.getSnapshot().isBusy;

  function forgetFrame() {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
  }

  const unsubscribe = chat.subscribe(() => {
    const { isBusy } = chat.getSnapshot();
    // A hidden page draws no frames: there each change goes through, for nobody sees it and it costs little.
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
