/** Mirrors. */
import { type Canvas, disc, fillPath, placed, sheet, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import { base } from '../lamps.ts';
import type { Look } from '../../studio/look.ts';
import { oval, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { hardGrain } from '../../studio/surface.ts';

export function mirror(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = base(look);
  const isTall = look.says('full length');
  const [w, h] = isTall
    ? [dice.between('width', 250, 300), 690]
    : [dice.between('width', 340, 420), dice.between('height', 480, 600)];
  const frame = dice.between('frame', 9, 52);
  const work = dice.pick('frame work', ['plain', 'plain', 'beads', 'double', 'window', 'notches']);
  const kind = look.says('round')
    ? 'round'
    : look.says('arched')
      ? 'arch'
      : isTall
        ? dice.pick('shape', ['rect', 'pill', 'rect'])
        : dice.pick('shape', ['round', 'arch', 'rect', 'oval', 'pill']);
  const shape = (d: number): string => {
    const [a, b] = [w / 2 - d, h / 2 - d];
    if (kind === 'round') return oval(0, 0, h / 2.2 - d, h / 2.2 - d);
    if (kind === 'oval') return oval(0, 0, a, b);
    if (kind === 'arch') return `M${-a},${b}V${-b + a}A${a},${a} 0 0 1 ${a},${-b + a}V${b}Z`;
    return rectangle(-a, -b, a * 2, b * 2, kind === 'pill' ? a : 10);
  };
  const glass = shape(frame);
  const view =
    sheet(
      c.linear(
        [
          [0, '#f3f8f9'],
          [0.35, '#c6d5d9'],
          [0.6, '#e6eef0'],
          [1, '#a9bcc2'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    placed(
      fillPath(`M${-w},${h * 0.2}L${w},${-h * 0.5}V${-h * 0.34}L${-w},${h * 0.36}Z`, '#ffffff', 0.45) +
        fillPath(`M${-w},${h * 0.42}L${w},${-h * 0.28}V${-h * 0.24}L${-w},${h * 0.46}Z`, '#ffffff', 0.4),
      { y: dice.between('gleam', -150, 90) },
    );
  const reach = kind === 'round' ? h / 2.2 : w / 2;
  const isSun = kind === 'round' && dice.chance('rays', 0.35);
  const rays = isSun
    ? Array.from(
        { length: 36 },
        (_, i) =>
          `<path d="M-5,${-reach + 6}L0,${-reach - (i % 2 ? 60 : 96)}L5,${-reach + 6}Z" fill="${lighter(tone, i % 2 ? 0.1 : 0.25)}" transform="rotate(${i * 10})"/>`,
      ).join('')
    : '';
  const edge = isSun ? reach + 96 : reach;
  return {
    art:
      rays +
      c.form(shape(0), tone, { depth: 7, light: 0.6, art: hardGrain(c, look, tone, true) }) +
      c.inside(glass, view) +
      c.relief(glass, '#6a7d84', { depth: 8, dark: 0.1, light: 0 }) +
      stroke(glass, darker(tone, 0.5), 2, { opacity: 0.5 }) +
      (work === 'beads'
        ? stroke(shape(frame / 2), lighter(tone, 0.45), Math.max(5, frame * 0.4), { dash: '1 16' })
        : '') +
      (work === 'double' ? stroke(shape(frame + 22), tone, 6) : '') +
      (work === 'notches'
        ? stroke(shape(frame / 2), darker(tone, 0.5), frame * 0.8, { dash: '3 26', cap: 'butt', opacity: 0.5 })
        : '') +
      (work === 'window'
        ? c.inside(glass, stroke(`M0,${-h}V${h}M${-w},${-h * 0.12}H${w}M${-w},${h * 0.2}H${w}`, tone, 10))
        : '') +
      (dice.chance('strap', 0.2) && kind === 'round'
        ? stroke(`M${-reach * 0.6},${-reach * 0.8}L0,${-reach - 80}L${reach * 0.6},${-reach * 0.8}`, '#6d4a32', 12) +
          disc(0, -reach - 82, 13, 13, '#c79b5a')
        : ''),
    box: [-edge, isSun ? -edge : -h / 2, edge * 2, isSun ? edge * 2 : h],
    outline: shape(0),
    focus: [-reach, -h / 2, reach * 1.2, reach * 1.2],
  };
}
