/** Skirts, shown from the front without a body: the waist at y = 0. */
import { ACROSS, type Canvas, disc, fillPath, placed, round, stroke } from '../studio/canvas.ts';
import { darker, lighter } from '../studio/color.ts';
import { type Look } from '../studio/look.ts';
import { type Piece } from '../studio/stage.ts';
import { cloth } from '../studio/surface.ts';
import { knifePleats, skirtFolds } from './garment-details.ts';
import { waistInside } from './waist-inside.ts';

export function skirt(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const waist = dice.between('waist', 90, 102);
  const style = look.says('pleated')
    ? 'pleated'
    : look.says('pencil')
      ? 'pencil'
      : look.says('a line')
        ? 'aline'
        : look.says('midi')
          ? dice.pick('midi', ['circle', 'soft'] as const)
          : dice.pick('style', ['circle', 'pencil', 'pleated', 'aline'] as const);
  const isDenim = look.material === 'denim';
  const length =
    style === 'circle' || style === 'soft'
      ? dice.between('length', 520, 580)
      : style === 'aline'
        ? dice.between('length', 340, 420)
        : style === 'pencil'
          ? dice.between('length', 440, 500)
          : dice.between('length', 420, 520);
  const hem =
    waist +
    {
      circle: dice.between('flare', 150, 190),
      soft: dice.between('flare', 90, 120),
      pencil: dice.between('flare', 14, 26),
      pleated: dice.between('flare', 90, 130),
      aline: dice.between('flare', 76, 110),
    }[style];
  const hipX = style === 'pencil' ? waist + 36 : waist + (hem - waist) * 0.36;
  const side =
    style === 'pencil'
      ? `C${waist + 14},90 ${hipX},120 ${hipX},190C${hipX},290 ${hem},${length - 120} ${hem},${length}`
      : `C${hipX},100 ${round(hem - (hem - waist) * 0.2)},${length - 150} ${hem},${length}`;
  const back =
    style === 'pencil'
      ? `C${-hem},${length - 120} ${-hipX},290 ${-hipX},190C${-hipX},120 ${-waist - 14},90 ${-waist},30`
      : `C${round(-(hem - (hem - waist) * 0.2))},${length - 150} ${-hipX},100 ${-waist},30`;
  const waves = style === 'pencil' || style === 'aline' ? 1 : style === 'pleated' ? 15 : 8;
  const edge = Array.from({ length: waves }, (_, i) => {
    const x = hem - ((i + 1) * hem * 2) / waves;
    const sag = (t: number) => length + Math.sin(t * Math.PI) * (waves === 1 ? 0 : 30);
    return `Q${round(x + hem / waves)},${round(sag((i + 0.5) / waves) + (waves === 1 ? hem * 0.14 : waves === 15 ? (i % 2 ? 6 : -3) : i % 2 ? 12 : -5))} ${round(x)},${round(sag((i + 1) / waves))}`;
  }).join('');
  const outline = `M${round(waist)},30${side}${edge}${back}Z`;
  const dark = darker(tone, 0.62);
  const folds =
    style === 'pencil'
      ? c.blurred(
          6,
          stroke(
            `M-46,70Q-66,200 -44,${length}M54,90Q76,220 50,${length}M-80,150Q-20,180 20,150M86,200Q30,236 -10,210`,
            dark,
            9,
          ) + stroke(`M-66,110Q-82,240 -66,${length}`, lighter(tone, 0.6), look.material === 'leather' ? 12 : 16),
          look.material === 'leather' ? 0.5 : 0.3,
        )
      : style === 'pleated'
        ? knifePleats(look, 34, length, waist, hem)
        : skirtFolds(
            c,
            look,
            36,
            length,
            waist,
            hem,
            style === 'circle' ? 10 : style === 'soft' ? 7 : 4,
            style === 'aline' ? 0.3 : 0.46,
          );
  const stitch = (d: string) =>
    stroke(d, isDenim ? '#d0974a' : dark, 2.2, { opacity: isDenim ? 0.9 : 0.36, dash: '7 4' });
  const buttons = style === 'aline' && dice.chance('buttons', isDenim ? 0.8 : 0.4);
  const shell = c.linear(
    [
      [0, '#10161d', 0.26],
      [0.3, '#ffffff', 0.1],
      [0.6, '#ffffff', 0],
      [1, '#10161d', 0.3],
    ],
    ACROSS,
  );
  const extras = buttons
    ? stroke(`M-17,44V${length + 8}M17,44V${length + 8}`, dark, 2, { opacity: 0.5 }) +
      Array.from(
        { length: 6 },
        (_, i) =>
          disc(1, 72 + (i * (length - 110)) / 5, 8, 8, '#10161d', 0.35) +
          disc(0, 70 + (i * (length - 110)) / 5, 8, 8, isDenim ? '#c79b5a' : lighter(tone, 0.5)) +
          disc(-2, 68 + (i * (length - 110)) / 5, 2.6, 2.6, '#ffffff', 0.6),
      ).join('')
    : style === 'pencil'
      ? stroke(`M${round(hem * 0.3)},${length - 120}V${length + 14}`, dark, 3, { opacity: 0.7 })
      : '';
  const pockets =
    style === 'aline' && (isDenim || dice.chance('pockets', 0.5))
      ? [true, false]
          .map((mirror) =>
            placed(
              stroke(`M${round(waist * 0.5)},38Q${round(waist * 0.66)},104 ${round(waist + 24)},100`, dark, 2.6, {
                opacity: 0.6,
              }) + stitch(`M${round(waist * 0.5)},46Q${round(waist * 0.66)},111 ${round(waist + 26)},108`),
              { mirror },
            ),
          )
          .join('')
      : '';
  const band = `M${-waist + 2},2Q0,16 ${waist - 2},2L${waist + 3},36Q0,52 ${-waist - 3},36Z`;
  const inside = waistInside(tone, waist);
  return {
    art:
      inside +
      c.form(outline, tone, {
        depth: 16,
        dark: 0.46,
        light: look.material === 'leather' ? 0.55 : 0.28,
        art:
          cloth(c, look) +
          folds +
          fillPath(outline, shell) +
          stitch(`M${-hem},${length - 16}Q0,${length + hem * 0.06 - 8} ${hem},${length - 16}`),
      }) +
      extras +
      pockets +
      c.form(band, darker(tone, 0.04), { depth: 6, art: cloth(c, look) }) +
      stitch(`M${-waist},30Q0,45 ${waist},30`) +
      (buttons ? disc(0, 28, 8, 8, isDenim ? '#c79b5a' : lighter(tone, 0.5)) : ''),
    box: [-hem - 4, -22, hem * 2 + 8, length + 60],
    inside,
    outline: outline + band,
    focus: [-waist - 40, -30, waist * 2 + 80, waist * 2 + 80],
  };
}
