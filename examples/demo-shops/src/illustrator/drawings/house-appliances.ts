/** What washes, cools, cleans and irons. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter, lightness, mix } from '../studio/color.ts';
import { garmentSteamer, hotAirStyler } from './steam-and-air.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { around, oval, polygon, rectangle } from '../studio/outline.ts';
import { block, turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { enamel, metalAcross } from './appliance-finish.ts';

export function washingMachine(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = enamel(look);
  const [w, h] = [460, 540];
  const r = dice.between('door', 138, 164);
  const cy = -h * 0.43;
  const rim = dice.pick('rim', ['#c3c9cc', '#2a2d30', '#f4f4f1']);
  const panel =
    bar(-w / 2, -h, w, 100, darker(tone, 0.08)) +
    bar(-w / 2, -h + 99, w, 3, '#10161d', 0, 0.3) +
    bar(-w / 2 + 22, -h + 24, 130, 54, lighter(tone, 0.2), 6) +
    bar(20, -h + 28, 110, 44, '#15191b', 6) +
    lettering(`${dice.count('h', 0, 2)}:${dice.count('m', 15, 59)}`, { x: 75, y: -h + 41, size: 19, color: '#9ce0c4' });
  const knob =
    disc(182, -h + 52, 30, 30, darker(tone, 0.3)) +
    disc(
      181,
      -h + 50,
      26,
      26,
      c.linear(
        [
          [0, '#ffffff'],
          [1, '#9aa2a6'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    bar(179, -h + 28, 4, 14, look.accent);
  const door =
    disc(4, cy + 6, r * 1.1, r * 1.1, '#10161d', 0.22) +
    disc(
      0,
      cy,
      r * 1.08,
      r * 1.08,
      c.linear(
        [
          [0, lighter(rim, 0.6)],
          [0.5, rim],
          [1, darker(rim, 0.45)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    disc(0, cy, r * 0.84, r * 0.84, '#23292d') +
    disc(
      0,
      cy,
      r * 0.78,
      r * 0.78,
      c.radial(
        [
          [0, '#5d6b73'],
          [0.6, '#2c363c'],
          [1, '#11161a'],
        ],
        0.5,
        0.5,
        0.5,
        0.4,
        0.34,
      ),
    ) +
    around(18, r * 0.56)
      .map((p) => disc(p.x, cy + p.y, 4.5, 4.5, '#0c1013', 0.7))
      .join('') +
    c.inside(
      oval(0, cy, r * 0.78, r * 0.78),
      fillPath(`M${-r},${cy - r}L${r * 0.2},${cy - r}L${-r * 0.5},${cy + r}H${-r}Z`, '#ffffff', 0.14),
    ) +
    bar(r * 0.88, cy - 34, 18, 68, darker(rim, 0.3), 8);
  return {
    art:
      block(
        c,
        { width: w, height: h, back: [70, 40], front: tone, side: darker(tone, 0.04) },
        panel + knob + bar(-w / 2, -26, w, 26, darker(tone, 0.12)) + door,
      ) + lettering(look.brand, { x: -w / 2 + 86, y: -h + 44, size: 15, color: darker(tone, 0.65), fit: 110 }),
    box: [-w / 2, -h - 40, w + 70, h + 40],
    feet: [[-w / 2, w / 2 + 50]],
    focus: [-w / 2, -h - 10, w * 0.9, w * 0.9],
  };
}

/** Wall units differ by how the air leaves, by their corners, and by where the figures shine through. */
export function airConditioner(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const named = look.isColored ? look.color : '#f4f5f3';
  const tone = dice.chance('warm', 0.5) ? mix(named, '#efe6d8', dice.between('warmth', 0, 0.22)) : named;
  const [w, h] = [dice.between('width', 620, 760), dice.between('height', 176, 268)];
  const radius = dice.pick('corner', [14, 34, 64, h / 2]);
  const body = rectangle(-w / 2, -h / 2, w, h, radius);
  const [left, right, foot] = [-w / 2, w / 2, h / 2];
  const inset = Math.max(30, radius * 0.55);
  const louvre = (y: number, tall: number, count: number) =>
    c.form(rectangle(left + inset, y, w - inset * 2, tall, tall * 0.3), darker(tone, 0.12), {
      depth: 6,
      art: Array.from({ length: count }, (_, i) =>
        bar(left + inset + 14, y + 8 + (i * (tall - 10)) / count, w - inset * 2 - 28, 4, '#1b2226', 2, 0.65),
      ).join(''),
    });
  const metal = dice.pick('trim', ['#c9ced2', '#c79b5a', '#6a757b', look.accent]);
  const fronts = {
    slats: () => louvre(foot - 72, 56, 4),
    flap: () =>
      bar(left + inset, foot - 44, w - inset * 2, 34, '#14191c', 10) +
      c.form(
        polygon([
          [left + inset + 4, foot - 40, 6],
          [right - inset - 4, foot - 40, 6],
          [right - inset + 12, foot + 16, 10],
          [left + inset - 12, foot + 16, 10],
        ]),
        lighter(tone, 0.12),
        { depth: 6, light: 0.6 },
      ),
    glass: () =>
      c.inside(
        body,
        bar(left, -h / 2, w, h * 0.6, darker(tone, 0.55), 0, 0.9) +
          fillPath(`M${left},${-h / 2}H${left + w * 0.45}L${left + w * 0.25},${h * 0.1}H${left}Z`, '#ffffff', 0.13) +
          bar(left, h * 0.1, w, 7, metal),
      ) + louvre(foot - 52, 36, 2),
    grille: () =>
      c.inside(
        body,
        bar(left, -h / 2, w, h * 0.36, darker(tone, 0.1)) +
          Array.from({ length: 6 }, (_, i) =>
            bar(left + 20, -h / 2 + 12 + i * h * 0.055, w - 40, 5, '#20282c', 2, 0.42),
          ).join(''),
      ) + louvre(foot - 60, 46, 3),
    bow: () =>
      c.inside(
        body,
        fillPath(`M${left},${h * 0.12}Q0,${h * 0.34} ${right},${h * 0.12}V${foot}H${left}Z`, darker(tone, 0.14)),
      ) +
      stroke(`M${left},${h * 0.12}Q0,${h * 0.34} ${right},${h * 0.12}`, metal, 6) +
      louvre(foot - 40, 24, 2),
    band: () =>
      c.inside(body, bar(left, -h * 0.06, w, dice.between('band', 12, 34), metal, 0, 0.95)) + louvre(foot - 62, 46, 4),
  };
  const style = dice.pick('front', ['slats', 'flap', 'glass', 'grille', 'bow', 'band'] as const);
  const isDark = style === 'glass' || lightness(tone) < 0.35;
  const ink = isDark ? '#e6eaec' : darker(tone, 0.55);
  const place = dice.pick('figures', [-1, 0, 1]);
  const level = style === 'grille' ? h * 0.02 : -h * 0.16;
  const inner = w / 2 - Math.max(70, radius + 34);
  const figures = `${dice.count('degrees', 18, 26)}`;
  const glow = dice.pick('glow', ['#6fc8e0', '#f2f6f7', '#f0a860', '#8fd6a0']);
  const display =
    (isDark ? '' : bar(place * inner - 40, level - 32, 80, 46, '#1d2529', 9)) +
    lettering(figures, { x: place * inner, y: level, size: 27, color: glow });
  const mark = place === 1 ? -1 : 1;
  return {
    art:
      c.form(body, tone, { depth: 20, light: 0.7 }) +
      fronts[style]() +
      display +
      lettering(look.brand, {
        x: mark * (inner + 24),
        y: level,
        size: 24,
        color: ink,
        align: mark < 0 ? 'start' : 'end',
      }) +
      (look.says('inverter')
        ? placed(disc(0, 0, 27, 27, look.accent) + lettering('INV', { y: 6, size: 15, color: '#ffffff' }), {
            x: mark * (inner - 190),
            y: level - 8,
          })
        : ''),
    box: [-w / 2, -h / 2 - 30, w, h + 60],
    outline: body,
    focus: [-w / 2, -h / 2, 380, 300],
  };
}

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

