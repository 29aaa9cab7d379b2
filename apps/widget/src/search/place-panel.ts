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

/** Keeps `panel` under `field` until the returned function is called. */
export function keepUnder(field: HTMLElement, panel: HTMLElement): () => void {
  const place = () => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const found = placeUnder(field.getBoundingClientRect(), { width, height }, panel.dir === 'rtl' ? 'rtl' : 'ltr');
    panel.style.left = `${found.left}px`;
    panel.style.top = `${found.top}px`;
    panel.style.width = `${found.width}px`;
    panel.style.setProperty('--room', `${found.maxHeight}px`);
  };
  place();
  // Scrolling any ancestor may move the field.
  window.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  return () => {
    window.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
  };
}
