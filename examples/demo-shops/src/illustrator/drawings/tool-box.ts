/** Tool boxes. */
import { bar, type Canvas, disc, sheet, stroke } from '../studio/canvas.ts';
import { darker, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { type Piece } from '../studio/stage.ts';
import { RUBBER, toolTone } from './hand-tools.ts';

export function toolBox(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = toolTone(look);
  const isRolling = look.says('rolling');
  const long = look.amount('dimensions') ?? 50;
  const w = { 40: 400, 50: 490, 58: 560 }[long] ?? 480;
  const h = dice.between('height', 170, 220) + (long >= 58 ? 100 : 0);
  const isSteel = look.material === 'steel';
  const lidTone = dice.pick('lid', [RUBBER, darker(tone, 0.3), tone, '#5d666b', tone]);
  const dark = dice.pick('trim', [RUBBER, '#8d969b', darker(tone, 0.55)]);
  const rise = dice.between('rise', 70, 130);
  const inset = isSteel ? dice.between('roof', 60, 150) : dice.between('inset', 10, 40);
  const latch = (x: number) =>
    dice.pick('latch', [
      c.form(rectangle(x - 26, -h - 26, 52, 78, 8), '#d5dadc', { depth: 6, light: 0.8 }) +
        bar(x - 14, -h + 8, 28, 8, '#5d666b', 3),
      c.form(rectangle(x - 34, -h - 14, 68, 62, 14), look.accent, { depth: 7, light: 0.6 }),
      c.form(rectangle(x - 18, -h - 34, 36, 96, 6), '#22272a', { depth: 5 }) + disc(x, -h + 36, 8, 8, '#d5dadc'),
    ]);
  const face = polygon([
    [-w / 2, -h - 4, 10],
    [w / 2, -h - 4, 10],
    [w / 2 - (isSteel ? 2 : 16), 0, isSteel ? 8 : 26],
    [-w / 2 + (isSteel ? 2 : 16), 0, isSteel ? 8 : 26],
  ]);
  const drawers = dice.pick('front', ['plain', 'drawers', 'ribs', 'panel']);
  const front =
    drawers === 'drawers'
      ? [0.38, 0.7]
          .map(
            (k) =>
              bar(-w / 2, -h * (1 - k), w, 5, darker(tone, 0.6), 0, 0.7) +
              bar(-46, -h * (1 - k) + 14, 92, 13, '#d5dadc', 6),
          )
          .join('')
      : drawers === 'ribs'
        ? sheet(c.tile(46, 400, bar(0, 0, 13, 400, darker(tone, 0.45), 0, 0.4)))
        : drawers === 'panel'
          ? stroke(rectangle(-w / 2 + 40, -h + 58, w - 80, h - 92, 20), darker(tone, 0.45), 8, { opacity: 0.6 })
          : stroke(`M${-w / 2 + 40},-40V-${h * 0.7}M${w / 2 - 40},-40V-${h * 0.7}`, darker(tone, 0.4), 12, {
              opacity: 0.5,
            });
  const top = -h - rise;
  const bail = dice.between('bail', 40, 90);
  const span = dice.between('span', 90, 160);
  const wheel = (x: number) =>
    disc(x, -34, 50, 50, '#14181b') +
    disc(x, -34, 27, 27, dice.pick('hub', [tone, '#d5dadc', '#5d666b'])) +
    disc(x, -34, 10, 10, '#22272a');
  const pull = isRolling
    ? stroke(`M${w / 2 - 96},${top + 30}V${top - 250}H${w / 2 - 20}V${top + 30}`, '#8d969b', 17) +
      stroke(`M${w / 2 - 108},${top - 250}H${w / 2 - 8}`, RUBBER, 33)
    : '';
  const high = rise + h + (isRolling ? 276 : bail + 22);
  const label = dice.pick('label', ['name', 'plate', 'name']);
  return {
    art:
      pull +
      (isSteel
        ? stroke(
            `M${-span},${top + 6}V${top - bail * 0.6}Q${-span},${top - bail} ${-span + 30},${top - bail}H${span - 30}Q${span},${top - bail} ${span},${top - bail * 0.6}V${top + 6}`,
            '#8d969b',
            20,
          )
        : stroke(`M${-span},${top + 10}C${-span},${top - bail} ${span},${top - bail} ${span},${top + 10}`, dark, 33) +
          stroke(
            `M${-span + 4},${top}C${-span + 6},${top - bail + 10} ${span - 20},${top - bail + 8} ${span - 8},${top - 4}`,
            lighter(dark, 0.3),
            6,
            { opacity: 0.8 },
          )) +
      c.form(
        polygon([
          [-w / 2, -h, 10],
          [-w / 2 + inset, top, isSteel ? 6 : 26],
          [w / 2 - inset, top, isSteel ? 6 : 26],
          [w / 2, -h, 10],
        ]),
        lidTone,
        { depth: 16, light: 0.45 },
      ) +
      (dice.chance('tray', 0.6)
        ? c.form(
            rectangle(-w / 2 + inset + 26, top + 18, w - 2 * inset - 52, rise * 0.46, 10),
            lidTone === tone ? dark : darker(tone, 0.05),
            { depth: 6 },
          )
        : '') +
      c.form(face, tone, { depth: 20, light: 0.5, art: front }) +
      [-1, 1].map((k) => latch(k * w * dice.between('latches', 0.22, 0.36))).join('') +
      (dice.chance('corners', 0.5)
        ? [-1, 1].map((k) => bar(k * (w / 2 - 22) - 20, -46, 40, 46, dark, 8)).join('')
        : '') +
      (label === 'plate' && drawers !== 'drawers' ? bar(-110, -h * 0.5 - 8, 220, 62, '#f0ece2', 8) : '') +
      lettering(look.brand, {
        y: drawers === 'drawers' ? -h * 0.6 : -h * 0.5 + 6,
        size: drawers === 'drawers' ? 26 : 38,
        color: label === 'plate' && drawers !== 'drawers' ? darker(tone, 0.5) : '#fdfaf3',
        weight: 1.9,
        fit: 200,
      }) +
      (isRolling ? wheel(-w / 2 + 70) + wheel(w / 2 - 70) : ''),
    box: [-w / 2, -high, w, high + (isRolling ? 18 : 0)],
    focus: [-w / 2, -h - 170, 340, 340],
  };
}
