/** Collars, lapels, hoods and necklines. */
import { bar, fillPath, placed, round, stroke } from '../studio/canvas.ts';
import { darker, lighter, lightness } from '../studio/color.ts';
import { cloth } from '../studio/surface.ts';
import { ribTile } from './garment-details.ts';
import { neckline } from './garment-cut.ts';
import { type Sewing } from './sewing.ts';

/** What frames the neck: a collar, lapels, a hood or a finished edge. */
export function neckFinish(sewing: Sewing): string {
  switch (sewing.cut.neck) {
    case 'collar':
      return collar(sewing);
    case 'stand':
      return standCollar(sewing);
    case 'lapel':
      return lapel(sewing);
    case 'turtle':
      return turtleneck(sewing);
    case 'hood':
      return hood(sewing);
    default:
      return edge(sewing);
  }
}

function collar(sewing: Sewing): string {
  const { c, look, tone, stitch, button, cut } = sewing;
  const { dice } = look;
  const { neckHalf: half, neckDepth: depth } = cut;
  const parts: string[] = [];
  const long = dice.between('collar points', 34, 56);
  const wing = `M${-half - 5},-12C${-half * 0.5},12 -20,36 -2,${depth}L${round(-half * 0.5)},${round(depth + long)}L${-half - 24},24Z`;
  parts.push(fillPath(`M${-half},-10Q0,-34 ${half},-10L${half * 0.9},16Q0,-4 ${-half * 0.9},16Z`, darker(tone, 0.24)));
  for (const mirror of [true, false])
    parts.push(
      placed(
        c.form(wing, lighter(tone, mirror ? 0.02 : 0.07), {
          depth: 5,
          dark: 0.5,
          light: 0.5,
          art: cloth(c, look),
        }) + stitch(`M${-half - 16},22L${round(-half * 0.52)},${round(depth + long - 9)}L-9,${depth + 2}`),
        { mirror },
      ),
    );
  if (look.says('oxford'))
    parts.push(button(-half * 0.5, depth + long - 13, 5), button(half * 0.5, depth + long - 13, 5));
  return parts.join('');
}

function standCollar(sewing: Sewing): string {
  const { c, look, cut, tone, seam } = sewing;
  const { neckHalf: half } = cut;
  const parts: string[] = [];
  parts.push(
    c.form(
      `M${-half - 8},16C${-half},-6 ${-half + 4},-24 ${-half + 2},-44Q0,-56 ${half - 2},-44C${half - 4},-24 ${half},-6 ${half + 8},16Q0,50 ${-half - 8},16Z`,
      tone,
      { depth: 9, ...(cut.ribbed ? { fill: ribTile(c, look) } : { art: cloth(c, look) }) },
    ),
  );
  if (cut.front === 'zip') parts.push(bar(-4, -48, 8, 84, '#b9c0c4', 3), seam('M-13,-50V40M13,-50V40'));
  return parts.join('');
}

function lapel(sewing: Sewing): string {
  const { c, look, cut, tone, seam } = sewing;
  const { dice } = look;
  const { neckHalf: half, neckDepth: depth } = cut;
  const parts: string[] = [];
  const w = dice.between('lapel', 56, 78);
  const peak = cut.front === 'double' || cut.front === 'biker';
  const end = cut.front === 'double' ? -40 : cut.front === 'biker' ? -20 : -2;
  const lapel = `M${-half - 6},-8C${-half - 16},30 ${round(-half - w * 0.5)},66 ${round(-half - w * 0.92)},${peak ? 98 : 112}L${round(-half - w * 0.46)},${peak ? 124 : 132}L${round(-half - w * (peak ? 1.06 : 0.78))},${peak ? 128 : 154}C${round(-half - w * 0.3)},${round(depth * 0.8)} ${end - 20},${depth} ${-end},${depth + 10}C-26,${round(depth * 0.7)} ${round(-half * 0.9)},70 ${-half + 8},-4Z`;
  for (const mirror of [true, false])
    parts.push(
      placed(
        c.form(lapel, lighter(tone, mirror ? 0.01 : 0.06), {
          depth: 6,
          dark: 0.6,
          light: 0.45,
          art: cloth(c, look),
        }) + seam(`M${round(-half - w * 0.46)},${peak ? 124 : 132}L${-half - 4},64`, 0.5),
        { mirror },
      ),
    );
  parts.push(fillPath(`M${-half},-8Q0,-38 ${half},-8L${half * 0.8},10Q0,-12 ${-half * 0.8},10Z`, darker(tone, 0.3)));
  return parts.join('');
}

