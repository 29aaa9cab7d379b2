/** Devices on a desk: vertical mice, small routers, printers, foam cases for tablets. */
import { bar, type Canvas, disc, fillPath, placed, round, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { block, turned } from '../studio/solids.ts';
import { type Piece } from '../studio/stage.ts';
import { shell } from './device-look.ts';

/** A set of white towers, or a pocket router with a display. */
export function smallRouter(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#f0f0ed');
  if (look.says('mobile')) {
    const [w, h] = [300, 420];
    return {
      art:
        block(c, { width: w, height: h, back: [40, 20], front: tone }, '') +
        c.form(rectangle(-w / 2 + 34, -h + 50, w - 68, 150, 16), '#0d1012', { depth: 4 }) +
        [14, 24, 34, 46].map((high, i) => bar(-70 + i * 20, -h + 130 - high, 12, high, '#7fe0a8', 2)).join('') +
        lettering('5G', { x: 52, y: -h + 94, size: 32, color: '#ffffff' }) +
        bar(-82, -h + 156, 120, 7, look.accent, 3) +
        lettering(look.brand, { y: -110, size: 26, color: darker(tone, 0.5), fit: 200 }) +
        disc(0, -46, 16, 16, darker(tone, 0.25)),
      box: [-w / 2, -h - 20, w + 40, h + 20],
      focus: [-w / 2, -h - 10, 300, 300],
    };
  }
  const tower = (high: number, wide: number) =>
    turned(
      c,
      [
        [wide * 0.92, -high, 30],
        [wide, -high * 0.5, 60],
        [wide * 0.86, 0],
      ],
      tone,
      { finish: 'matte', lid: lighter(tone, 0.1), tilt: 0.22 },
    ).art +
    Array.from({ length: 7 }, (_, i) =>
      bar(-wide * 0.5 + (i * wide) / 7, -high - 4, wide * 0.06, wide * 0.1, darker(tone, 0.35), 2),
    ).join('') +
    disc(0, -22, 8, 4, '#7fd0e8') +
    lettering(look.brand, { y: -high * 0.55, size: 17, color: darker(tone, 0.3), fit: wide * 0.9 });
  return {
    art:
      placed(tower(250, 92), { x: -190, y: -30 }) +
      placed(tower(250, 92), { x: 200, y: -24 }) +
      c.pool(10, 2, 150, 20, 0.4) +
      tower(330, 118),
    box: [-286, -356, 578, 372],
    feet: [
      [-110, 110],
      [-280, -110],
      [120, 290],
    ],
    focus: [-130, -360, 300, 300],
  };
}

export function verticalMouse(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#2a2d30');
  const body =
    'M-150,-4C-176,-120 -110,-300 10,-310C70,-312 96,-280 110,-220C126,-150 170,-90 176,-30Q176,0 150,0H-130Q-148,0 -150,-4Z';
  return {
    art:
      c.form(body, tone, { depth: 26, light: 0.5, dark: 0.6 }) +
      stroke('M-16,-306C-60,-220 -90,-120 -86,-6', darker(tone, 0.55), 4, { opacity: 0.7 }) +
      stroke('M36,-306C40,-220 60,-120 110,-60', lighter(tone, 0.4), 3, { opacity: 0.5 }) +
      c.form('M-118,-190C-130,-140 -130,-110 -122,-80L-96,-90C-100,-120 -96,-160 -88,-184Z', look.accent, {
        depth: 5,
      }) +
      placed(c.form(rectangle(-12, -40, 24, 80, 12), '#5d666b', { depth: 5 }), { x: -30, y: -240, turn: 22 }) +
      lettering(look.brand, { x: 50, y: -40, size: 17, color: lighter(tone, 0.5), fit: 110 }),
    box: [-160, -314, 340, 314],
    feet: [[-140, 160]],
    focus: [-160, -320, 300, 300],
  };
}

/** A printer that also scans: a lid over a pane, buttons in front; a laser printer is a box that gives its paper on top. */
export function boxPrinter(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#f0f0ed');
  const scans = look.says('all in one');
  const [w, h] = [480, scans ? 300 : 330];
  const pages =
    fillPath(
      'M-120,-20L-104,-96H130L150,-20Z',
      c.linear([
        [0, '#ffffff'],
        [1, '#dfe3e4'],
      ]),
    ) +
    bar(-70, -70, 120, 5, '#9aa2a6') +
    bar(-74, -54, 150, 5, '#c3c9cc');
  const face =
    bar(-w / 2 + 36, -120, w - 72, 26, '#15191b', 6) +
    bar(-w / 2 + 36, -72, w - 72, 50, darker(tone, 0.12), 8) +
    bar(-40, -54, 80, 10, darker(tone, 0.35), 5) +
    lettering(look.brand, {
      x: -w / 2 + 40,
      y: -h + 38,
      size: 24,
      color: darker(tone, 0.55),
      align: 'start',
      fit: 200,
    }) +
    bar(60, -h + 28, 140, 62, '#15191b', 8) +
    bar(72, -h + 38, 80, 42, '#7fb2c8', 3) +
    disc(178, -h + 59, 12, 12, '#7fe0a8');
  return {
    art:
      block(c, { width: w, height: h, back: [110, 56], front: tone, top: scans ? darker(tone, 0.2) : tone }, face) +
      (scans
        ? fillPath(
            polygon([
              [-w / 2 + 6, -h - 6],
              [w / 2 + 4, -h - 6],
              [w / 2 + 112, -h - 62],
              [-w / 2 + 114, -h - 62],
            ]),
            lighter(tone, 0.4),
          ) +
          fillPath(
            polygon([
              [-w / 2 + 6, -h - 28],
              [w / 2 + 4, -h - 28],
              [w / 2 + 4, -h + 2],
              [-w / 2 + 6, -h + 2],
            ]),
            c.linear([
              [0, lighter(tone, 0.3)],
              [1, darker(tone, 0.2)],
            ]),
          ) +
          placed(pages, { x: 10, y: -92, scale: 0.9 })
        : fillPath(
            polygon([
              [-w / 2 + 60, -h - 10],
              [w / 2 - 20, -h - 10],
              [w / 2 + 50, -h - 44],
              [-w / 2 + 140, -h - 44],
            ]),
            darker(tone, 0.5),
          ) + placed(pages, { x: 30, y: -h + 4, scale: 0.9 })),
    box: [-w / 2, -h - (scans ? 64 : 90), w + 112, h + (scans ? 64 : 90)],
    feet: [[-w / 2, w / 2 + 80]],
    focus: [-60, -h - 60, 320, 320],
  };
}

/** A thin cover of rounded foam with a handle round a child's tablet. */
export function foamCase(c: Canvas, tone: Hex, w: number, h: number): string {
  const outer = rectangle(-w / 2 - 34, -h - 34, w + 68, h + 60, 56);
  return (
    c.form(outer, tone, { depth: 15, light: 0.55 }) +
    stroke(
      `M${round(-w * 0.3)},${-h - 26}C${round(-w * 0.3)},${-h - 110} ${round(w * 0.3)},${-h - 110} ${round(w * 0.3)},${-h - 26}`,
      tone,
      30,
    )
  );
}
