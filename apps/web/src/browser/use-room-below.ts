/**
 * Sizes a sticky panel to the space between its top and the bottom of the window, while the header scrolls away above
 * it. Otherwise the panel's input at its bottom would be off-screen.
 */
import { type RefObject, useEffect } from 'react';

/** Sets the CSS variable `--room-below` on the panel, unless `isOn` is false. */
export function useRoomBelow(panel: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = panel.current;
    if (!element || !isOn) return;
    let frame = 0;
    const fit = () => {
      frame = 0;
      // Measured at the parent, because near the end of the page the panel's own position depends on its height.
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
    // Notices above the panel come and go.
    const observer = new ResizeObserver(fitInNextFrame);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', fitInNextFrame);
      window.removeEventListener('resize', fitInNextFrame);
      observer.disconnect();
      element.style.removeProperty('--room-below');
    };
  }, [panel, isOn]);
}
