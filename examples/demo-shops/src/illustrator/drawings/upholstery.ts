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
  const isCorner = look.says('corner');
  const isBed = look.says('sofa bed');
  const style = dice.pick(
    'back',
    isCorner || isBed ? ['cushion', 'cushion', 'bench'] : ['cushion', 'cushion', 'bench', 'tuft', 'channel'],
  );
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
  if (isCorner) parts.push(chaise(c, look, L + W * 0.62, R - 4, seatY, lift));
  if (isBed) parts.push(pulledOutBed(c, look, x0 + 6, x0 + inner - 6, seatY));
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

/** The long seat of a corner sofa, coming towards us on the right. */
function chaise(c: Canvas, look: Look, left: number, right: number, seatY: number, lift: number): string {
  const { color } = look;
  const art = clothGrain(c, look) + textilePattern(c, look, 0.8);
  const front = -lift - 62;
  const top = `M${left},${seatY + 14}Q${left + 4},${seatY + 2} ${left + 20},${seatY}H${right - 20}Q${right - 2},${seatY + 2} ${right},${seatY + 14}L${right + 20},${front - 18}Q${right + 20},${front + 8} ${right},${front + 8}H${left - 10}Q${left - 30},${front + 8} ${left - 26},${front - 18}Z`;
  return (
    c.pool((left + right) / 2, 6, (right - left) * 0.62, 22, 0.5) +
    bar(left - 10, -lift - 20, 16, lift + 20, '#2c2f31', 3) +
    bar(right - 8, -lift - 20, 16, lift + 20, '#2c2f31', 3) +
    c.form(rectangle(left - 28, front - 14, right - left + 50, -front - lift + 18, 18), darker(color, 0.08), {
      depth: 12,
      dark: 0.5,
      light: 0.3,
      art,
    }) +
    c.form(top, lighter(color, 0.08), { depth: 17, dark: 0.42, light: 0.42, art })
  );
}

/** The mattress of a sofa bed drawn out to the front, with a folded duvet. */
function pulledOutBed(c: Canvas, look: Look, left: number, right: number, seatY: number): string {
  const linen = look.dice.pick('linen', ['#f4f1ea', '#e9edf0', '#efe6da'] as const);
  const top = `M${left},${seatY + 20}L${right},${seatY + 20}L${right + 34},-66Q${right + 34},-54 ${right + 20},-54H${left - 20}Q${left - 34},-54 ${left - 34},-66Z`;
  const fold = `M${left - 12},${seatY + 78}L${right + 12},${seatY + 78}L${right + 26},-92Q0,-78 ${left - 26},-92Z`;
  return (
    c.form(rectangle(left - 34, -78, right - left + 68, 60, 16), darker(look.color, 0.05), {
      depth: 10,
      art: clothGrain(c, look),
    }) +
    c.form(top, linen, { depth: 14, dark: 0.3, light: 0.5 }) +
    c.form(fold, look.dice.pick('duvet', [lighter(look.accent, 0.35), lighter(look.color, 0.45), '#dfe4e2'] as const), {
      depth: 12,
      dark: 0.4,
      light: 0.5,
    }) +
    [left + 90, right - 90]
      .map((x) =>
        c.form(
          `M${x - 74},${seatY + 20}Q${x},${seatY - 10} ${x + 74},${seatY + 20}Q${x + 84},${seatY + 52} ${x + 70},${seatY + 66}Q${x},${seatY + 76} ${x - 70},${seatY + 66}Q${x - 84},${seatY + 52} ${x - 74},${seatY + 20}Z`,
          '#fbfaf6',
          { depth: 10, dark: 0.3, light: 0.6 },
        ),
      )
      .join('')
  );
}

