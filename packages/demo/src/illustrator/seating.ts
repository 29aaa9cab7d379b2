/** Sofas, armchairs, chairs and stools. Upholstery is built from cushions; legs, arms and backs differ. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from './canvas.ts';
import { darker, type Hex, lighter, mix } from './color.ts';
import type { Drawing, Drawings } from './drawing.ts';
import type { Look } from './look.ts';
import { polygon, rectangle } from './outline.ts';
import { turned } from './solids.ts';
import type { Piece } from './stage.ts';
import { clothGrain, hardGrain, hardTone, isWood, textilePattern } from './surface.ts';

/** An upholstered block. `tilt` darkens parts that turn away from the light. */
function cushionBlock(c: Canvas, look: Look, x: number, y: number, width: number, height: number, radius: number, shade: number, depth = 16): string {
  const tone = look.color;
  const fill = c.linear([[0, lighter(tone, 0.18 - shade)], [0.6, mix(tone, darker(tone, 0.2), Math.max(0, shade))], [1, darker(tone, 0.16 + shade)]], [0, 0, 0.5, 1]);
  return c.form(rectangle(x, y, width, height, radius), tone, { fill, depth, dark: 0.5, light: 0.36, art: clothGrain(c, look) + textilePattern(c, look, 0.8) });
}

const frameWood = (look: Look): Hex => look.dice.pick('legs', ['#8a6038', '#b58a5c', '#5a3d28', '#2c2f31', '#c49d6c']);

