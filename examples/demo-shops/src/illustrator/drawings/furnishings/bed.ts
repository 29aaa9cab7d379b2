/** Beds. */
import { bar, type Canvas, placed, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import { pillow } from '../upholstery.ts';
import type { Piece } from '../../studio/stage.ts';
import { clothGrain, hardGrain, hardTone, textilePattern } from '../../studio/surface.ts';

export function bed(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const isChilds = look.says('children');
  const isSingle = isChilds || look.says('single') || look.amount('dimensions') === 90;
  const width = isSingle
    ? dice.between('width', 420, 470)
    : look.amount('dimensions') === 140
      ? dice.between('width', 580, 620)
      : dice.between('width', 660, 750);
  const r = width / 2;
  const isSoft = !['oak', 'walnut', 'pine', 'wood', 'metal', 'bamboo', 'rattan'].includes(look.material);
  const frame = isSoft ? look.color : hardTone(look, '#b0845a');
  const skin = isSoft ? clothGrain(c, look) : hardGrain(c, look, frame);
  const linen = dice.pick('linen', ['#f4f1ea', '#e9edf0', '#efe6da']);
  const throwTone = isSoft ? look.accent : look.isColored && frame !== look.color ? look.color : look.accent;
  const high = isChilds ? dice.between('head', 330, 360) : dice.between('head', 380, 460);
  const headShape = dice.pick('head shape', [
    rectangle(-r, -high, width, high - 40, 24),
    `M${-r},-40V${-high + 70}Q0,${-high - 70} ${r},${-high + 70}V-40Z`,
    rectangle(-r, -high, width, high - 40, 70),
  ]);
  const n = dice.count('panels', 5, 9);
  const seams = Array.from({ length: n - 1 }, (_, i) => `M${-r + ((i + 1) * width) / n},${-high - 40}V-40`).join('');
  const head = c.form(headShape, frame, {
    depth: 16,
    art:
      skin +
      (isSoft
        ? c.blurred(
            3,
            stroke(seams, darker(frame, 0.7), 8, { opacity: 0.5 }) +
              placed(stroke(seams, lighter(frame, 0.6), 6, { opacity: 0.4 }), { x: 10 }),
          )
        : stroke(seams, darker(frame, 0.5), 3, { opacity: 0.4 })),
  });
  const duvet = `M${-r + 14},-250C${-r + 60},-276 ${r - 60},-276 ${r - 14},-250L${r + 8},-116Q${r + 10},-90 ${r - 14},-84Q0,-62 ${-r + 14},-84Q${-r - 10},-90 ${-r - 8},-116Z`;
  const folds = c.blurred(
    7,
    stroke(
      `M${-r * 0.5},-250Q${-r * 0.6},-160 ${-r * 0.4},-80M${r * 0.2},-256Q${r * 0.34},-170 ${r * 0.2},-74M${r * 0.7},-250Q${r * 0.6},-180 ${r * 0.8},-90`,
      darker(linen, 0.5),
      11,
    ),
    0.3,
  );
  const blanket = `M${-r - 2},-176Q0,-150 ${r + 2},-176L${r + 8},-112Q${r + 10},-88 ${r - 14},-82Q0,-60 ${-r + 14},-82Q${-r - 10},-88 ${-r - 8},-112Z`;
  const pillows = (isSingle ? [0] : [-r * 0.48, r * 0.48])
    .map(
      (x) =>
        c.pool(x + 6, -262, 150, 50, 0.3) +
        c.form(
          `M${x - 138},-330Q${x},-366 ${x + 138},-330Q${x + 158},-280 ${x + 136},-240Q${x},-226 ${x - 136},-240Q${x - 158},-280 ${x - 138},-330Z`,
          linen,
          { depth: 15, dark: 0.34, light: 0.6 },
        ),
    )
    .join('');
  const cushions = Array.from({ length: dice.count('cushions', 0, 2) }, (_, i) =>
    pillow(c, -50 + i * 110, -270, dice.between(`turn${i}`, -8, 8), i ? lighter(throwTone, 0.4) : throwTone, 0.8),
  ).join('');
  const patternLook = { ...look, color: throwTone, material: 'knit' };
  const base = c.form(rectangle(-r - 12, -110, width + 24, 78, isSoft ? 22 : 6), darker(frame, 0.04), {
    depth: 11,
    art: skin,
  });
  const legs = [-r + 20, r - 44].map((x) => bar(x, -36, 24, 36, darker(frame, 0.5), 3)).join('');
  const drawers = look.says('storage')
    ? [-1, 1]
        .map(
          (k) =>
            bar(k < 0 ? -r + 6 : 8, -92, r - 14, 62, darker(frame, 0.35), 4, 0.7) +
            c.form(rectangle(k < 0 ? -r + 10 : 12, -90, r - 22, 56, 4), lighter(frame, 0.05), { depth: 6, art: skin }) +
            bar((k * r) / 2 - 30, -68, 60, 8, '#b9c0c4', 4),
        )
        .join('')
    : '';
  const house = isChilds
    ? stroke(`M${-r + 8},-40V${-high - 40}L0,${-high - 190}L${r - 8},${-high - 40}V-40`, darker(frame, 0.25), 25) +
      stroke(`M${-r + 8},-40V${-high - 40}L0,${-high - 190}L${r - 8},${-high - 40}V-40`, lighter(frame, 0.1), 19)
    : '';
  const rails =
    isChilds && !isSoft
      ? bar(-r - 6, -186, width * 0.32, 15, lighter(frame, 0.1), 6) +
        [0.04, 0.14, 0.24].map((t) => bar(-r + width * t, -180, 12, 90, lighter(frame, 0.04), 4)).join('')
      : '';
  return {
    art:
      (dice.chance('house', 0.6) ? house : '') +
      head +
      bar(-r, -250, width, 170, darker(linen, 0.16), 20) +
      pillows +
      cushions +
      legs +
      base +
      drawers +
      c.form(duvet, linen, {
        depth: 18,
        dark: 0.34,
        light: 0.5,
        art: (look.pattern ? textilePattern(c, { ...look, color: linen }) : '') + folds,
      }) +
      c.form(blanket, throwTone, { depth: 12, dark: 0.45, light: 0.4, art: clothGrain(c, patternLook) }) +
      rails,
    box:
      isChilds && dice.chance('house', 0.6)
        ? [-r - 14, -high - 206, width + 28, high + 206]
        : [-r - 14, -high - 20, width + 28, high + 20],
    feet: [[-r, r]],
    focus: [-r, -high, width * 0.56, width * 0.56],
  };
}
