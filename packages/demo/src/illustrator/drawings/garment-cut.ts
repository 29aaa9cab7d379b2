/** The pattern sheet of a garment: its measures and the outlines that follow from them. */
import { round } from '../studio/canvas.ts';

export interface Cut {
  length: number;
  shoulder: number;
  chest: number;
  waist: number;
  hem: number;
  sleeve: 'none' | 'strap' | 'cap' | 'short' | 'elbow' | 'long';
  sleeveWidth?: number;
  neck: 'crew' | 'v' | 'scoop' | 'boat' | 'turtle' | 'collar' | 'lapel' | 'hood';
  front?: 'none' | 'buttons' | 'zip' | 'double';
  ribbed?: boolean;
  /** Where a skirt begins, for dresses. */
  skirtFrom?: number;
  pocket?: 'none' | 'chest' | 'flaps' | 'pouch';
  belt?: boolean;
  /** Horizontal channels of down. */
  puffer?: boolean;
  /** What is worn inside: shirt and tie. */
  shirt?: boolean;
}

export const NECK_DEPTH: Record<Cut['neck'], number> = {
  crew: 46,
  v: 120,
  scoop: 96,
  boat: 26,
  turtle: 10,
  collar: 54,
  lapel: 230,
  hood: 64,
};

export function neckline(neck: Cut['neck'], half: number, depth: number): string {
  if (neck === 'v' || neck === 'lapel')
    return `Q${round(-half * 0.62)},${round(depth * 0.5)} 0,${depth}Q${round(half * 0.62)},${round(depth * 0.5)} ${half},0`;
  return `C${round(-half * 0.86)},${round(depth * 1.2)} ${round(half * 0.86)},${round(depth * 1.2)} ${half},0`;
}

export function bodyOutline(cut: Cut, half: number, depth: number): string {
  const { shoulder: s, chest, waist, hem, length, skirtFrom } = cut;
  const drop = cut.sleeve === 'strap' ? 0 : 34;
  const shoulderPoint = cut.sleeve === 'strap' ? half + 26 : s;
  const arm = cut.sleeve === 'strap' || cut.sleeve === 'none' ? 170 : 150;
  const waistY = skirtFrom ?? length * 0.62;
  const side = (k: 1 | -1, down: boolean): string => {
    const points = skirtFrom
      ? [
          `C${k * (shoulderPoint - 16)},${drop + 50} ${k * (chest - 22)},${arm - 30} ${k * chest},${arm}`,
          `C${k * chest},${arm + 60} ${k * waist},${waistY - 80} ${k * waist},${waistY}`,
          `C${k * (waist + (hem - waist) * 0.3)},${waistY + 60} ${k * (hem - (hem - waist) * 0.16)},${length - 130} ${k * hem},${length}`,
        ]
      : [
          `C${k * (shoulderPoint - 12)},${drop + 60} ${k * (chest - 10)},${arm - 20} ${k * chest},${arm + 20}`,
          `C${k * chest},${waistY - 90} ${k * waist},${waistY - 60} ${k * waist},${waistY}`,
          `C${k * waist},${waistY + 60} ${k * hem},${length - 70} ${k * hem},${length}`,
        ];
    if (down) return points.join('');
    return skirtFrom
      ? `C${k * (hem - (hem - waist) * 0.16)},${length - 130} ${k * (waist + (hem - waist) * 0.3)},${waistY + 60} ${k * waist},${waistY}C${k * waist},${waistY - 80} ${k * chest},${arm + 60} ${k * chest},${arm}C${k * (chest - 22)},${arm - 30} ${k * (shoulderPoint - 16)},${drop + 50} ${k * shoulderPoint},${drop}`
      : `C${k * hem},${length - 70} ${k * waist},${waistY + 60} ${k * waist},${waistY}C${k * waist},${waistY - 60} ${k * chest},${waistY - 90} ${k * chest},${arm + 20}C${k * (chest - 10)},${arm - 20} ${k * (shoulderPoint - 12)},${drop + 60} ${k * shoulderPoint},${drop}`;
  };
  let bottom = `Q0,${length + 30} ${-hem},${length}`;
  if (skirtFrom) {
    const waves = 6;
    const step = (hem * 2) / waves;
    bottom = Array.from({ length: waves }, (_, i) => {
      const sag = (t: number) => length + Math.sin(t * Math.PI) * 30;
      const x = hem - (i + 1) * step;
      return `Q${round(x + step / 2)},${round(sag((i + 0.5) / waves) + (i % 2 ? 12 : -4))} ${round(x)},${round(sag((i + 1) / waves))}`;
    }).join('');
  }
  return `M${half},0L${shoulderPoint},${drop}${side(1, true)}${bottom}${side(-1, false)}L${-half},0${neckline(cut.neck, half, depth)}Z`;
}

export function sleeveOutline(cut: Cut): string {
  const { shoulder: s, chest, sleeve, sleeveWidth: w = 70 } = cut;
  switch (sleeve) {
    case 'cap':
      return `M${s - 30},24C${s + 24},36 ${s + 44},70 ${s + 50},104C${s + 20},122 ${chest + 4},140 ${chest - 12},150C${chest - 10},100 ${s - 30},60 ${s - 30},24Z`;
    case 'short':
      return `M${s - 34},20C${s + 20},34 ${s + 60},110 ${s + 84},196Q${s + 50},216 ${s + 84 - w * 1.5},226L${chest - 14},176C${chest - 12},110 ${s - 34},70 ${s - 34},20Z`;
    case 'elbow':
      return `M${s - 34},20C${s + 24},40 ${s + 70},180 ${s + 92},310Q${s + 60},330 ${s + 92 - w * 1.6},330L${chest - 14},180C${chest - 12},110 ${s - 34},70 ${s - 34},20Z`;
    default: {
      const end = cut.length > 640 ? 520 : Math.min(560, cut.length + 30);
      return `M${s - 36},18C${s + 28},34 ${s + 62},150 ${s + 78},300C${s + 92},400 ${s + 100},470 ${s + 102},${end}Q${s + 70},${end + 14} ${s + 102 - w},${end + 6}C${s + 14},420 ${chest + 6},300 ${chest - 16},190C${chest - 14},110 ${s - 36},70 ${s - 36},18Z`;
    }
  }
}

/** The same outline on the other side; outlines here use absolute M, L, C, Q, A-free commands only. */
export const mirrored = (outline: string): string =>
  outline.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${round(-Number(x))},${y}`);