function couch(c: Canvas, look: Look, seats: number, W: number): Piece {
  const { dice, color } = look;
  const legs = frameWood(look);
  type Arm = 'round' | 'track' | 'slope' | 'roll' | 'none';
  const arm = dice.pick<Arm>('arm', seats === 1 ? ['round', 'track', 'slope', 'round'] : ['round', 'track', 'slope', 'roll', 'none']);
  const style = dice.pick('back', ['cushion', 'cushion', 'bench', 'tuft', 'channel']);
  const aw = { round: 104, track: 66, slope: 90, roll: 100, none: 14 }[arm];
  const [L, R] = [-W / 2, W / 2];
  const high = dice.between('height', 350, 400);
  const top = -high;
  const seatY = -206 - dice.between('seat', 0, 24);
  const lift = dice.between('leg', 30, 66);
  const parts: string[] = [];
  const shape = dice.pick('leg shape', ['taper', 'block', 'pin', 'sled']);
  const wood = c.linear([[0, lighter(legs, 0.3)], [1, darker(legs, 0.4)]], [0, 0, 1, 0]);
  for (const x of W > 700 ? [L + 60, -W * 0.02, R - 60] : [L + 56, R - 56])
    parts.push(shape === 'taper' ? fillPath(polygon([[x - 14, -lift - 20], [x + 14, -lift - 20], [x + 8, 0], [x - 8, 0]]), wood) : shape === 'block' ? bar(x - 24, -lift - 20, 48, lift + 20, wood, 3) : shape === 'pin' ? stroke(`M${x - 20},${-lift - 20}L${x - 6},-3M${x + 20},${-lift - 20}L${x + 6},-3`, '#2c2f31', 7) : stroke(`M${x - 28},${-lift - 20}V-4H${x + 28}V${-lift - 20}`, '#3a4043', 8));
  const bx = L + (arm === 'none' ? 0 : 36);
  const bw = W - (arm === 'none' ? 0 : 72);
  parts.push(cushionBlock(c, look, bx, top, bw, high - lift - 40, style === 'bench' ? 26 : 54, 0.06));
  const x0 = L + aw - 6;
  const inner = W - 2 * aw + 12;
  const count = style === 'bench' && dice.chance('one back', 0.5) ? 1 : seats;
  if (style === 'cushion' || style === 'bench') for (let i = 0; i < count; i++) parts.push(cushionBlock(c, look, x0 + (i * inner) / count + 4, top + 22, inner / count - 8, high + seatY + 12, style === 'bench' ? 24 : 42, 0.02, 20));
  else {
    const clip = rectangle(bx, top, bw, high + seatY + 30, 54);
    let art = '';
    if (style === 'channel') {
      const n = Math.round(inner / 58);
      let dark = '';
      for (let i = 1; i < n; i++) dark += `M${x0 + (i * inner) / n},${top + 10}V${seatY}`;
      art = c.blurred(3, stroke(dark, darker(color, 0.7), 8, { opacity: 0.5 }) + placed(stroke(dark, lighter(color, 0.6), 6, { opacity: 0.4 }), { x: 10 }));
    } else {
      const n = Math.max(2, Math.round(inner / 92));
      let dimples = '';
      let buttons = '';
      for (let row = 0; row < 2; row++)
        for (let i = 0; i < n - row; i++) {
          const [x, y] = [x0 + ((i + 0.5 + row * 0.5) * inner) / n, top + 56 + row * 66];
          dimples += disc(x, y, 17, 17, darker(color, 0.7), 0.6) + stroke(`M${x},${y}l${inner / n / 2},66M${x},${y}l${-inner / n / 2},66`, darker(color, 0.65), 6, { opacity: 0.5 });
          buttons += disc(x, y, 7, 7, darker(color, 0.3)) + disc(x - 2, y - 2, 2.6, 2.6, lighter(color, 0.5), 0.7);
        }
      art = c.blurred(5, dimples, 0.7) + buttons;
    }
    parts.push(c.inside(clip, art));
  }
  const seatCount = style === 'bench' || dice.chance('one seat', 0.2) ? 1 : seats;
  parts.push(c.pool(0, seatY + 4, inner * 0.54, 26, 0.55, darker(color, 0.8)));
  for (let i = 0; i < seatCount; i++) parts.push(cushionBlock(c, look, x0 + (i * inner) / seatCount - 1, seatY, inner / seatCount + 2, 90, 32, -0.06));
  for (let i = 0; i < seatCount; i++) parts.push(stroke(`M${x0 + (i * inner) / seatCount + 34},${seatY + 20}q${inner / seatCount / 2 - 34},-11 ${inner / seatCount - 68},0`, lighter(color, 0.55), 2.4, { opacity: 0.35 }));
  parts.push(cushionBlock(c, look, L + 8, -lift - 84, W - 16, 74, 24, 0.1, 12));
  const armTop = seatY - dice.between('arm height', 56, 96);
  for (const [x, sign, shade] of [[L, 1, -0.02], [R, -1, 0.06]] as const) {
    const left = (width: number) => (sign > 0 ? x : x - width);
    if (arm === 'round') parts.push(cushionBlock(c, look, left(112), armTop, 112, -armTop - lift + 4, 52, shade, 18));
    if (arm === 'track') parts.push(cushionBlock(c, look, left(68), armTop, 68, -armTop - lift + 4, 12, shade, 10));
    if (arm === 'roll') parts.push(cushionBlock(c, look, left(88) + sign * 8, armTop + 50, 84, -armTop - lift - 46, 18, shade, 13), cushionBlock(c, look, left(114) - sign * 6, armTop, 114, 92, 46, shade - 0.02));
    if (arm === 'slope') parts.push(c.form(`M${x},${-lift + 4}V${armTop + 70}Q${x},${armTop + 4} ${x + sign * 54},${armTop - 10}Q${x + sign * 92},${armTop - 18} ${x + sign * 92},${armTop + 44}V${-lift + 4}Z`, mix(color, darker(color, 0.2), Math.max(0, shade * 3)), { depth: 14, dark: 0.5, light: 0.36, art: clothGrain(c, look) + textilePattern(c, look, 0.8) }));
  }
  const pillows = seats === 1 ? (dice.chance('pillow', 0.4) ? 1 : 0) : dice.count('pillows', 0, 3);
  for (let i = 0; i < pillows; i++) {
    const tone = dice.pick(`pillow ${i}`, [look.accent, '#efe7da', lighter(color, 0.4), '#d98b5f']);
    const x = (i === 2 ? R - aw - 84 : L + aw + 66 + i * 96) * (seats === 1 ? 0 : 1);
    parts.push(pillow(c, x, seatY - 54, dice.between(`turn ${i}`, -12, 12), tone, 0.82));
  }
  return { art: parts.join(''), box: [L - 8, top, W + 16, high], feet: [[L + 30, R - 30]], focus: [L, top, W * 0.55, W * 0.55] };
}

