/** Trousers, jeans, shorts and skirts: they hang from the waistband at y = 0. */
import { bar, type Canvas, disc, fillPath, placed, round, stroke } from '../studio/canvas.ts';
import { darker, lighter } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { skirtFolds } from './garment-details.ts';
import type { Look } from '../studio/look.ts';
import { rectangle } from '../studio/outline.ts';
import type { Piece } from '../studio/stage.ts';
import { cloth } from '../studio/surface.ts';

const HOOKS_TOP = -130;

/** A trouser hanger: a steel bar with two clips. */
function clips(c: Canvas, half: number): string {
  const steel = c.linear(
    [
      [0, '#f4f4f2'],
      [0.5, '#8f9496'],
      [1, '#d9dcdc'],
    ],
    [0, 0, 0, 1],
  );
  const clip = (x: number) => bar(x - 13, -34, 26, 58, steel, 5) + bar(x - 9, 4, 18, 8, '#5d666b', 3);
  return (
    stroke('M0,-28V-58C0,-78 24,-78 24,-100A24,24 0 1 0 -22,-108', '#a3abaf', 7) +
    bar(-half - 6, -36, half * 2 + 12, 12, steel, 6) +
    clip(-half + 30) +
    clip(half - 30)
  );
}

interface Legs {
  waist: number;
  hip: number;
  length: number;
  /** Half width at the hem. */
  hem: number;
  crotch: number;
  isDenim: boolean;
  crease: boolean;
}

