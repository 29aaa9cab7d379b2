/** Tyres, rims and brakes. */
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../studio/canvas.ts';
import { darker, lighter, mix } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { around, oval } from '../studio/outline.ts';
import { carton } from './packs.ts';
import type { Piece } from '../studio/stage.ts';
import { brandStyle, RUBBER, steelFace } from './workshop-metal.ts';

/** The rim, drawn round (0, 0). */
function rim(c: Canvas, look: Look, r: number): string {
  const { dice } = look;
  const tone =
    look.isColored && look.category === 'wheel-rim'
      ? look.color
      : dice.pick('finish', ['#cfd5d8', '#9aa2a6', '#3a4043', '#c3b28a']);
  const count = dice.pick('spokes', [5, 6, 7, 9, 10]);
  const w = (r * 0.56) / count + dice.between('spoke', 3, 10);
  const split = dice.chance('split', 0.4);
  const spoke = split
    ? `M${-w * 0.5},${-r * 0.2}L${-w * 1.2},${-r * 0.92}H${-w * 0.4}L0,${-r * 0.36}L${w * 0.4},${-r * 0.92}H${w * 1.2}L${w * 0.5},${-r * 0.2}Z`
    : `M${-w},${-r * 0.16}L${-w * 0.6},${-r * 0.6}Q${-w * 0.9},${-r * 0.82} ${-w * 1.7},${-r * 0.93}H${w * 1.7}Q${w * 0.9},${-r * 0.82} ${w * 0.6},${-r * 0.6}L${w},${-r * 0.16}Z`;
  const twist = dice.chance('twist', 0.3) ? dice.between('twist by', 6, 14) : 0;
  const spokes = Array.from({ length: count }, (_, i) => {
    const turn = (i * 360) / count;
    const lit = 0.5 + 0.5 * Math.cos(((turn + 45) * Math.PI) / 180);
    return `<g transform="rotate(${round(turn)})${twist ? ` skewX(${round(twist)})` : ''}"><path d="${spoke}" fill="#000000" fill-opacity=".4" transform="translate(3 6)"/><path d="${spoke}" fill="${mix(darker(tone, 0.35), lighter(tone, 0.55), lit)}"/><path d="M0,${round(-r * 0.24)}V${round(-r * 0.88)}" stroke="#ffffff" stroke-opacity=".35" stroke-width="2.4"/></g>`;
  }).join('');
  const bolts = around(5, r * 0.17)
    .map(
      (p) => disc(p.x, p.y, r * 0.034, r * 0.034, '#14181b') + disc(p.x - 1, p.y - 1.5, r * 0.02, r * 0.02, '#5b656b'),
    )
    .join('');
  return (
    disc(0, 0, r, r, steelFace(c, tone)) +
    disc(
      0,
      0,
      r * 0.92,
      r * 0.92,
      c.radial([
        [0, '#2c3338'],
        [0.7, '#171b1f'],
        [1, '#08090b'],
      ]),
    ) +
    disc(
      0,
      0,
      r * 0.56,
      r * 0.56,
      c.linear(
        [
          [0, '#7d868b'],
          [1, '#3a4146'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    stroke(oval(0, 0, r * 0.5, r * 0.5), '#2b3236', 3) +
    around(30, r * 0.42)
      .map((p) => disc(p.x, p.y, 3, 3, '#20262a'))
      .join('') +
    spokes +
    disc(0, 0, r * 0.27, r * 0.27, steelFace(c, tone)) +
    bolts +
    disc(
      0,
      0,
      r * 0.085,
      r * 0.085,
      c.radial(
        [
          [0, '#ffffff'],
          [1, darker(tone, 0.4)],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ) +
    stroke(oval(0, 0, r * 0.955, r * 0.955), lighter(tone, 0.4), r * 0.05) +
    stroke(oval(0, 0, r * 0.985, r * 0.985), '#ffffff', 2, { opacity: 0.7 })
  );
}

export function tyre(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const R = 270;
  const off = 46;
  const y = -R;
  let tread = '';
  const isWinter = look.says('winter', 'studded');
  const step = isWinter
    ? dice.pick('tread', [3, 4])
    : look.says('summer')
      ? dice.pick('tread', [6, 7])
      : dice.pick('tread', [4, 5]);
  const lean = dice.between('lean', -8, 12);
  for (let i = -62; i <= 62; i += step) {
    const a = (i * Math.PI) / 180;
    tread += `M${round(Math.cos(a) * R * 0.97 - 5)},${round(y + Math.sin(a) * R)}q${round(off * 0.5)},${round(-lean)} ${off},0`;
  }
  const knobs = around(84, 1, 1)
    .map(
      (p) =>
        `M${round(p.x * (R - 2) * 0.97)},${round(y + p.y * (R - 2))}L${round(p.x * (R - 20) * 0.97)},${round(y + p.y * (R - 20))}`,
    )
    .join('');
  const size =
    look.fact('tyre_size') || dice.pick('size', ['205/55 R16', '195/65 R15', '225/45 R17', '185/60 R14', '235/50 R18']);
  const letters = [
    ...(look.brand
      .toUpperCase()
      .replace(/[^A-Z]/g, '')
      .slice(0, 9) || 'GRIP'),
  ];
  const arc = (text: string[], from: number) =>
    text
      .map(
        (letter, i) =>
          `<g transform="translate(0 ${y}) rotate(${round(from + i * 7 - (text.length - 1) * 3.5)})">${lettering(letter, { y: -R * 0.84, size: 19, color: '#5d676d', weight: 1.8 })}</g>`,
      )
      .join('');
  const profile = dice.between('profile', 0.66, 0.74);
  return {
    art:
      disc(
        off,
        y,
        R * 0.97,
        R,
        c.linear(
          [
            [0, '#0d1012'],
            [0.8, darker(RUBBER, 0.1)],
            [1, lighter(RUBBER, 0.26)],
          ],
          [0, 0, 1, 0],
        ),
      ) +
      stroke(tread, '#050708', 6.5) +
      placed(stroke(tread, lighter(RUBBER, 0.3), 1.5, { opacity: 0.6 }), { y: 4 }) +
      disc(
        0,
        y,
        R * 0.97,
        R,
        c.radial([
          [0.6, '#14181b'],
          [0.74, lighter(RUBBER, 0.1)],
          [0.86, lighter(RUBBER, 0.2)],
          [0.95, RUBBER],
          [1, '#0b0d0f'],
        ]),
      ) +
      stroke(knobs, '#07090a', 4.4, { opacity: 0.85, cap: 'butt' }) +
      [0.9, 0.755]
        .map(
          (k) =>
            stroke(oval(0, y, R * k * 0.97, R * k), '#050708', 3, { opacity: 0.8 }) +
            stroke(oval(0, y, R * (k - 0.01) * 0.97, R * (k - 0.01)), lighter(RUBBER, 0.5), 1.3, { opacity: 0.5 }),
        )
        .join('') +
      arc(letters, 0) +
      arc([...size], 180) +
      disc(
        0,
        y,
        R,
        R,
        c.radial(
          [
            [0, '#ffffff', 0.24],
            [1, '#ffffff', 0],
          ],
          0.3,
          0.2,
          0.45,
        ),
      ) +
      `<g transform="translate(0 ${y}) scale(.97 1)">${disc(0, 0, R * profile + 5, R * profile + 5, '#07090b')}${rim(c, look, R * profile)}</g>`,
    box: [-R, -R * 2, R * 2 + off, R * 2],
    feet: [[-60, 110]],
    focus: [-R, -R * 2, R * 1.2, R * 1.2],
  };
}

export const wheelRim = (c: Canvas, look: Look): Piece => ({
  art:
    disc(
      34,
      -244,
      236,
      244,
      c.linear(
        [
          [0, '#3a4146'],
          [0.7, '#8d969b'],
          [1, '#4a5358'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    disc(22, -244, 240, 246, '#22282c') +
    placed(rim(c, look, 246), { y: -246 }),
  box: [-248, -494, 520, 494],
  feet: [[-60, 90]],
  focus: [-200, -460, 320, 320],
});

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
  const pad = (x: number, y: number, turn: number) => {
    const plate =
      'M-190,-10C-180,-70 -100,-110 0,-110C100,-110 180,-70 190,-10L216,-4V40L176,44L164,70C100,40 -100,40 -164,70L-176,44L-216,40V-4Z';
    const lining = 'M-150,-6C-130,-54 -70,-82 0,-82C70,-82 130,-54 150,-6L140,42C80,20 -80,20 -140,42Z';
    const grit = c.tile(
      24,
      24,
      disc(5, 7, 1.8, 1.8, '#b9a06a', 0.7) +
        disc(15, 4, 1.4, 1.4, '#d7dcde', 0.6) +
        disc(19, 17, 2, 2, '#14181b', 0.7) +
        disc(9, 18, 1.5, 1.5, '#8a5a3a', 0.7),
    );
    return placed(
      c.blurred(8, placed(fillPath(plate, '#1b242c'), { x: 6, y: 12 }), 0.4) +
        c.form(plate, look.isColored ? look.color : '#3a4146', { depth: 8, light: 0.6 }) +
        c.form(lining, '#50565a', {
          depth: 10,
          dark: 0.5,
          light: 0.4,
          art: sheet(grit) + bar(-4, -100, 8, 160, '#1b2023'),
        }),
      { x, y, turn },
    );
  };
  const box = carton(c, look, 300, 230, 90, brandStyle(look, 'gear', 'star'));
  return {
    art: placed(box.art, { x: -70, y: -40 }) + pad(90, -150, -14) + pad(-10, -76, 6),
    box: [-240, -330, 560, 330],
    feet: [[-220, 220]],
    focus: [-230, -220, 330, 220],
  };
}