export function pillow(c: Canvas, x: number, y: number, turn: number, tone: Hex, scale = 1, art = ''): string {
  const outline = 'M-78,-66Q0,-86 78,-66Q90,0 78,66Q0,84 -78,66Q-90,0 -78,-66Z';
  return placed(c.pool(8, 14, 104, 96, 0.34) + c.form(outline, tone, { depth: 13, dark: 0.45, light: 0.5, art: art + c.blurred(5, stroke('M-66,-50Q-30,-30 -38,8M64,-48Q34,-22 42,16M-60,54Q-30,34 -34,10', darker(tone, 0.6), 7), 0.26) }), { x, y, turn, scale });
}

/** Frame of a chair: wood or metal, as the product says. */
function chair(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const soft = !isWood(look.material) && look.material !== 'metal' && look.material !== 'plastic' && dice.chance('soft', 0.6);
  const tone = soft ? frameWood(look) : hardTone(look);
  const seatTone = soft ? look.color : tone;
  const isMetal = ['metal', 'steel', 'aluminium'].includes(look.material);
  const legTone = isMetal ? (look.isColored ? look.color : '#3a4043') : tone;
  const grain = hardGrain(c, look, tone, true);
  const paint = (t: Hex) => c.linear([[0, lighter(t, 0.3)], [0.5, t], [1, darker(t, 0.4)]], [0, 0, 1, 0]);
  const width = isMetal ? 11 : 19;
  const high = dice.between('height', 430, 500);
  const [s, b] = [140, 112];
  const seat = -220;
  const back = dice.pick('back', soft ? ['pad', 'shell', 'pad'] : ['slats', 'ladder', 'panel', 'spindles', 'shell']);
  const leg = (x1: number, y1: number, x2: number, y2: number, t: Hex) => stroke(`M${x1},${y1}L${x2},${y2}`, paint(t), width);
  const parts = [leg(-b + 6, seat, -b - 6, -34, darker(legTone, 0.35)), leg(b - 6, seat, b + 6, -34, darker(legTone, 0.35))];
  const upholstery = { ...look, color: seatTone };
  const panel = (d: string, depth = 12) => c.form(d, seatTone, { depth, dark: 0.5, light: 0.42, art: soft ? clothGrain(c, upholstery) + textilePattern(c, upholstery, 0.7) : grain });
  if (back !== 'shell') parts.push(leg(-b, seat, -b + 8, -high, legTone), leg(b, seat, b - 8, -high, legTone));
  const bTop = -high;
  if (back === 'slats') parts.push(...[-0.6, -0.2, 0.2, 0.6].map((t) => bar(t * b - 9, bTop + 30, 18, high + seat - 50, paint(tone), 4)), panel(rectangle(-b + 2, bTop - 8, b * 2 - 4, 46, 18), 7));
  if (back === 'ladder') for (let i = 0; i < 3; i++) parts.push(panel(`M${-b + 8},${bTop + 16 + i * 66}Q0,${bTop - 6 + i * 66} ${b - 8},${bTop + 16 + i * 66}V${bTop + 52 + i * 66}Q0,${bTop + 32 + i * 66} ${-b + 8},${bTop + 52 + i * 66}Z`, 6));
  if (back === 'spindles') parts.push(...[-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].map((t) => stroke(`M${t * b * 1.05},${bTop + 20}L${t * b * 0.9},${seat}`, paint(tone), 8)), panel(`M${-b},${bTop + 30}Q0,${bTop - 36} ${b},${bTop + 30}L${b - 4},${bTop + 56}Q0,${bTop - 4} ${-b + 4},${bTop + 56}Z`, 6));
  if (back === 'panel' || back === 'pad') parts.push(panel(rectangle(-b - 4, bTop - 4, b * 2 + 8, (high + seat) * dice.between('panel', 0.6, 0.86), back === 'pad' ? 46 : 26), 16));
  if (back === 'shell') parts.push(panel(`M${-s + 6},${seat + 6}C${-s - 8},${seat - 90} ${-b - 20},${bTop + 30} ${-b * 0.5},${bTop}Q0,${bTop - 18} ${b * 0.5},${bTop}C${b + 20},${bTop + 30} ${s + 8},${seat - 90} ${s - 6},${seat + 6}Z`, 22));
  parts.push(c.pool(0, seat + 4, s * 1.1, 20, 0.4));
  parts.push(leg(-s + 16, seat + 24, -s - 2, -6, legTone), leg(s - 16, seat + 24, s + 2, -6, legTone));
  if (dice.chance('rung', 0.5)) parts.push(stroke(`M${-s + 8},-96H${s - 8}`, paint(legTone), width * 0.7));
  parts.push(panel(soft ? rectangle(-s, seat - 22, s * 2, 58, 28) : `M${-b - 10},${seat - 16}Q0,${seat - 26} ${b + 10},${seat - 16}L${s + 6},${seat + 16}Q${s + 8},${seat + 34} ${s - 10},${seat + 34}H${-s + 10}Q${-s - 8},${seat + 34} ${-s - 6},${seat + 16}Z`, 9));
  return { art: parts.join(''), box: [-s - 14, -high - 16, s * 2 + 28, high + 16], feet: [[-s - 14, -s + 22], [s - 22, s + 14]], focus: [-s, -high - 10, s * 2, s * 2] };
}

