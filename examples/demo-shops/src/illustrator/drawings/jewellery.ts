/** Watches, necklaces, earrings, rings and bracelets. */
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, inkOn, lighter, lightness } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { around, oval, polygon, rectangle } from '../studio/outline.ts';
import { charm, gem, metalOf, shine, STAR, stoneOf } from './precious.ts';
import type { Piece } from '../studio/stage.ts';
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
          ([x, dy]) =>
            `<circle cx="${round(x as number)}" cy="${round(dy as number)}" r="${round(r * 0.18)}" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="2"/>`,
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

export function necklace(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const metal = metalOf(look);
  const velvet = dice.pick('bust', [
    '#efe8dc',
    '#3a3d40',
    '#d9cfc0',
    '#24365a',
    '#5c2a38',
    '#c9b8b0',
    '#3f5a4c',
    '#f6f4ef',
  ]);
  const [neck, shoulder] = [dice.between('neck', 0.84, 1.14), dice.between('shoulder', 0.86, 1.1)];
  const half = (points: readonly number[]) => points.map((x) => round(x));
  const [n1, n2, s1, s2, s3, s4] = half([
    62 * neck,
    70 * neck,
    124 * shoulder,
    196 * shoulder,
    254 * shoulder,
    262 * shoulder,
  ]);
  const foot = round(dice.between('foot', 100, 160));
  const bust = `M-${n1},-560C-${n1},-506 -${n2},-476 -${s1},-452C-${s2},-424 -${s3},-396 -${s4},-340C-258,-220 -190,-80 -${foot},0H${foot}C190,-80 258,-220 ${s4},-340C${s3},-396 ${s2},-424 ${s1},-452C${n2},-476 ${n1},-506 ${n1},-560Q0,-582 -${n1},-560Z`;
  const depth = dice.between('drop', 170, 320);
  const chain = `M-84,-480C-110,-380 -70,${-440 + depth} 0,${-430 + depth}C70,${-440 + depth} 110,-380 84,-480`;
  const named = look.says('pendant', 'chain', 'layered');
  const beads = !named && dice.chance('beads', 0.3);
  const layers = look.says('layered') ? [-96, -48] : [];
  const heavy = look.says('chain') ? dice.between('heavy', 1.6, 3.2) : dice.between('heavy', 0.9, 1.5);
  const string = beads
    ? stroke(chain, darker(stoneOf(look), 0.4), 21, { dash: '1 21' }) +
      stroke(chain, stoneOf(look), 18, { dash: '1 21' }) +
      placed(stroke(chain, '#ffffff', 5, { dash: '1 21', opacity: 0.8 }), { x: -4, y: -4 })
    : [...layers, 0]
        .map((up) =>
          placed(
            stroke(chain, darker(metal, 0.5), 6.4 * heavy) +
              stroke(chain, lighter(metal, 0.4), 4.4 * heavy, {
                dash: dice.pick('links', [
                  `1 0`,
                  `${22 * heavy} ${4 * heavy}`,
                  `${8 * heavy} ${5 * heavy}`,
                  `${5 * heavy} ${5 * heavy}`,
                  `${13 * heavy} ${6 * heavy}`,
                ]),
              }),
            up === 0 ? {} : { y: up * 0.4 - 20, scale: 1 + up / 420, x: 0 },
          ),
        )
        .join('');
  return {
    art:
      c.form(bust, velvet, {
        depth: 34,
        dark: 0.45,
        light: 0.45,
        art: dice.pick('bust cloth', [
          '',
          '',
          sheet(c.tile(9, 9, bar(0, 0, 9, 2, '#10161d', 0, 0.12) + bar(0, 0, 2, 9, '#ffffff', 0, 0.14))),
        ]),
      }) +
      placed(stroke(chain, '#10161d', 7, { opacity: 0.22 }), { x: 5, y: 8 }) +
      string +
      (beads || look.says('chain')
        ? ''
        : placed(charm(c, look, metal, dice.between('size', 40, 74)), { y: -434 + depth })),
    box: [-266, -570, 532, 570],
    feet: [[-150, 150]],
    focus: [-170, -440, 340, 340],
  };
}

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

