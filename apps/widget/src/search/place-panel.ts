/** Where the panel stands: under the field, in the coordinates of the window. */

/** Pixels. */
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

/** As wide as the field or wider, and never beyond the edges of the window. All sizes in pixels. */
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
  // Whatever scrolls may carry the field along, also an element of the page.
  window.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  return () => {
    window.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
  };
}