function officeChair(c: Canvas, look: Look): Piece {
  const { dice, color } = look;
  const high = dice.between('height', 520, 590);
  const steel = dice.pick('base', ['#3a4043', '#b9c0c4']);
  const foot = [-170, -96, 0, 96, 170].map((x, i) => stroke(`M0,-92L${x},${i === 2 ? -20 : -34}`, c.linear([[0, lighter(steel, 0.4)], [1, darker(steel, 0.3)]]), 17) + disc(x, i === 2 ? -13 : -20, 15, 17, '#22272a') + disc(x - 3, i === 2 ? -16 : -23, 5, 6, '#5d666b')).join('');
  const column = turned(c, [[13, -250], [13, -150], [20, -150], [20, -84]], steel, { finish: 'metal' }).art;
  const back = `M-118,-262C-132,-360 -128,${-high + 60} -96,${-high + 14}Q0,${-high - 18} 96,${-high + 14}C128,${-high + 60} 132,-360 118,-262Q0,-240 -118,-262Z`;
  const mesh = dice.chance('mesh', 0.5);
  const net = mesh ? c.tile(10, 10, bar(0, 0, 10, 10, darker(color, 0.1)) + disc(5, 5, 2.8, 2.8, darker(color, 0.6))) : undefined;
  const head = dice.chance('head', 0.5) ? c.form(rectangle(-74, -high - 84, 148, 66, 30), color, { depth: 12 }) + bar(-12, -high - 26, 24, 40, '#2c3134') : '';
  const arms = dice.chance('arms', 0.8) ? [true, false].map((mirror) => placed(stroke('M120,-240C168,-240 176,-260 172,-330', '#2c3134', 15) + c.form(rectangle(126, -352, 84, 26, 13), '#3a4043', { depth: 6 }), { mirror })).join('') : '';
  const art = foot + column + head + c.form(back, color, { fill: net, depth: 18, dark: 0.5, light: 0.42, art: mesh ? '' : clothGrain(c, look) + stroke(`M-100,-380Q0,-364 100,-380M-106,-320Q0,-304 106,-320`, darker(color, 0.6), 4, { opacity: 0.3 }) }) + arms + c.form(rectangle(-150, -274, 300, 66, 32), lighter(color, 0.03), { depth: 13, dark: 0.55, art: clothGrain(c, look) });
  return { art, box: [-214, head ? -high - 86 : -high - 16, 428, head ? high + 86 : high + 16], feet: [[-188, -152], [-20, 20], [152, 188]], focus: [-180, -high, 360, 360] };
}

