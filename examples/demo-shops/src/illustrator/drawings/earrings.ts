/** Earrings: studs, hoops and drops. */
import { bar, type Canvas, disc, fillPath, placed, round, stroke } from '../studio/canvas.ts';
import { darker, type Hex, inkOn } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { around, oval, rectangle } from '../studio/outline.ts';
import { charm, gem, metalOf, shine, STAR, stoneOf } from './precious.ts';
import { type Piece } from '../studio/stage.ts';

/** An earring that sits on the lobe: a stone, a pearl, a knot or a plain disc. */
function stud(c: Canvas, look: Look, metal: Hex): string {
  const r = look.dice.between('stud', 32, 58);
  const pearl = c.radial(
    [
      [0, '#ffffff'],
      [0.5, '#f1e8dc'],
      [1, '#b9a890'],
    ],
    0.5,
    0.5,
    0.56,
    0.34,
    0.28,
  );
  return (
    c.pool(6, 8, r * 1.2, r * 1.2, 0.35) +
    disc(0, 0, r * 1.06, r * 1.06, shine(c, metal)) +
    look.dice.pick('stud kind', [
      gem(c, 0, 0, r * 0.92, stoneOf(look)),
      disc(0, 0, r, r, pearl),
      around(6, r * 0.62)
        .map((p) => gem(c, p.x, p.y, r * 0.34, '#eef3f6'))
        .join('') + gem(c, 0, 0, r * 0.4, stoneOf(look)),
      stroke(oval(0, 0, r * 0.7, r * 0.7), darker(metal, 0.4), 3, { opacity: 0.6 }),
      placed(fillPath(STAR, shine(c, metal)) + gem(c, 0, 0, 13, stoneOf(look)), { scale: r / 40 }),
      around(5, r * 0.56)
        .map((point) => disc(point.x, point.y, r * 0.44, r * 0.44, look.isColored ? stoneOf(look) : shine(c, metal)))
        .join('') + disc(0, 0, r * 0.3, r * 0.3, '#f6ead0'),
      stroke(
        `M${-r * 0.5},${-r * 0.4}C${r * 0.6},${-r} ${r * 0.6},${r * 0.3} ${-r * 0.2},${r * 0.2}S0,${-r * 0.6} ${r * 0.6},${r * 0.5}`,
        shine(c, metal),
        r * 0.34,
      ),
    ])
  );
}

export function earrings(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const metal = metalOf(look);
  const card = dice.pick('card', [
    '#f7f3ea',
    '#f7f3ea',
    '#2c3236',
    '#e6d3cd',
    '#cfd8d2',
    '#c9b79a',
    '#24365a',
    '#ffffff',
  ]);
  const cardInk = inkOn(card);
  const [half, high] = [dice.between('card wide', 150, 210), dice.between('card high', 400, 480)];
  const apart = dice.between('apart', 64, 96);
  const hoop = look.says('hoop') || (!look.says('drop', 'stud') && dice.chance('hoop', 0.35));
  const isStud = look.says('stud');
  const r = dice.between('hoop size', 38, 84);
  const thick = dice.between('hoop thick', 7, 22);
  const finish = dice.pick('hoop finish', ['plain', 'twisted', 'set', 'plain']);
  const one = (x: number, y: number) =>
    placed(
      hoop
        ? `<circle cx="0" cy="${round(r)}" r="${round(r)}" fill="none" stroke="${darker(metal, 0.45)}" stroke-width="${round(thick + 4)}"/><circle cx="0" cy="${round(r)}" r="${round(r)}" fill="none" stroke="${shine(c, metal)}" stroke-width="${round(thick)}"/>` +
            (finish === 'twisted'
              ? stroke(oval(0, r, r, r), darker(metal, 0.5), thick * 0.9, { dash: '3 7', cap: 'butt', opacity: 0.55 })
              : '') +
            (finish === 'set'
              ? around(9, r, r, 20)
                  .slice(0, 5)
                  .map((point) => gem(c, point.x, r + point.y, Math.max(7, thick * 0.6), stoneOf(look)))
                  .join('')
              : '') +
            (look.isColored && look.colorName !== 'gold' && look.colorName !== 'silver'
              ? gem(c, 0, r * 2, 20, stoneOf(look))
              : '')
        : isStud
          ? placed(stud(c, look, metal), { y: 0 })
          : stroke('M0,-4V40', metal, 5) + placed(charm(c, look, metal, dice.between('size', 44, 78)), { y: 36 }),
      { x, y },
    );
  const frame = dice.pick('card print', ['', '', 'line', 'arch', 'band']);
  const rounding = dice.pick('card corner', [6, 22, half]);
  const outline = rectangle(-half, -high, half * 2, high - 20, rounding);
  const stand =
    c.form(outline, card, {
      depth: 13,
      dark: 0.25,
      light: 0.6,
      art:
        (frame === 'band' ? bar(-half, -high, half * 2, 74, look.accent, 0, 0.8) : '') +
        (frame === 'line'
          ? stroke(
              rectangle(-half + 18, -high + 18, half * 2 - 36, high - 56, Math.max(0, rounding - 18)),
              cardInk,
              2.5,
              { opacity: 0.5 },
            )
          : '') +
        (frame === 'arch'
          ? fillPath(
              `M${-half + 40},-20V${-high * 0.5}A${half - 40},${half - 40} 0 0 1 ${half - 40},${-high * 0.5}V-20Z`,
              look.accent,
              0.35,
            )
          : ''),
    }) +
    lettering(look.brand || dice.pick('word', ['Atelier', 'Fine', '925', '18K'] as const), {
      y: -high + (rounding > 30 ? 66 : 34),
      size: 20,
      color: cardInk,
      fit: half,
      spacing: 4,
    });
  const hang = isStud ? -high * 0.56 : -high * 0.72;
  const holes = [-apart, apart].map((x) => disc(x, hang - 2, 6, 6, '#6d6558')).join('');
  return {
    art:
      bar(-half * 0.7, -24, half * 1.4, 24, darker(card, 0.25), 6) +
      stand +
      holes +
      one(-apart, hang) +
      one(apart, hang),
    box: [-half - 2, -high - 2, half * 2 + 4, high + 2],
    feet: [[-half * 0.8, half * 0.8]],
    focus: [-160, -high * 0.8, 300, 300],
  };
}