function trousers(c: Canvas, look: Look, { waist, hip, length, hem, crotch, isDenim, crease }: Legs): Piece {
  const tone = look.color;
  const spread = look.dice.between('spread', 8, 30);
  const out = hip + spread * 0.5;
  const mid = Math.max(out - hem, hem + 5);
  const leg = `M${waist},34C${hip},90 ${hip + 6},140 ${hip + 4},${crotch}C${hip + 6},${length * 0.6} ${mid + hem + 6},${length * 0.8} ${mid + hem + 2},${length}Q${mid},${length + 14} ${mid - hem + 2},${length - 2}C${mid - hem},${length * 0.7} 12,${crotch + 110} 0,${crotch}V34Z`;
  const stitchTone = isDenim ? '#d0974a' : darker(tone, 0.55);
  const stitch = (d: string) => stroke(d, stitchTone, 2.4, { opacity: isDenim ? 0.85 : 0.4, dash: '7 4' });
  const fade = isDenim ? c.blurred(16, disc(hip * 0.5, crotch + 100, 40, 150, lighter(tone, 0.6)), 0.4) : '';
  const knee = crease
    ? stroke(`M${hip * 0.56},${crotch * 0.5}Q${hip * 0.6},${length * 0.6} ${mid},${length}`, lighter(tone, 0.6), 3, {
        opacity: 0.55,
      }) +
      stroke(
        `M${hip * 0.56 + 5},${crotch * 0.5}Q${hip * 0.6 + 5},${length * 0.6} ${mid + 5},${length}`,
        darker(tone, 0.6),
        4,
        { opacity: 0.35 },
      )
    : '';
  const folds = c.blurred(
    5,
    stroke(
      `M4,${crotch}Q${hip * 0.5},${crotch + 30} ${hip},${crotch - 20}M10,${crotch + 30}Q${hip * 0.4},${crotch + 74} ${hip * 0.8},${crotch + 60}M${mid - hem + 6},${length * 0.72}Q${mid},${length * 0.75} ${mid + hem},${length * 0.71}`,
      darker(tone, 0.62),
      10,
    ),
    0.42,
  );
  const hemLine = stitch(`M${mid - hem},${length - 22}Q${mid},${length - 8} ${mid + hem + 10},${length - 20}`);
  const art =
    cloth(c, look) +
    fade +
    folds +
    knee +
    hemLine +
    stitch(`M${hip - 6},80Q${hip + 4},${length * 0.5} ${mid + hem - 8},${length}`);
  const one = (far: boolean) =>
    c.form(leg, far ? darker(tone, 0.05) : tone, { depth: 18, dark: 0.5, light: far ? 0.25 : 0.4, art });
  const pocket = `M${waist * 0.42},36C${waist * 0.46},80 ${waist * 0.8},104 ${hip - 2},100`;
  const pockets = [true, false]
    .map((mirror) =>
      placed(stroke(pocket, darker(tone, 0.6), 3, { opacity: 0.6 }) + placed(stitch(pocket), { y: 7 }), { mirror }),
    )
    .join('');
  const fly =
    stitch(`M22,40V${crotch * 0.5}Q20,${crotch * 0.72} 0,${crotch * 0.84}`) +
    stroke(`M0,40V${crotch}`, darker(tone, 0.6), 3, { opacity: 0.6 });
  const band = `M${-waist + 4},0Q0,12 ${waist - 4},0L${waist + 2},40Q0,54 ${-waist - 2},40Z`;
  const loops = [-0.72, -0.3, 0.3, 0.72].map((t) => bar(waist * t - 6, 2, 12, 46, darker(tone, 0.12), 3)).join('');
  const elastic = look.dice.chance('elastic', isDenim || crease ? 0 : 0.5);
  const closing = elastic
    ? Array.from({ length: 26 }, (_, i) =>
        bar(-waist + (i * waist * 2) / 26, 2, 2.5, 48, darker(tone, 0.5), 0, 0.4),
      ).join('') + stroke('M-6,46C-16,90 -10,110 -20,130M6,46C18,84 10,104 18,120', lighter(tone, 0.6), 6)
    : disc(2, 28, 9, 9, isDenim ? '#c79b5a' : darker(tone, 0.4)) + disc(0, 26, 4, 4, '#ffffff', 0.5);
  const half = Math.max(out, mid + hem) + 6;
  return {
    art:
      clips(c, waist) +
      fillPath(`M${-waist + 6},4Q0,-16 ${waist - 6},4Q0,20 ${-waist + 6},4Z`, darker(tone, 0.55)) +
      placed(one(false), { mirror: true }) +
      one(true) +
      pockets +
      fly +
      c.form(band, tone, { depth: 6, art: cloth(c, look) }) +
      (elastic ? '' : loops) +
      closing,
    box: [-half, HOOKS_TOP, half * 2, length - HOOKS_TOP + 10],
    outline: `${rectangle(-waist, 0, waist * 2, 60)}M${hip},60L${mid + hem},${length}H${round(mid - hem)}L0,${crotch}ZM${-hip},60L0,${crotch}L${round(-mid + hem)},${length}H${round(-mid - hem)}ZM${-hip},60H${hip}L0,${crotch}Z`,
    focus: [-waist - 10, -30, waist * 2 + 20, waist * 2 + 20],
  };
}

const long =
  (isDenim: boolean) =>
  (c: Canvas, look: Look): Piece => {
    const { dice } = look;
    const waist = dice.between('waist', 112, 128);
    return trousers(
      c,
      isDenim ? { ...look, material: 'denim', color: look.isColored ? look.color : '#3c5f8f' } : look,
      {
        waist,
        hip: waist + dice.between('hip', 20, 34),
        length: dice.between('length', 650, 740),
        hem: dice.pick('leg', [44, 54, 66, 84]),
        crotch: dice.between('rise', 210, 240),
        isDenim,
        crease: !isDenim && dice.chance('crease', 0.6),
      },
    );
  };

const short = (c: Canvas, look: Look): Piece => {
  const waist = look.dice.between('waist', 118, 132);
  return trousers(c, look, {
    waist,
    hip: waist + 30,
    length: look.dice.between('length', 310, 400),
    hem: look.dice.between('leg', 78, 92),
    crotch: look.dice.between('rise', 190, 220),
    isDenim: look.material === 'denim',
    crease: false,
  });
};

