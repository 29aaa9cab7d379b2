/** Devices whose kind has a shape of its own: the foldable among the phones, the soundbar among the speakers. */
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { around, oval, polygon, rectangle } from '../studio/outline.ts';
import { block, turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { shell, wallpaper } from './device-look.ts';

const metalAcross = (c: Canvas, tone: Hex) =>
  c.linear(
    [
      [0, darker(tone, 0.3)],
      [0.3, lighter(tone, 0.6)],
      [0.6, tone],
      [1, darker(tone, 0.45)],
    ],
    [0, 0, 1, 0],
  );

/** A phone that opens like a book, standing half open. */
export function foldable(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#2f4358');
  const h = 430;
  const left = polygon([
    [-240, -h + 26, 22],
    [0, -h, 4],
    [0, -20, 4],
    [-240, 0, 22],
  ]);
  const right = polygon([
    [0, -h, 4],
    [200, -h + 34, 22],
    [200, 8, 22],
    [0, -20, 4],
  ]);
  const leftGlass = polygon([
    [-228, -h + 38, 14],
    [-4, -h + 14, 2],
    [-4, -33, 2],
    [-228, -14, 14],
  ]);
  const rightGlass = polygon([
    [4, -h + 14, 2],
    [188, -h + 46, 14],
    [188, -6, 14],
    [4, -33, 2],
  ]);
  return {
    art:
      c.form(left, '#14181b', { depth: 5, light: 0.7 }) +
      c.form(right, '#14181b', { depth: 5, light: 0.5 }) +
      stroke(`${left}${right}`, lighter(tone, 0.25), 5) +
      c.inside(leftGlass, wallpaper(c, look, -240, -h, 440, h + 10)) +
      c.inside(rightGlass, wallpaper(c, look, -240, -h, 440, h + 10)) +
      fillPath(rightGlass, '#0b1016', 0.2) +
      fillPath(
        leftGlass,
        c.linear(
          [
            [0, '#ffffff', 0.14],
            [0.5, '#ffffff', 0],
            [0.9, '#0b1016', 0.05],
            [1, '#0b1016', 0.4],
          ],
          [0, 0, 1, 0],
        ),
      ) +
      bar(-4, -h, 8, h - 20, darker(tone, 0.4)) +
      Array.from({ length: 8 }, (_, i) =>
        c.form(
          rectangle(-190 + (i % 4) * 46, -96 + Math.floor(i / 4) * 40, 28, 28, 8),
          ['#e2574c', '#4aa3c7', '#9cc36a', '#e9bd3a'][(i * 3 + look.dice.count('icons', 0, 3)) % 4] as Hex,
          { depth: 2 },
        ),
      ).join('') +
      lettering(`${look.dice.count('hour', 9, 12)}:${look.dice.count('minute', 10, 59)}`, {
        x: -120,
        y: -h + 84,
        size: 46,
        color: '#ffffff',
        weight: 0.9,
      }),
    box: [-244, -h - 4, 450, h + 14],
    feet: [[-240, 200]],
    focus: [-240, -h, 300, 300],
  };
}

/** A console to hold in both hands: a display between two grips. */
export function handheldConsole(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#f0f0ed');
  const [w, h] = [620, 270];
  const body = rectangle(-w / 2, -h, w, h, 74);
  const glass = rectangle(-196, -h + 20, 392, h - 40, 10);
  const grip = (mirror: boolean) =>
    placed(
      c.form(
        `M-200,${-h + 2}H-250Q-306,${-h + 6} -308,${-h + 80}V-76Q-306,-4 -250,-2H-200Z`,
        mirror ? look.accent : tone,
        { depth: 14, light: 0.6 },
      ),
      { mirror },
    );
  const stick = (x: number, y: number) =>
    disc(x, y, 32, 32, '#15191b') +
    disc(
      x,
      y - 3,
      25,
      25,
      c.radial([
        [0, '#5a6368'],
        [1, '#1b1f22'],
      ]),
    );
  return {
    art:
      c.form(body, '#22272a', { depth: 12 }) +
      grip(false) +
      grip(true) +
      c.form(glass, '#0c0f11', { depth: 3 }) +
      c.inside(rectangle(-186, -h + 30, 372, h - 60, 4), wallpaper(c, look, -186, -h + 30, 372, h - 60)) +
      stick(-252, -h + 86) +
      stick(252, -96) +
      bar(-260, -104, 16, 50, '#15191b', 4) +
      bar(-277, -87, 50, 16, '#15191b', 4) +
      around(4, 26)
        .map((p, i) => disc(252 + p.x, -h + 88 + p.y, 11, 11, ['#e2574c', '#4aa3c7', '#9cc36a', '#e9bd3a'][i] as Hex))
        .join(''),
    box: [-w / 2, -h, w, h],
    feet: [[-260, 260]],
    focus: [-320, -h - 10, 320, 290],
  };
}

export function soundbar(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#2a2d30');
  const mesh = c.tile(
    9,
    9,
    bar(0, 0, 9, 9, darker(tone, 0.2)) +
      disc(2.5, 2.5, 1.7, 1.7, darker(tone, 0.7)) +
      disc(7, 7, 1.7, 1.7, darker(tone, 0.7)),
  );
  const sub = look.dice.chance('subwoofer', 0.5);
  return {
    art:
      (sub
        ? placed(
            block(
              c,
              { width: 200, height: 290, back: [70, 34], front: darker(tone, 0.05) },
              bar(-100, -290, 200, 250, mesh) +
                lettering(look.brand, { y: -32, size: 14, color: lighter(tone, 0.6), fit: 120 }),
            ),
            { x: 250, y: -44 },
          )
        : '') +
      fillPath(
        polygon([
          [-380, -84],
          [-356, -112],
          [356, -112],
          [380, -84],
        ]),
        lighter(tone, 0.2),
      ) +
      c.form(rectangle(-380, -86, 760, 86, 18), tone, { depth: 10, light: 0.5, fill: mesh }) +
      Array.from({ length: 4 }, (_, i) => disc(-40 + i * 26, -98, 6, 3, darker(tone, 0.5))).join('') +
      bar(-60, -56, 120, 28, darker(tone, 0.6), 5, 0.85) +
      lettering(look.brand, { y: -49, size: 14, color: '#ffffff', fit: 100 }) +
      disc(-340, -42, 4, 4, '#7fe0a8'),
    box: [-382, sub ? -372 : -114, sub ? 804 : 764, sub ? 372 : 114],
    feet: [[-370, 370]],
    focus: [-380, -150, 330, 200],
  };
}

export function actionCamera(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#2a2d30');
  const [w, h] = [400, 280];
  return {
    art:
      bar(110, -h - 18, 80, 24, darker(tone, 0.3), 8) +
      disc(150, -h - 16, 24, 8, '#c22f2b') +
      c.form(rectangle(-w / 2, -h, w, h, 46), tone, {
        depth: 18,
        light: 0.5,
        art: sheet(c.tile(10, 10, disc(3, 3, 1.6, 1.6, '#000000', 0.3) + disc(8, 8, 1.6, 1.6, '#ffffff', 0.08))),
      }) +
      c.form(rectangle(-w / 2 + 30, -h + 40, 130, 110, 14), '#0d1012', { depth: 4, light: 0.4 }) +
      lettering(`${look.amount('resolution') ?? 4}`, { x: -w / 2 + 95, y: -h + 66, size: 34, color: '#8fb9d0' }) +
      lettering(look.brand, { x: -w / 2 + 36, y: -60, size: 26, color: lighter(tone, 0.7), align: 'start', fit: 150 }) +
      c.form(rectangle(10, -h + 24, 170, 170, 40), darker(tone, 0.3), { depth: 10 }) +
      disc(95, -h + 109, 72, 72, '#0b0d10') +
      disc(
        95,
        -h + 109,
        60,
        60,
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
      disc(95, -h + 109, 24, 24, '#06080a') +
      disc(76, -h + 88, 13, 9, '#ffffff', 0.8) +
      disc(-w / 2 + 180, -h + 54, 5, 5, '#c22f2b'),
    box: [-w / 2, -h - 26, w, h + 26],
    focus: [-60, -h - 20, 280, 280],
  };
}

export function wirelessCharger(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = shell(look, '#f0f0ed');
  const stands = dice.chance('stand', 0.4);
  const trim = dice.pick('trim', [look.accent, darker(tone, 0.35), lighter(tone, 0.5), '#c79b5a']);
  const lamp = dice.pick('lamp', ['#7fe0a8', '#9cd8ee', '#f3b56a']);
  const cable = 'M150,-16C240,-10 250,-60 300,-46C360,-30 350,-6 420,-8';
  const wire = stroke(cable, darker(tone, 0.35), 14) + stroke(cable, tone, 10);
  if (stands)
    return {
      art:
        wire +
        c.form(
          'M-150,-40H150Q186,-38 190,-16Q188,0 150,0H-150Q-188,0 -190,-16Q-186,-38 -150,-40Z',
          darker(tone, 0.08),
          { depth: 9 },
        ) +
        c.form(
          'M-96,-60L-120,-330Q-116,-372 -70,-376H70Q116,-372 120,-330L96,-60Q80,-44 0,-44Q-80,-44 -96,-60Z',
          tone,
          { depth: 15, light: 0.6 },
        ) +
        dice.pick('pad', [
          stroke(oval(0, -230, 72, 78), darker(tone, 0.3), 4, { opacity: 0.5 }),
          disc(0, -230, 84, 88, trim, 0.9),
          stroke(rectangle(-86, -350, 172, 250, 30), trim, 8),
          disc(0, -290, 50, 50, trim, 0.8) + disc(0, -160, 34, 34, trim, 0.8),
        ]) +
        fillPath('M8,-268L-26,-222H-2L-10,-190L26,-238H2Z', lighter(tone, 0.8)) +
        lettering(look.brand, { y: -90, size: 16, color: darker(tone, 0.5), fit: 120 }) +
        disc(0, -24, 5, 4, lamp),
      box: [-192, -380, 620, 384],
      feet: [[-180, 180]],
      focus: [-150, -390, 300, 300],
    };
  return {
    art:
      wire +
      turned(
        c,
        [
          [dice.between('pad wide', 186, 216), -dice.between('pad high', 34, 70), 12],
          [222, -30, 16],
          [206, 0],
        ],
        dice.pick('rim', [tone, trim, darker(tone, 0.3)]),
        { finish: 'matte', lid: lighter(tone, 0.1), tilt: 0.3 },
      ).art +
      dice.pick('mark', [
        stroke(oval(0, -54, 150, 45), darker(tone, 0.3), 4, { opacity: 0.4 }),
        disc(0, -54, 140, 42, trim, 0.85),
        stroke(oval(0, -54, 168, 50), trim, 12) + stroke(oval(0, -54, 84, 25), trim, 5),
        stroke('M-130,-54H130M0,-94V-14', darker(tone, 0.3), 7, { opacity: 0.5 }),
      ]) +
      placed(`<g transform="scale(1 .34)">${fillPath('M10,-60L-38,8H-4L-14,60L38,-14H4Z', look.accent)}</g>`, {
        y: -54,
      }) +
      disc(0, 36, 9, 5, lamp),
    box: [-226, -124, 650, 190],
    feet: [[-200, 200]],
    focus: [-200, -160, 300, 240],
  };
}

export function carCharger(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = shell(look, '#2a2d30');
  const wide = dice.between('head', 0.84, 1.16);
  const ring = dice.pick('ring', [look.accent, '#c79b5a', '#9cd8ee', '#c22f2b']);
  return {
    art: placed(
      turned(
        c,
        [
          [16, -10, 6],
          [18, 20],
          [52, 30, 8],
          [62, 190],
        ],
        '#c3c9cc',
        { finish: 'metal' },
      ).art +
        turned(
          c,
          [
            [62, 186],
            [78 * wide, 210, 10],
            [84 * wide, 380, 20],
            [74 * wide, 400],
          ],
          tone,
          {
            finish: 'gloss',
            art:
              bar(-120, dice.between('ring at', 216, 350), 240, dice.between('ring wide', 6, 30), ring) +
              (dice.chance('ribbed', 0.4) ? sheet(c.tile(13, 600, bar(0, 0, 4, 600, '#000000', 0, 0.35))) : ''),
          },
        ).art +
        disc(0, 400, 74, 12, darker(tone, 0.4)) +
        bar(-44, 395, 34, 9, '#0d1012', 3) +
        bar(10, 395, 34, 9, '#0d1012', 3) +
        bar(-66, 84, 14, 60, '#8f979b', 5) +
        bar(52, 84, 14, 60, '#8f979b', 5) +
        lettering(`${look.amount('power') ?? 30}W`, { y: 288, size: 30, color: lighter(tone, 0.75) }) +
        lettering(look.brand, { y: 336, size: 17, color: lighter(tone, 0.6), fit: 130 }),
      { y: -150, x: 190, turn: dice.between('lean', 56, 76) },
    ),
    box: [-240, -210, 470, 264],
    feet: [[-190, 190]],
    focus: [-230, -200, 300, 260],
  };
}

/** A set of white towers, or a pocket router with a display. */
export function smallRouter(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#f0f0ed');
  if (look.says('mobile')) {
    const [w, h] = [300, 420];
    return {
      art:
        block(c, { width: w, height: h, back: [40, 20], front: tone }, '') +
        c.form(rectangle(-w / 2 + 34, -h + 50, w - 68, 150, 16), '#0d1012', { depth: 4 }) +
        [14, 24, 34, 46].map((high, i) => bar(-70 + i * 20, -h + 130 - high, 12, high, '#7fe0a8', 2)).join('') +
        lettering('5G', { x: 52, y: -h + 94, size: 32, color: '#ffffff' }) +
        bar(-82, -h + 156, 120, 7, look.accent, 3) +
        lettering(look.brand, { y: -110, size: 26, color: darker(tone, 0.5), fit: 200 }) +
        disc(0, -46, 16, 16, darker(tone, 0.25)),
      box: [-w / 2, -h - 20, w + 40, h + 20],
      focus: [-w / 2, -h - 10, 300, 300],
    };
  }
  const tower = (high: number, wide: number) =>
    turned(
      c,
      [
        [wide * 0.92, -high, 30],
        [wide, -high * 0.5, 60],
        [wide * 0.86, 0],
      ],
      tone,
      { finish: 'matte', lid: lighter(tone, 0.1), tilt: 0.22 },
    ).art +
    Array.from({ length: 7 }, (_, i) =>
      bar(-wide * 0.5 + (i * wide) / 7, -high - 4, wide * 0.06, wide * 0.1, darker(tone, 0.35), 2),
    ).join('') +
    disc(0, -22, 8, 4, '#7fd0e8') +
    lettering(look.brand, { y: -high * 0.55, size: 17, color: darker(tone, 0.3), fit: wide * 0.9 });
  return {
    art:
      placed(tower(250, 92), { x: -190, y: -30 }) +
      placed(tower(250, 92), { x: 200, y: -24 }) +
      c.pool(10, 2, 150, 20, 0.4) +
      tower(330, 118),
    box: [-286, -356, 578, 372],
    feet: [
      [-110, 110],
      [-280, -110],
      [120, 290],
    ],
    focus: [-130, -360, 300, 300],
  };
}

export function verticalMouse(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#2a2d30');
  const body =
    'M-150,-4C-176,-120 -110,-300 10,-310C70,-312 96,-280 110,-220C126,-150 170,-90 176,-30Q176,0 150,0H-130Q-148,0 -150,-4Z';
  return {
    art:
      c.form(body, tone, { depth: 26, light: 0.5, dark: 0.6 }) +
      stroke('M-16,-306C-60,-220 -90,-120 -86,-6', darker(tone, 0.55), 4, { opacity: 0.7 }) +
      stroke('M36,-306C40,-220 60,-120 110,-60', lighter(tone, 0.4), 3, { opacity: 0.5 }) +
      c.form('M-118,-190C-130,-140 -130,-110 -122,-80L-96,-90C-100,-120 -96,-160 -88,-184Z', look.accent, {
        depth: 5,
      }) +
      placed(c.form(rectangle(-12, -40, 24, 80, 12), '#5d666b', { depth: 5 }), { x: -30, y: -240, turn: 22 }) +
      lettering(look.brand, { x: 50, y: -40, size: 17, color: lighter(tone, 0.5), fit: 110 }),
    box: [-160, -314, 340, 314],
    feet: [[-140, 160]],
    focus: [-160, -320, 300, 300],
  };
}

export function portableCooler(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : '#f4f5f3';
  const { dice } = look;
  const [w, h] = [dice.between('width', 270, 350), dice.between('height', 520, 660)];
  const slat = dice.pick('slat', [7, 9, 14]);
  const slats = Array.from({ length: Math.round(126 / (slat * 2.2)) }, (_, i) =>
    bar(-w / 2 + 40, -h + 40 + i * slat * 2.2, w - 80, slat, darker(tone, 0.5), slat / 2),
  ).join('');
  const intake = dice.pick('intake', [
    Array.from({ length: 6 }, (_, i) => bar(-w / 2 + 40, -160 + i * 20, w - 80, 7, darker(tone, 0.25), 3)).join(''),
    Array.from({ length: 9 }, (_, i) => bar(-w / 2 + 44 + (i * (w - 96)) / 8, -170, 8, 130, darker(tone, 0.3), 4)).join(
      '',
    ),
    [88, 66, 44, 22].map((r) => stroke(oval(0, -120, r, r), darker(tone, 0.32), 7)).join(''),
  ]);
  const band = dice.chance('band', 0.45) ? bar(-w / 2, -h + 300, w, 22, look.accent) : '';
  const hose = 'M150,-470C260,-480 300,-420 300,-330C300,-200 330,-140 380,-130';
  return {
    art:
      stroke(hose, '#9aa2a6', 86, { cap: 'butt' }) +
      stroke(hose, '#d9dcdc', 80, { cap: 'butt', dash: '9 7' }) +
      block(
        c,
        { width: w, height: h, back: [80, 40], front: tone },
        slats +
          band +
          intake +
          bar(-110, -h + 196, 220, 60, dice.pick('panel', ['#15191b', '#2b3f5c', '#3a4146']), 10) +
          lettering(`${look.dice.count('degrees', 18, 23)}`, { y: -h + 210, size: 32, color: '#8fd8ea' }) +
          lettering(look.brand, { y: -h + 286, size: 21, color: darker(tone, 0.5), fit: 200 }),
      ) +
      [-120, 110, 190].map((x, i) => disc(x, i === 2 ? -34 : 6, 17, 17, '#22272a')).join(''),
    box: [-w / 2, -h - 40, w + 280, h + 62],
    feet: [[-150, 220]],
    focus: [-w / 2, -h - 20, 330, 330],
  };
}

/** A round brush that blows hot air. */
export function hotAirStyler(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#e39aac');
  const bristles = c.tile(22, 18, disc(6, 5, 3, 3, '#15191b') + disc(17, 14, 3, 3, '#15191b'));
  return {
    art:
      stroke('M0,-8C20,30 100,0 180,6', '#22272a', 13) +
      turned(
        c,
        [
          [40, -250, 14],
          [46, -120, 20],
          [38, -6, 12],
          [26, 0],
        ],
        tone,
        { finish: 'gloss', art: bar(-12, -190, 24, 70, darker(tone, 0.4), 10) + disc(0, -170, 8, 8, '#c79b5a') },
      ).art +
      turned(
        c,
        [
          [52, -292, 8],
          [54, -248],
        ],
        '#c9a46a',
        { finish: 'metal' },
      ).art +
      turned(
        c,
        [
          [44, -560, 22],
          [62, -540, 20],
          [66, -310, 20],
          [54, -288],
        ],
        darker(tone, 0.35),
        { finish: 'matte', art: sheet(bristles) },
      ).art +
      turned(
        c,
        [
          [20, -590, 10],
          [40, -556],
        ],
        '#22272a',
        {},
      ).art,
    box: [-70, -600, 256, 614],
    feet: [[-40, 40]],
    focus: [-120, -600, 280, 280],
  };
}

export function garmentSteamer(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#2f9d9b');
  const puff = [
    [-206, -430, 46],
    [-256, -480, 60],
    [-196, -520, 40],
  ] as const;
  return {
    art:
      puff
        .map(([x, y, r]) =>
          disc(
            x,
            y,
            r,
            r * 0.8,
            c.radial([
              [0, '#ffffff', 0.85],
              [1, '#ffffff', 0],
            ]),
          ),
        )
        .join('') +
      stroke('M96,-20C120,30 190,10 240,10', '#22272a', 13) +
      c.form(
        'M-60,-300C-20,-340 90,-330 120,-280C150,-220 140,-60 124,-16Q116,0 96,0H-20Q-50,-2 -46,-40C-40,-120 -90,-220 -60,-300Z',
        tone,
        { depth: 22, light: 0.6 },
      ) +
      c.form(
        'M10,-210C30,-230 70,-226 80,-196C90,-150 84,-90 76,-60Q60,-46 36,-50C26,-90 -6,-170 10,-210Z',
        '#dce9ee',
        {
          depth: 10,
          fill: c.linear([
            [0, '#e8f3f6'],
            [0.4, '#b9d9e4'],
            [1, '#8fbccb'],
          ]),
        },
      ) +
      c.form(
        'M-150,-420C-140,-440 -110,-440 -96,-424L-40,-330C-20,-300 -30,-270 -60,-262C-90,-256 -110,-280 -118,-304L-156,-392Z',
        darker(tone, 0.15),
        { depth: 11, light: 0.5 },
      ) +
      fillPath('M-164,-428L-120,-446L-92,-420L-148,-384Z', metalAcross(c, '#c3c9cc')) +
      lettering(look.brand, { x: 46, y: -30, size: 15, color: lighter(tone, 0.8), fit: 100 }),
    box: [-316, -560, 570, 574],
    feet: [[-40, 120]],
    focus: [-170, -450, 320, 320],
  };
}

export function gooseneckKettle(c: Canvas, look: Look, tone: Hex): Piece {
  const { dice } = look;
  const isSteel = !look.isColored;
  const finish = isSteel ? 'metal' : dice.pick('finish', ['gloss', 'matte'] as const);
  const [high, foot, neck] = [
    dice.between('high', 216, 290),
    dice.between('foot', 134, 172),
    dice.between('neck', 80, 112),
  ];
  const spout = dice.pick('spout', [
    `M-${neck},-70C-250,-60 -180,-${high + 40} -300,-${high + 60}`,
    `M-${foot - 20},-50C-290,-20 -190,-${high - 20} -290,-${high + 20}`,
    `M-${neck + 16},-90C-200,-100 -230,-${high - 40} -240,-${high + 30}Q-246,-${high + 60} -310,-${high + 50}`,
  ]);
  const gripTone = dice.pick('grip', ['#22272a', '#22272a', '#8a6038', '#c49d6c', '#e4e7e8', darker(tone, 0.35)]);
  const grip = dice.pick('handle', [
    `M96,-${high}C250,-${high + 20} 260,-90 150,-50`,
    `M80,-${high - 10}L240,-${high + 10}L226,-${high - 120}`,
    `M90,-${high}C190,-${high + 60} 280,-${high - 20} 250,-90`,
  ]);
  const knob = dice.pick('knob', [gripTone, tone, '#c79b5a', '#8a6038']);
  const band = dice.pick('band', [
    '',
    bar(-200, -60, 400, 40, gripTone, 0, 0.9),
    bar(-200, -high + 14, 400, 10, '#c79b5a'),
    sheet(c.tile(400, 34, bar(0, 0, 400, 4, darker(tone, 0.5), 0, 0.3))),
  ]);
  const dial = dice.chance('dial', 0.4)
    ? disc(0, -high * 0.5, 34, 34, '#f4f5f3') +
      stroke(oval(0, -high * 0.5, 34, 34), '#8d969b', 5) +
      placed(bar(-2, -26, 4, 28, '#c22f2b', 2), { y: -high * 0.5, turn: dice.between('needle', -100, 100) })
    : '';
  return {
    art:
      stroke(grip, gripTone, dice.between('grip wide', 20, 32)) +
      placed(stroke(grip, lighter(gripTone, 0.4), 5, { opacity: 0.6 }), { x: -4, y: -6 }) +
      stroke(spout, darker(tone, 0.45), 34) +
      stroke(spout, tone, 27) +
      placed(stroke(spout, lighter(tone, 0.6), 5, { opacity: 0.7 }), { x: -5, y: -3 }) +
      turned(
        c,
        [
          [neck, -high, 12],
          [neck + 16, -high + 50, 40],
          [foot, -22, 20],
          [foot - 6, 0],
        ],
        tone,
        { finish, art: band },
      ).art +
      dial +
      turned(
        c,
        [
          [neck * 0.8, -high - 24, 12],
          [neck + 2, -high + 2],
        ],
        tone,
        { finish },
      ).art +
      turned(
        c,
        [
          [dice.between('knob wide', 14, 28), -high - 62, 10],
          [13, -high - 40, 6],
          [18, -high - 22],
        ],
        knob,
        {},
      ).art +
      placed(
        turned(
          c,
          [
            [foot + 6, -20, 6],
            [foot + 14, 4],
          ],
          dice.pick('base', ['#22272a', '#c3c9cc', darker(tone, 0.3)]),
          { finish: 'matte' },
        ).art,
        { y: 16 },
      ) +
      bar(-40, 4, 80, 14, '#0d1012', 5) +
      (dice.chance('display', 0.5)
        ? lettering(`${dice.count('degrees', 85, 100)}C`, { y: 6, size: 10, color: '#9cd8ee' })
        : disc(0, 11, 5, 4, '#7fe0a8')) +
      lettering(look.brand, { y: -high * 0.26, size: 15, color: lighter(tone, 0.6), fit: 120 }),
    box: [-316, -high - 76, 590, high + 102],
    feet: [[-foot, foot]],
    focus: [-180, -320, 320, 320],
  };
}

/** A jug of coffee on a hot plate under a water tank. */
export function dripMachine(c: Canvas, look: Look, tone: Hex): Piece {
  const jug = turned(
    c,
    [
      [70, -216, 8],
      [104, -180, 30],
      [112, -60, 30],
      [92, 0],
    ],
    '#b9d0d6',
    { finish: 'glass', art: bar(-140, -130, 280, 150, '#4a2410', 0, 0.9) + bar(-140, -134, 280, 8, '#7a4a2a') },
  ).art;
  return {
    art:
      block(
        c,
        { width: 350, height: 500, back: [90, 44], front: tone },
        bar(
          -175,
          -340,
          350,
          290,
          c.linear([
            [0, darker(tone, 0.6)],
            [1, darker(tone, 0.42)],
          ]),
        ),
      ) +
      c.form(rectangle(-175, -500, 350, 160, 16), tone, { depth: 12, light: 0.5 }) +
      bar(-150, -476, 190, 44, '#15191b', 8) +
      lettering(`${look.dice.count('clock', 6, 9)}:${look.dice.count('minutes', 10, 55)}`, {
        x: -96,
        y: -464,
        size: 20,
        color: '#8fd8ea',
      }) +
      lettering(look.brand, { x: -150, y: -400, size: 22, color: lighter(tone, 0.75), align: 'start', fit: 200 }) +
      disc(110, -452, 18, 18, '#b9c0c4') +
      fillPath('M-70,-340H70L44,-280H-44Z', '#22272a') +
      stroke('M0,-280V-236', '#5a3218', 5) +
      placed(
        jug + stroke('M104,-176C190,-190 190,-50 108,-50', '#22272a', 20) + bar(-72, -230, 144, 20, '#22272a', 6),
        { y: -52 },
      ) +
      c.form(rectangle(-190, -52, 380, 52, 12), darker(tone, 0.15), { depth: 8 }),
    box: [-192, -546, 460, 546],
    feet: [[-190, 240]],
    focus: [-180, -380, 340, 340],
  };
}

/** A slim machine for capsules, with a row of them before it. */
export function capsuleMachine(c: Canvas, look: Look, tone: Hex): Piece {
  const body =
    'M-90,-430C-90,-470 -60,-490 0,-490H120C170,-490 190,-460 190,-420V-60Q190,0 150,0H60Q20,0 20,-60V-330H-60Q-90,-332 -90,-360Z';
  const cup = placed(
    turned(
      c,
      [
        [42, -70],
        [36, -8, 12],
        [24, 0],
      ],
      look.dice.pick('cup', ['#f6f3ec', '#2a2d30'] as const),
      { lid: '#4a2a18' },
    ).art + stroke('M40,-56c34,-4 34,36 -4,36', '#f0ece2', 9),
    { x: -60, y: -34 },
  );
  const capsules = [0, 1, 2]
    .map((i) =>
      placed(
        turned(
          c,
          [
            [22, -50, 6],
            [34, -4],
            [36, 0],
          ],
          look.dice.pick(`capsule${i}`, ['#8a3b34', '#c79b5a', '#2f4d4a', '#24365a', '#6c4694'] as const),
          { finish: 'metal', lid: '#d9c6a2' },
        ).art,
        { x: -226 + i * 34, y: i % 2 ? 16 : 0 },
      ),
    )
    .join('');
  return {
    art:
      c.form(body, tone, { depth: 24, light: 0.6 }) +
      c.form('M196,-380Q230,-384 234,-350V-90Q230,-60 196,-60Z', '#b9d5dd', {
        depth: 9,
        fill: c.linear([
          [0, '#e3f0f4'],
          [0.5, '#a9c8d2'],
          [1, '#7fa5b2'],
        ]),
      }) +
      bar(-70, -486, 150, 14, '#c3c9cc', 7) +
      c.form(rectangle(-76, -334, 56, 30, 8), '#22272a', { depth: 4 }) +
      stroke('M-52,-304V-104', '#5a3218', 5) +
      bar(-120, -36, 150, 20, '#22272a', 6) +
      Array.from({ length: 6 }, (_, i) => bar(-112 + i * 22, -34, 10, 10, '#5d666b', 2)).join('') +
      bar(-120, -18, 200, 18, darker(tone, 0.3), 6) +
      cup +
      lettering(look.brand, { x: 106, y: -260, size: 20, color: lighter(tone, 0.7), fit: 130 }) +
      capsules,
    box: [-264, -494, 500, 512],
    feet: [
      [-260, -130],
      [-110, 200],
    ],
    focus: [-150, -500, 340, 340],
  };
}

/** A printer that also scans: a lid over a pane, buttons in front; a laser printer is a box that gives its paper on top. */
export function boxPrinter(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#f0f0ed');
  const scans = look.says('all in one');
  const [w, h] = [480, scans ? 300 : 330];
  const pages =
    fillPath(
      'M-120,-20L-104,-96H130L150,-20Z',
      c.linear([
        [0, '#ffffff'],
        [1, '#dfe3e4'],
      ]),
    ) +
    bar(-70, -70, 120, 5, '#9aa2a6') +
    bar(-74, -54, 150, 5, '#c3c9cc');
  const face =
    bar(-w / 2 + 36, -120, w - 72, 26, '#15191b', 6) +
    bar(-w / 2 + 36, -72, w - 72, 50, darker(tone, 0.12), 8) +
    bar(-40, -54, 80, 10, darker(tone, 0.35), 5) +
    lettering(look.brand, {
      x: -w / 2 + 40,
      y: -h + 38,
      size: 24,
      color: darker(tone, 0.55),
      align: 'start',
      fit: 200,
    }) +
    bar(60, -h + 28, 140, 62, '#15191b', 8) +
    bar(72, -h + 38, 80, 42, '#7fb2c8', 3) +
    disc(178, -h + 59, 12, 12, '#7fe0a8');
  return {
    art:
      block(c, { width: w, height: h, back: [110, 56], front: tone, top: scans ? darker(tone, 0.2) : tone }, face) +
      (scans
        ? fillPath(
            polygon([
              [-w / 2 + 6, -h - 6],
              [w / 2 + 4, -h - 6],
              [w / 2 + 112, -h - 62],
              [-w / 2 + 114, -h - 62],
            ]),
            lighter(tone, 0.4),
          ) +
          fillPath(
            polygon([
              [-w / 2 + 6, -h - 28],
              [w / 2 + 4, -h - 28],
              [w / 2 + 4, -h + 2],
              [-w / 2 + 6, -h + 2],
            ]),
            c.linear([
              [0, lighter(tone, 0.3)],
              [1, darker(tone, 0.2)],
            ]),
          ) +
          placed(pages, { x: 10, y: -92, scale: 0.9 })
        : fillPath(
            polygon([
              [-w / 2 + 60, -h - 10],
              [w / 2 - 20, -h - 10],
              [w / 2 + 50, -h - 44],
              [-w / 2 + 140, -h - 44],
            ]),
            darker(tone, 0.5),
          ) + placed(pages, { x: 30, y: -h + 4, scale: 0.9 })),
    box: [-w / 2, -h - (scans ? 64 : 90), w + 112, h + (scans ? 64 : 90)],
    feet: [[-w / 2, w / 2 + 80]],
    focus: [-60, -h - 60, 320, 320],
  };
}

/** The boom of a headset's microphone, from the left cup to the mouth. */
export const boom = (tone: Hex): string =>
  stroke('M-206,-80C-220,10 -150,30 -70,14', darker(tone, 0.4), 11) +
  disc(-60, 12, 22, 14, '#15191b') +
  disc(-66, 8, 7, 4, '#5d666b');

/** A thin cover of rounded foam with a handle round a child's tablet. */
export function foamCase(c: Canvas, tone: Hex, w: number, h: number): string {
  const outer = rectangle(-w / 2 - 34, -h - 34, w + 68, h + 60, 56);
  return (
    c.form(outer, tone, { depth: 15, light: 0.55 }) +
    stroke(
      `M${round(-w * 0.3)},${-h - 26}C${round(-w * 0.3)},${-h - 110} ${round(w * 0.3)},${-h - 110} ${round(w * 0.3)},${-h - 26}`,
      tone,
      30,
    )
  );
}
