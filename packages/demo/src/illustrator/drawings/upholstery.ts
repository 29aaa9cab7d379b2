/** Sofas and armchairs, built from cushions; legs, arms and backs differ. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter, mix } from '../studio/color.ts';
import type { Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import type { Piece } from '../studio/stage.ts';
import { clothGrain, textilePattern } from '../studio/surface.ts';

/** An upholstered block. `tilt` darkens parts that turn away from the light. */
function cushionBlock(
  c: Canvas,
  look: Look,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  shade: number,
  depth = 16,
): string {
  const tone = look.color;
  const fill = c.linear(
    [
      [0, lighter(tone, 0.18 - shade)],
      [0.6, mix(tone, darker(tone, 0.2), Math.max(0, shade))],
      [1, darker(tone, 0.16 + shade)],
    ],
    [0, 0, 0.5, 1],
  );
  return c.form(rectangle(x, y, width, height, radius), tone, {
    fill,
    depth,
    dark: 0.5,
    light: 0.36,
    art: clothGrain(c, look) + textilePattern(c, look, 0.8),
  });
}

export const frameWood = (look: Look): Hex =>
  look.dice.pick('legs', ['#8a6038', '#b58a5c', '#5a3d28', '#2c2f31', '#c49d6c']);

export function couch(c: Canvas, look: Look, seats: number, W: number): Piece {
  const { dice, color } = look;
  const legs = frameWood(look);
  type Arm = 'round' | 'track' | 'slope' | 'roll' | 'none';
  const arm = dice.pick<Arm>(
    'arm',
    seats === 1 ? ['round', 'track', 'slope', 'round'] : ['round', 'track', 'slope', 'roll', 'none'],
  );
  const style = dice.pick('back', ['cushion', 'cushion', 'bench', 'tuft', 'channel']);
  const aw = { round: 104, track: 66, slope: 90, roll: 100, none: 14 }[arm];
  const [L, R] = [-W / 2, W / 2];
  const high = dice.between('height', 350, 400);
  const top = -high;
  const seatY = -206 - dice.between('seat', 0, 24);
  const lift = dice.between('leg', 30, 66);
  const parts: string[] = [];
  const shape = dice.pick('leg shape', ['taper', 'block', 'pin', 'sled']);
  const wood = c.linear(
    [
      [0, lighter(legs, 0.3)],
      [1, darker(legs, 0.4)],
    ],
    [0, 0, 1, 0],
  );
  for (const x of W > 700 ? [L + 60, -W * 0.02, R - 60] : [L + 56, R - 56])
    parts.push(
      shape === 'taper'
        ? fillPath(
            polygon([
              [x - 14, -lift - 20],
              [x + 14, -lift - 20],
              [x + 8, 0],
              [x - 8, 0],
            ]),
            wood,
          )
        : shape === 'block'
          ? bar(x - 24, -lift - 20, 48, lift + 20, wood, 3)
          : shape === 'pin'
            ? stroke(`M${x - 20},${-lift - 20}L${x - 6},-3M${x + 20},${-lift - 20}L${x + 6},-3`, '#2c2f31', 7)
            : stroke(`M${x - 28},${-lift - 20}V-4H${x + 28}V${-lift - 20}`, '#3a4043', 8),
    );
  const bx = L + (arm === 'none' ? 0 : 36);
  const bw = W - (arm === 'none' ? 0 : 72);
  parts.push(cushionBlock(c, look, bx, top, bw, high - lift - 40, style === 'bench' ? 26 : 54, 0.06));
  const x0 = L + aw - 6;
  const inner = W - 2 * aw + 12;
  const count = style === 'bench' && dice.chance('one back', 0.5) ? 1 : seats;
  if (style === 'cushion' || style === 'bench')
    for (let i = 0; i < count; i++)
      parts.push(
        cushionBlock(
          c,
          look,
          x0 + (i * inner) / count + 4,
          top + 22,
          inner / count - 8,
          high + seatY + 12,
          style === 'bench' ? 24 : 42,
          0.02,
          20,
        ),
      );
  else {
    const clip = rectangle(bx, top, bw, high + seatY + 30, 54);
    let art = '';
    if (style === 'channel') {
      const n = Math.round(inner / 58);
      let dark = '';
      for (let i = 1; i < n; i++) dark += `M${x0 + (i * inner) / n},${top + 10}V${seatY}`;
      art = c.blurred(
        3,
        stroke(dark, darker(color, 0.7), 8, { opacity: 0.5 }) +
          placed(stroke(dark, lighter(color, 0.6), 6, { opacity: 0.4 }), { x: 10 }),
      );
    } else {
      const n = Math.max(2, Math.round(inner / 92));
      let dimples = '';
      let buttons = '';
      for (let row = 0; row < 2; row++)
        for (let i = 0; i < n - row; i++) {
          const [x, y] = [x0 + ((i + 0.5 + row * 0.5) * inner) / n, top + 56 + row * 66];
          dimples +=
            disc(x, y, 17, 17, darker(color, 0.7), 0.6) +
            stroke(`M${x},${y}l${inner / n / 2},66M${x},${y}l${-inner / n / 2},66`, darker(color, 0.65), 6, {
              opacity: 0.5,
            });
          buttons += disc(x, y, 7, 7, darker(color, 0.3)) + disc(x - 2, y - 2, 2.6, 2.6, lighter(color, 0.5), 0.7);
        }
      art = c.blurred(5, dimples, 0.7) + buttons;
    }
    parts.push(c.inside(clip, art));
  }
  const seatCount = style === 'bench' || dice.chance('one seat', 0.2) ? 1 : seats;
  parts.push(c.pool(0, seatY + 4, inner * 0.54, 26, 0.55, darker(color, 0.8)));
  for (let i = 0; i < seatCount; i++)
    parts.push(cushionBlock(c, look, x0 + (i * inner) / seatCount - 1, seatY, inner / seatCount + 2, 90, 32, -0.06));
  for (let i = 0; i < seatCount; i++)
    parts.push(
      stroke(
        `M${x0 + (i * inner) / seatCount + 34},${seatY + 20}q${inner / seatCount / 2 - 34},-11 ${inner / seatCount - 68},0`,
        lighter(color, 0.55),
        2.4,
        { opacity: 0.35 },
      ),
    );
  parts.push(cushionBlock(c, look, L + 8, -lift - 84, W - 16, 74, 24, 0.1, 12));
  const armTop = seatY - dice.between('arm height', 56, 96);
  for (const [x, sign, shade] of [
    [L, 1, -0.02],
    [R, -1, 0.06],
  ] as const) {
    const left = (width: number) => (sign > 0 ? x : x - width);
    if (arm === 'round') parts.push(cushionBlock(c, look, left(112), armTop, 112, -armTop - lift + 4, 52, shade, 18));
    if (arm === 'track') parts.push(cushionBlock(c, look, left(68), armTop, 68, -armTop - lift + 4, 12, shade, 10));
    if (arm === 'roll')
      parts.push(
        cushionBlock(c, look, left(88) + sign * 8, armTop + 50, 84, -armTop - lift - 46, 18, shade, 13),
        cushionBlock(c, look, left(114) - sign * 6, armTop, 114, 92, 46, shade - 0.02),
      );
    if (arm === 'slope')
      parts.push(
        c.form(
          `M${x},${-lift + 4}V${armTop + 70}Q${x},${armTop + 4} ${x + sign * 54},${armTop - 10}Q${x + sign * 92},${armTop - 18} ${x + sign * 92},${armTop + 44}V${-lift + 4}Z`,
          mix(color, darker(color, 0.2), Math.max(0, shade * 3)),
          { depth: 14, dark: 0.5, light: 0.36, art: clothGrain(c, look) + textilePattern(c, look, 0.8) },
        ),
      );
  }
  const pillows = seats === 1 ? (dice.chance('pillow', 0.4) ? 1 : 0) : dice.count('pillows', 0, 3);
  for (let i = 0; i < pillows; i++) {
    const tone = dice.pick(`pillow ${i}`, [look.accent, '#efe7da', lighter(color, 0.4), '#d98b5f']);
    const x = (i === 2 ? R - aw - 84 : L + aw + 66 + i * 96) * (seats === 1 ? 0 : 1);
    parts.push(pillow(c, x, seatY - 54, dice.between(`turn ${i}`, -12, 12), tone, 0.82));
  }
  return {
    art: parts.join(''),
    box: [L - 8, top, W + 16, high],
    feet: [[L + 30, R - 30]],
    focus: [L, top, W * 0.55, W * 0.55],
  };
}

export function pillow(c: Canvas, x: number, y: number, turn: number, tone: Hex, scale = 1, art = ''): string {
  const outline = 'M-78,-66Q0,-86 78,-66Q90,0 78,66Q0,84 -78,66Q-90,0 -78,-66Z';
  return placed(
    c.pool(8, 14, 104, 96, 0.34) +
      c.form(outline, tone, {
        depth: 13,
        dark: 0.45,
        light: 0.5,
        art:
          art +
          c.blurred(
            5,
            stroke('M-66,-50Q-30,-30 -38,8M64,-48Q34,-22 42,16M-60,54Q-30,34 -34,10', darker(tone, 0.6), 7),
            0.26,
          ),
      }),
    { x, y, turn, scale },
  );
}