function skirt(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const waist = dice.between('waist', 100, 116);
  const style = dice.pick('style', ['circle', 'pencil', 'pleated', 'aline'] as const);
  const length = dice.between('length', 360, 600);
  const hem =
    waist +
    {
      circle: dice.between('flare', 130, 190),
      pencil: dice.between('flare', 8, 24),
      pleated: dice.between('flare', 80, 130),
      aline: dice.between('flare', 60, 100),
    }[style];
  const bulge = style === 'pencil' ? waist + 34 : waist + (hem - waist) * 0.34;
  const outline = `M${waist},30C${bulge},110 ${hem - (hem - waist) * 0.16},${length - 140} ${hem},${length}Q${hem * 0.6},${length + 34} ${hem * 0.3},${length + 24}T${-hem * 0.3},${length + 26}T${-hem},${length}C${-(hem - (hem - waist) * 0.16)},${length - 140} ${-bulge},110 ${-waist},30Z`;
  const art =
    cloth(c, look) +
    (style === 'pencil'
      ? c.blurred(
          6,
          stroke(`M-40,60Q-60,200 -40,${length}M50,80Q70,220 46,${length}`, darker(tone, 0.6), 12) +
            stroke(`M-70,100Q-84,240 -70,${length}`, lighter(tone, 0.5), 16),
          0.36,
        )
      : skirtFolds(c, look, 36, length, waist, hem, style === 'pleated' ? 15 : style === 'circle' ? 10 : 7));
  const extras =
    style === 'aline' && dice.chance('buttons', 0.5)
      ? Array.from(
          { length: 6 },
          (_, i) =>
            disc(0, 70 + (i * (length - 110)) / 5, 9, 9, lighter(tone, 0.5)) +
            disc(1, 71 + (i * (length - 110)) / 5, 4, 4, darker(tone, 0.3)),
        ).join('')
      : style === 'pencil'
        ? stroke(`M0,${length - 120}V${length + 20}`, darker(tone, 0.6), 3, { opacity: 0.7 })
        : '';
  return {
    art:
      clips(c, waist) +
      fillPath(`M${-waist + 4},4Q0,-14 ${waist - 4},4Q0,20 ${-waist + 4},4Z`, darker(tone, 0.55)) +
      c.form(outline, tone, { depth: 22, dark: 0.5, light: 0.4, art }) +
      extras +
      c.form(`M${-waist + 2},0Q0,14 ${waist - 2},0L${waist + 3},36Q0,52 ${-waist - 3},36Z`, darker(tone, 0.06), {
        depth: 6,
        art: cloth(c, look),
      }),
    box: [-hem, HOOKS_TOP, hem * 2, length - HOOKS_TOP + 30],
    outline,
    focus: [-waist - 30, -40, waist * 2 + 60, waist * 2 + 60],
  };
}

/** A pair folded in three over itself, seen from the front. */
function foldedLegs(c: Canvas, look: Look): Piece {
  const layers = [54, 58, 50].map((height, i) => ({ height, width: 440 - i * 9 }));
  let y = 0;
  let art = '';
  for (const { height, width } of layers) {
    y -= height;
    art =
      c.form(rectangle(-width / 2, y, width, height + 8, 28), look.color, {
        depth: 13,
        dark: 0.55,
        light: 0.45,
        art: cloth(c, look),
      }) + art;
  }
  const roof = `M-214,${y + 22}L-164,${y - 84}Q-158,${y - 94} -146,${y - 94}H146Q158,${y - 94} 164,${y - 84}L214,${y + 22}Q0,${y + 40} -214,${y + 22}Z`;
  return {
    art: art + c.form(roof, lighter(look.color, 0.06), { depth: 14, dark: 0.4, light: 0.5, art: cloth(c, look) }),
    box: [-222, y - 96, 444, -y + 96],
    focus: [-200, y - 90, 250, 250],
  };
}

const rail = (draw: Drawing['draw']): Drawing => ({
  draw,
  mount: 'wall',
  more: [
    { isClose: true, isTinted: true },
    { draw: foldedLegs, mount: 'plinth', size: 0.9 },
  ],
});

export const BOTTOMS = {
  jeans: rail(long(true)),
  trousers: rail(long(false)),
  shorts: rail(short),
  skirt: rail(skirt),
} satisfies Drawings<string>;
