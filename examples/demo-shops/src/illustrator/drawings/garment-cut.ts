/**
 * The measures of a garment and the outlines that follow from them. Clothes are shown without a wearer: from the front,
 * the neck at y = 0, sleeves apart from the body, so that the try-on can cut them out.
 */
import { round } from '../studio/canvas.ts';

export type Sleeve = 'none' | 'strap' | 'bare' | 'cap' | 'flutter' | 'short' | 'elbow' | 'puff' | 'long' | 'bishop';
export type Neck =
  | 'crew'
  | 'v'
  | 'scoop'
  | 'boat'
  | 'square'
  | 'sweetheart'
  | 'turtle'
  | 'collar'
  | 'lapel'
  | 'hood'
  | 'wrap'
  | 'stand';

/** How a dress falls from its waist. */
export type Fall = 'flare' | 'line' | 'column' | 'mermaid';

export interface Cut {
  length: number;
  shoulder: number;
  chest: number;
  waist: number;
  waistY: number;
  hem: number;
  sleeve: Sleeve;
  sleeveWidth: number;
  sleeveLength: number;
  neck: Neck;
  /** Half the width of the neck and how deep it is cut in front. */
  neckHalf: number;
  neckDepth: number;
  front: 'none' | 'buttons' | 'zip' | 'double' | 'placket' | 'biker' | 'snaps';
  ribbed: boolean;
  /** Set for dresses: how the skirt falls. */
  fall?: Fall;
  pleats: 'none' | 'soft' | 'knife' | 'tiers' | 'tulle';
  /** How far the hem of a shirt sinks between the sides. */
  tail: number;
  pockets: readonly ('chest' | 'chest flaps' | 'flaps' | 'welts' | 'pouch' | 'patch')[];
  belt: 'none' | 'sash' | 'strap' | 'bow' | 'tie';
  puffer: boolean;
  cables: boolean;
  slit: boolean;
  /** What is worn inside a suit. */
  inside: 'none' | 'tie' | 'waistcoat' | 'blouse';
  bow: boolean;
  yoke: boolean;
  epaulettes: boolean;
  graphic: boolean;
}

/** Where sleeves leave the body. */
const ARMHOLE_Y = 166;
/** Sleeves hang this far from the body, in radians. */
const SPREAD = 0.3;

export const BARE_TOP = 84;

export function neckline({ neck, neckHalf: half, neckDepth: depth }: Cut): string {
  switch (neck) {
    case 'v':
    case 'wrap':
    case 'lapel':
      return `C${round(-half * 0.8)},${round(depth * 0.4)} ${round(-half * 0.3)},${round(depth * 0.82)} 0,${round(depth)}C${round(half * 0.3)},${round(depth * 0.82)} ${round(half * 0.8)},${round(depth * 0.4)} ${round(half)},0`;
    case 'square':
      return `C${round(-half * 0.98)},${round(depth * 0.5)} ${round(-half * 0.94)},${round(depth * 0.9)} ${round(-half * 0.88)},${round(depth)}Q0,${round(depth + 8)} ${round(half * 0.88)},${round(depth)}C${round(half * 0.94)},${round(depth * 0.9)} ${round(half * 0.98)},${round(depth * 0.5)} ${round(half)},0`;
    case 'sweetheart':
      return `C${round(-half)},${round(depth * 0.6)} ${round(-half * 0.96)},${round(depth * 0.84)} ${round(-half * 0.8)},${round(depth * 0.86)}C${round(-half * 0.5)},${round(depth * 0.8)} ${round(-half * 0.14)},${round(depth * 0.9)} 0,${round(depth * 1.14)}C${round(half * 0.14)},${round(depth * 0.9)} ${round(half * 0.5)},${round(depth * 0.8)} ${round(half * 0.8)},${round(depth * 0.86)}C${round(half * 0.96)},${round(depth * 0.84)} ${round(half)},${round(depth * 0.6)} ${round(half)},0`;
    default:
      return `C${round(-half * 0.86)},${round(depth * 1.26)} ${round(half * 0.86)},${round(depth * 1.26)} ${round(half)},0`;
  }
}

/** The upper edge of a bodice on straps or without any: from the left end to the right one. */
export function bodiceEdge({ neck, neckHalf: half, neckDepth: depth }: Cut): string {
  const top = BARE_TOP;
  if (neck === 'v' || neck === 'wrap') {
    const deep = top + Math.min(76, depth * 0.7);
    return `Q${round(-half * 0.5)},${round(top + 22)} 0,${round(deep)}Q${round(half * 0.5)},${round(top + 22)} ${half},${top}`;
  }
  if (neck === 'scoop')
    return `C${round(-half * 0.7)},${top + 50} ${round(half * 0.7)},${top + 50} ${round(half)},${top}`;
  return `C${round(-half * 0.8)},${top - 12} ${round(-half * 0.2)},${top - 4} 0,${top + 30}C${round(half * 0.2)},${top - 4} ${round(half * 0.8)},${top - 12} ${round(half)},${top}`;
}

