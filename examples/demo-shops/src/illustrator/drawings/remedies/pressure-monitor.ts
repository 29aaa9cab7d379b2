/** Blood pressure monitors. */
import { bar, type Canvas, disc, fillPath, stroke } from '../../studio/canvas.ts';
import { darker, lighter, mix } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { oval, rectangle } from '../../studio/outline.ts';
import { pane } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { white } from './label-style.ts';

/** A monitor with its cuff: on a tube for the arm, as a strap around the wrist. */
export function pressureMonitor(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : white;
  const trim = look.isColored
    ? dice.pick('trim', [look.accent, '#2f66b3', '#2f9d9b', '#6c4694', '#e39aac'])
    : look.color;
  const cloth = dice.pick('cuff', [mix(trim, '#33475a', 0.4), '#3a4146', '#8d999e', trim, '#24365a']);
  const glow = dice.pick('display', ['#bccabd', '#bcd6ee', '#1d2a30', '#d9dccb']);
  const ink = glow === '#1d2a30' ? '#8fe0c0' : '#26352d';
  const numbers = [
    `${dice.count('upper', 112, 128)}`,
    `${dice.count('lower', 70, 84)}`,
    `${dice.count('pulse', 60, 78)}`,
  ];
  const reading = (x: number, y: number, k: number) =>
    numbers
      .map((line, i) =>
        lettering(line, { x, y: y + i * 74 * k, size: (i === 2 ? 36 : 52) * k, color: ink, weight: 1.4, align: 'end' }),
      )
      .join('');
  const key = (x: number, y: number) =>
    c.form(
      dice.pick('key', [
        rectangle(x - 25, y - 40, 50, 80, 25),
        rectangle(x - 28, y - 28, 56, 56, 28),
        rectangle(x - 30, y - 20, 60, 40, 8),
      ]),
      trim,
      { depth: 8, light: 0.6 },
    );
  if (look.says('wrist')) {
    const [w, h] = [dice.between('wide', 210, 260), dice.between('high', 180, 230)];
    const y = -dice.between('stand', 210, 250);
    const strap = dice.between('strap', 76, 104);
    const ring = (inset: number) => oval(0, y + 70, 150 - inset, 124 - inset);
    return {
      art:
        fillPath(ring(0), darker(cloth, 0.55)) +
        fillPath(oval(0, y + 86, 150 - strap * 0.5, 124 - strap * 0.5), lighter(cloth, 0.18)) +
        stroke(ring(0), darker(cloth, 0.3), strap * 0.5) +
        stroke(ring(0), cloth, strap * 0.5 - 10) +
        stroke(ring(strap * 0.14), lighter(cloth, 0.4), 3, { dash: '9 7', opacity: 0.7 }) +
        c.form(rectangle(-w / 2, y - 140, w, h, dice.pick('corner', [20, 44, 80])), tone, {
          depth: 16,
          dark: 0.45,
          light: 0.6,
        }) +
        pane(c, rectangle(-w / 2 + 22, y - 122, w * 0.58, h - 36, 14), glow) +
        reading(-w / 2 + 8 + w * 0.6, y - 112, (h - 40) / 222) +
        key(w / 2 - 42, y - 70) +
        lettering(look.brand, { x: w / 2 - 42, y: y - 140 + h - 34, size: 12, color: darker(tone, 0.6), fit: 66 }),
      box: [-190, y - 146, 380, -y + 150 + Math.max(0, y + 236)],
      feet: [[-150, 150]],
      focus: [-160, y - 150, 310, 310],
    };
  }
  const wide = dice.between('cuff wide', 260, 330);
  const tubing = 'M90,-90C60,-20 -10,-10 -60,-30C-120,-50 -150,-20 -170,-30';
  const [w, h] = [dice.between('wide', 300, 350), dice.between('high', 260, 320)];
  const screen = dice.between('screen', 0.56, 0.68) * w;
  const art =
    c.form(
      rectangle(
        40,
        -dice.between('cuff up', 220, 300),
        wide,
        dice.between('cuff high', 160, 220),
        dice.pick('cuff corner', [30, 70, 90]),
      ),
      cloth,
      { depth: 24, light: 0.4 },
    ) +
    stroke(`M70,-205H${wide}M70,-105H${wide}`, '#ffffff', 3, { opacity: 0.4, dash: '9 7' }) +
    bar(wide * 0.5, -190, 90, 50, lighter(cloth, 0.5), 6, 0.7) +
    stroke(tubing, '#2c3236', 16) +
    stroke(tubing, '#6a747a', 5, { opacity: 0.7 }) +
    c.form(rectangle(-260, -h, w, h, dice.pick('corner', [16, 46, 90])), tone, {
      depth: 18,
      dark: 0.45,
      light: 0.6,
      art: dice.pick('case', ['', bar(-260, -h, w, 34, trim), bar(-260 + screen + 30, -h, w, h, trim, 0, 0.25)]),
    }) +
    pane(c, rectangle(-236, -h + 34, screen, h - 62, dice.pick('screen corner', [6, 18, 40])), glow) +
    reading(-236 + screen - 16, -h + 48, (h - 80) / 222) +
    key(-236 + screen + (w - screen) / 2 - 10, -h * 0.66) +
    disc(
      -236 + screen + (w - screen) / 2 - 10,
      -h * 0.3,
      20,
      20,
      c.linear([
        [0, '#ffffff'],
        [1, '#b8c2c4'],
      ]),
    ) +
    lettering(look.brand, { x: -230, y: -22, size: 13, color: darker(tone, 0.6), align: 'start' });
  return {
    art,
    box: [-262, -330, wide + 312, 330],
    feet: [
      [-240, 60],
      [90, 320],
    ],
    focus: [-262, -302, 310, 310],
  };
}