function barStool(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = hardTone(look, '#8a6038');
  const high = dice.between('height', 480, 560);
  const seat = dice.pick('seat', ['round', 'back', 'saddle']);
  const paint = (t: Hex) => c.linear([[0, lighter(t, 0.35)], [0.5, t], [1, darker(t, 0.4)]], [0, 0, 1, 0]);
  const soft = dice.chance('pad', 0.5) && look.isColored;
  const top = soft ? look.color : tone;
  const pedestal = dice.chance('pedestal', 0.35);
  const legs = pedestal
    ? turned(c, [[14, -high], [14, -60], [22, -40, 10], [130, -12, 20], [134, 0]], '#b4bcc0', { finish: 'metal' }).art + stroke('M-84,-190Q0,-160 84,-190', paint('#8f979b'), 12)
    : stroke(`M-60,${-high}L-84,-26M60,${-high}L84,-26`, paint(darker(tone, 0.3)), 15) + stroke('M-100,-170H100', paint(tone), 12) + stroke(`M-82,${-high}L-122,-5M82,${-high}L122,-5`, paint(tone), 17);
  const back = seat === 'back' ? c.form(`M-104,${-high - 6}C-112,${-high - 90} -110,${-high - 130} -84,${-high - 140}Q0,${-high - 156} 84,${-high - 140}C110,${-high - 130} 112,${-high - 90} 104,${-high - 6}Z`, top, { depth: 15, art: soft ? clothGrain(c, look) : hardGrain(c, look, top) }) : '';
  const pad = seat === 'saddle' ? c.form(`M-124,${-high - 34}Q0,${-high + 4} 124,${-high - 34}Q132,${-high - 6} 116,${-high + 14}Q0,${-high + 34} -116,${-high + 14}Q-132,${-high - 6} -124,${-high - 34}Z`, top, { depth: 9, art: hardGrain(c, look, top) }) : turned(c, [[112, -high - 30, 8], [118, -high - 16, 10], [112, -high + 12]], top, { finish: 'matte', lid: lighter(top, 0.06), tilt: 0.2, art: soft ? clothGrain(c, look) : hardGrain(c, look, top) }).art;
  return { art: legs + back + pad, box: [-136, -high - (seat === 'back' ? 156 : 56), 272, high + (seat === 'back' ? 156 : 56)], feet: pedestal ? [[-134, 134]] : [[-134, -106], [106, 134]], focus: [-140, -high - 150, 280, 280] };
}

const room = (draw: Drawing['draw'], size = 1): Drawing => ({ draw, mount: 'floor', size, more: [{ isClose: true }, { mirror: true, isTinted: true, size: size * 0.86 }] });

export const SEATING = {
  sofa: room((c, look) => {
    const seats = look.dice.pick('seats', [2, 2, 3]);
    return couch(c, look, seats, seats === 3 ? look.dice.between('width', 820, 880) : look.dice.between('width', 660, 760));
  }),
  armchair: room((c, look) => couch(c, look, 1, look.dice.between('width', 400, 460)), 0.85),
  chair: room(chair, 0.88),
  'office-chair': room(officeChair, 0.95),
  'bar-stool': room(barStool, 0.94),
} satisfies Drawings<string>;