export function ring(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const metal = metalOf(look);
  const R = dice.between('round', 130, 164);
  const y = -R - 26;
  const isSignet = look.says('signet');
  const width = look.says('stacking') ? 15 : isSignet ? 40 : dice.between('width', 22, 40);
  const band = `<ellipse cx="0" cy="${y}" rx="${R}" ry="${R * 0.98}" fill="none" stroke="${darker(metal, 0.55)}" stroke-width="${round(width + 4)}"/><ellipse cx="0" cy="${y}" rx="${R}" ry="${R * 0.98}" fill="none" stroke="${shine(c, metal)}" stroke-width="${round(width)}"/><ellipse cx="0" cy="${y}" rx="${round(R - width * 0.36)}" ry="${round(R * 0.98 - width * 0.36)}" fill="none" stroke="${darker(metal, 0.5)}" stroke-width="5" stroke-opacity=".6"/><path d="M${-R * 0.9},${y - 60}A${R},${R} 0 0 1 ${-R * 0.4},${y - R * 0.9}" fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round" stroke-opacity=".85"/>`;
  const stone = stoneOf(look);
  const stoneSize = dice.between('stone size', 40, 66);
  const top = y - R - width * 0.4;
  const style = look.says('stone')
    ? dice.pick('setting', ['solitaire', 'three', 'halo', 'band', 'flower'])
    : dice.pick('setting', ['solitaire', 'three', 'band', 'halo', 'flower']);
  if (look.says('stacking')) return stackedRings(c, look, metal);
  const seal = dice.pick('seal', [
    oval(0, top - 6, 74, 60),
    rectangle(-70, top - 62, 140, 112, 18),
    polygon(around(8, 76, 62, -67.5).map((point) => [point.x, top - 6 + point.y] as const)),
  ]);
  const setting = isSignet
    ? c.form(
        `M-74,${top - 6}C-74,${top + 50} -50,${top + 60} -30,${top + 66}H30C50,${top + 60} 74,${top + 50} 74,${top - 6}Z`,
        darker(metal, 0.2),
        { depth: 6, light: 0.7 },
      ) +
      c.form(seal, metal, { depth: 9, dark: 0.6, light: 0.9, fill: shine(c, metal) }) +
      stroke(oval(0, top - 6, 60, 47), darker(metal, 0.5), 2.5, { opacity: 0.6 }) +
      (dice.chance('engraved', 0.6)
        ? lettering((look.brand || 'Q').slice(0, 1), { y: top - 28, size: 42, color: darker(metal, 0.55), weight: 1.6 })
        : disc(0, top - 6, 44, 34, darker(stone, 0.3)) + disc(-14, top - 18, 12, 7, '#ffffff', 0.5))
    : style === 'band'
      ? around(9, R, R * 0.98, -130)
          .slice(0, 4)
          .map((p) => gem(c, p.x, y + p.y, 15, stone))
          .join('')
      : style === 'three'
        ? gem(c, -58, top + 8, 30, lighter(stone, 0.4)) +
          gem(c, 58, top + 8, 30, lighter(stone, 0.4)) +
          gem(c, 0, top - 12, 48, stone)
        : fillPath(`M-40,${top + 16}L-58,${top - 40}H58L40,${top + 16}Z`, shine(c, metal)) +
          (style === 'halo'
            ? around(14, 66)
                .map((p) => gem(c, p.x, top - 44 + p.y, 12, '#eef3f6'))
                .join('')
            : '') +
          (style === 'flower'
            ? around(6, 52)
                .map((point) => gem(c, point.x, top - 44 + point.y, 27, lighter(stone, 0.45)))
                .join('')
            : '') +
          gem(c, 0, top - 44, style === 'flower' ? 30 : stoneSize, stone);
  return {
    art:
      band +
      dice.pick('band work', [
        '',
        '',
        stroke(oval(0, y, R, R * 0.98), darker(metal, 0.5), width * 0.7, { dash: '3 8', cap: 'butt', opacity: 0.45 }),
        stroke(oval(0, y, R, R * 0.98), darker(metal, 0.5), 3, { opacity: 0.6 }),
      ]) +
      setting,
    box: [-R - width, top - 116, R * 2 + width * 2, -top + 116],
    feet: [[-50, 50]],
    focus: [-150, top - 110, 300, 300],
  };
}