export function hairDryer(c: Canvas, look: Look): Piece {
  if (look.says('styler')) return hotAirStyler(c, look);
  const tone = look.isColored
    ? look.color
    : look.dice.pick('dryer', ['#2a2d30', '#e39aac', '#f0f0ed', '#6c4694', '#c22f2b']);
  const metal = look.dice.pick('trim', ['#c79b5a', '#b9c0c4', '#e3a58c']);
  const barrel =
    'M-190,-410C-190,-450 -160,-460 -120,-458L110,-470C190,-472 226,-420 226,-370C226,-320 190,-268 110,-270L-120,-282C-160,-280 -190,-292 -190,-330Z';
  const grip = placed(
    c.form('M-46,-10C-50,100 -40,200 -34,262Q-30,280 0,280Q30,280 34,262C42,200 50,100 46,-10Z', darker(tone, 0.1), {
      depth: 14,
    }) +
      bar(-14, 40, 28, 66, darker(tone, 0.5), 14) +
      disc(0, 58, 10, 10, metal),
    { x: 64, y: -284, turn: 8 },
  );
  const nozzle = c.form('M-180,-446L-258,-456Q-270,-456 -270,-440V-300Q-270,-284 -258,-284L-180,-294Z', '#22272a', {
    depth: 9,
  });
  const rear =
    c.form(oval(196, -370, 40, 92), darker(tone, 0.3), { depth: 8 }) +
    Array.from({ length: 6 }, (_, i) => stroke(`M178,${-428 + i * 23}h36`, '#10161d', 5, { opacity: 0.6 })).join('');
  const cord = stroke('M32,-20C34,30 120,-10 190,-8', '#22272a', 13);
  return {
    art:
      cord +
      grip +
      nozzle +
      c.form(barrel, tone, { depth: 22, light: 0.6 }) +
      stroke('M-170,-452C-150,-380 -150,-350 -170,-290', metal, 11) +
      rear +
      lettering(look.brand, { x: 20, y: -382, size: 24, color: lighter(tone, 0.75), fit: 160 }),
    box: [-272, -472, 510, 472],
    feet: [[-10, 80]],
    focus: [-270, -480, 340, 300],
  };
}