/** An armchair with a high back and wings, one on a turning foot, and one on rockers. */
export function armchair(c: Canvas, look: Look): Piece {
  const { dice, color } = look;
  const art = clothGrain(c, look) + textilePattern(c, look, 0.8);
  const soft = { depth: 18, dark: 0.5, light: 0.34, art };
  if (look.says('wingback')) {
    const high = dice.between('height', 560, 610);
    const wood = frameWood(look);
    const legs = [-150, 150]
      .map((x) =>
        fillPath(
          polygon([
            [x - 13, -80],
            [x + 13, -80],
            [x + (x < 0 ? 4 : 11), 0],
            [x - (x < 0 ? 11 : 4), 0],
          ]),
          wood,
        ),
      )
      .join('');
    const back = `M-150,-90V${-high + 60}Q-140,${-high} -70,${-high - 6}Q0,${-high - 20} 70,${-high - 6}Q140,${-high} 150,${-high + 60}V-90Z`;
    const wing = `M-150,-240C-190,-270 -206,-330 -202,-400C-200,${-high + 90} -190,${-high + 30} -150,${-high + 26}C-130,${-high + 40} -122,-420 -124,-330C-126,-280 -136,-250 -150,-240Z`;
    const tufts = dice.chance('tufts', 0.6)
      ? [0, 1, 2]
          .map((row) =>
            Array.from(
              { length: 3 - (row % 2) },
              (_, i) => [(i - (2 - (row % 2)) / 2) * 76, -high + 90 + row * 76] as const,
            ),
          )
          .flat()
          .map(
            ([x, y]) =>
              c.pool(x, y, 24, 22, 0.5, darker(color, 0.7)) +
              disc(x, y, 7, 7, darker(color, 0.3)) +
              disc(x - 2, y - 2, 2.6, 2.6, lighter(color, 0.5), 0.7),
          )
          .join('')
      : c.blurred(
          4,
          stroke(`M-60,${-high + 30}V-250M0,${-high + 26}V-250M60,${-high + 30}V-250`, darker(color, 0.65), 8),
          0.4,
        );
    const armrest = `M-206,-60V-230Q-206,-268 -166,-270Q-120,-270 -118,-232V-60Z`;
    return {
      art:
        legs +
        c.form(back, color, { ...soft, depth: 24 }) +
        tufts +
        placed(c.form(wing, lighter(color, 0.03), soft), {}) +
        placed(c.form(wing, darker(color, 0.05), soft), { mirror: true }) +
        c.form(rectangle(-136, -226, 272, 84, 30), lighter(color, 0.05), soft) +
        c.form(rectangle(-150, -150, 300, 80, 16), darker(color, 0.05), soft) +
        c.form(armrest, lighter(color, 0.02), soft) +
        placed(c.form(armrest, darker(color, 0.05), soft), { mirror: true }),
      box: [-212, -high - 20, 424, high + 20],
      feet: [
        [-166, -134],
        [134, 166],
      ],
      focus: [-200, -high, 400, 400],
    };
  }
  if (look.says('swivel')) {
    const high = dice.between('height', 380, 420);
    const barrel = `M-210,-130C-226,-240 -220,${-high + 40} -170,${-high + 10}Q0,${-high - 26} 170,${-high + 10}C220,${-high + 40} 226,-240 210,-130Q200,-60 120,-52H-120Q-200,-60 -210,-130Z`;
    const hollow = `M-150,-190C-160,-270 -150,${-high + 60} -120,${-high + 44}Q0,${-high + 14} 120,${-high + 44}C150,${-high + 60} 160,-270 150,-190Z`;
    const metal = dice.pick('foot', ['#c79b5a', '#2c2f31', '#b4bcc0'] as const);
    return {
      art:
        disc(0, -10, 150, 22, darker(metal, 0.3)) +
        disc(
          0,
          -14,
          150,
          21,
          c.linear(
            [
              [0, lighter(metal, 0.5)],
              [0.5, metal],
              [1, darker(metal, 0.3)],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        bar(-18, -60, 36, 48, darker(metal, 0.3)) +
        c.form(barrel, color, { ...soft, depth: 30 }) +
        c.form(hollow, darker(color, 0.1), { ...soft, depth: 22 }) +
        c.pool(0, -196, 170, 24, 0.5, darker(color, 0.8)) +
        c.form(
          `M-160,-200Q0,-240 160,-200Q186,-170 166,-124Q0,-96 -166,-124Q-186,-170 -160,-200Z`,
          lighter(color, 0.06),
          soft,
        ) +
        (dice.chance('pillow', 0.4) ? pillow(c, 0, -236, -6, look.accent, 0.8) : ''),
      box: [-226, -high - 26, 452, high + 26],
      feet: [[-150, 150]],
      focus: [-200, -high - 20, 400, 400],
    };
  }
  if (look.says('rocking')) {
    const wood = frameWood(look);
    const paint = c.linear(
      [
        [0, lighter(wood, 0.3)],
        [0.5, wood],
        [1, darker(wood, 0.4)],
      ],
      [0, 0, 1, 0],
    );
    const high = dice.between('height', 530, 570);
    const rocker = 'M-210,-40Q0,34 230,-46';
    return {
      art:
        placed(stroke(rocker, darker(wood, 0.4), 17), { y: -26, scale: 0.92 }) +
        stroke(`M-120,-40L-96,-260M130,-40L112,-250`, darker(wood, 0.35), 15) +
        c.form(
          `M-112,-220C-130,-330 -126,${-high + 40} -94,${-high}Q0,${-high - 22} 94,${-high}C126,${-high + 40} 130,-330 112,-220Z`,
          color,
          { ...soft, depth: 20 },
        ) +
        c.form(rectangle(-74, -high + 26, 148, 74, 34), lighter(color, 0.08), { ...soft, depth: 13 }) +
        stroke('M-166,-14L-146,-300M168,-16L150,-296', paint, 17) +
        c.form(rectangle(-142, -246, 284, 74, 32), lighter(color, 0.05), soft) +
        stroke('M-176,-300H-116M116,-300H180', paint, 21) +
        stroke(rocker, paint, 19) +
        stroke('M-150,-160H152', paint, 12),
      box: [-226, -high - 22, 464, high + 18],
      feet: [[-90, 90]],
      focus: [-170, -high - 10, 340, 340],
    };
  }
  return couch(c, look, 1, dice.between('width', 400, 460));
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
