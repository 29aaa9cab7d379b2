/** Air conditioners. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../../studio/canvas.ts';
import { darker, lighter, lightness, mix } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { polygon, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';

/** Wall units differ by how the air leaves, by their corners, and by where the figures shine through. */
export function airConditioner(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const named = look.isColored ? look.color : '#f4f5f3';
  const tone = dice.chance('warm', 0.5) ? mix(named, '#efe6d8', dice.between('warmth', 0, 0.22)) : named;
  const [w, h] = [dice.between('width', 620, 760), dice.between('height', 176, 268)];
  const radius = dice.pick('corner', [14, 34, 64, h / 2]);
  const body = rectangle(-w / 2, -h / 2, w, h, radius);
  const [left, right, foot] = [-w / 2, w / 2, h / 2];
  const inset = Math.max(30, radius * 0.55);
  const louvre = (y: number, tall: number, count: number) =>
    c.form(rectangle(left + inset, y, w - inset * 2, tall, tall * 0.3), darker(tone, 0.12), {
      depth: 6,
      art: Array.from({ length: count }, (_, i) =>
        bar(left + inset + 14, y + 8 + (i * (tall - 10)) / count, w - inset * 2 - 28, 4, '#1b2226', 2, 0.65),
      ).join(''),
    });
  const metal = dice.pick('trim', ['#c9ced2', '#c79b5a', '#6a757b', look.accent]);
  const fronts = {
    slats: () => louvre(foot - 72, 56, 4),
    flap: () =>
      bar(left + inset, foot - 44, w - inset * 2, 34, '#14191c', 10) +
      c.form(
        polygon([
          [left + inset + 4, foot - 40, 6],
          [right - inset - 4, foot - 40, 6],
          [right - inset + 12, foot + 16, 10],
          [left + inset - 12, foot + 16, 10],
        ]),
        lighter(tone, 0.12),
        { depth: 6, light: 0.6 },
      ),
    glass: () =>
      c.inside(
        body,
        bar(left, -h / 2, w, h * 0.6, darker(tone, 0.55), 0, 0.9) +
          fillPath(`M${left},${-h / 2}H${left + w * 0.45}L${left + w * 0.25},${h * 0.1}H${left}Z`, '#ffffff', 0.13) +
          bar(left, h * 0.1, w, 7, metal),
      ) + louvre(foot - 52, 36, 2),
    grille: () =>
      c.inside(
        body,
        bar(left, -h / 2, w, h * 0.36, darker(tone, 0.1)) +
          Array.from({ length: 6 }, (_, i) =>
            bar(left + 20, -h / 2 + 12 + i * h * 0.055, w - 40, 5, '#20282c', 2, 0.42),
          ).join(''),
      ) + louvre(foot - 60, 46, 3),
    bow: () =>
      c.inside(
        body,
        fillPath(`M${left},${h * 0.12}Q0,${h * 0.34} ${right},${h * 0.12}V${foot}H${left}Z`, darker(tone, 0.14)),
      ) +
      stroke(`M${left},${h * 0.12}Q0,${h * 0.34} ${right},${h * 0.12}`, metal, 6) +
      louvre(foot - 40, 24, 2),
    band: () =>
      c.inside(body, bar(left, -h * 0.06, w, dice.between('band', 12, 34), metal, 0, 0.95)) + louvre(foot - 62, 46, 4),
  };
  const style = dice.pick('front', ['slats', 'flap', 'glass', 'grille', 'bow', 'band'] as const);
  const isDark = style === 'glass' || lightness(tone) < 0.35;
  const ink = isDark ? '#e6eaec' : darker(tone, 0.55);
  const place = dice.pick('figures', [-1, 0, 1]);
  const level = style === 'grille' ? h * 0.02 : -h * 0.16;
  const inner = w / 2 - Math.max(70, radius + 34);
  const figures = `${dice.count('degrees', 18, 26)}`;
  const glow = dice.pick('glow', ['#6fc8e0', '#f2f6f7', '#f0a860', '#8fd6a0']);
  const display =
    (isDark ? '' : bar(place * inner - 40, level - 32, 80, 46, '#1d2529', 9)) +
    lettering(figures, { x: place * inner, y: level, size: 27, color: glow });
  const mark = place === 1 ? -1 : 1;
  return {
    art:
      c.form(body, tone, { depth: 20, light: 0.7 }) +
      fronts[style]() +
      display +
      lettering(look.brand, {
        x: mark * (inner + 24),
        y: level,
        size: 24,
        color: ink,
        align: mark < 0 ? 'start' : 'end',
      }) +
      (look.says('inverter')
        ? placed(disc(0, 0, 27, 27, look.accent) + lettering('INV', { y: 6, size: 15, color: '#ffffff' }), {
            x: mark * (inner - 190),
            y: level - 8,
          })
        : ''),
    box: [-w / 2, -h / 2 - 30, w, h + 60],
    outline: body,
    focus: [-w / 2, -h / 2, 380, 300],
  };
}
