/** Headphones, speakers, smart watches and cameras. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter, mix } from '../studio/color.ts';
import { boom, soundbar } from './soundbar.ts';
import { shell } from './device-look.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { around, oval, rectangle } from '../studio/outline.ts';
import { block, turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';

export function headphones(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : shell(look, '#2a2d30');
  if (look.says('in ear')) return earbuds(c, look, tone);
  const band = 'M-176,-190C-190,-420 -90,-500 0,-500C90,-500 190,-420 176,-190';
  const cup = (mirror: boolean) =>
    placed(
      c.form(
        `M-214,-240C-226,-250 -246,-210 -246,-150C-246,-90 -226,-50 -208,-58C-190,-60 -182,-100 -182,-150C-182,-200 -192,-236 -214,-240Z`,
        tone,
        { depth: 11, light: 0.6 },
      ) +
        c.form(
          'M-190,-246C-150,-252 -128,-212 -128,-150C-128,-88 -150,-48 -190,-54C-176,-100 -176,-200 -190,-246Z',
          darker(tone, mirror ? 0.5 : 0.44),
          { depth: 12, light: 0.35 },
        ) +
        disc(-218, -150, 12, 46, lighter(tone, 0.2), 0.35),
      { mirror },
    );
  return {
    art:
      stroke(band, darker(tone, 0.3), 34) +
      stroke(
        band,
        c.linear([
          [0, lighter(tone, 0.35)],
          [0.5, tone],
          [1, darker(tone, 0.3)],
        ]),
        26,
      ) +
      stroke('M-118,-410C-80,-462 -40,-474 0,-474C40,-474 80,-462 118,-410', darker(tone, 0.45), 20) +
      stroke('M-160,-360C-130,-460 -60,-492 10,-494', '#ffffff', 4, { opacity: 0.5 }) +
      bar(-196, -270, 30, 80, '#b9c0c4', 8) +
      bar(166, -270, 30, 80, '#8f979b', 8) +
      cup(false) +
      cup(true) +
      (look.says('gaming') ? boom(tone) + stroke('M-238,-200C-246,-170 -246,-130 -238,-96', look.accent, 7) : ''),
    box: [-250, -520, 500, 480],
    feet: [
      [-230, -140],
      [140, 230],
    ],
    focus: [-260, -360, 300, 300],
  };
}

function earbuds(c: Canvas, look: Look, tone: Hex): Piece {
  const bud = (x: number, mirror: boolean) =>
    placed(
      c.form(
        'M-20,-330C-70,-330 -84,-270 -50,-240C-40,-232 -36,-220 -36,-190V-110Q-36,-92 -20,-92Q-4,-92 -4,-110V-220C30,-230 44,-260 34,-292C26,-318 6,-330 -20,-330Z',
        tone,
        { depth: 11, light: 0.7 },
      ) +
        disc(-58, -278, 15, 24, darker(tone, 0.6)) +
        bar(-30, -116, 20, 8, '#8f979b', 4),
      { x, mirror },
    );
  const box =
    c.form(rectangle(-170, -130, 340, 130, 62), tone, { depth: 18, light: 0.6 }) +
    stroke('M-166,-86Q0,-74 166,-86', darker(tone, 0.5), 3, { opacity: 0.7 }) +
    disc(0, -52, 5, 5, '#7fe0a8') +
    bar(-150, -150, 300, 44, darker(tone, 0.55), 22);
  return {
    art:
      c.form('M-160,-140C-170,-240 -150,-270 -90,-276H90C150,-270 170,-240 160,-140Z', lighter(tone, 0.03), {
        depth: 14,
      }) +
      c.inside('M-140,-146C-148,-226 -130,-254 -90,-258H90C130,-254 148,-226 140,-146Z', sheet(darker(tone, 0.4))) +
      bud(-50, false) +
      bud(50, true) +
      box,
    box: [-172, -336, 344, 336],
    focus: [-170, -336, 300, 300],
  };
}

export function speaker(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = shell(look, '#3a4043');
  const mesh = c.tile(
    9,
    9,
    bar(0, 0, 9, 9, darker(tone, 0.25)) +
      disc(2.5, 2.5, 1.7, 1.7, darker(tone, 0.7)) +
      disc(7, 7, 1.7, 1.7, darker(tone, 0.7)),
  );
  const cone = (y: number, r: number) =>
    disc(0, y, r * 1.12, r * 1.12, darker(tone, 0.35)) +
    disc(
      0,
      y,
      r,
      r,
      c.radial([
        [0, '#3d454a'],
        [0.5, '#1c2124'],
        [0.86, '#2f363a'],
        [1, '#0d1012'],
      ]),
    ) +
    disc(
      0,
      y,
      r * 0.4,
      r * 0.4,
      c.radial(
        [
          [0, '#6a757b'],
          [1, '#1c2124'],
        ],
        0.5,
        0.5,
        0.5,
        0.36,
        0.3,
      ),
    ) +
    stroke(oval(0, y, r * 0.82, r * 0.82), '#566066', 2, { opacity: 0.6 });
  if (look.says('soundbar')) return soundbar(c, look);
  switch (
    look.says('smart')
      ? 'cylinder'
      : look.says('portable')
        ? dice.pick('kind', ['capsule', 'capsule', 'box'])
        : dice.pick('kind', ['cylinder', 'box', 'capsule'])
  ) {
    case 'cylinder':
      return {
        art:
          turned(
            c,
            [
              [130, -360, 16],
              [134, -20, 20],
              [124, 0],
            ],
            tone,
            { finish: 'matte', lid: darker(tone, 0.3), art: sheet(mesh) },
          ).art +
          disc(0, -360, 96, 13, '#111416') +
          disc(0, -360, 70, 9, mix(look.accent, '#ffffff', 0.2), 0.7) +
          bar(-40, -84, 80, 30, '#111416', 6, 0.7) +
          lettering(look.brand, { y: -76, size: 13, color: '#ffffff', fit: 66 }),
        box: [-136, -378, 272, 378],
        focus: [-136, -380, 260, 260],
      };
    case 'box':
      return {
        art: block(
          c,
          { width: 270, height: 440, back: [80, 40], front: tone },
          cone(-140, 88) + cone(-330, 56) + disc(0, -24, 6, 6, '#7fb2e8'),
        ),
        box: [-135, -480, 350, 480],
        feet: [[-135, 190]],
        focus: [-140, -440, 280, 280],
      };
    default:
      return {
        art:
          c.form(rectangle(-260, -190, 520, 190, 95), tone, { depth: 24, light: 0.5, dark: 0.6, fill: mesh }) +
          c.form(oval(-232, -95, 42, 82), darker(tone, 0.3), { depth: 8 }) +
          c.form(oval(232, -95, 42, 82), darker(tone, 0.4), { depth: 8, light: 0.3 }) +
          bar(-60, -198, 120, 22, darker(tone, 0.3), 11) +
          bar(-74, -112, 148, 40, darker(tone, 0.6), 6, 0.8) +
          lettering(look.brand, { y: -102, size: 20, color: '#ffffff', fit: 120 }),
        box: [-276, -200, 552, 200],
        focus: [-276, -220, 300, 220],
      };
  }
}

export function smartwatch(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const strap = look.isColored ? look.color : dice.pick('strap', ['#2a2d30', '#e9e2d4', '#8a4a35', '#3f6b58']);
  const metal = dice.pick('case', ['#b9c0c4', '#2c2f31', '#c9a46a']);
  const isBand = look.says('band');
  const isRound = !isBand && !look.says('children') && dice.chance('round', 0.5);
  const band = (top: boolean) =>
    c.form(
      top
        ? 'M-64,-330C-66,-420 -60,-480 -52,-540Q0,-556 52,-540C60,-480 66,-420 64,-330Z'
        : 'M-64,-170C-66,-90 -60,-40 -52,10Q0,24 52,10C60,-40 66,-90 64,-170Z',
      strap,
      { depth: 12, light: 0.4 },
    );
  const body = isRound
    ? oval(0, -250, 128, 128)
    : isBand
      ? rectangle(-66, -390, 132, 280, 60)
      : rectangle(-108, -372, 216, 244, 58);
  const glass = isRound
    ? oval(0, -250, 108, 108)
    : isBand
      ? rectangle(-54, -378, 108, 256, 50)
      : rectangle(-92, -356, 184, 212, 46);
  const rings = [
    [88, '#e2574c', 0.74],
    [68, '#9cc36a', 0.56],
    [48, '#4aa3c7', 0.86],
  ]
    .map(
      ([r, tone, share]) =>
        `<circle cx="0" cy="-250" r="${r}" fill="none" stroke="${tone}" stroke-opacity=".25" stroke-width="13"/><circle cx="0" cy="-250" r="${r}" fill="none" stroke="${tone}" stroke-width="13" stroke-linecap="round" stroke-dasharray="${(Number(r) * 6.283 * Number(share)).toFixed(0)} 999" transform="rotate(-90 0 -250)"/>`,
    )
    .join('');
  const time = `${dice.count('hour', 10, 12)}:${dice.count('minute', 10, 59)}`;
  const screen =
    !isBand && dice.chance('rings', 0.5)
      ? rings
      : lettering(time, { y: -290, size: 46, color: '#ffffff', weight: 1.1, fit: isBand ? 92 : 150 }) +
        bar(-50, -220, 100, 6, look.accent, 3) +
        lettering(`${dice.count('steps', 4, 12)} ${dice.count('steps2', 100, 990)}`, {
          y: -200,
          size: 20,
          color: lighter(look.accent, 0.4),
        });
  return {
    art:
      band(true) +
      band(false) +
      bar(
        isRound ? 118 : isBand ? 52 : 102,
        -276,
        24,
        44,
        c.linear([
          [0, lighter(metal, 0.5)],
          [1, darker(metal, 0.5)],
        ]),
        8,
      ) +
      c.form(body, metal, { depth: 9, light: 0.8 }) +
      fillPath(glass, '#0b0e10') +
      c.inside(glass, screen, fillPath('M-120,-380L20,-380L-80,-100H-160Z', '#ffffff', 0.08)),
    box: [-134, -556, 276, 580],
    feet: [[-52, 52]],
    focus: [-150, -400, 300, 300],
  };
}

export function camera(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = shell(look, '#2a2d30');
  const top = dice.chance('retro', 0.5) ? '#c3c9cc' : darker(tone, 0.15);
  const r = look.says('compact') ? dice.between('lens', 78, 92) : dice.between('lens', 108, 128);
  const hump = look.says('mirrorless') || (!look.says('compact') && dice.chance('hump', 0.5));
  const skin = sheet(c.tile(10, 10, disc(3, 3, 1.8, 1.8, '#000000', 0.25) + disc(8, 8, 1.8, 1.8, '#ffffff', 0.1)));
  const [x, y] = [dice.between('lens x', -20, 40), -150];
  const ring = (k: number, fill: string) => disc(x, y, r * k, r * k, fill);
  return {
    art:
      bar(
        110,
        -322,
        56,
        30,
        c.linear([
          [0, lighter(top, 0.4)],
          [1, darker(top, 0.4)],
        ]),
        6,
      ) +
      bar(-190, -312, 40, 20, '#b9c0c4', 8) +
      (hump
        ? c.form('M-90,-290L-66,-352Q-60,-362 -46,-362H66Q80,-362 86,-352L110,-290Z', top, { depth: 8 })
        : bar(-30, -312, 70, 22, '#171b1e', 4)) +
      c.form(rectangle(-240, -300, 480, 300, 40), tone, {
        depth: 18,
        light: 0.5,
        art: bar(-260, -310, 520, 76, top) + skin,
      }) +
      stroke('M-238,-234H238', '#000000', 2, { opacity: 0.4 }) +
      c.form(rectangle(-228, -222, 92, 210, 34), darker(tone, 0.2), { depth: 12, light: 0.35 }) +
      lettering(look.brand, {
        y: hump ? -334 : -276,
        x: hump ? 10 : -90,
        size: 22,
        color: hump && top === '#c3c9cc' ? '#22272a' : '#f1efe8',
        fit: 110,
      }) +
      c.pool(x + 14, y + 18, r * 1.3, r * 1.3, 0.6) +
      ring(
        1.06,
        c.linear(
          [
            [0, '#70797e'],
            [0.5, '#22272a'],
            [1, '#0c0e10'],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      ring(0.94, '#15191b') +
      around(40, r * 0.99)
        .map((p) => disc(x + p.x, y + p.y, 2.2, 2.2, '#000000', 0.5))
        .join('') +
      ring(
        0.84,
        c.linear(
          [
            [0, '#111416'],
            [1, '#3d464b'],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      ring(
        0.66,
        c.radial(
          [
            [0, '#0b1016'],
            [0.5, '#1d3450'],
            [0.8, '#472a58'],
            [1, '#0b0d10'],
          ],
          0.5,
          0.5,
          0.5,
          0.44,
          0.42,
        ),
      ) +
      ring(0.3, '#06080a') +
      disc(x - r * 0.26, y - r * 0.3, r * 0.17, r * 0.12, '#ffffff', 0.75) +
      disc(x + r * 0.24, y + r * 0.28, r * 0.08, r * 0.06, '#9fc4e8', 0.5) +
      disc(190, -258, 12, 12, look.accent),
    box: [-242, -364, 484, 364],
    focus: [-150, -330, 320, 320],
  };
}
