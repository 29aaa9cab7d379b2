/** Hot-air stylers, garment steamers and portable coolers. */
import { bar, type Canvas, disc, fillPath, sheet, stroke } from '../studio/canvas.ts';
import { darker, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { oval } from '../studio/outline.ts';
import { block, turned } from '../studio/solids.ts';
import { type Piece } from '../studio/stage.ts';
import { shell } from './device-look.ts';
import { metalAcross } from './device-kinds.ts';

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