export function iron(c: Canvas, look: Look): Piece {
  if (look.says('steamer')) return garmentSteamer(c, look);
  const tone = look.isColored
    ? look.color
    : look.dice.pick('iron', ['#2f66b3', '#6c4694', '#2f9d9b', '#c22f2b', '#3a4043']);
  const sole = 'M-290,-20C-200,-34 120,-40 260,-34Q276,-30 276,-14Q276,0 260,0H-250Q-296,0 -290,-20Z';
  const body =
    'M-284,-26C-220,-60 -150,-130 -60,-150C40,-170 180,-160 226,-150Q256,-140 260,-100L264,-34C140,-42 -180,-40 -284,-26Z';
  const handle =
    'M-90,-146C-60,-250 40,-290 150,-290C216,-290 250,-260 250,-214L246,-120L196,-120C204,-190 196,-226 150,-228C70,-230 20,-200 -6,-150Z';
  return {
    art:
      fillPath(
        sole,
        c.linear([
          [0, '#f4f6f7'],
          [0.5, '#a9b2b6'],
          [1, '#5d666b'],
        ]),
      ) +
      c.form(handle, darker(tone, 0.25), { depth: 13, light: 0.5 }) +
      c.form(body, tone, { depth: 18, light: 0.6 }) +
      c.inside(
        body,
        fillPath('M-40,-160C30,-110 140,-100 270,-104V-40H-100C-60,-80 -50,-120 -40,-160Z', '#ffffff', 0.18),
      ) +
      disc(110, -100, 36, 34, darker(tone, 0.35)) +
      disc(
        108,
        -103,
        30,
        28,
        c.linear(
          [
            [0, '#ffffff'],
            [1, '#b0b8bb'],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      bar(106, -128, 4, 16, '#c22f2b') +
      (look.says('cordless')
        ? ''
        : stroke('M246,-250C310,-260 330,-180 300,-120C280,-70 320,-30 350,-10', '#22272a', 13)),
    box: [-294, -292, 650, 292],
    feet: [[-270, 270]],
    focus: [-60, -300, 330, 300],
  };
}
