/** Tyres and rims. */
import { bar, type Canvas, disc, placed, round, stroke } from '../../studio/canvas.ts';
import { darker, inkOn, lighter, mix } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { around, oval } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { RUBBER, steelFace } from '../workshop-metal.ts';

/** The rim, drawn round (0, 0). */
function rim(c: Canvas, look: Look, r: number): string {
  const { dice } = look;
  const tone =
    look.isColored && look.category === 'wheel-rim'
      ? look.color
      : dice.pick('finish', ['#cfd5d8', '#9aa2a6', '#3a4043', '#22272a', '#c3b28a', '#8c7a62', '#eef0f0']);
  const lip = dice.between('lip', 0.8, 0.95);
  const hub = dice.between('hub', 0.18, 0.32);
  const count = dice.pick('spokes', [5, 6, 7, 9, 10, 12, 15]);
  const w = (r * 0.56) / count + dice.between('spoke', 2, 16);
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
    (dice.chance('ring of bolts', 0.3)
      ? around(24, r * (lip + 0.03))
          .map((p) => disc(p.x, p.y, r * 0.018, r * 0.018, '#22272a'))
          .join('')
      : '') +
    disc(0, 0, r * hub, r * hub, steelFace(c, tone)) +
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
    stroke(
      oval(0, 0, r * (lip + 1) * 0.5, r * (lip + 1) * 0.5),
      dice.pick('lip tone', [lighter(tone, 0.4), lighter(tone, 0.4), tone, '#22272a', '#c22f2b']),
      r * (1 - lip),
    ) +
    stroke(oval(0, 0, r * 0.985, r * 0.985), '#ffffff', 2, { opacity: 0.7 })
  );
}

export function tyre(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const R = 270;
  const off = dice.between('tread seen', 34, 116);
  const narrow = 1 - off / 620;
  const y = -R;
  let tread = '';
  const isWinter = look.says('winter', 'studded');
  const step = isWinter
    ? dice.pick('tread', [3, 4])
    : look.says('summer')
      ? dice.pick('tread', [6, 7])
      : dice.pick('tread', [4, 5]);
  const lean = dice.between('lean', -26, 26);
  const letterTone = dice.pick('letters', ['#5d676d', '#5d676d', '#e9e4d4', '#9aa5aa']);
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
          `<g transform="translate(0 ${y}) rotate(${round(from + i * 7 - (text.length - 1) * 3.5)})">${lettering(letter, { y: -R * 0.84, size: 19, color: letterTone, weight: 1.8 })}</g>`,
      )
      .join('');
  const inches = Number(/R\s?(\d+)/i.exec(size)?.[1] ?? 16);
  const profile = Math.min(0.76, Math.max(0.58, 0.58 + (inches - 14) * 0.04 + dice.between('profile', -0.02, 0.03)));
  const sticker = dice.pick('sticker', ['#f7f6f2', look.accent, '#2f66b3', '#e9bd3a']);
  const isStickered = dice.chance('stickered', 0.55);
  const stickerAt = dice.between('sticker at', -34, 20);
  const second = dice.chance('a pair', 0.35);
  return {
    art:
      (second
        ? disc(off + 150, y + 10, R * 0.93, R * 0.96, '#14181b') +
          disc(
            off + 146,
            y + 6,
            R * 0.9,
            R * 0.93,
            c.radial([
              [0.55, '#0b0d0f'],
              [0.75, lighter(RUBBER, 0.14)],
              [1, '#0b0d0f'],
            ]),
          )
        : '') +
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
      stroke(tread, '#050708', dice.between('groove', 4, 9)) +
      (isWinter ? stroke(tread, '#b9c2c6', 3, { dash: '2 26', opacity: look.says('studded') ? 0.9 : 0.3 }) : '') +
      (isStickered
        ? placed(
            bar(-off * 0.36, -70, off * 0.5, 130, sticker, 4, 0.95) +
              placed(lettering(look.brand, { size: off * 0.17, color: inkOn(sticker), fit: 110, weight: 1.8 }), {
                x: -off * 0.04,
                y: 0,
                turn: -90,
              }),
            { x: R * 0.97 + off * 0.72, y: y + stickerAt },
          )
        : '') +
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
      `<g transform="translate(0 ${y}) scale(${round(narrow * 97) / 100} 1)">${disc(0, 0, R * profile + 5, R * profile + 5, '#07090b')}${rim(c, look, R * profile)}</g>`,
    box: [-R, -R * 2, R * 2 + off + (second ? 120 : 0), R * 2],
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
