/** Mattresses. */
import { bar, type Canvas, disc, placed, sheet, stroke } from '../../studio/canvas.ts';
import { darker, type Hex, lighter, mix } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { polygon, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';

/** How the cover of a mattress is quilted. */
function mattressQuilt(c: Canvas, look: Look, tone: Hex): string {
  const { dice } = look;
  const seam = darker(tone, 0.38);
  const k = dice.between('quilt size', 0.8, 1.35);
  const line = (d: string, width = 2.6) => stroke(d, seam, width, { opacity: 0.45 });
  const quilts = {
    waves: c.tile(96, 48, line('M0,24Q24,0 48,24T96,24M0,24Q24,48 48,24T96,24'), 0, k),
    diamonds: c.tile(120, 56, line('M0,28L60,0L120,28L60,56Z') + disc(60, 28, 4, 3, seam, 0.5), 0, k),
    channels: c.tile(64, 40, line('M2,0V40', 5) + stroke('M8,0V40', '#ffffff', 4, { opacity: 0.5 }), -14, k),
    squares: c.tile(110, 54, line('M0,2H110M2,0V54', 4) + disc(2, 2, 6, 4, seam, 0.7), -8, k),
    pins: c.tile(34, 18, disc(9, 5, 5, 3, seam, 0.4) + disc(26, 14, 5, 3, seam, 0.4), 0, k),
    rings: c.tile(130, 64, line('M65,6a56,26 0 1 1 -.1,0ZM65,20a28,12 0 1 1 -.1,0Z'), 0, k),
  };
  const suits: [keyof typeof quilts, ...(keyof typeof quilts)[]] = look.says('latex')
    ? ['pins', 'waves', 'rings']
    : look.says('memory foam')
      ? ['channels', 'waves', 'pins']
      : ['diamonds', 'squares', 'rings'];
  return sheet(quilts[dice.pick('quilt', suits)]);
}

export function mattress(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const ticking = look.isColored ? lighter(look.color, 0.35) : dice.pick('tick', ['#f4f2ec', '#e9edf0', '#efeae0']);
  const tone = mix(
    ticking,
    dice.pick('warmth', ['#ffffff', '#e3ddd0', '#d5dde2', '#f2e6d2']),
    dice.between('tint', 0, 0.5),
  );
  const [w, h] = [dice.between('width', 600, 760), dice.between('height', 92, 190)];
  const deep = dice.between('depth', 150, 230);
  const lean = dice.between('lean', 84, 160);
  const top = polygon([
    [-w / 2, -h, 20],
    [-w / 2 + lean, -h - deep, 26],
    [w / 2 - lean * 0.45, -h - deep, 26],
    [w / 2, -h, 20],
  ]);
  const side = rectangle(-w / 2, -h - 6, w, h + 6, dice.between('corner', 16, 42));
  const border = dice.pick('border', [
    darker(look.color, 0.2),
    look.accent,
    darker(tone, 0.3),
    '#3a4654',
    '#b9a68a',
    '#7d8b86',
  ]);
  const ribs = dice.pick('ribs', [
    c.tile(60, 30, stroke('M0,15Q15,0 30,15T60,15', '#ffffff', 2, { opacity: 0.4 })),
    c.tile(22, 60, bar(0, 0, 2, 60, '#1b242c', 0, 0.16)),
    c.tile(40, 40, stroke('M0,20L20,0L40,20L20,40Z', '#1b242c', 1.8, { opacity: 0.14 })),
  ]);
  const band = dice.pick<readonly [number, number]>('band', [
    [0.66, 0.4],
    [0.98, 0.3],
    [0.98, 0.98],
    [0.34, 0.3],
    [0.55, 0.14],
  ]);
  const handles = dice.chance('handles', 0.55)
    ? [-0.3, 0.3]
        .map(
          (at) =>
            stroke(
              `M${w * at - 50},${-h * 0.5}Q${w * at},${-h * 0.34} ${w * at + 50},${-h * 0.5}`,
              darker(border, 0.4),
              13,
            ) + stroke(`M${w * at - 50},${-h * 0.53}Q${w * at},${-h * 0.37} ${w * at + 50},${-h * 0.53}`, border, 9),
        )
        .join('')
    : '';
  const tag = placed(
    bar(-54, -20, 108, 40, dice.pick('tag', ['#fbfaf6', '#22272a', border]), 5) +
      bar(-38, -8, 76, 4, dice.pick('print', ['#a9b1b5', '#d9a441']), 2) +
      bar(-26, 4, 52, 4, '#a9b1b5', 2),
    { x: dice.pick('tag place', [-w * 0.38, 0, w * 0.38]), y: -h * 0.5 },
  );
  const topper = dice.chance('topper', 0.4)
    ? c.form(rectangle(-w / 2 + 6, -h - 30, w - 12, 38, 19), lighter(tone, 0.2), { depth: 7, dark: 0.36 })
    : '';
  const piping = dice.between('piping', 4, 11);
  const pillow = (x: number, y: number, shade: Hex) =>
    placed(
      c.form(
        'M-110,0C-130,-30 -120,-70 -96,-84C-40,-96 60,-96 104,-82C128,-66 128,-26 112,-2C60,10 -60,12 -110,0Z',
        shade,
        { depth: 14, dark: 0.35, light: 0.6 },
      ),
      { x, y, turn: dice.between('pillow turn', -6, 6) },
    );
  const linen = dice.pick('linen', ['#fbfaf6', lighter(look.color, 0.55), look.accent, '#dfe6e8', '#e8d8c8']);
  const pillows = dice.pick('pillows', [
    '',
    '',
    pillow(lean * 0.2 - w * 0.16, -h - deep * 0.45, linen),
    pillow(-w * 0.2 + lean * 0.4, -h - deep * 0.5, linen) + pillow(w * 0.16 + lean * 0.1, -h - deep * 0.44, linen),
    c.form(
      `M${w * 0.1},${-h - deep}L${w / 2 - lean * 0.45},${-h - deep}L${w / 2},${-h}L${w / 2},${-h * 0.3}L${w * 0.2},${-h * 0.3}L${w * 0.2},${-h}Z`,
      linen,
      { depth: 12, dark: 0.3 },
    ),
  ]);
  return {
    art:
      c.form(top, tone, { depth: 16, dark: 0.3, light: 0.6, art: mattressQuilt(c, look, tone) }) +
      c.form(side, darker(tone, 0.04), {
        depth: 15,
        dark: 0.42,
        light: 0.5,
        art: bar(-w / 2, -h * band[0], w, h * band[1], border, 0, 0.85) + sheet(ribs),
      }) +
      stroke(`M${-w / 2 + 12},${-h + 4}H${w / 2 - 12}`, border, piping) +
      stroke(`M${-w / 2 + 16},-12H${w / 2 - 16}`, border, piping) +
      topper +
      pillows +
      handles +
      tag,
    box: [-w / 2, -h - deep - 40, w, h + deep + 40],
    focus: [-w / 2, -h - deep, 340, 340],
  };
}