function turtleneck(sewing: Sewing): string {
  const { c, look, tone, dark, cut } = sewing;
  const { dice } = look;
  const { neckHalf: half } = cut;
  const parts: string[] = [];
  const tall = dice.between('roll', 62, 84);
  parts.push(
    c.form(
      `M${-half - 6},14C${-half - 2},-16 ${-half + 2},${-tall * 0.7} ${-half},${round(-tall)}Q0,${round(-tall - 16)} ${half},${round(-tall)}C${half - 2},${round(-tall * 0.7)} ${half + 2},-16 ${half + 6},14Q0,52 ${-half - 6},14Z`,
      tone,
      { depth: 10, fill: ribTile(c, look) },
    ),
    c.blurred(
      4,
      stroke(
        `M${-half},${round(-tall * 0.42)}Q0,${round(-tall * 0.42 + 20)} ${half},${round(-tall * 0.42)}M${-half - 2},10Q0,44 ${half + 2},10`,
        dark,
        8,
      ),
      0.5,
    ),
    fillPath(
      `M${-half + 4},${round(-tall)}Q0,${round(-tall - 16)} ${half - 4},${round(-tall)}Q0,${round(-tall + 13)} ${-half + 4},${round(-tall)}Z`,
      darker(tone, 0.5),
    ),
  );
  return parts.join('');
}

function hood(sewing: Sewing): string {
  const { c, look, cut, tone, stitch } = sewing;
  const { dice } = look;
  const { neckHalf: half, neckDepth: depth } = cut;
  const parts: string[] = [];
  // The hood lies back: its rim frames the neck, its bag shows above the shoulders.
  const opening = `M${-half - 6},22C${-half - 22},-26 ${-half * 0.7},-76 0,-78C${half * 0.7},-76 ${half + 22},-26 ${half + 6},22C${half * 0.66},62 24,${depth + 4} 0,${depth + 16}C-24,${depth + 4} ${-half * 0.66},62 ${-half - 6},22Z`;
  const hood = `M${-half - 40},44C${-half - 64},-34 ${-half * 0.84},-112 0,-116C${half * 0.84},-112 ${half + 64},-34 ${half + 40},44C${half + 6},82 30,${depth + 24} 0,${depth + 36}C-30,${depth + 24} ${-half - 6},82 ${-half - 40},44Z`;
  parts.push(
    c.form(hood, tone, { depth: 15, dark: 0.5, light: 0.4, art: cloth(c, look) }),
    fillPath(
      opening,
      c.linear([
        [0, darker(tone, 0.34)],
        [0.45, darker(tone, 0.5)],
        [1, darker(tone, 0.62)],
      ]),
    ),
    c.blurred(
      6,
      stroke(
        `M${-half * 0.8},-34Q0,-64 ${half * 0.8},-34M${-half * 0.6},-4Q0,-26 ${half * 0.6},-4`,
        lighter(tone, 0.2),
        9,
      ),
      0.22,
    ),
    stroke(opening, darker(tone, 0.34), 3, { opacity: 0.7 }),
    placed(stitch(opening), { scale: 1.09, y: 1 }),
  );
  if (cut.pockets.includes('pouch')) {
    const cord = lightness(tone) > 0.6 ? darker(tone, 0.32) : lighter(tone, 0.72);
    const [a, b] = [dice.between('cord', 110, 160), dice.between('other cord', 100, 150)];
    parts.push(
      stroke(
        `M-24,${depth + 8}C-32,${depth + a * 0.5} -27,${depth + a * 0.7} -31,${round(depth + a)}M24,${depth + 8}C34,${depth + b * 0.5} 27,${depth + b * 0.7} 33,${round(depth + b)}`,
        cord,
        6,
      ),
      bar(-35, depth + a - 6, 8, 18, '#b9c0c4', 3),
      bar(29, depth + b - 6, 8, 18, '#b9c0c4', 3),
    );
  }
  return parts.join('');
}

/** A neckline without a collar: ribbed or stitched. */
function edge(sewing: Sewing): string {
  const { c, look, cut, tone, dark } = sewing;
  const { neckHalf: half } = cut;
  const parts: string[] = [];
  if (cut.sleeve === 'strap' || cut.sleeve === 'bare') return '';
  const edge = `M${-half},0${neckline(cut)}`;
  if (cut.neck === 'wrap') return '';
  if (cut.ribbed || look.category === 't-shirt' || look.category === 'sweater')
    parts.push(
      stroke(edge, ribTile(c, look), look.category === 't-shirt' ? 15 : 22, { cap: 'butt' }),
      stroke(edge, dark, 1.6, { opacity: 0.4 }),
    );
  else
    parts.push(
      stroke(edge, lighter(tone, 0.35), 3, { opacity: 0.6 }),
      placed(stroke(edge, dark, 1.5, { opacity: 0.4, dash: '5 4' }), { y: 7, scale: 1.05 }),
    );

  return parts.join('');
}
