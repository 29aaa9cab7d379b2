/** Lamps, rugs, mirrors, curtains, cushions and vases. */
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../studio/canvas.ts';
import { darker, lighter, lightness, mix } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { base, finishOf, floorLamp, pendant, tableLamp } from './lamps.ts';
import type { Look } from '../studio/look.ts';
import { type Corner, oval, polygon, rectangle } from '../studio/outline.ts';
import { pillow } from './upholstery.ts';
import { turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { cloth, hardGrain, hardTone } from '../studio/surface.ts';

function rug(c: Canvas, look: Look): Piece {
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
function rugFromAbove(c: Canvas, look: Look): Piece {
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

function mirror(c: Canvas, look: Look): Piece {
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

function curtain(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const high = 640;
  const rod = dice.pick('rod', ['#c79b5a', '#2c2f31', '#8a6038']);
  const isSheer = look.says('sheer');
  const isTied = !look.says('blackout') && dice.chance('tied', 0.5);
  const one = () => {
    const outline = isTied
      ? `M-290,0H-20C-30,220 -110,330 -196,380C-170,460 -160,560 -166,${high}H-290Z`
      : `M-290,0H-34Q-26,${high / 2} -40,${high}Q-90,${high + 14} -160,${high}T-290,${high}Z`;
    let dark = '';
    let light = '';
    for (let i = 0; i < 7; i++) {
      const x = -280 + i * 38;
      const end = isTied ? -284 + i * 17 : x + 4;
      const middle = isTied ? -280 + i * 13 : x;
      dark += `M${x},0C${x},200 ${middle + 10},300 ${middle},384C${middle},470 ${end},560 ${end},${high + 10}`;
      light += `M${x + 16},0C${x + 16},200 ${middle + 18},300 ${middle + 8},384C${middle + 8},470 ${end + 10},560 ${end + 10},${high + 10}`;
    }
    const folds = c.blurred(
      5,
      stroke(dark, darker(tone, 0.66), 15, { opacity: 0.7 }) + stroke(light, lighter(tone, 0.6), 12, { opacity: 0.6 }),
      0.6,
    );
    const tie = isTied
      ? c.form('M-294,362C-250,384 -210,384 -186,370L-180,396C-214,412 -256,410 -294,392Z', darker(tone, 0.25), {
          depth: 5,
        })
      : '';
    const hung = c.form(outline, tone, { depth: 14, dark: 0.45, light: 0.3, art: cloth(c, look) + folds });
    return (isSheer ? `<g opacity=".62">${hung}</g>` : hung) + tie;
  };
  const rings = Array.from({ length: 7 }, (_, i) => [-280 + i * 40, 280 - i * 40])
    .flat()
    .map(
      (x) => `<ellipse cx="${x}" cy="-12" rx="7" ry="17" fill="none" stroke="${darker(rod, 0.1)}" stroke-width="4"/>`,
    )
    .join('');
  const light = bar(
    -250,
    10,
    500,
    high - 40,
    c.linear([
      [0, '#ffffff', 0.75],
      [1, '#ffffff', 0.2],
    ]),
  );
  return {
    art:
      light +
      one() +
      placed(one(), { mirror: true }) +
      bar(
        -330,
        -22,
        660,
        14,
        c.linear([
          [0, lighter(rod, 0.5)],
          [0.5, rod],
          [1, darker(rod, 0.4)],
        ]),
        7,
      ) +
      disc(-336, -15, 17, 17, rod) +
      disc(336, -15, 17, 17, rod) +
      disc(-341, -20, 5, 5, '#ffffff', 0.6) +
      disc(331, -20, 5, 5, '#ffffff', 0.6) +
      rings,
    box: [-352, -34, 704, high + 50],
    outline: rectangle(-290, 0, 580, high),
    focus: [-300, -30, 320, 320],
  };
}

function cushion(c: Canvas, look: Look): Piece {
  if (look.says('floor cushion')) {
    const round = look.dice.chance('round', 0.5);
    const tone = look.color;
    const side = round
      ? 'M-300,-160C-316,-60 -290,0 0,0C290,0 316,-60 300,-160Z'
      : 'M-310,-150C-324,-70 -316,-10 -280,-4Q0,8 280,-4C316,-10 324,-70 310,-150Z';
    const top = round
      ? oval(0, -160, 302, 112)
      : 'M-312,-140C-318,-176 -270,-250 -230,-262Q0,-282 230,-262C270,-250 318,-176 312,-140C306,-112 -306,-112 -312,-140Z';
    return {
      art:
        c.form(side, darker(tone, 0.06), { depth: 20, dark: 0.5, light: 0.3, art: cloth(c, look, 0.8) }) +
        c.form(top, lighter(tone, 0.05), { depth: 18, dark: 0.36, light: 0.42, art: cloth(c, look, 0.8) }) +
        stroke(
          round ? 'M-302,-150A302,112 0 0 0 302,-150' : 'M-312,-138C-306,-110 306,-110 312,-138',
          lighter(tone, 0.4),
          5,
          { opacity: 0.6 },
        ) +
        disc(0, -176, 13, 9, darker(tone, 0.35)) +
        stroke(`M0,-172L-90,-160M0,-172L90,-158M0,-180L-60,-210M0,-180L64,-212`, darker(tone, 0.6), 5, {
          opacity: 0.3,
        }),
      box: [-320, -280, 640, 284],
      feet: [[-270, 270]],
      focus: [-300, -280, 330, 280],
    };
  }
  const lumbar = look.says('lumbar') ? 0.62 : 1;
  const art = `<g transform="scale(1.12 ${lumbar})">${pillow(c, 0, -230, look.dice.between('turn', -8, 8) * lumbar, look.color, 2.7, cloth(c, look, 0.4))}</g>`;
  const other = look.dice.chance('second', 0.35) ? pillow(c, 130, -220, 12, lighter(look.accent, 0.2), 2.3) : '';
  return {
    art: other + art,
    box: [-276, -450 * lumbar, other ? 640 : 552, 452 * lumbar],
    feet: [[-180, other ? 300 : 190]],
    focus: [-220, -440, 300, 300],
  };
}

function vase(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.material === 'glass' ? lighter(look.color, 0.3) : hardTone(look, look.color);
  const isBud = look.says('bud');
  const h = isBud
    ? dice.between('height', 240, 280)
    : look.says('tall')
      ? dice.between('height', 470, 520)
      : dice.between('height', 320, 400);
  const w = isBud
    ? dice.between('belly', 70, 100)
    : look.says('tall')
      ? dice.between('belly', 90, 120)
      : dice.between('belly', 110, 160);
  const neck = isBud ? w * dice.between('neck', 0.2, 0.28) : w * dice.between('neck', 0.34, 0.6);
  const right = dice.pick<Corner[]>('form', [
    [
      [neck * 1.3, -h, 6],
      [neck, -h * 0.84, 20],
      [w, -h * 0.5, w * 0.9],
      [w * 0.86, -h * 0.2, w * 0.5],
      [w * 0.5, 0],
    ],
    [
      [neck, -h, 4],
      [neck * 0.9, -h * 0.66, 30],
      [w, -h * 0.3, w],
      [w * 0.6, 0],
    ],
    [
      [w * 0.74, -h, 6],
      [w * 0.66, -h * 0.8, 30],
      [w * 0.94, -h * 0.36, w],
      [w * 0.56, 0],
    ],
    [
      [neck * 1.1, -h, 4],
      [neck * 1.1, -h * 0.78, 20],
      [w * 1.1, -h * 0.6, 40],
      [w * 0.5, 0],
    ],
  ]);
  const rings = dice.chance('ribs', 0.4)
    ? sheet(c.tile(20, 14, bar(0, 0, 20, 4, darker(tone, 0.5), 0, 0.28) + bar(0, 5, 20, 3, '#ffffff', 0, 0.2)))
    : dice.chance('dip', 0.4)
      ? bar(-300, -h * 0.36, 600, h, look.accent, 0, 0.9)
      : hardGrain(c, look, tone);
  const twigs = dice.chance('twigs', 0.65)
    ? Array.from({ length: 5 }, (_, i) => {
        const x = dice.between(`twig${i}`, -130, 130);
        const y = -h - dice.between(`rise${i}`, 120, 250);
        const tone2 = dice.pick('plant', ['#6d7a4a', '#b59a6a', '#5d7f52']);
        const leaves = Array.from({ length: 6 }, (_, k) =>
          placed(disc(0, 0, 17, 6, mix(tone2, '#ffffff', 0.1 * (k % 3))), {
            x: (x * (k + 2)) / 7.4 + (k % 2 ? 12 : -12),
            y: -h + ((y + h) * (k + 2)) / 7.2,
            turn: (k % 2 ? -40 : 220) + x * 0.2,
          }),
        ).join('');
        return stroke(`M0,${-h + 20}Q${x * 0.2},${(y - h) / 2} ${x},${y}`, darker(tone2, 0.2), 4) + leaves;
      }).join('')
    : '';
  const finish = finishOf(look.material);
  return {
    art:
      twigs +
      turned(c, right, tone, {
        finish: finish === 'matte' && dice.chance('glaze', 0.5) ? 'gloss' : finish,
        lid: darker(tone, 0.55),
        art: finish === 'glass' ? '' : rings,
      }).art,
    box: [-160, -h - (twigs ? 250 : 20), 320, h + (twigs ? 250 : 20)],
    feet: [[-w * 0.6, w * 0.6]],
    focus: [-160, -h - 40, 300, 300],
  };
}

const room = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'floor',
  size,
  more: [{ isClose: true }, { isTinted: true, mirror: true, size: size * 0.86 }],
});

const hung = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'wall',
  size,
  more: [{ isClose: true }, { isTinted: true, mirror: true, size: size * 0.82 }],
});

const small = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [
    { isClose: true, isTinted: true },
    { mount: 'table', mirror: true, size: size * 0.94 },
  ],
});

export const DECOR = {
  'floor-lamp': room(floorLamp, 1.06),
  'table-lamp': small(tableLamp),
  'pendant-lamp': hung(pendant, 0.92),
  rug: {
    draw: rugFromAbove,
    mount: 'wall',
    size: 0.98,
    more: [{ isClose: true }, { draw: rug, mount: 'floor', isTinted: true }],
  },
  mirror: hung(mirror, 0.84),
  curtain: hung(curtain, 1.04),
  cushion: room(cushion, 0.8),
  vase: small(vase),
} satisfies Drawings<string>;
