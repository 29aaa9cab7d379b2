/** Vegetables that are sold in heaps and bunches: potatoes, onions, okra, chillies, spinach. */
import { type Canvas, disc, fillPath, placed, round, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter, mix } from '../studio/color.ts';
import type { Look } from '../studio/look.ts';
import type { Piece } from '../studio/stage.ts';

const pyramid = [
  [-8, -150],
  [-104, -58],
  [92, -58],
  [0, -40],
] as const;

export function potatoes(c: Canvas, look: Look): Piece {
  const one = (x: number, y: number, i: number) => {
    const tone = look.dice.pick(`skin${i}`, ['#c99d62', '#b98c52', '#d3aa70'] as const);
    const eyes = Array.from({ length: 9 }, (_, k) =>
      disc(
        look.dice.between(`ex${i}${k}`, -76, 76),
        look.dice.between(`ey${i}${k}`, -46, 46),
        6,
        3,
        darker(tone, 0.5),
        0.5,
      ),
    ).join('');
    const speckle = Array.from({ length: 26 }, (_, k) =>
      disc(
        look.dice.between(`px${i}${k}`, -90, 90),
        look.dice.between(`py${i}${k}`, -56, 56),
        2,
        2,
        darker(tone, 0.45),
        0.4,
      ),
    ).join('');
    return placed(
      c.form('M-104,6C-108,-40 -70,-66 -20,-62C20,-70 86,-62 104,-14C112,30 70,62 14,58C-40,66 -98,50 -104,6Z', tone, {
        depth: 26,
        dark: 0.55,
        light: 0.4,
        art: eyes + speckle,
      }),
      {
        x,
        y,
        turn: look.dice.between(`turn${i}`, -24, 24),
      },
    );
  };
  return {
    art: pyramid.map(([x, y], i) => one(x, y, i)).join(''),
    box: [-216, -226, 420, 244],
    feet: [[-180, 180]],
    focus: [-140, -220, 240, 220],
  };
}

export function onions(c: Canvas, look: Look): Piece {
  const tone = look.says('red') ? '#8c2f4c' : '#c98b3c';
  const bulb = 'M0,-92C20,-74 96,-62 96,6C96,56 50,80 0,80C-50,80 -96,56 -96,6C-96,-62 -20,-74 0,-92Z';
  const veins = [-0.8, -0.45, -0.1, 0.3, 0.65]
    .map((t) => `M0,-88C${round(t * 60)},-60 ${round(t * 104)},-20 ${round(t * 96)},20S${round(t * 50)},74 0,80`)
    .join('');
  const one = (x: number, y: number, i: number) =>
    placed(
      c.form(bulb, tone, {
        depth: 24,
        dark: 0.5,
        light: 0.45,
        art:
          stroke(veins, darker(tone, 0.4), 2.6, { opacity: 0.5 }) +
          stroke('M-40,-50C-66,-20 -64,20 -44,44', lighter(tone, 0.7), 9, { opacity: 0.5 }),
      }) +
        fillPath('M-12,-84L-4,-128L2,-96L12,-120L10,-82Z', mix(tone, '#d9b27c', 0.6)) +
        stroke('M-14,78l-8,10M0,80v12M14,78l8,10', '#d9c6a2', 3),
      { x, y, turn: look.dice.between(`turn${i}`, -14, 14) },
    );
  return {
    art: one(0, -176, 0) + one(-104, -84, 1) + one(104, -84, 2),
    box: [-206, -310, 412, 316],
    feet: [[-170, 170]],
    focus: [-130, -300, 250, 250],
  };
}

/** Long pods lying across each other; okra is ridged, chillies are slim and bright. */
export function pods(c: Canvas, look: Look): Piece {
  const isOkra = look.says('okra');
  const tone: Hex = isOkra ? '#5d8a42' : look.says('red') ? '#c22f2b' : '#4a8a38';
  const wide = isOkra ? 30 : 20;
  const outline = `M-150,${-wide * 0.7}C-100,${-wide * 1.2} 60,${-wide} 170,${isOkra ? -4 : 6}C60,${wide} -100,${wide * 1.2} -150,${wide * 0.7}Z`;
  const one = (x: number, y: number, turn: number, i: number) =>
    placed(
      stroke('M-150,0C-176,-4 -190,-14 -204,-26', darker('#5d8a42', 0.2), 9) +
        fillPath(
          `M-168,${-wide * 0.7}Q-136,${-wide} -124,0Q-136,${wide} -168,${wide * 0.7}Z`,
          darker('#5d8a42', 0.12),
        ) +
        c.form(outline, mix(tone, '#ffffff', look.dice.between(`tone${i}`, 0, 0.1)), {
          depth: 11,
          dark: 0.5,
          light: 0.55,
          art: isOkra
            ? stroke('M-146,-12C-60,-18 60,-14 160,-4M-146,10C-60,16 60,12 160,-2M-146,0H166', darker(tone, 0.4), 2.6, {
                opacity: 0.5,
              })
            : '',
        }),
      { x, y, turn },
    );
  const heap = Array.from({ length: isOkra ? 7 : 9 }, (_, i) =>
    one(look.dice.between(`x${i}`, -60, 70), -24 - i * (isOkra ? 24 : 17), look.dice.between(`turn${i}`, -30, 34), i),
  ).join('');
  return { art: heap, box: [-260, -270, 520, 300], feet: [[-190, 200]], focus: [-150, -240, 280, 240] };
}

/** A bunch of leaves tied at the stems. */
export function spinach(c: Canvas, look: Look): Piece {
  const leaf = 'M0,0C-70,-40 -84,-130 -50,-190C-30,-226 30,-226 50,-190C84,-130 70,-40 0,0Z';
  const one = (turn: number, size: number, i: number) => {
    const tone = look.dice.pick(`leaf${i}`, ['#3f7a3a', '#4d8a42', '#356b34'] as const);
    return placed(
      stroke('M0,70V-20', lighter(tone, 0.35), 13) +
        c.form(leaf, tone, {
          depth: 13,
          dark: 0.5,
          light: 0.4,
          art: stroke(
            'M0,4V-190M0,-50Q-30,-70 -54,-100M0,-50Q30,-70 54,-100M0,-100Q-26,-116 -44,-146M0,-100Q26,-116 44,-146',
            lighter(tone, 0.45),
            4,
            { opacity: 0.6 },
          ),
        }),
      { x: 0, y: -120, turn, scale: size },
    );
  };
  const turns = [-62, 60, -40, 42, -20, 24, 2];
  return {
    art:
      stroke('M-30,-100L-44,0M-10,-100L-14,0M10,-100L16,0M30,-100L46,0', '#8fb06a', 13) +
      turns.map((turn, i) => one(turn + look.dice.between(`turn${i}`, -5, 5), 0.92 + (i % 3) * 0.08, i)).join('') +
      stroke('M-46,-84Q0,-70 46,-84M-44,-72Q0,-58 44,-72', '#c9a05a', 8),
    box: [-270, -360, 540, 362],
    feet: [[-60, 60]],
    focus: [-170, -350, 320, 300],
  };
}
