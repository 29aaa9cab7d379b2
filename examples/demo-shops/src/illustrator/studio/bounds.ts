/** How far an outline reaches: a box around its points and control points, which is never too small. */
const ARGUMENTS: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boundsOf(path: string): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let [x, y] = [0, 0];
  const reach = (px: number, py: number) => {
    bounds.left = Math.min(bounds.left, px);
    bounds.right = Math.max(bounds.right, px);
    bounds.top = Math.min(bounds.top, py);
    bounds.bottom = Math.max(bounds.bottom, py);
  };
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = ARGUMENTS[command] ?? 0;
    for (let i = 0; size > 0 && i + size <= numbers.length; i += size) {
      const [dx, dy] = letter === command ? [0, 0] : [x, y];
      const step = numbers.slice(i, i + size);
      if (command === 'H') x = (step[0] ?? 0) + dx;
      else if (command === 'V') y = (step[0] ?? 0) + dy;
      else {
        const points = command === 'A' ? step.slice(5) : step;
        if (command === 'A') {
          // An arc bulges by its radii at most.
          const [rx = 0, ry = 0] = step;
          const [ex, ey] = [(points[0] ?? 0) + dx, (points[1] ?? 0) + dy];
          const [mx, my] = [(x + ex) / 2, (y + ey) / 2];
          reach(Math.max(mx - rx, Math.min(x, ex) - rx), Math.max(my - ry, Math.min(y, ey) - ry));
          reach(Math.min(mx + rx, Math.max(x, ex) + rx), Math.min(my + ry, Math.max(y, ey) + ry));
        }
        for (let p = 0; p < points.length; p += 2) {
          reach((points[p] ?? 0) + dx, (points[p + 1] ?? 0) + dy);
        }
        x = (points.at(-2) ?? 0) + dx;
        y = (points.at(-1) ?? 0) + dy;
      }
      reach(x, y);
    }
  }
  return bounds;
}
