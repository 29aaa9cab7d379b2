/** Positions the panel below the field, in window coordinates. */

/** In pixels. */
const GAP = 6;
const EDGE = 8;
const NARROWEST = 560;
const LOWEST = 160;

export interface Place {
  left: number;
  top: number;
  width: number;
  maxHeight: number;
}

/** At least as wide as the field and within the window. All sizes in pixels. */
export function placeUnder(
  field: Pick<DOMRect, 'left' | 'right' | 'bottom' | 'width'>,
  view: { width: number; height: number },
  direction: 'ltr' | 'rtl',
): Place {
  const room = view.width - 2 * EDGE;
  const width = Math.min(room, Math.max(field.width, NARROWEST));
  const wanted = direction === 'rtl' ? field.right - width : field.left;
  const left = Math.min(Math.max(wanted, EDGE), EDGE + room - width);
  const top = field.bottom + GAP;
  return { left, top, width, maxHeight: Math.max(LOWEST, view.height - top - EDGE) };
}

/**
 * Keeps `panel` under `field` until the returned function is called. A field moves for many reasons, scrolling and
 * animations of the shop among them, so its place is read in every frame.
 * @param onGone called when the field is no longer on the page, or is not shown.
 */
export function keepUnder(field: HTMLElement, panel: HTMLElement, onGone: () => void): () => void {
  let frame = 0;
  let last = '';
  const place = () => {
    const under = field.getBoundingClientRect();
    if (!field.isConnected || !(field.checkVisibility?.() ?? true)) {
      onGone();
      return;
    }
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    // A keyboard on the screen covers the rest.
    const view = { width, height: Math.min(height, window.visualViewport?.height ?? height) };
    const found = placeUnder(under, view, panel.dir === 'rtl' ? 'rtl' : 'ltr');
    const { left, top, maxHeight } = found;
    const now = JSON.stringify(found);
    if (now !== last) {
      panel.style.left = `${left}px`;
      panel.style.top = `${top}px`;
      panel.style.width = `${found.width}px`;
      panel.style.setProperty('--room', `${maxHeight}px`);
      last = now;
    }
    frame = requestAnimationFrame(place);
  };
  place();
  return () => cancelAnimationFrame(frame);
}
