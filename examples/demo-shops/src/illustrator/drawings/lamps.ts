/** Lamps: a lit shade on a foot, a pole or a cord. */
import { bar, type Canvas, disc, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import type { Look } from '../studio/look.ts';
import type { Corner } from '../studio/outline.ts';
import { type Finish, turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { hardGrain, hardTone, isMetal, wicker } from '../studio/surface.ts';

export const finishOf = (material: string): Finish =>
  isMetal(material)
    ? 'metal'
    : material === 'glass'
      ? 'glass'
      : material === 'ceramic' || material === 'marble'
        ? 'gloss'
        : 'matte';

/** A lit shade: warm from inside. */
function shade(c: Canvas, look: Look, top: number, bottom: number, height: number, y: number): string {
  const { dice } = look;
  const tone =
    dice.chance('shade', 0.5) || isMetal(look.material)
      ? look.isColored
        ? look.color
        : '#f1e8d4'
      : dice.pick('linen', ['#f3ead6', '#e9ded0', '#2f3335']);
  const bulge = dice.pick('shade shape', [0, 0, 26]);
  const right: Corner[] = bulge
    ? [
        [top, y - height, 12],
        [bottom + bulge, y - height * 0.4, 60],
        [bottom, y],
      ]
    : [
        [top, y - height],
        [bottom, y],
      ];
  const weave =
    look.material === 'rattan' ? wicker(c, tone) : sheet(c.tile(5, 5, bar(0, 0, 1.4, 5, darker(tone, 0.5), 0, 0.16)));
  const body = turned(c, right, tone, { finish: 'matte', art: weave, tilt: 0.1 });
  const glow = c.inside(
    body.outline,
    disc(
      0,
      y - height * 0.3,
      bottom * 1.1,
      height * 0.9,
      c.radial([
        [0, '#fff1c9', 0.85],
        [0.5, '#ffe3a3', 0.35],
        [1, '#ffe3a3', 0],
      ]),
    ),
  );
  return (
    body.art +
    glow +
    stroke(`M${-bottom},${y}A${bottom},${bottom * 0.1} 0 0 0 ${bottom},${y}`, lighter(tone, 0.4), 3, { opacity: 0.7 })
  );
}

export const base = (look: Look): Hex => hardTone(look, look.dice.pick('base', ['#2c2f31', '#c79b5a', '#b0845a']));

export function floorLamp(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = base(look);
  const finish = finishOf(look.material);
  const high = 700;
  const w = dice.between('shade width', 110, 150);
  const h = dice.between('shade height', 140, 190);
  const kind = look.says('arc')
    ? 'arc'
    : look.says('tripod')
      ? 'tripod'
      : dice.pick('stand', ['pole', 'pole', 'tripod']);
  const paint = c.linear(
    [
      [0, darker(tone, 0.2)],
      [0.35, lighter(tone, 0.4)],
      [1, darker(tone, 0.45)],
    ],
    [0, 0, 1, 0],
  );
  if (kind === 'arc') {
    const art =
      turned(
        c,
        [
          [96, -20, 6],
          [100, 0],
        ],
        tone,
        { finish, lid: lighter(tone, 0.1) },
      ).art +
      stroke(
        'M0,-20C-10,-560 60,-690 250,-640',
        c.linear([
          [0, lighter(tone, 0.5)],
          [1, darker(tone, 0.3)],
        ]),
        11,
      ) +
      placed(shade(c, look, 46, w * 0.8, 100, -500), { x: 256 }) +
      stroke('M252,-640L256,-600', tone, 9);
    return { art, box: [-104, -690, 480, 690], feet: [[-100, 100]], focus: [120, -690, 270, 270] };
  }
  const stand =
    kind === 'tripod'
      ? stroke(`M0,${-high + h}L0,-60`, darker(tone, 0.3), 13) +
        stroke(`M0,${-high + h}L-120,-4M0,${-high + h}L120,-4`, paint, 15)
      : turned(
          c,
          [
            [7, -high + h],
            [8, -24, 10],
            [88, -14, 8],
            [92, 0],
          ],
          tone,
          { finish },
        ).art;
  return {
    art: stand + shade(c, look, w * dice.between('taper', 0.5, 0.95), w, h, -high + h + 14),
    box: [-w - 8, -high - 10, w * 2 + 16, high + 10],
    feet:
      kind === 'tripod'
        ? [
            [-134, -106],
            [106, 134],
          ]
        : [[-92, 92]],
    focus: [-w - 20, -high - 20, w * 2 + 40, w * 2 + 40],
  };
}

/** A lamp with two arms and a head that looks down on the desk. */
function deskLamp(c: Canvas, look: Look, tone: Hex): Piece {
  const { dice } = look;
  const [elbow, head] = [dice.between('elbow', -120, -80), dice.between('head', 90, 130)];
  const arm = `M0,-26L${elbow},-250L${head},-420`;
  const finish = finishOf(look.material);
  return {
    art:
      turned(
        c,
        [
          [100, -26, 10],
          [108, 0],
        ],
        tone,
        { finish, lid: lighter(tone, 0.15), tilt: 0.2 },
      ).art +
      stroke(arm, darker(tone, 0.5), 17) +
      stroke(arm, tone, 12) +
      placed(stroke(arm, lighter(tone, 0.6), 3, { opacity: 0.7 }), { x: -3 }) +
      disc(elbow, -250, 17, 17, darker(tone, 0.2)) +
      disc(elbow, -250, 8, 8, '#c79b5a') +
      disc(
        head + 40,
        -240,
        170,
        150,
        c.radial([
          [0, '#fff1c9', 0.6],
          [1, '#fff1c9', 0],
        ]),
      ) +
      placed(
        turned(
          c,
          [
            [26, -96, 8],
            [40, -80, 10],
            [92, 0],
          ],
          look.isColored ? look.color : tone,
          { finish: finish === 'glass' ? 'gloss' : finish },
        ).art +
          disc(
            0,
            0,
            92,
            14,
            c.radial([
              [0, '#fff6dc'],
              [0.5, '#ffe6ad'],
              [1, darker(tone, 0.2)],
            ]),
          ),
        { x: head + 10, y: -372, turn: -24 },
      ),
    box: [elbow - 30, -490, head + 150 - elbow, 490],
    feet: [[-108, 108]],
    focus: [elbow, -490, 330, 330],
  };
}

export function tableLamp(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = base(look);
  if (look.says('desk lamp')) return deskLamp(c, look, tone);
  const w = dice.between('shade width', 120, 165);
  const foot = dice.between('foot', 160, 230);
  const body: Corner[] = dice.pick('body', [
    [
      [16, -foot, 8],
      [70, -foot * 0.62, 60],
      [64, -foot * 0.2, 40],
      [46, 0],
    ],
    [
      [14, -foot],
      [14, -34, 20],
      [84, -16, 8],
      [86, 0],
    ],
    [
      [22, -foot, 6],
      [44, -foot * 0.84, 24],
      [26, -foot * 0.5, 30],
      [74, -foot * 0.14, 40],
      [66, 0],
    ],
    [
      [60, -foot, 10],
      [60, 0],
    ],
  ]);
  return {
    art:
      turned(
        c,
        [
          [7, -foot - 60],
          [7, -foot],
        ],
        '#c79b5a',
        { finish: 'metal' },
      ).art +
      turned(c, body, tone, { finish: finishOf(look.material), art: hardGrain(c, look, tone, true) }).art +
      shade(c, look, w * dice.between('taper', 0.45, 0.9), w, dice.between('shade height', 130, 180), -foot - 20),
    box: [-w - 20, -foot - 200, w * 2 + 40, foot + 200],
    feet: [[-70, 70]],
    focus: [-w, -foot - 190, w * 2, w * 2],
  };
}

export function pendant(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = base(look);
  const w = dice.between('width', 150, 210);
  const h = dice.between('height', 130, 220);
  const finish = finishOf(look.material);
  const kind = look.says('dome')
    ? 'dome'
    : look.says('globe')
      ? 'globe'
      : dice.pick(
          'kind',
          look.material === 'rattan'
            ? (['basket', 'dome', 'basket'] as const)
            : look.material === 'glass'
              ? (['globe', 'cone', 'dome'] as const)
              : (['cone', 'drum', 'dome', 'basket'] as const),
        );
  const top = -h;
  const shades: Record<'dome' | 'globe' | 'cone' | 'drum' | 'basket', Corner[]> = {
    dome: [
      [16, top, 10],
      [w * 0.7, top + h * 0.2, w * 0.5],
      [w, 0, 4],
    ],
    globe: [
      [20, top, 4],
      [w * 0.8, top + h * 0.1, w * 0.6],
      [w * 0.8, -h * 0.1, w * 0.6],
      [20, 0, 4],
    ],
    cone: [
      [20, top],
      [w, 0],
    ],
    drum: [
      [w * 0.8, top * 0.7],
      [w * 0.8, 0],
    ],
    basket: [
      [24, top, 8],
      [w * 0.9, top * 0.6, 60],
      [w * 0.62, 0, 10],
    ],
  };
  const right = shades[kind];
  const isWoven = kind === 'basket' || look.material === 'rattan' || look.material === 'bamboo';
  const body = turned(c, right, tone, {
    finish: kind === 'globe' ? 'gloss' : finish,
    art: isWoven ? wicker(c, tone) : hardGrain(c, look, tone),
  });
  const inside =
    kind === 'globe'
      ? ''
      : disc(
          0,
          0,
          kind === 'drum' ? w * 0.8 : kind === 'basket' ? w * 0.62 : w,
          (kind === 'drum' ? w * 0.8 : w) * 0.13,
          c.radial([
            [0, '#fff6dc'],
            [0.4, '#ffe6ad'],
            [1, darker(tone, 0.3)],
          ]),
        );
  const cord =
    stroke(`M0,${top}V-520`, '#2c2f31', 5) +
    turned(
      c,
      [
        [9, top - 30, 4],
        [15, top + 2],
      ],
      '#2c2f31',
      {},
    ).art +
    turned(
      c,
      [
        [52, -526, 6],
        [56, -512],
      ],
      '#2c2f31',
      {},
    ).art;
  const glow = disc(
    0,
    30,
    w * 1.5,
    150,
    c.radial([
      [0, '#fff1c9', 0.6],
      [1, '#fff1c9', 0],
    ]),
  );
  return {
    art: cord + glow + body.art + inside,
    box: [-w - 20, -530, w * 2 + 40, 580],
    outline: body.outline,
    focus: [-w - 20, -h - 60, w * 2 + 40, w * 2 + 40],
  };
}
