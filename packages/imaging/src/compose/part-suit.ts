/** Splits a suit in one picture: the jacket ends where the outline narrows, the trousers begin slightly above. */
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { findCrotch } from './leg-outline.ts';
import { rowsOf } from './outline.ts';
import { elementAt } from '@quarry/language';

export function partSuit(cutout: Cutout): { jacket: Cutout; trousers: Cutout | null } {
  const { box } = cutout;
  const rows = rowsOf(cutout);
  // Below the sleeves: the width of the middle run.
  const widths = rows.map(({ runs }) => {
    const center = box.left + box.width / 2;
    const inner = runs.filter(([from, to]) => to > center - box.width * 0.3 && from < center + box.width * 0.3);
    return inner.length > 0 ? elementAt(inner, inner.length - 1)[1] - elementAt(inner, 0)[0] : 0;
  });
  let [hem, step] = [0, 0];
  const reach = Math.max(2, Math.round(rows.length * 0.008));
  for (let k = Math.round(rows.length * 0.33); k < rows.length * 0.66; k++) {
    const inwards = (widths[k - reach] ?? 0) - (widths[k + reach] ?? 0);
    if (inwards > step) [hem, step] = [k, inwards];
  }
  if (box.height < box.width * 1.5) return { jacket: cutout, trousers: null };
  if (step < box.width * 0.05) {
    // The legs are as wide as the hem and separate slightly below it.
    const crotch = findCrotch(rows, box);
    if (crotch === null) return { jacket: cutout, trousers: null };
    hem = Math.max(reach + 1, crotch - box.top - Math.round(rows.length * 0.06));
  }
  return {
    jacket: rowsFrom(cutout, box.top, box.top + hem),
    trousers: rowsFrom(cutout, box.top + hem + reach, box.top + box.height),
  };
}

function rowsFrom(cutout: Cutout, from: number, to: number): Cutout {
  const { width, rgba } = cutout;
  const copy = rgba.slice();
  let [left, right] = [width, 0];
  for (let y = 0; y < cutout.height; y++) {
    for (let x = 0; x < width; x++) {
      const alpha = (y * width + x) * 4 + 3;
      if (y < from || y >= to) copy[alpha] = 0;
      else if ((copy[alpha] ?? 0) > 127) [left, right] = [Math.min(left, x), Math.max(right, x)];
    }
  }
  return {
    ...cutout,
    rgba: copy,
    box: { left, top: from, width: Math.max(1, right - left + 1), height: Math.max(1, to - from) },
  };
}