/** Right side of the body from the armhole to the hem, and the same read upwards for the left side. */
function sides(cut: Cut): readonly (readonly [number, number])[] {
  const { chest, waist, waistY, hem, length, fall, tail } = cut;
  const side = length - tail;
  const upper: [number, number][] = [
    [chest, ARMHOLE_Y + (waistY - ARMHOLE_Y) * 0.45],
    [waist, waistY - (waistY - ARMHOLE_Y) * 0.4],
    [waist, waistY],
  ];
  const down = length - waistY;
  switch (fall) {
    case 'flare':
      return [
        ...upper,
        [waist + (hem - waist) * 0.3, waistY + down * 0.12],
        [hem - (hem - waist) * 0.24, length - down * 0.4],
        [hem, length],
      ];
    case 'column': {
      const hip = waist + 30;
      return [
        ...upper,
        [waist + 4, waistY + 40],
        [hip, waistY + 60],
        [hip + 2, waistY + 126],
        [hip + 4, waistY + 220],
        [hem, length - 160],
        [hem, length],
      ];
    }
    case 'mermaid': {
      const hip = waist + 32;
      const knee = length - down * 0.36;
      return [
        ...upper,
        [waist + 4, waistY + 40],
        [hip, waistY + 50],
        [hip, waistY + 120],
        [hip, waistY + 200],
        [hip - 20, knee - 90],
        [hip - 20, knee],
        [hip - 18, knee + 80],
        [hem - 40, length - 60],
        [hem, length],
      ];
    }
    case 'line':
      return [...upper, [waist + 16, waistY + 70], [hem - (hem - waist) * 0.3, length - down * 0.5], [hem, length]];
    default:
      return [...upper, [waist, waistY + (side - waistY) * 0.4], [hem, side - (side - waistY) * 0.5], [hem, side]];
  }
}

const curveTo = (points: readonly (readonly [number, number])[]): string => {
  let path = '';
  for (let i = 0; i + 2 < points.length; i += 3)
    path += `C${[points[i], points[i + 1], points[i + 2]].map((p) => `${round(p?.[0] ?? 0)},${round(p?.[1] ?? 0)}`).join(' ')}`;
  return path;
};

function hemline({ hem, length, fall, tail, pleats }: Cut): string {
  if (tail > 0)
    return `C${round(hem * 0.96)},${round(length - tail * 0.3)} ${round(hem * 0.7)},${round(length)} ${round(hem * 0.42)},${round(length + 4)}Q0,${round(length + 12)} ${round(-hem * 0.42)},${round(length + 4)}C${round(-hem * 0.7)},${round(length)} ${round(-hem * 0.96)},${round(length - tail * 0.3)} ${round(-hem)},${round(length - tail)}`;
  if (fall === undefined || fall === 'column' || pleats === 'none')
    return `Q0,${round(length + hem * 0.12)} ${round(-hem)},${round(length)}`;
  const waves = pleats === 'knife' ? 14 : pleats === 'tulle' ? 10 : fall === 'line' ? 5 : 7;
  const step = (hem * 2) / waves;
  const deep = fall === 'line' ? 16 : 30;
  const sag = (t: number) => length + Math.sin(t * Math.PI) * deep;
  return Array.from({ length: waves }, (_, i) => {
    const x = hem - (i + 1) * step;
    const wave = pleats === 'knife' ? (i % 2 ? 7 : -3) : i % 2 ? 13 : -5;
    return `Q${round(x + step / 2)},${round(sag((i + 0.5) / waves) + wave)} ${round(x)},${round(sag((i + 1) / waves))}`;
  }).join('');
}

/** Silhouette of the body without sleeves. */
export function bodyOutline(cut: Cut): string {
  const { shoulder: s, chest, neckHalf: half, sleeve } = cut;
  const right = sides(cut);
  const left = [...right]
    .reverse()
    .map(([x, y]): [number, number] => [-x, y])
    .slice(1);
  if (sleeve === 'strap' || sleeve === 'bare') {
    const under: [number, number] = [chest, ARMHOLE_Y];
    const armpit = `C${round(half + 8)},${BARE_TOP + 40} ${round(chest - 12)},${ARMHOLE_Y - 16} ${under.join(',')}`;
    const back = `C${round(-chest + 12)},${ARMHOLE_Y - 16} ${round(-half - 8)},${BARE_TOP + 40} ${round(-half)},${BARE_TOP}`;
    return `M${round(half)},${BARE_TOP}${armpit}${curveTo(right)}${hemline(cut)}${curveTo([...left, [-chest, ARMHOLE_Y]])}${back}${bodiceEdge(cut)}Z`;
  }
  const drop = 30;
  const end = sleeve === 'none' ? s - 14 : s;
  const dip = sleeve === 'none' ? 34 : 22;
  return (
    `M${round(half)},0L${round(end)},${drop}C${round(end - dip * 0.6)},${drop + 56} ${round(chest - dip)},${ARMHOLE_Y - 26} ${round(chest)},${ARMHOLE_Y}` +
    curveTo(right) +
    hemline(cut) +
    curveTo([...left, [-chest, ARMHOLE_Y]]) +
    `C${round(-chest + dip)},${ARMHOLE_Y - 26} ${round(-end + dip * 0.6)},${drop + 56} ${round(-end)},${drop}L${round(-half)},0${neckline(cut)}Z`
  );
}

