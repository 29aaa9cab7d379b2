/** Closures of a garment's front. */
import { bar, round, stroke } from '../studio/canvas.ts';
import { darker } from '../studio/color.ts';
import { type Sewing } from './sewing.ts';

/** What closes the front: buttons, a placket, a zip. Empty for a front without an opening. */
export function frontClosure(sewing: Sewing): string {
  switch (sewing.cut.front) {
    case 'buttons':
    case 'snaps':
      return buttons(sewing);
    case 'placket':
      return placket(sewing);
    case 'double':
      return doubleRow(sewing);
    case 'zip':
      return zip(sewing);
    case 'biker':
      return biker(sewing);
    default:
      return '';
  }
}

function buttons(sewing: Sewing): string {
  const { c, cut, lapelled, seam, button, look } = sewing;
  const { dice } = look;
  const { length, waistY, neckDepth: depth } = cut;
  const parts: string[] = [];
  const from = lapelled ? depth + 14 : depth + 8;
  const to = cut.fall ? (cut.belt === 'none' && dice.chance('button through', 0.4) ? waistY : length - 60) : length;
  parts.push(
    bar(
      -17,
      from - 6,
      34,
      (cut.fall ? to : length) - from + 14,
      c.linear(
        [
          [0, '#ffffff', 0.16],
          [0.75, '#ffffff', 0],
          [1, '#10161d', 0.3],
        ],
        [0, 0, 1, 0],
      ),
    ),
  );
  if (!lapelled) parts.push(seam(`M-17,${from}V${to + 6}M17,${from}V${to + 6}`));
  else parts.push(seam(`M16,${from}L18,${length + 8}`, 0.7));
  const count = lapelled ? dice.count('buttons', 1, 2) : Math.max(4, Math.round((to - from) / 66));
  const gap = lapelled ? 74 : (to - from - 40) / (count - 1);
  for (let i = 0; i < count; i++)
    parts.push(button(lapelled ? 2 : 0, from + 16 + i * gap, lapelled ? 10 : cut.front === 'snaps' ? 8 : 6.5));
  return parts.join('');
}

function placket(sewing: Sewing): string {
  const { tone, seam, button, cut } = sewing;
  const { neckDepth: depth } = cut;
  const parts: string[] = [];
  parts.push(bar(-15, depth, 30, 120, darker(tone, 0.08), 3), seam(`M-15,${depth}V${depth + 120}H15V${depth}`));
  for (let i = 0; i < 3; i++) parts.push(button(0, depth + 20 + i * 38, 6));
  return parts.join('');
}

function doubleRow(sewing: Sewing): string {
  const { seam, button, cut } = sewing;
  const { length, neckDepth: depth } = cut;
  const parts: string[] = [];
  parts.push(seam(`M48,${depth - 24}L56,${length + 8}`, 0.75));
  const rows = length > 620 ? 4 : 2;
  for (let i = 0; i < rows; i++) {
    const y = depth - 40 + i * 88;
    const spread = i === 0 && rows === 4 ? 58 : 44;
    parts.push(button(-spread, y, 11), button(spread - 6, y, 11));
  }
  return parts.join('');
}

function zip(sewing: Sewing): string {
  const { c, cut, tone, seam } = sewing;
  const { length, neckDepth: depth } = cut;
  const parts: string[] = [];
  const metal = c.tile(
    10,
    9,
    bar(0, 0, 10, 9, darker(tone, 0.45)) + bar(0, 1, 5, 4, '#d5dadc') + bar(5, 5, 5, 4, '#9aa2a6'),
  );
  const top = cut.neck === 'stand' ? -34 : depth;
  parts.push(
    seam(`M-14,${top}V${length + 8}M14,${top}V${length + 8}`),
    `<rect x="-5" y="${round(top)}" width="10" height="${round(length - top + 6)}" fill="${metal}"/>`,
    bar(-6, top + 6, 12, 26, '#b9c0c4', 4),
    bar(-3, top + 26, 6, 24, '#8b9194', 3),
  );
  return parts.join('');
}

function biker(sewing: Sewing): string {
  const { c, seam, cut } = sewing;
  const { length, chest, neckDepth: depth } = cut;
  const parts: string[] = [];
  const metal = c.tile(10, 9, bar(0, 0, 10, 9, '#3a3d40') + bar(0, 1, 5, 4, '#e1e5e7') + bar(5, 5, 5, 4, '#a9b1b5'));
  const run = `M34,${depth - 20}L52,${length - 4}`;
  parts.push(
    seam(`M20,${depth}L36,${length}M56,${depth - 30}L70,${length}`, 0.6),
    `<path d="${run}" fill="none" stroke="${metal}" stroke-width="11"/>`,
    stroke(`M${-chest * 0.72},${length - 130}L${-chest * 0.34},${length - 176}`, '#cdd3d6', 7),
    stroke(`M${chest * 0.56},${length - 176}L${chest * 0.86},${length - 130}`, '#cdd3d6', 7),
    stroke(`M${-chest * 0.7},250L${-chest * 0.3},236`, '#cdd3d6', 6),
    seam(
      `M${-chest * 0.8},190Q${-chest * 0.4},200 ${-chest * 0.3},${length - 60}M${chest * 0.8},190Q${chest * 0.5},200 ${chest * 0.46},${length - 60}`,
      0.35,
    ),
  );
  return parts.join('');
}
