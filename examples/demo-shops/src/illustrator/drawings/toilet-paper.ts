/** Packs of toilet paper with loose rolls. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { oval, rectangle } from '../studio/outline.ts';
import { turned } from '../studio/solids.ts';
import { type Piece } from '../studio/stage.ts';

/** A pack in printed film, its rolls in rows, with a loose roll or two before it; recycled paper is greyer. */
export function toiletPaper(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const paper = look.says('recycled')
    ? dice.pick('paper', ['#e3ddcf', '#d9d5c9', '#e8e2d2'])
    : dice.pick('paper', ['#f7f6f2', '#f7f6f2', '#fdf3f1', '#eef4f6']);
  const print = dice.pick('print', [
    c.tile(26, 26, disc(7, 7, 3, 3, darker(paper, 0.2), 0.35) + disc(20, 20, 3, 3, '#ffffff', 0.8)),
    c.tile(34, 34, stroke('M0,17Q8,3 17,17T34,17', darker(paper, 0.2), 3, { opacity: 0.5 })),
    c.tile(40, 40, stroke('M20,4L36,20L20,36L4,20Z', darker(paper, 0.2), 3, { opacity: 0.5 })),
    c.tile(
      44,
      44,
      [0, 90, 180, 270].map((a) => placed(disc(0, -9, 4, 8, look.accent, 0.35), { x: 22, y: 22, turn: a })).join(''),
    ),
  ]);
  const roll = (x: number, y: number, k: number) =>
    placed(
      turned(
        c,
        [
          [92, -180],
          [92, 0],
        ],
        paper,
        { finish: 'matte', lid: paper, tilt: 0.3, art: bar(-100, -200, 200, 230, print) },
      ).art +
        disc(0, -180, 34, 11, '#b89b78') +
        disc(0, -178, 29, 8, '#6d5a44'),
      { x, y, scale: k },
    );
  const pieces = look.amount('pieces') ?? Number(/(\d+) pcs/i.exec(look.title)?.[1] ?? 12);
  const columns = pieces <= 8 ? 2 : pieces <= 16 ? 3 : 4;
  const rows = pieces <= 12 ? 2 : 3;
  const film = dice.pick('film', [
    '#2f66b3',
    '#3f7d50',
    '#6c4694',
    '#e39aac',
    '#2f9d9b',
    '#e9bd3a',
    '#c65b3c',
    '#8fb8d8',
  ]);
  const [w, h] = [columns * 112, rows * 112];
  const pack = rectangle(-w / 2, -h, w, h, 34);
  const bumps = Array.from({ length: rows * columns }, (_, i) => {
    const [x, y] = [-w / 2 + 56 + (i % columns) * 112, -h + 56 + Math.floor(i / columns) * 112];
    return (
      disc(x, y, 54, 54, lighter(paper, 0.4), 0.55) +
      disc(x, y, 22, 22, '#b89b78', 0.4) +
      stroke(oval(x, y, 53, 53), darker(paper, 0.25), 2, { opacity: 0.5 })
    );
  }).join('');
  const band = dice.between('band', 0.2, 0.42);
  const motif = dice.pick('film art', [
    bar(-w, -h * (0.5 + band / 2), w * 2, h * band, film, 0, 0.94),
    fillPath(`M${-w},${-h}H${w}V${-h * (1 - band)}Q0,${-h * (0.8 - band)} ${-w},${-h * (1 - band * 0.6)}Z`, film, 0.94),
    fillPath(
      `M${-w},0V${-h * band * 1.4}C${-w * 0.2},${-h * band * 2} ${w * 0.2},${-h * band * 0.6} ${w},${-h * band * 1.6}V0Z`,
      film,
      0.94,
    ),
    bar(-w / 2, -h, w * band * 1.2, h, film, 0, 0.94),
  ]);
  const text = dice.pick('name at', [-h * 0.54, -h * 0.78, -h * 0.3]);
  const loose = dice.count('loose', 0, 2);
  const k = dice.between('roll', 0.62, 0.74);
  return {
    art:
      c.form(pack, lighter(film, 0.72), { depth: 20, dark: 0.35, light: 0.7, art: bumps + motif }) +
      bar(-w * 0.34, text - 16, w * 0.68, 78, '#fdfcf8', 39, 0.94) +
      lettering(look.brand, { y: text, size: 30, color: darker(film, 0.4), weight: 1.8, fit: w * 0.52 }) +
      lettering(`${pieces} ROLLS`, { y: text + 38, size: 14, color: darker(film, 0.4), fit: w * 0.4 }) +
      stroke(`M${-w / 2 + 24},${-h + 30}L${-w / 2 + 70},${-h * 0.4}`, '#ffffff', 10, { opacity: 0.6 }) +
      (loose > 0 ? roll(w / 2 + 30, 0, k) : '') +
      (loose > 1 ? roll(-w / 2 - 10, 0, k * 0.94) : ''),
    box: [-w / 2 - (loose > 1 ? 76 : 0), -h, w + (loose > 1 ? 76 : 0) + (loose > 0 ? 100 : 0), h],
    feet: [[-w / 2 + 10, w / 2 - 10]],
    focus: [-140, -h, 280, 280],
  };
}
