/** Vacuum cleaners and robot vacuums. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../../studio/canvas.ts';
import { darker, type Hex, lighter, lightness } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { oval, rectangle } from '../../studio/outline.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { metalAcross } from '../appliance-finish.ts';

export function vacuum(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored
    ? look.color
    : dice.pick('vacuum', ['#c22f2b', '#2f66b3', '#3a4043', '#6c4694', '#e0762b']);
  const trim = dice.pick('trim', ['#2a2d30', '#c9ced2', lighter(tone, 0.45), look.accent, '#f1f0ec']);
  if (look.says('robot')) return robotVacuum(c, look, tone, trim);
  const from = [150, -560] as const;
  const to = [dice.between('reach', -190, -110), -70] as const;
  const tubeTone = dice.pick('tube', ['#b9c0c4', '#b9c0c4', '#3a4146', tone, '#c39a4e']);
  const tube = stroke(
    `M${from[0]},${from[1]}L${to[0]},${to[1]}`,
    metalAcross(c, tubeTone),
    dice.between('tube wide', 18, 28),
  );
  const wide = dice.between('head', 84, 128);
  const x = to[0] - 22;
  const head =
    c.form(
      `M${x - wide},-8Q${x - wide - 6},-52 ${x - wide + 30},-58L${x + 60},-74Q${x + 90},-70 ${x + wide},-8Q${x + wide},0 ${x + wide - 14},0H${x - wide + 14}Q${x - wide},0 ${x - wide},-8Z`,
      dice.pick('head tone', ['#2a2d30', darker(tone, 0.3), '#5d666b', '#c9ced2']),
      { depth: 9, light: 0.5 },
    ) +
    (dice.chance('head lamps', 0.5)
      ? [0, 1, 2].map((i) => disc(x - wide + 24 + i * 20, -24, 6, 6, '#fff3cf')).join('')
      : bar(x - wide + 12, -34, wide * 1.2, 9, dice.pick('head line', [tone, trim, look.accent]), 4));
  const canWide = dice.between('can', 46, 76);
  const at = dice.between('can at', -420, -350);
  const can = placed(
    turned(
      c,
      [
        [canWide * 0.84, -130, 8],
        [canWide, -110, 10],
        [canWide, 20, 10],
        [canWide * 0.8, 44],
      ],
      dice.pick('can tone', [lighter(tone, 0.3), '#9fb4bd', '#c9ced2', '#7d6a8a']),
      {
        finish: 'glass',
        art:
          bar(-80, dice.between('dust', -70, 0), 160, 90, '#5d666b', 0, 0.5) +
          (dice.chance('cyclone', 0.5)
            ? [-26, 0, 26].map((dx) => bar(dx - 8, -110, 16, 60, tone, 6, 0.85)).join('')
            : bar(-90, -96, 180, 15, trim)),
      },
    ).art,
    { x: 96, y: at, turn: 31 },
  );
  const body = c.form(
    dice.pick('motor', [
      'M60,-520C100,-580 170,-600 210,-570C240,-540 226,-500 196,-470L150,-410L80,-450Z',
      'M50,-500L120,-590L220,-580L236,-500L170,-410L84,-440Z',
      'M40,-500C70,-600 210,-620 236,-540C250,-480 210,-420 150,-400L76,-444Z',
    ]),
    tone,
    {
      depth: 14,
      light: 0.55,
      art: dice.pick('motor art', [
        '',
        bar(60, -540, 240, 26, trim),
        bar(170, -640, 100, 240, trim),
        bar(40, -460, 200, 70, trim),
      ]),
    },
  );
  const loop = dice.pick('loop', [
    'M170,-560C210,-640 290,-620 268,-540C256,-496 220,-470 190,-462',
    'M160,-580L250,-640L290,-560L210,-470',
    'M190,-570C240,-590 320,-560 300,-500C286,-460 230,-440 180,-440',
  ]);
  const grip =
    stroke(loop, dice.pick('loop tone', [darker(tone, 0.2), '#2a2d30', trim]), dice.between('loop wide', 22, 32)) +
    placed(stroke(loop, lighter(tone, 0.3), 6, { opacity: 0.6 }), { x: -3, y: -5 });
  const pack = look.says('bagless')
    ? ''
    : bar(206, -480, 66, 40, '#22272a', 8) +
      lettering(`${dice.pick('volts', [18, 22, 25])}V`, { x: 239, y: -467, size: 14, color: '#dfe5e7' });
  return {
    art:
      tube +
      head +
      can +
      body +
      grip +
      pack +
      disc(
        150,
        -530,
        dice.between('eye', 10, 22),
        dice.between('eye', 10, 22),
        dice.pick('eye tone', ['#2a2d30', trim, '#7fe0a8']),
      ) +
      placed(
        lettering(look.brand, { size: 16, color: lightness(tone) > 0.6 ? '#22272a' : '#fdfaf3', weight: 1.7, fit: 90 }),
        { x: 150, y: -478, turn: -38 },
      ),
    box: [x - wide - 10, -640, 320 - x + wide, 640],
    feet: [[x - wide, x + wide]],
    focus: [20, -640, 270, 270],
  };
}

/** A flat robot: its turret, buttons, bumper and side brush, sometimes at its dock. */
function robotVacuum(c: Canvas, look: Look, tone: Hex, trim: Hex): Piece {
  const { dice } = look;
  const [r, high, tilt] = [
    dice.between('radius', 210, 245),
    dice.between('high', 70, 104),
    dice.between('view', 0.26, 0.42),
  ];
  const top = -high;
  const body = turned(
    c,
    [
      [r - 8, top, 10],
      [r, top + 24, 16],
      [r - 4, -6, 8],
      [r - 14, 0],
    ],
    darker(tone, 0.1),
    { finish: 'matte', lid: tone, tilt },
  ).art;
  const ring = dice.pick('ring', ['none', 'thin', 'wide', 'half']);
  const rings = {
    none: '',
    thin: stroke(oval(0, top, r * 0.78, r * 0.78 * tilt), trim, 5, { opacity: 0.8 }),
    wide: stroke(oval(0, top, r * 0.84, r * 0.84 * tilt), trim, 22, { opacity: 0.85 }),
    half: fillPath(`M${-r * 0.96},${top}A${r * 0.96},${r * 0.96 * tilt} 0 0 0 ${r * 0.96},${top}Z`, trim, 0.85),
  }[ring];
  const [tx, tr] = [dice.between('turret at', -r * 0.3, r * 0.3), dice.between('turret', 40, 76)];
  const turret = dice.chance('has turret', 0.75)
    ? turned(
        c,
        [
          [tr, top - 46, 8],
          [tr, top - 6],
        ],
        dice.pick('turret tone', [darker(tone, 0.35), trim, '#22272a']),
        { finish: 'gloss', lid: dice.pick('turret lid', [lighter(tone, 0.2), trim, '#3a4146']), tilt },
      ).art
    : disc(0, top, r * 0.3, r * 0.3 * tilt, darker(tone, 0.4)) +
      stroke(oval(0, top, r * 0.18, r * 0.18 * tilt), '#9cd8ee', 4);
  const buttons = Array.from({ length: dice.count('buttons', 1, 3) }, (_, i) =>
    disc((i - 1) * 46, top + r * tilt * 0.62, 14, 14 * tilt * 1.4, i === 0 ? '#7fe0a8' : lighter(tone, 0.5)),
  ).join('');
  const dock = dice.chance('dock', 0.4);
  const dockTone = dice.pick('dock tone', ['#f1f0ec', '#2a2d30', tone]);
  const brush = dice.chance('brush', 0.6)
    ? [0, 60, 120]
        .map((a) => placed(stroke('M-64,0H64', '#8d969b', 5), { x: -r * 0.86, y: -4, turn: a * 0.3 - 16 }))
        .join('')
    : '';
  const dockHigh = dice.between('dock high', 220, 380);
  return {
    art:
      (dock
        ? c.form(rectangle(-150, -dockHigh, 300, dockHigh - 10, 40), dockTone, {
            depth: 16,
            art: bar(-60, -dockHigh + 40, 120, 10, trim, 5),
          })
        : '') +
      brush +
      body +
      rings +
      placed(turret, { x: tx, y: 4 }) +
      buttons +
      bar(-r * 0.42, top + high * 0.5 + r * tilt * 0.9 - 20, r * 0.84, 22, '#15191b', 11, 0.8) +
      lettering(look.brand, {
        x: 0,
        y: top + r * tilt * 0.3,
        size: 17,
        color: lightness(tone) > 0.6 ? '#22272a' : '#fdfaf3',
        weight: 1.6,
        fit: 130,
      }),
    box: [-r - 40, dock ? -dockHigh : top - r * tilt - 50, r * 2 + 80, (dock ? dockHigh : -top + r * tilt + 50) + 30],
    feet: [[-r, r]],
    focus: [-200, top - r * tilt - 40, 300, 220],
  };
}
