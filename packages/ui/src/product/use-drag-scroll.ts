/**
 * Scrolls a row horizontally by mouse dragging. Touch and pen use the browser's scrolling. A press that scrolled is not
 * a click.
 */
import { type RefObject, useEffect } from 'react';

/** Maximum movement of a click, in pixels. */
const CLICK_SLACK_PX = 5;

/** During a drag the scroller has the attribute `data-dragging`, for its style. */
export function useDragScroll(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let press: { pointer: number; x: number; scrollLeft: number } | null = null;
    let hasMoved = false;

    function onPointerDown({ pointerType, pointerId, button, clientX }: PointerEvent) {
      hasMoved = false;
      if (!element || pointerType !== 'mouse' || button !== 0) return;
      press = { pointer: pointerId, x: clientX, scrollLeft: element.scrollLeft };
    }
    function onPointerMove({ pointerId, clientX }: PointerEvent) {
      if (!element || press?.pointer !== pointerId) return;
      const travel = clientX - press.x;
      if (!hasMoved && Math.abs(travel) <= CLICK_SLACK_PX) return;
      if (!hasMoved) {
        hasMoved = true;
        // Captured late: capturing on press would take the click from the link.
        element.setPointerCapture(pointerId);
        element.dataset.dragging = '';
      }
      element.scrollLeft = press.scrollLeft - travel;
    }
    function onPointerEnd() {
      press = null;
      delete element?.dataset.dragging;
    }
    function onClick(event: MouseEvent) {
      if (!hasMoved) return;
      hasMoved = false;
      event.preventDefault();
      event.stopPropagation();
    }
    // Prevents the browser's native link dragging.
    const onDragStart = (event: DragEvent) => event.preventDefault();

    element.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('pointermove', onPointerMove);
    element.addEventListener('pointerup', onPointerEnd);
    element.addEventListener('pointercancel', onPointerEnd);
    element.addEventListener('click', onClick, true);
    element.addEventListener('dragstart', onDragStart);
    return () => {
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('pointermove', onPointerMove);
      element.removeEventListener('pointerup', onPointerEnd);
      element.removeEventListener('pointercancel', onPointerEnd);
      element.removeEventListener('click', onClick, true);
      element.removeEventListener('dragstart', onDragStart);
    };
  }, [scroller]);
}
