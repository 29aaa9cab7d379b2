/**
 * Clothes for the upper body and dresses: they hang from y = 0 (the neck) downwards. One cut with many measures: sleeves,
 * neckline, length, closure. Everything that a text may say (colour, pattern, cloth) shows on the cloth.
 */
import { bar, type Canvas, disc, fillPath, placed, round, stroke } from './canvas.ts';
import { darker, lighter, lightness } from './color.ts';
import type { Drawing, Drawings } from './drawing.ts';
import type { Look } from './look.ts';
import { polygon, rectangle } from './outline.ts';
import type { Piece } from './stage.ts';
import { cloth } from './surface.ts';

interface Cut {
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

const HANGER_TOP = -150;

function hanger(c: Canvas, shoulder: number): string {
  const reach = shoulder * 0.94;
  const arms = `M${-reach},44Q${-reach * 0.4},-8 0,-14Q${reach * 0.4},-8 ${reach},44`;
  return (
    stroke('M0,-16V-62C0,-84 26,-84 26,-112A26,26 0 1 0 -24,-122', c.linear([[0, '#f4f4f2'], [0.5, '#8f9496'], [1, '#d9dcdc']], [0, 0, 1, 0]), 7) +
    stroke(arms, '#6d4f37', 20) +
    placed(stroke(arms, '#b98e68', 7, { opacity: 0.8 }), { y: -5 })
  );
}

const NECK_DEPTH: Record<Cut['neck'], number> = { crew: 46, v: 120, scoop: 96, boat: 26, turtle: 10, collar: 54, lapel: 230, hood: 64 };

function neckline(neck: Cut['neck'], half: number, depth: number): string {
  if (neck === 'v' || neck === 'lapel') return `Q${round(-half * 0.62)},${round(depth * 0.5)} 0,${depth}Q${round(half * 0.62)},${round(depth * 0.5)} ${half},0`;
  return `C${round(-half * 0.86)},${round(depth * 1.2)} ${round(half * 0.86)},${round(depth * 1.2)} ${half},0`;
}

function bodyOutline(cut: Cut, half: number, depth: number): string {
  const { shoulder: s, chest, waist, hem, length, skirtFrom } = cut;
  const drop = cut.sleeve === 'strap' ? 0 : 34;
  const shoulderPoint = cut.sleeve === 'strap' ? half + 26 : s;
  const arm = cut.sleeve === 'strap' || cut.sleeve === 'none' ? 170 : 150;
  const waistY = skirtFrom ?? length * 0.62;
  const side = (k: 1 | -1, down: boolean): string => {
    const points = skirtFrom
      ? [`C${k * (shoulderPoint - 16)},${drop + 50} ${k * (chest - 22)},${arm - 30} ${k * chest},${arm}`, `C${k * chest},${arm + 60} ${k * waist},${waistY - 80} ${k * waist},${waistY}`, `C${k * (waist + (hem - waist) * 0.3)},${waistY + 60} ${k * (hem - (hem - waist) * 0.16)},${length - 130} ${k * hem},${length}`]
      : [`C${k * (shoulderPoint - 12)},${drop + 60} ${k * (chest - 10)},${arm - 20} ${k * chest},${arm + 20}`, `C${k * chest},${waistY - 90} ${k * waist},${waistY - 60} ${k * waist},${waistY}`, `C${k * waist},${waistY + 60} ${k * hem},${length - 70} ${k * hem},${length}`];
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

function sleeveOutline(cut: Cut): string {
  const { shoulder: s, chest, sleeve, sleeveWidth: w = 70 } = cut;
  switch (sleeve) {
    case 'cap':
      return `M${s - 30},24C${s + 24},36 ${s + 44},70 ${s + 50},104C${s + 20},122 ${chest + 4},140 ${chest - 12},150C${chest - 10},100 ${s - 30},60 ${s - 30},24Z`;
    case 'short':
      return `M${s - 34},20C${s + 20},34 ${s + 60},110 ${s + 84},${196}Q${s + 50},${216} ${s + 84 - w * 1.5},${226}L${chest - 14},176C${chest - 12},110 ${s - 34},70 ${s - 34},20Z`;
    case 'elbow':
      return `M${s - 34},20C${s + 24},40 ${s + 70},180 ${s + 92},310Q${s + 60},330 ${s + 92 - w * 1.6},330L${chest - 14},180C${chest - 12},110 ${s - 34},70 ${s - 34},20Z`;
    default: {
      const end = cut.length > 640 ? 520 : Math.min(560, cut.length + 30);
      return `M${s - 36},18C${s + 28},34 ${s + 62},150 ${s + 78},300C${s + 92},400 ${s + 100},470 ${s + 102},${end}Q${s + 70},${end + 14} ${s + 102 - w},${end + 6}C${s + 14},420 ${chest + 6},300 ${chest - 16},190C${chest - 14},110 ${s - 36},70 ${s - 36},18Z`;
    }
  }
}

/** Draws one garment from its cut. */
function garment(c: Canvas, look: Look, cut: Cut): Piece {
  const { color: tone, dice } = look;
  const weave = cloth(c, look);
  const half = cut.neck === 'boat' ? cut.shoulder * 0.62 : cut.neck === 'turtle' ? 66 : cut.neck === 'lapel' ? 62 : dice.between('neck width', 66, 84);
  const depth = NECK_DEPTH[cut.neck] * dice.between('neck depth', 0.86, 1.14);
  const body = bodyOutline(cut, half, depth);
  const { length, hem, waist, chest, shoulder } = cut;
  const fabric = { depth: 20, dark: 0.5, light: look.material === 'leather' || look.material === 'silk' ? 0.6 : 0.4 };
  const dark = darker(tone, 0.62);
  const light = lighter(tone, 0.55);

  let sleeves = '';
  let sleeveShape = '';
  if (cut.sleeve !== 'none' && cut.sleeve !== 'strap') {
    sleeveShape = sleeveOutline(cut);
    const end = cut.length > 640 ? 520 : Math.min(560, cut.length + 30);
    const w = cut.sleeveWidth ?? 70;
    const folds = cut.sleeve === 'long' ? c.blurred(5, stroke(`M${shoulder + 6},180Q${shoulder + 40},210 ${shoulder + 58},196M${shoulder + 30},330Q${shoulder + 60},350 ${shoulder + 84},326M${shoulder + 46},430Q${shoulder + 70},446 ${shoulder + 94},430`, dark, 11) + stroke(`M${shoulder + 10},140Q${shoulder + 40},260 ${shoulder + 62},400`, light, 10), 0.5) : '';
    const channels = cut.puffer ? pufferLines(c, look, 40, 600, -20, shoulder + 160) : '';
    const cuff = cut.ribbed && cut.sleeve === 'long' ? bar(shoulder + 90 - w, end - 40, w + 30, 70, ribTile(c, look)) : cut.sleeve === 'long' && (cut.neck === 'collar' || cut.neck === 'lapel') ? stroke(`M${shoulder + 92 - w},${end - 44}L${shoulder + 110},${end - 52}`, dark, 2.5, { opacity: 0.6 }) : stroke(`M${shoulder + 84 - w * 1.7},${cut.sleeve === 'elbow' ? 314 : 208}L${shoulder + 100},${cut.sleeve === 'elbow' ? 296 : 178}`, dark, 2, { opacity: 0.5, dash: '6 4' });
    const one = c.form(sleeveShape, tone, { ...fabric, depth: 15, art: weave + channels + cuff + folds });
    const far = c.form(sleeveShape, darker(tone, 0.06), { ...fabric, depth: 15, light: 0.2, art: weave + channels + cuff + folds });
    sleeves = far + placed(one, { mirror: true });
  }

  const details: string[] = [weave];
  if (cut.puffer) details.push(pufferLines(c, look, 90, length + 40, -hem - 60, hem + 60));
  if (cut.skirtFrom) details.push(skirtFolds(c, look, cut.skirtFrom, length, waist, hem, dice.count('folds', 7, 11)));
  details.push(
    c.blurred(
      6,
      stroke(`M${chest - 8},190Q${chest * 0.5},236 ${chest * 0.2},230M${-chest + 8},190Q${-chest * 0.5},240 ${-chest * 0.26},232M${waist * 0.7},${length * 0.6}Q${waist * 0.3},${length * 0.66} ${waist * 0.5},${length * 0.84}`, dark, 10) +
        stroke(`M${-chest * 0.56},150Q${-chest * 0.44},${length * 0.34} ${-waist * 0.62},${length * 0.56}`, light, 16),
      look.material === 'leather' || look.material === 'silk' ? 0.44 : 0.28,
    ),
  );
  if (cut.ribbed) details.push(bar(-hem - 20, length - 46, hem * 2 + 40, 90, ribTile(c, look)), stroke(`M${-hem - 20},${length - 46}H${hem + 20}`, dark, 3, { opacity: 0.5 }));
  else if (!cut.skirtFrom) details.push(stroke(`M${-hem},${length - 16}Q0,${length + 14} ${hem},${length - 16}`, dark, 2, { opacity: 0.45, dash: '6 4' }));

  const inner = `M${-half},0Q0,-14 ${half},0${neckline(cut.neck, half, depth).replace(/^/, `L${half},0L${-half},0`)}Z`;
  const inside =
    fillPath(inner, darker(tone, 0.5)) +
    (cut.shirt ? shirtAndTie(c, look, half, depth) : bar(-17, 12, 34, 18, '#f5f1e8', 2, depth > 40 ? 0.85 : 0));
  const shape = cut.sleeve === 'none' || cut.sleeve === 'strap' ? body : body + sleeveShape + mirrored(sleeveShape);
  const reach = cut.sleeve === 'long' ? shoulder + 104 : cut.sleeve === 'elbow' ? shoulder + 94 : cut.sleeve === 'short' ? shoulder + 86 : cut.sleeve === 'cap' ? shoulder + 52 : shoulder;
  const wide = Math.max(reach, hem);
  return {
    art: hanger(c, cut.sleeve === 'strap' ? half + 40 : shoulder) + inside + sleeves + c.form(body, tone, { ...fabric, art: details.join('') }) + trimmings(c, look, cut, half, depth),
    box: [-wide, HANGER_TOP, wide * 2, length - HANGER_TOP + 30],
    outline: shape,
    focus: [-chest * 1.1, -60, chest * 2.2, chest * 2.2],
  };
}

/** The same outline on the other side; outlines here use absolute M, L, C, Q, A-free commands only. */
const mirrored = (outline: string): string => outline.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${round(-Number(x))},${y}`);

function ribTile(c: Canvas, look: Look): string {
  return c.tile(11, 20, bar(0, 0, 11, 20, look.color) + bar(0, 0, 4, 20, darker(look.color, 0.45), 0, 0.55) + bar(6, 0, 3, 20, lighter(look.color, 0.4), 0, 0.4));
}

function pufferLines(c: Canvas, look: Look, top: number, bottom: number, left: number, right: number): string {
  const gap = look.dice.between('channel', 58, 84);
  let dark = '';
  let light = '';
  for (let y = top; y < bottom; y += gap) {
    dark += `M${left},${round(y)}Q${(left + right) / 2},${round(y + 14)} ${right},${round(y)}`;
    light += `M${left},${round(y + 20)}Q${(left + right) / 2},${round(y + 34)} ${right},${round(y + 20)}`;
  }
  return c.blurred(4, stroke(dark, darker(look.color, 0.65), 12) + stroke(light, lighter(look.color, 0.6), 12, { opacity: 0.8 }), 0.55) + stroke(dark, darker(look.color, 0.6), 2.4, { opacity: 0.6 });
}

/** Folds fan out from the waist: dark valleys and bright ridges, one blur for all. */
export function skirtFolds(c: Canvas, look: Look, top: number, bottom: number, waist: number, hem: number, count: number): string {
  let valleys = '';
  let ridges = '';
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count - 0.5 + look.dice.between(`fold${i}`, -0.02, 0.02);
    const [x0, x1] = [t * waist * 1.86, t * hem * 1.96];
    const wide = 10 + 12 * Math.cos(t * Math.PI);
    const long = top + (bottom - top) * look.dice.between(`fold top${i}`, 0.02, 0.2);
    valleys += `M${round(x0)},${round(long)}Q${round(x0 + (x1 - x0) * 0.3)},${round(top + (bottom - top) * 0.55)} ${round(x1 - wide)},${bottom + 40}H${round(x1 + wide)}Q${round(x0 + (x1 - x0) * 0.36 + 5)},${round(top + (bottom - top) * 0.55)} ${round(x0)},${round(long)}Z`;
    const rx = x1 - wide * 2;
    ridges += `M${round(x0 - 8)},${round(long)}Q${round(x0 + (x1 - x0) * 0.3 - 10)},${round(top + (bottom - top) * 0.55)} ${round(rx - wide * 0.5)},${bottom + 40}H${round(rx + wide * 0.6)}Q${round(x0 + (x1 - x0) * 0.34 - 8)},${round(top + (bottom - top) * 0.55)} ${round(x0 - 8)},${round(long)}Z`;
  }
  return c.blurred(5, fillPath(valleys, darker(look.color, 0.66)) + fillPath(ridges, lighter(look.color, 0.5), 0.85), 0.46);
}

function shirtAndTie(c: Canvas, look: Look, half: number, depth: number): string {
  const linen = look.dice.pick('shirt', ['#f6f5f1', '#dfe8f0', '#f0e9dc']);
  const tie = look.accent;
  return (
    fillPath(`M${-half - 10},0L0,${depth + 20}L${half + 10},0Q0,-20 ${-half - 10},0Z`, c.linear([[0, darker(linen, 0.16)], [0.4, linen], [1, darker(linen, 0.14)]])) +
    fillPath(`M-14,40L14,40L10,62L24,${depth}L0,${depth + 20}L-24,${depth}L-10,62Z`, c.linear([[0, lighter(tie, 0.16)], [1, darker(tie, 0.3)]], [0, 0, 1, 0.2])) +
    fillPath(`M${-half},-4L-4,38L-34,70L${-half - 8},10ZM${half},-4L4,38L34,70L${half + 8},10Z`, linen) +
    stroke(`M-4,38L-34,70M4,38L34,70`, darker(linen, 0.4), 2, { opacity: 0.5 })
  );
}

/** Collars, closures, pockets, belts: what lies on the cloth. */
function trimmings(c: Canvas, look: Look, cut: Cut, half: number, depth: number): string {
  const { color: tone, dice } = look;
  const { length, waist, chest } = cut;
  const dark = darker(tone, 0.6);
  const seam = (d: string) => stroke(d, dark, 2.2, { opacity: 0.5 });
  const parts: string[] = [];
  const button = (x: number, y: number, r = 8) => {
    const pearl = dice.pick('button', [lighter(tone, 0.6), darker(tone, 0.5), '#e9dfca', '#5a3d28']);
    return disc(x + 1.5, y + 2.5, r, r, '#10161d', 0.4) + disc(x, y, r, r, c.radial([[0, lighter(pearl, 0.5)], [1, darker(pearl, 0.15)]], 0.4, 0.35, 0.7)) + disc(x - 2, y, 1.3, 1.3, dark) + disc(x + 2, y, 1.3, 1.3, dark);
  };

  if (cut.front === 'buttons') {
    const from = cut.neck === 'lapel' ? depth + 24 : depth + 10;
    parts.push(bar(-18, from - 6, 36, length - from + 14, c.linear([[0, '#ffffff', 0.16], [0.7, '#ffffff', 0], [1, '#10161d', 0.3]], [0, 0, 1, 0])), seam(`M-18,${from}V${length + 12}M18,${from}V${length + 12}`));
    const count = cut.neck === 'lapel' ? dice.count('buttons', 1, 3) : 6;
    const gap = cut.neck === 'lapel' ? 84 : (length - from - 50) / (count - 1);
    for (let i = 0; i < count; i++) parts.push(button(0, from + 18 + i * gap, cut.neck === 'lapel' ? 11 : 8));
  }
  if (cut.front === 'double') {
    parts.push(seam(`M44,${depth - 10}L52,${length + 8}`));
    for (let i = 0; i < 3; i++) parts.push(button(-40, depth + 20 + i * 92, 12), button(36, depth + 20 + i * 92, 12));
  }
  if (cut.front === 'zip') {
    const metal = c.tile(10, 9, bar(0, 0, 10, 9, darker(tone, 0.45)) + bar(0, 1, 5, 4, '#d5dadc') + bar(5, 5, 5, 4, '#9aa2a6'));
    parts.push(seam(`M-14,${depth}V${length + 10}M14,${depth}V${length + 10}`), `<rect x="-5" y="${round(depth)}" width="10" height="${round(length - depth + 8)}" fill="${metal}"/>`, bar(-6, depth + 4, 12, 34, '#b9c0c4', 4), bar(-3, depth + 30, 6, 26, '#8b9194', 3));
  }
  switch (cut.neck) {
    case 'collar': {
      const wing = `M${-half - 6},-10C${-half * 0.5},10 -20,34 -2,${depth}L${-half * 0.5},${depth + 52}L${-half - 26},24Z`;
      parts.push(fillPath(`M${-half},-8Q0,-30 ${half},-8L${half * 0.9},16Q0,-4 ${-half * 0.9},16Z`, darker(tone, 0.2)));
      for (const mirror of [true, false]) parts.push(placed(c.form(wing, lighter(tone, mirror ? 0.02 : 0.08), { depth: 6, dark: 0.5, light: 0.55, art: cloth(c, look) }), { mirror }));
      break;
    }
    case 'lapel': {
      const w = dice.between('lapel', 56, 84);
      const lapel = `M${-half - 6},-8C${-half - 14},30 ${-half - w * 0.5},70 ${-half - w},112L${-half - w * 0.5},130L${-half - w * 0.76},150C${-half - w * 0.3},${depth * 0.8} -24,${depth} 0,${depth + 8}C-26,${depth * 0.7} ${-half * 0.9},70 ${-half + 8},-4Z`;
      for (const mirror of [true, false]) parts.push(placed(c.form(lapel, lighter(tone, mirror ? 0 : 0.07), { depth: 7, dark: 0.6, light: 0.5, art: cloth(c, look) }), { mirror }));
      parts.push(fillPath(`M${-half},-6Q0,-34 ${half},-6L${half * 0.8},10Q0,-10 ${-half * 0.8},10Z`, darker(tone, 0.3)));
      break;
    }
    case 'turtle':
      parts.push(c.form(`M${-half - 4},14C${-half + 2},-20 ${-half + 6},-50 ${-half + 4},-74Q0,-90 ${half - 4},-74C${half - 6},-50 ${half - 2},-20 ${half + 4},14Q0,44 ${-half - 4},14Z`, tone, { depth: 10, fill: ribTile(c, look) }));
      break;
    case 'hood': {
      const hood = `M${-half - 40},40C${-half - 60},-40 ${-half - 10},-110 0,-112C${half + 10},-110 ${half + 60},-40 ${half + 40},40C${half + 10},80 30,${depth + 30} 0,${depth + 40}C-30,${depth + 30} ${-half - 10},80 ${-half - 40},40Z`;
      const opening = `M${-half + 2},34C${-half - 12},-30 -40,-76 0,-78C40,-76 ${half + 12},-30 ${half - 2},34C${half * 0.6},66 24,${depth + 10} 0,${depth + 22}C-24,${depth + 10} ${-half * 0.6},66 ${-half + 2},34Z`;
      parts.push(c.form(hood, tone, { depth: 16, art: cloth(c, look) }), fillPath(opening, c.linear([[0, darker(tone, 0.62)], [1, darker(tone, 0.36)]])), stroke(opening, darker(tone, 0.4), 3, { opacity: 0.6 }));
      const cord = lightness(tone) > 0.6 ? darker(tone, 0.35) : lighter(tone, 0.7);
      parts.push(stroke(`M-26,${depth + 14}C-34,${depth + 80} -28,${depth + 120} -32,${depth + 160}M26,${depth + 14}C36,${depth + 70} 28,${depth + 110} 34,${depth + 146}`, cord, 7), bar(-36, depth + 150, 8, 20, '#b9c0c4', 3), bar(30, depth + 138, 8, 20, '#b9c0c4', 3));
      break;
    }
    default: {
      const edge = `M${-half},0${neckline(cut.neck, half, depth)}`;
      if (cut.ribbed || cut.sleeve === 'short' || cut.sleeve === 'long') parts.push(stroke(edge, ribTile(c, look), 22, { cap: 'butt' }), stroke(edge, dark, 1.6, { opacity: 0.4 }));
      else parts.push(stroke(edge, lighter(tone, 0.4), 3, { opacity: 0.7 }), placed(stroke(edge, dark, 1.6, { opacity: 0.45, dash: '5 4' }), { y: 9, scale: 1.06 }));
    }
  }
  if (cut.pocket === 'chest') parts.push(c.form(polygon([[42, 180], [108, 180], [108, 250, 4], [75, 262, 4], [42, 250, 4]]), tone, { depth: 4, dark: 0.5, light: 0.3, art: cloth(c, look) }));
  if (cut.pocket === 'flaps') {
    const y = Math.min(length - 190, 400);
    for (const mirror of [true, false]) parts.push(placed(c.form(rectangle(chest * 0.26, y, chest * 0.5, 34, 6), tone, { depth: 5, dark: 0.55, art: cloth(c, look) }), { mirror }));
  }
  if (cut.pocket === 'pouch') parts.push(c.form(polygon([[-chest * 0.56, length - 70, 8], [-chest * 0.5, length - 140, 10], [-chest * 0.34, length - 206, 10], [chest * 0.34, length - 206, 10], [chest * 0.5, length - 140, 10], [chest * 0.56, length - 70, 8]]), tone, { depth: 7, dark: 0.5, light: 0.4, art: cloth(c, look) }));
  if (cut.belt) {
    const y = cut.skirtFrom ?? Math.min(360, length * 0.48);
    const strap = dice.chance('belt contrast', 0.5) ? darker(tone, 0.35) : tone;
    parts.push(c.form(`M${-waist - 3},${y - 16}Q0,${y + 4} ${waist + 3},${y - 16}L${waist + 5},${y + 14}Q0,${y + 36} ${-waist - 5},${y + 14}Z`, strap, { depth: 5, dark: 0.55 }));
    if (!cut.skirtFrom) parts.push(`<rect x="-20" y="${round(y - 8)}" width="40" height="36" rx="5" fill="none" stroke="${darker(tone, 0.55)}" stroke-width="7"/>`);
  }
  return parts.join('');
}

/** Folded on a block: layers of cloth with the fold towards us. */
function folded(c: Canvas, look: Look): Piece {
  const { color: tone, dice } = look;
  const layers = dice.count('layers', 3, 4);
  let art = '';
  let y = 0;
  for (let i = 0; i < layers; i++) {
    const height = dice.between(`layer${i}`, 46, 60);
    const width = 470 - dice.between(`inset${i}`, 0, 22);
    y -= height - 4;
    art = c.form(rectangle(-width / 2, y, width, height, 26), i === layers - 1 ? lighter(tone, 0.05) : darker(tone, 0.03 * i), { depth: 12, dark: 0.55, light: 0.5, art: cloth(c, look) }) + art;
  }
  const back = 120;
  const roof = `M-232,${y + 24}Q-236,${y + 2} -214,${y - 10}L-170,${y - back}Q-160,${y - back - 10} -140,${y - back - 10}H140Q160,${y - back - 10} 170,${y - back}L214,${y - 10}Q236,${y + 2} 232,${y + 24}Q0,${y + 40} -232,${y + 24}Z`;
  const fold = c.blurred(6, stroke(`M-200,${y}L-120,${y - back}M200,${y}L110,${y - back}`, darker(tone, 0.6), 9), 0.4);
  return { art: art + c.form(roof, lighter(tone, 0.06), { depth: 16, dark: 0.4, light: 0.55, art: cloth(c, look) + fold }), box: [-236, y - back - 12, 472, -y + back + 12], focus: [-220, y - back, 260, 260] };
}

const wardrobe = (cut: (look: Look) => Cut): Drawing => ({
  draw: (c, look) => garment(c, look, cut(look)),
  mount: 'wall',
  size: 1.08,
  more: [
    { isClose: true, isTinted: true },
    { draw: folded, mount: 'plinth', size: 0.95 },
  ],
});

const isMens = (look: Look) => look.gender === 'men' || look.gender === 'boys' || (look.gender === '' && look.dice.chance('cut', 0.4));

function dress({ dice }: Look): Cut {
  const waist = dice.between('waist', 82, 96);
  const skirtFrom = dice.between('waistline', 250, 330);
  const flare = dice.between('flare', 40, 170);
  return {
    length: skirtFrom + dice.between('skirt', 270, 470),
    shoulder: dice.between('shoulder', 112, 126), chest: waist + 20, waist, hem: waist + flare, skirtFrom,
    sleeve: dice.pick('sleeve', ['none', 'none', 'strap', 'cap', 'short', 'elbow', 'long']), sleeveWidth: dice.between('sleeve width', 54, 70),
    neck: dice.pick('neckline', ['v', 'scoop', 'boat', 'crew', 'v', 'collar']),
    front: dice.chance('buttons', 0.25) ? 'buttons' : 'none', belt: dice.chance('belt', 0.55),
  };
}

function upper(look: Look, cut: Partial<Cut>): Cut {
  const mens = isMens(look);
  const d = look.dice;
  const chest = (mens ? 172 : 146) * d.between('chest', 0.95, 1.08);
  return { length: d.between('length', 470, 540), shoulder: chest * (mens ? 1 : 0.94), chest, waist: chest * (mens ? 0.96 : d.between('waist', 0.84, 0.98)), hem: chest * (mens ? 0.98 : d.between('hem', 0.92, 1.08)), sleeve: 'long', sleeveWidth: 66, neck: 'crew', ...cut };
}

export const GARMENTS = {
  dress: wardrobe(dress),
  shirt: wardrobe((look) => upper(look, { neck: 'collar', front: 'buttons', pocket: look.dice.chance('pocket', 0.5) ? 'chest' : 'none', sleeve: look.dice.pick('sleeve', ['long', 'long', 'short']) })),
  blouse: wardrobe((look) => upper({ ...look, gender: 'women' }, { neck: look.dice.pick('neckline', ['v', 'scoop', 'boat', 'collar', 'crew']), front: look.dice.pick('front', ['none', 'buttons', 'none']), sleeve: look.dice.pick('sleeve', ['long', 'elbow', 'cap', 'elbow']), sleeveWidth: look.dice.between('sleeve width', 60, 88), belt: look.dice.chance('tie', 0.2) })),
  't-shirt': wardrobe((look) => upper(look, { neck: look.dice.pick('neckline', ['crew', 'crew', 'v', 'scoop']), sleeve: 'short', pocket: look.dice.chance('pocket', 0.3) ? 'chest' : 'none' })),
  sweater: wardrobe((look) => upper(look, { neck: look.dice.pick('neckline', ['crew', 'turtle', 'v', 'crew', 'boat']), ribbed: true, sleeveWidth: 74, front: look.dice.chance('cardigan', 0.2) ? 'buttons' : 'none' })),
  hoodie: wardrobe((look) => upper(look, { neck: 'hood', ribbed: true, pocket: 'pouch', sleeveWidth: 78, front: look.dice.chance('zip', 0.4) ? 'zip' : 'none' })),
  jacket: wardrobe((look) => {
    const style = look.pattern === 'quilted' ? 'puffer' : look.dice.pick('style', ['bomber', 'puffer', 'blazer', 'trucker', 'bomber']);
    if (style === 'blazer') return upper(look, { neck: 'lapel', front: 'buttons', pocket: 'flaps', length: 540 });
    if (style === 'trucker' || look.material === 'denim') return upper(look, { neck: 'collar', front: 'buttons', pocket: 'flaps', length: 450, ribbed: false });
    return upper(look, { neck: style === 'puffer' ? look.dice.pick('hooded', ['hood', 'turtle']) : 'crew', front: 'zip', ribbed: style === 'bomber', puffer: style === 'puffer' && look.pattern !== 'quilted', sleeveWidth: 84, length: 470, pocket: style === 'bomber' ? 'flaps' : 'none' });
  }),
  coat: wardrobe((look) => upper(look, { length: look.dice.between('length', 700, 820), neck: look.dice.pick('neckline', ['lapel', 'lapel', 'collar', 'hood']), front: look.dice.pick('front', ['buttons', 'double', 'double']), pocket: 'flaps', sleeveWidth: 78, hem: look.dice.between('hem', 180, 220), belt: look.dice.chance('belt', 0.45) })),
  suit: wardrobe((look) => upper({ ...look, gender: look.gender || 'men' }, { length: 600, neck: 'lapel', front: look.dice.pick('front', ['buttons', 'buttons', 'double']), pocket: 'flaps', shirt: true, sleeveWidth: 70 })),
} satisfies Drawings<string>;