export interface SleeveShape {
  outline: string;
  /** The two corners of the cuff, outer first, and the direction of the arm in degrees for patterns. */
  cuff: readonly [readonly [number, number], readonly [number, number]];
  turn: number;
  /** How far out it reaches. */
  reach: number;
  /** A point on the middle line of the arm, 0 at the shoulder, 1 at the cuff; and how wide it is there. */
  at(part: number, across: number): readonly [number, number];
}

/** The right sleeve. Undefined for garments without sleeves. */
export function sleeveShape(cut: Cut): SleeveShape | undefined {
  const { shoulder: s, chest, sleeve, sleeveWidth: width } = cut;
  if (sleeve === 'none' || sleeve === 'strap' || sleeve === 'bare') return undefined;
  const angle = { cap: 0.72, flutter: 0.62, short: 0.5, puff: 0.5, elbow: 0.4, long: SPREAD, bishop: SPREAD }[sleeve];
  const length = {
    cap: 72,
    flutter: 112,
    short: 168,
    puff: 178,
    elbow: 268,
    long: cut.sleeveLength,
    bishop: cut.sleeveLength,
  }[sleeve];
  const [dx, dy] = [Math.sin(angle), Math.cos(angle)];
  const [nx, ny] = [Math.cos(angle), -Math.sin(angle)];
  const swell = { cap: 0, flutter: 14, short: 8, puff: 54, elbow: 8, long: 10, bishop: 22 }[sleeve];
  const end = sleeve === 'cap' ? width * 0.9 : sleeve === 'flutter' ? width * 2.1 : width;
  const shoulderAt: [number, number] = [s, 27];
  const outer: [number, number] = [shoulderAt[0] + dx * length + nx * 8, shoulderAt[1] + dy * length + ny * 8];
  const inner: [number, number] = [outer[0] - nx * end, outer[1] - ny * end];
  const under: [number, number] = [chest - 3, ARMHOLE_Y + 4];
  const point = (from: readonly [number, number], along: number, out: number) =>
    `${round(from[0] + dx * along + nx * out)},${round(from[1] + dy * along + ny * out)}`;
  const cap = sleeve === 'puff' ? 34 : 12;
  const late = sleeve === 'bishop' ? 0.2 : 0.5;
  const outline =
    `M${round(s - 34)},20L${round(s - 8)},25` +
    `C${round(s + cap + 12)},${sleeve === 'puff' ? 8 : 30} ${point(outer, -length * late, swell)} ${outer.map(round).join(',')}` +
    (sleeve === 'flutter'
      ? `Q${point(outer, 22, -end * 0.25)} ${point(outer, 6, -end * 0.5)}Q${point(outer, 18, -end * 0.8)} ${inner.map(round).join(',')}`
      : `Q${point(outer, 9, -end * 0.5)} ${inner.map(round).join(',')}`) +
    `C${point(inner, -length * late * 0.8, sleeve === 'bishop' ? -swell * 1.4 : sleeve === 'puff' ? -26 : -4)} ${round(under[0] + dx * length * 0.16)},${round(under[1] + 26)} ${under.map(round).join(',')}` +
    `C${round(chest - 30)},${ARMHOLE_Y - 40} ${round(s - 36)},70 ${round(s - 34)},20Z`;
  return {
    outline,
    cuff: [outer, inner],
    turn: (-angle * 180) / Math.PI,
    reach: outer[0] + Math.max(4, swell * 0.75),
    at: (part, across) => [
      shoulderAt[0] + (outer[0] - shoulderAt[0]) * part - nx * (end * 0.5 + (1 - part) * 22) * (1 - across),
      shoulderAt[1] + (outer[1] - shoulderAt[1]) * part - ny * (end * 0.5 + (1 - part) * 22) * (1 - across),
    ],
  };
}

/** The same outline on the other side; outlines here use absolute M, L, C and Q with all coordinates only. */
export const mirrored = (outline: string): string =>
  outline.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${round(-Number(x))},${y}`);
