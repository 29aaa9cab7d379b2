/** Rugs, in perspective and from above. */
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../../studio/canvas.ts';
import { darker, lighter, lightness } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { oval, polygon, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { cloth } from '../../studio/surface.ts';

export function rug(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const isRound = look.says('round');
  const flat = isRound
    ? oval(0, -200, 400, 200)
    : polygon([
        [-420, 0, 6],
        [-300, -330, 6],
        [300, -330, 6],
        [420, 0, 6],
      ]);
  const ink = dice.pick('ink', ['#efe7d6', look.accent, darker(look.color, 0.5)]);
  const inner = (k: number) =>
    isRound
      ? oval(0, -200, 400 * k, 200 * k)
      : polygon([
          [-420 * k, -165 + 165 * k],
          [-300 * k - 8, -165 - 165 * k],
          [300 * k + 8, -165 - 165 * k],
          [420 * k, -165 + 165 * k],
        ]);
  const motif = dice.pick('motif', [
    c.tile(90, 46, fillPath('M45,2L86,23L45,44L4,23Z', ink, 0.7) + fillPath('M45,12L66,23L45,34L24,23Z', look.color)),
    c.tile(60, 30, stroke('M0,22L15,8L30,22L45,8L60,22', ink, 5, { opacity: 0.75 })),
    c.tile(
      120,
      60,
      disc(60, 30, 40, 20, ink, 0.55) + disc(60, 30, 24, 12, look.color) + disc(60, 30, 10, 5, look.accent),
    ),
    c.tile(80, 34, bar(0, 6, 80, 7, ink, 0, 0.7) + bar(0, 20, 80, 3, look.accent, 0, 0.8)),
  ]);
  const pile = sheet(
    c.tile(6, 4, bar(0, 0, 6, 1.4, darker(look.color, 0.5), 0, 0.22) + bar(3, 2, 2, 1.4, '#ffffff', 0, 0.2)),
  );
  const art =
    look.pattern && look.pattern !== 'plain'
      ? cloth(c, look)
      : c.inside(inner(0.8), sheet(motif)) +
        stroke(inner(0.86), ink, 8, { opacity: 0.8 }) +
        stroke(inner(0.93), look.accent, 4, { opacity: 0.8 });
  let fringe = '';
  if (!isRound && dice.chance('fringe', 0.6))
    for (let i = 0; i <= 70; i++) fringe += `M${-420 + i * 12},-2l${((i - 35) / 35) * 6},24`;
  return {
    art:
      (fringe ? stroke(fringe, '#e6dcc6', 3.4) : '') +
      fillPath(flat, darker(look.color, 0.5)) +
      placed(c.form(flat, look.color, { depth: 9, dark: 0.4, light: 0.35, art: art + pile }), { y: -9 }),
    box: [-424, isRound ? -412 : -344, 848, isRound ? 424 : 368],
    focus: [-400, -180, 300, 200],
    feet: [[-400, 400]],
  };
}

/** A rug seen from straight above: its pattern shows as it is woven. */
export function rugFromAbove(c: Canvas, look: Look): Piece {
  const { dice, color } = look;
  const isRound = look.says('round');
  const isLong = look.says('long pile');
  const [w, h] = isRound ? [640, 640] : [680, dice.between('length', 440, 500)];
  const edge = (k: number) =>
    isRound
      ? oval(0, -h / 2, (w / 2) * k, (h / 2) * k)
      : rectangle((-w / 2) * k, -h / 2 - (h / 2) * k, w * k, h * k, isLong ? 16 : 4);
  const light = lightness(color) > 0.6;
  const ink = light
    ? dice.pick('ink', ['#8a5a3c', darker(color, 0.45), '#3a4a52', look.accent] as const)
    : dice.pick('ink', ['#efe7d6', '#e0cfae', look.accent] as const);
  const motif = dice.pick('motif', [
    c.tile(
      136,
      120,
      fillPath('M68,6L130,60L68,114L6,60Z', ink, 0.8) +
        fillPath('M68,30L102,60L68,90L34,60Z', color) +
        fillPath('M68,46L84,60L68,74L52,60Z', look.accent),
    ),
    c.tile(
      80,
      56,
      stroke('M0,44L20,16L40,44L60,16L80,44', ink, 8, { opacity: 0.8 }) +
        stroke('M0,58L20,30L40,58L60,30L80,58', look.accent, 3, { opacity: 0.8 }),
    ),
    c.tile(
      150,
      150,
      disc(75, 75, 58, 58, ink, 0.6) +
        disc(75, 75, 40, 40, color) +
        disc(75, 75, 20, 20, look.accent) +
        disc(0, 0, 12, 12, ink) +
        disc(150, 0, 12, 12, ink) +
        disc(0, 150, 12, 12, ink) +
        disc(150, 150, 12, 12, ink),
    ),
    c.tile(
      120,
      62,
      bar(0, 8, 120, 12, ink, 0, 0.75) +
        bar(0, 34, 120, 4, look.accent, 0, 0.9) +
        fillPath('M20,46L30,56L20,66L10,56ZM80,46L90,56L80,66L70,56Z', ink, 0.7),
    ),
  ] as const);
  const pile = isLong
    ? c.tile(
        17,
        15,
        stroke('M2,13Q4,5 9,2M10,14Q12,8 16,5', lighter(color, 0.5), 2.4, { opacity: 0.5 }) +
          stroke('M6,14Q7,7 12,3M14,15Q13,9 17,2', darker(color, 0.5), 2.2, { opacity: 0.45 }),
      )
    : c.tile(6, 5, bar(0, 0, 6, 1.6, darker(color, 0.5), 0, 0.24) + bar(3, 2.5, 2, 1.6, '#ffffff', 0, 0.24));
  const isPlain = !look.pattern || look.pattern === 'plain';
  const art = !isPlain
    ? cloth(c, look, 1.2)
    : isLong
      ? ''
      : c.inside(edge(0.8), sheet(motif)) +
        stroke(edge(0.86), ink, 10, { opacity: 0.85 }) +
        stroke(edge(0.93), look.accent, 5, { opacity: 0.85 });
  let fringe = '';
  if (!isRound && dice.chance('fringe', isLong ? 0.2 : 0.7))
    for (let i = 0; i <= 56; i++)
      fringe += `M${-w / 2 + 2},${round(-h + 4 + (i * (h - 8)) / 56)}h${-20 - (i % 3) * 3}M${w / 2 - 2},${round(-h + 4 + (i * (h - 8)) / 56)}h${20 + (i % 3) * 3}`;
  return {
    art:
      (fringe ? stroke(fringe, '#e6dcc6', 3.6) : '') +
      c.form(edge(1), color, { depth: isLong ? 13 : 6, dark: 0.36, light: 0.3, art: art + sheet(pile) }),
    box: [-w / 2 - 30, -h - 4, w + 60, h + 8],
    outline: edge(1),
    focus: [-w / 2 - 10, -h, 330, 330],
  };
}
