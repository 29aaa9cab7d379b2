/** Brake discs and pads. */
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { around, oval } from '../../studio/outline.ts';
import { carton } from '../packs.ts';
import type { Piece } from '../../studio/stage.ts';
import { brandStyle, steelFace } from '../workshop-metal.ts';

export function brakeDisc(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const R = 240;
  const turn = dice.between('turn', 0, 72);
  const bell = dice.between('bell', 0.4, 0.6);
  const rows = dice.count('rows', 2, 4);
  const holesIn = dice.pick('holes in a row', [12, 16, 20, 24]);
  const drilled = Array.from({ length: rows }, (_, row) => bell + 0.1 + ((0.86 - bell) / rows) * (row + 0.2))
    .flatMap((k, row) =>
      around(holesIn, R * k, R * k, turn + row * dice.between('twist', 5, 12)).map(
        (p) => disc(p.x, p.y, 6.8, 6.8, '#4a5257') + disc(p.x + 1.4, p.y + 2, 5.2, 5.2, '#14181b'),
      ),
    )
    .join('');
  const bow = dice.pick('bow', [26, -26, 2, 60]);
  const slotted = around(dice.count('slots', 5, 14), 1, 1, turn)
    .map(
      (p) =>
        `<path d="M0,${-R * (bell + 0.1)}Q${bow},${-R * 0.78} ${round(bow * 0.35)},${-R * 0.95}" transform="rotate(${round(p.angle)})" fill="none" stroke="#4a5257" stroke-width="${round(dice.between('slot', 5, 10))}" stroke-linecap="round"/>`,
    )
    .join('');
  const surface = look.says('drilled')
    ? 'drilled'
    : look.says('slotted')
      ? 'slotted'
      : dice.pick(
          'surface',
          look.says('ventilated') ? ['drilled', 'slotted', 'both'] : ['plain', 'slotted', 'drilled'],
        );
  const holes =
    (surface === 'slotted' || surface === 'both' ? slotted : '') +
    (surface === 'drilled' || surface === 'both' ? drilled : '');
  const rings = [0.03, 0.1, 0.2, 0.3, 0.38, 0.45]
    .map((k) =>
      stroke(oval(0, 0, R * (bell + k), R * (bell + k)), '#ffffff', 1.4, { opacity: surface === 'plain' ? 0.6 : 0.35 }),
    )
    .join('');
  const coat = look.isColored
    ? look.color
    : dice.pick('coat', ['#8f979b', '#3d454a', '#b99a52', '#7c3a34', '#5f6f86', '#c3c9cc']);
  const bolts = dice.pick('bolts', [4, 5, 5, 6]);
  const bore = dice.between('bore', 0.15, 0.24);
  const hat =
    disc(0, 5, R * (bell + 0.02), R * (bell + 0.02), '#2f363a') +
    disc(
      0,
      0,
      R * bell,
      R * bell,
      c.linear(
        [
          [0, lighter(coat, 0.45)],
          [0.45, coat],
          [1, darker(coat, 0.45)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    stroke(oval(0, 0, R * bell * 0.9, R * bell * 0.9), lighter(coat, 0.5), 3, { opacity: 0.5 }) +
    around(bolts, R * (bell + bore) * 0.5, R * (bell + bore) * 0.5, turn)
      .map((p) => disc(p.x, p.y, 16, 16, '#22282c') + disc(p.x + 2, p.y + 3, 12, 12, '#0d1012'))
      .join('') +
    disc(0, 0, R * bore, R * bore, '#2f363a') +
    disc(2, 4, R * bore * 0.88, R * bore * 0.88, '#0d1012');
  const thick = look.says('ventilated') ? dice.between('thick', 26, 44) : dice.between('thick', 12, 20);
  const edge = disc(
    thick,
    0,
    R * 0.98,
    R,
    c.linear(
      [
        [0, '#3a4146'],
        [1, '#9aa3a7'],
      ],
      [0, 0, 1, 0],
    ),
  );
  const vents = look.says('ventilated')
    ? around(60, R * 0.98, R, -70)
        .slice(0, 24)
        .map((p) => bar(p.x + thick * 0.3, p.y - 3, thick * 0.56, 5, '#14181b', 2, 0.7))
        .join('')
    : '';
  const narrow = dice.between('angle', 0.78, 1);
  const box = dice.chance('boxed', 0.45) ? carton(c, look, 330, 300, 90, brandStyle(look, 'gear', 'star')).art : '';
  return {
    art:
      (box ? placed(box, { x: -150, y: -6 }) : '') +
      `<g transform="translate(${box ? 70 : 0} ${-R}) scale(${round(narrow * 100) / 100} 1)">${edge}${vents}${disc(0, 0, R, R, steelFace(c))}${rings}${holes}${hat}</g>`,
    box: box ? [-316, -R * 2, 316 + R + 104, R * 2] : [-R, -R * 2, R * 2 + thick, R * 2],
    feet: box
      ? [
          [-310, 20],
          [20, 130],
        ]
      : [[-50, 70]],
    focus: [-R, -R * 2, R * 1.3, R * 1.3],
  };
}

export function brakePads(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const backing = look.isColored
    ? look.color
    : dice.pick('backing', ['#3a4146', '#22272a', '#7d868b', '#8a5a3a', '#c22f2b', '#2f5f8f']);
  const pads = dice.count('pads', 2, 4);
  const wide = dice.between('pad wide', 0.84, 1.08);
  const slots = dice.pick('slots', ['one', 'two', 'none', 'slanted']);
  const chamfer = dice.pick('chamfer', [0, 36, 60]);
  const grain = dice.pick('grain', ['#50565a', '#6a5a4c', '#3d4347', '#767c80']);
  const pad = (x: number, y: number, turn: number) => {
    const plate =
      'M-190,-10C-180,-70 -100,-110 0,-110C100,-110 180,-70 190,-10L216,-4V40L176,44L164,70C100,40 -100,40 -164,70L-176,44L-216,40V-4Z';
    const lining = `M-${150 - chamfer * 0.4},-6C-130,-54 -70,-82 0,-82C70,-82 130,-54 ${150 - chamfer * 0.4},-6L${140 - chamfer},42C80,20 -80,20 -${140 - chamfer},42Z`;
    const grit = c.tile(
      24,
      24,
      disc(5, 7, 1.8, 1.8, '#b9a06a', 0.7) +
        disc(15, 4, 1.4, 1.4, '#d7dcde', 0.6) +
        disc(19, 17, 2, 2, '#14181b', 0.7) +
        disc(9, 18, 1.5, 1.5, '#8a5a3a', 0.7),
    );
    return placed(
      placed(fillPath(plate, '#1b242c', 0.22), { x: 5, y: 10 }) +
        c.form(plate, backing, { depth: 7, light: 0.6 }) +
        (dice.chance('wear pin', 0.5) ? stroke('M150,40C190,60 200,90 240,80', '#8a5a3a', 6) : '') +
        c.form(lining, grain, {
          depth: 7,
          dark: 0.5,
          light: 0.4,
          art:
            sheet(grit) +
            {
              one: bar(-4, -100, 8, 160, '#1b2023'),
              two: bar(-54, -100, 8, 160, '#1b2023') + bar(46, -100, 8, 160, '#1b2023'),
              none: '',
              slanted: stroke('M-40,60L40,-100', '#1b2023', 9),
            }[slots],
        }),
      { x, y, turn, scale: wide },
    );
  };
  const box = carton(
    c,
    look,
    dice.between('box wide', 230, 320),
    dice.between('box high', 180, 280),
    90,
    brandStyle(look, 'gear', 'star'),
  );
  return {
    art:
      placed(box.art, { x: dice.between('box at', -110, 20), y: -40 }) +
      (pads > 3 ? pad(150, -214, -30) : '') +
      pad(dice.between('back pad', 60, 120), -150, dice.between('back turn', -24, -4)) +
      (pads > 2 ? pad(dice.between('third', -100, -60), -120, 16) : '') +
      pad(-10, -76, dice.between('front turn', -8, 12)),
    box: [-250, -360, 600, 360],
    feet: [[-220, 220]],
    focus: [-230, -220, 330, 220],
  };
}
