/**
 * Keeps a sticky panel as tall as the room between its top and the lower edge of the screen, while the page scrolls the
 * header away above it. Without it the foot of the panel, where one writes, would begin below the edge.
 */
import { type RefObject, useEffect } from 'react';

/** Sets `--room-below` on the panel, for its style to use; nothing while `isOn` is false. */
export function useRoomBelow(panel: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = panel.current;
    if (!element || !isOn) return;
    let frame = 0;
    const fit = () => {
      frame = 0;
      // Measured at its parent: the panel's own place depends on its height when the end of the page is near.
      const parentTop = element.parentElement?.getBoundingClientRect().top ?? 0;
      const stickyTop = Number.parseFloat(getComputedStyle(element).top) || 0;
      element.style.setProperty('--room-below', `${window.innerHeight - Math.max(parentTop, stickyTop)}px`);
    };
    const fitInNextFrame = () => {
      frame ||= requestAnimationFrame(fit);
    };
    fit();
    window.addEventListener('scroll', fitInNextFrame, { passive: true });
    window.addEventListener('resize', fitInNextFrame);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', fitInNextFrame);
      window.removeEventListener('resize', fitInNextFrame);
      element.style.removeProperty('--room-below');
    };
  }, [panel, isOn]);
}
