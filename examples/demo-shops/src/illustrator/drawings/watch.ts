/** Wrist watches. */
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter, lightness } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { oval } from '../studio/outline.ts';
import { metalOf, shine } from './precious.ts';
import { type Piece } from '../studio/stage.ts';
import { cloth } from '../studio/surface.ts';

export function watch(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const metal = metalOf(look);
  const isPlainMetal = ['gold', 'silver', 'grey'].includes(look.colorName);
  const isLeather =
    look.material === 'leather' ||
    (look.material === '' && !look.says('bracelet') && (look.isColored ? !isPlainMetal : dice.chance('leather', 0.5)));
  const strap = isLeather
    ? look.isColored
      ? look.color
      : dice.pick('strap', ['#6d4a32', '#2a2d30', '#8a3b34', '#24365a'])
    : metal;
  const dial =
    !isLeather && look.isColored && !isPlainMetal
      ? look.color
      : dice.pick('dial', ['#f6f3ea', '#1c2733', '#22272a', '#24445a', '#2f4a3a', '#f0e6d2']);
  const ink = lightness(dial) > 0.5 ? '#22272a' : '#f6f1e4';
  const r = look.says('slim')
    ? dice.between('size', 104, 114)
    : look.says('chronograph')
      ? dice.between('size', 132, 144)
      : dice.between('size', 118, 134);
  const y = -300;
  const links = isLeather
    ? ''
    : sheet(
        c.tile(
          200,
          34,
          bar(0, 0, 200, 3, '#10161d', 0, 0.45) +
            bar(60, 0, 2.4, 34, '#10161d', 0, 0.35) +
            bar(0, 4, 200, 4, '#ffffff', 0, 0.4),
        ),
      );
  const band = (d: string) =>
    c.form(d, strap, { depth: 12, light: 0.55, art: links + (isLeather ? cloth(c, look, 0.5) : '') });
  const straps =
    band(
      `M-62,${y - r + 30}C-62,${y - 180} -54,${y - 240} -48,${y - 290}Q0,${y - 306} 48,${y - 290}C54,${y - 240} 62,${y - 180} 62,${y - r + 30}Z`,
    ) +
    band(
      `M-62,${y + r - 30}C-62,${y + 180} -54,${y + 240} -48,${y + 296}Q0,${y + 310} 48,${y + 296}C54,${y + 240} 62,${y + 180} 62,${y + r - 30}Z`,
    );
  const stitches = isLeather
    ? stroke(
        `M-46,${y - 150}L-40,${y - 280}M46,${y - 150}L40,${y - 280}M-46,${y + 150}L-40,${y + 284}M46,${y + 150}L40,${y + 284}`,
        lighter(strap, 0.5),
        2.4,
        { dash: '8 6', opacity: 0.8 },
      )
    : '';
  const marks = Array.from({ length: 12 }, (_, i) =>
    bar(-2.6, -r * 0.76, i % 3 ? 4 : 6, i % 3 ? r * 0.1 : r * 0.16, i === 0 ? look.accent : ink, 1).replace(
      '<rect',
      `<rect transform="rotate(${i * 30})"`,
    ),
  ).join('');
  const hand = (turn: number, long: number, w: number, tone: Hex) =>
    `<path d="M${-w},16L0,${-long}L${w},16Z" fill="${tone}" transform="rotate(${turn})"/>`;
  const sub = look.says('chronograph')
    ? [
        [-r * 0.32, 0],
        [r * 0.32, 0],
        [0, r * 0.36],
      ]
        .map(
          ([x = 0, dy = 0]) =>
            `<circle cx="${round(x)}" cy="${round(dy)}" r="${round(r * 0.18)}" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="2"/>`,
        )
        .join('')
    : look.says('slim')
      ? ''
      : bar(r * 0.4, -8, 22, 17, '#ffffff', 2);
  const face =
    disc(0, 0, r, r, shine(c, metal)) +
    stroke(oval(0, 0, r - 2, r - 2), darker(metal, 0.5), 2) +
    disc(0, 0, r * 0.86, r * 0.86, darker(metal, 0.5)) +
    disc(
      0,
      0,
      r * 0.84,
      r * 0.84,
      c.radial(
        [
          [0, lighter(dial, 0.12)],
          [1, darker(dial, 0.16)],
        ],
        0.5,
        0.5,
        0.6,
        0.36,
        0.3,
      ),
    ) +
    marks +
    sub +
    lettering(look.brand, { y: -r * 0.42, size: 12, color: ink, fit: r * 0.7 }) +
    hand(-52 + dice.between('hour', -20, 20), r * 0.44, 5.4, ink) +
    hand(62 + dice.between('minute', -30, 30), r * 0.66, 4, ink) +
    hand(dice.between('second', 150, 260), r * 0.7, 1.4, look.accent) +
    disc(0, 0, 7, 7, metal) +
    fillPath(
      `M${-r * 0.6},${-r * 0.5}A${r * 0.8},${r * 0.8} 0 0 1 ${r * 0.3},${-r * 0.72}L${-r * 0.3},${r * 0.5}A${r * 0.8},${r * 0.8} 0 0 1 ${-r * 0.6},${-r * 0.5}Z`,
      '#ffffff',
      0.12,
    );
  return {
    art:
      straps +
      stitches +
      bar(r - 6, y - 14, 26, 28, shine(c, metal), 5) +
      c.pool(10, y + 10, r * 1.2, r * 1.2, 0.4) +
      placed(face, { y }),
    box: [-r - 10, y - 306, r * 2 + 36, 610],
    outline: `${oval(0, y, r, r)}M-60,${y - 290}H60V${y + 290}H-60Z`,
    focus: [-r - 30, y - r - 30, r * 2 + 60, r * 2 + 60],
  };
}
