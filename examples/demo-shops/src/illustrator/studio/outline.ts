/** Outlines as path data. Drawings stand on y = 0, grow upwards (negative y) and are centred on x = 0. */
import { elementAt } from '@quarry/language';
import { round } from './canvas.ts';

/** A corner: x, y and how far it is rounded. */
export type Corner = readonly [x: number, y: number, radius?: number];

/** A polygon with rounded corners. */
export function polygon(corners: readonly Corner[], closed = true): string {
  const at = (i: number) => elementAt(corners, (i + corners.length) % corners.length);
  const parts: string[] = [];
  corners.forEach(([x, y, radius = 0], i) => {
    const isEnd = !closed && (i === 0 || i === corners.length - 1);
    const before = towards([x, y], at(i - 1), radius);
    const after = towards([x, y], at(i + 1), radius);
    const start = parts.length === 0 ? 'M' : 'L';
    if (radius === 0 || isEnd) parts.push(`${start}${round(x)},${round(y)}`);
    else
      parts.push(
        `${start}${round(before[0])},${round(before[1])}Q${round(x)},${round(y)} ${round(after[0])},${round(after[1])}`,
      );
  });
  return parts.join('') + (closed ? 'Z' : '');
}

/** The point `distance` from a corner towards its neighbour, at most half way. */
function towards([x, y]: readonly [number, number], [nx, ny]: Corner, distance: number): [number, number] {
  const length = Math.hypot(nx - x, ny - y) || 1;
  const part = Math.min(distance / length, 0.5);
  return [x + (nx - x) * part, y + (ny - y) * part];
}

export const rectangle = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const r = Math.min(radius, width / 2, height / 2);
  const [left, top, right, bottom] = [round(x), round(y), round(x + width), round(y + height)];
  if (r === 0) return `M${left},${top}H${right}V${bottom}H${left}Z`;
  const a = `A${round(r)},${round(r)} 0 0 1 `;
  return `M${round(x + r)},${top}H${round(x + width - r)}${a}${right},${round(y + r)}V${round(y + height - r)}${a}${round(x + width - r)},${bottom}H${round(x + r)}${a}${left},${round(y + height - r)}V${round(y + r)}${a}${round(x + r)},${top}Z`;
};

export const oval = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${round(cx - rx)},${round(cy)}a${round(rx)},${round(ry)} 0 1 1 ${round(rx * 2)},0a${round(rx)},${round(ry)} 0 1 1 ${round(-rx * 2)},0Z`;

/** The same corners on both sides of the middle: the right side from top to bottom. */
export const symmetric = (right: readonly Corner[]): string =>
  polygon([...right, ...right.map(([x, y, radius]): Corner => [-x, y, radius]).reverse()]);

/** Points on a circle or ellipse, the first one at `from` degrees (0 is right, 90 is down). */
export function around(count: number, rx: number, ry = rx, from = -90): { x: number; y: number; angle: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = from + (360 * i) / count;
    const radians = (angle * Math.PI) / 180;
    return { x: Math.cos(radians) * rx, y: Math.sin(radians) * ry, angle };
  });
}