/** Three thin rings on one finger's width: plain, twisted, set with small stones. */
function stackedRings(c: Canvas, look: Look, metal: Hex): Piece {
  const { dice } = look;
  const stone = stoneOf(look);
  const R = 168;
  const count = dice.count('rings', 2, 4);
  const gap = dice.between('gap', 46, 70);
  const rings = Array.from({ length: count }, (_, i) => {
    const y = -60 - i * gap;
    const tone = i === 1 && dice.chance('two metals', 0.4) ? '#d8a48c' : metal;
    const run = oval(0, y, R, 54);
    const front = `M${-R},${y}A${R},54 0 0 0 ${R},${y}`;
    const detail =
      dice.count(`ring${i}`, 0, 2) === 0
        ? stroke(front, darker(tone, 0.5), 18, { dash: '3 9', opacity: 0.5 })
        : dice.count(`ring${i}`, 0, 2) === 1
          ? [-0.4, -0.2, 0, 0.2, 0.4]
              .map((t) => gem(c, t * R, y + 54 * Math.sqrt(1 - t * t), 15, i % 2 ? stone : '#eef3f6'))
              .join('')
          : '';
    return (
      stroke(run, darker(tone, 0.5), 22) +
      stroke(run, darker(tone, 0.15), 17) +
      stroke(front, shine(c, tone), 20) +
      placed(stroke(front, '#ffffff', 3, { opacity: 0.8 }), { y: -5 }) +
      detail
    );
  });
  const top = -60 - (count - 1) * gap - 70;
  return {
    art: rings.join(''),
    box: [-R - 14, top, R * 2 + 28, -top],
    feet: [[-110, 110]],
    focus: [-150, top, 300, 300],
  };
}

/** Links seen along a lying ring, the far ones first; every second one stands on edge. */
function linkedChain(c: Canvas, metal: Hex, rx: number, ry: number, y: number, w: number): string {
  const count = 2 * Math.round(680 / w / 2);
  return around(count, rx, ry)
    .map((p, i) => ({
      ...p,
      turn: (Math.atan2(p.x * (ry / rx), -p.y * (rx / ry)) * 180) / Math.PI,
      isFlat: i % 2 === 0,
    }))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y: dy, turn, isFlat }) =>
      placed(
        stroke(oval(0, 0, w * 0.92, isFlat ? w * 0.56 : w * 0.14), darker(metal, 0.5), w * 0.46) +
          stroke(oval(0, 0, w * 0.92, isFlat ? w * 0.56 : w * 0.14), shine(c, metal), w * 0.34) +
          stroke(
            `M${round(-w * 0.7)},${round(-w * 0.4)}Q0,${round(-w * 0.7)} ${round(w * 0.5)},${round(-w * 0.5)}`,
            '#ffffff',
            w * 0.1,
            { opacity: 0.8 },
          ),
        { x, y: y + dy, turn },
      ),
    )
    .join('');
}

