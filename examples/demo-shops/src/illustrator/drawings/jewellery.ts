/** Necklaces and bracelets. */
import { bar, type Canvas, disc, placed, round, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import { type Look } from '../studio/look.ts';
import { around, oval } from '../studio/outline.ts';
import { charm, gem, metalOf, shine, stoneOf } from './precious.ts';
import { type Piece } from '../studio/stage.ts';

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