export function bracelet(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const metal = metalOf(look);
  const rx = dice.between('reach', 205, 245);
  const ry = dice.between('view', 62, 128);
  const y = -ry - 24;
  const kind = look.says('cuff')
    ? 'bangle'
    : look.says('chain', 'charm')
      ? 'chain'
      : dice.pick('kind', ['bangle', 'beads', 'chain']);
  const stone = stoneOf(look);
  if (kind === 'beads') {
    const r = dice.between('bead', 24, 32);
    const beads = around(Math.round(1080 / (r * 2)), rx, ry).sort((a, b) => a.y - b.y);
    return {
      art:
        beads
          .map((p, i) => {
            const tone = i % 7 === 3 ? metal : dice.chance('mixed', 0.4) && i % 2 ? look.accent : stone;
            return disc(
              p.x,
              y + p.y,
              r,
              r,
              c.radial(
                [
                  [0, lighter(tone, 0.7)],
                  [0.4, tone],
                  [1, darker(tone, 0.5)],
                ],
                0.5,
                0.5,
                0.56,
                0.34,
                0.28,
              ),
            );
          })
          .join('') + placed(charm(c, look, metal, 26), { y: y + ry + 14 }),
      box: [-rx - r, y - ry - r, rx * 2 + r * 2, ry * 2 + r * 2 + 20],
      feet: [[-190, 190]],
      focus: [-150, -130, 300, 200],
    };
  }
  const w =
    kind === 'bangle'
      ? dice.between('width', look.says('cuff') ? 46 : 26, 72)
      : look.says('charm')
        ? 14
        : dice.between('chain', 13, 34);
  const back = `M${-rx},${y}A${rx},${ry} 0 0 1 ${rx},${y}`;
  const front = `M${-rx},${y}A${rx},${ry} 0 0 0 ${rx},${y}`;
  const gems =
    kind === 'bangle' && dice.chance('gems', 0.4)
      ? dice
          .pick('gem row', [
            [-0.5, -0.25, 0, 0.25, 0.5],
            [0],
            [-0.16, 0.16],
            [-0.72, -0.54, -0.36, -0.18, 0, 0.18, 0.36, 0.54, 0.72],
          ])
          .map((t) => gem(c, t * rx, y + ry * Math.sqrt(1 - t * t), w * 0.36, stone))
          .join('')
      : '';
  const chain =
    kind === 'chain'
      ? linkedChain(c, metal, rx, ry, y, w) +
        (look.says('chain')
          ? dice.pick<readonly number[]>('plate', [[], [0], []])
          : dice.pick<readonly number[]>('charms', [
              [-0.6, -0.2, 0.2, 0.6],
              [0],
              [-0.4, 0, 0.4],
              [-0.76, -0.46, -0.16, 0.16, 0.46, 0.76],
            ])
        )
          .map((t) =>
            placed(charm(c, look, metal, dice.between('charm size', 22, 42)), {
              x: t * rx,
              y: y + ry * Math.sqrt(1 - t * t) + 6,
            }),
          )
          .join('')
      : '';
  return {
    art:
      (kind === 'chain'
        ? ''
        : stroke(back, darker(metal, 0.55), w, { cap: 'butt' }) +
          stroke(back, darker(metal, 0.25), w - 6, { cap: 'butt' }) +
          stroke(front, darker(metal, 0.5), w + 4, { cap: 'butt' }) +
          stroke(front, shine(c, metal), w, { cap: 'butt' }) +
          dice.pick('cuff work', [
            '',
            stroke(front, darker(metal, 0.5), w * 0.8, { dash: '3 13', cap: 'butt', opacity: 0.5 }),
            stroke(front, darker(metal, 0.5), 5, { opacity: 0.6 }) +
              placed(stroke(front, darker(metal, 0.5), 3, { opacity: 0.5 }), { y: w * 0.3 }),
            stroke(front, darker(metal, 0.55), w * 0.6, {
              dash: `${round(w * 0.5)} ${round(w * 0.4)}`,
              cap: 'butt',
              opacity: 0.55,
            }),
            stroke(front, look.isColored ? stone : look.accent, w * 0.4, { cap: 'butt' }),
          ]) +
          placed(stroke(front, '#ffffff', 4, { opacity: 0.7 }), { y: -w * 0.28 })) +
      gems +
      chain,
    box: [-rx - w / 2, y - ry - w / 2, rx * 2 + w, ry * 2 + w + (chain ? 40 : 0)],
    feet: [[-150, 150]],
    focus: [-150, -130, 300, 200],
  };
}
