/** Car mats and seat covers. */
import { bar, type Canvas, disc, placed, sheet, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import type { Piece } from '../../studio/stage.ts';

export function carMat(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : '#2f353a';
  const mat = (x: number, y: number, k: number) => {
    const outline =
      'M-150,-20L-120,-330Q-116,-350 -90,-350H60Q84,-350 92,-330L110,-270L140,-250L160,-20Q160,0 140,0H-132Q-152,0 -150,-20Z';
    const ribs = look.dice.pick('relief', [
      c.tile(30, 20, bar(0, 4, 30, 6, darker(tone, 0.5), 3, 0.5) + bar(0, 11, 30, 2, '#ffffff', 0, 0.16)),
      c.tile(26, 26, stroke('M13,2L24,13L13,24L2,13Z', darker(tone, 0.5), 3.4, { opacity: 0.6 })),
      c.tile(
        9,
        9,
        bar(0, 0, 9, 9, tone) +
          disc(3, 3, 1.8, 1.8, darker(tone, 0.4), 0.6) +
          disc(7, 7, 1.6, 1.6, lighter(tone, 0.4), 0.5),
      ),
    ]);
    return placed(
      c.pool(10, -10, 190, 30, 0.4) +
        c.form(outline, tone, { depth: 11, light: 0.5 }) +
        c.inside('M-120,-40L-96,-310H66L84,-258L116,-236L130,-40Z', sheet(ribs)) +
        stroke(outline, look.accent, 5, { opacity: 0.9 }) +
        bar(-36, -330, 72, 26, darker(tone, 0.5), 6) +
        lettering(look.brand, { y: -323, size: 11, color: '#f1f0ec', fit: 60 }),
      { x, y, scale: k },
    );
  };
  return { art: mat(130, -60, 0.94) + mat(-110, 0, 1), box: [-270, -400, 560, 400], focus: [-240, -350, 300, 300] };
}

export function seatCover(c: Canvas, look: Look): Piece {
  const tone = look.color;
  const trim = look.dice.chance('contrast', 0.6) ? look.accent : darker(tone, 0.35);
  const seams = (d: string) =>
    stroke(d, darker(tone, 0.6), 6, { opacity: 0.5 }) +
    placed(stroke(d, lighter(trim, 0.3), 2.2, { dash: '8 5', opacity: 0.9 }), { x: 5 });
  return {
    art:
      c.form('M-70,-560Q-80,-640 -40,-646H40Q80,-640 70,-560Q0,-540 -70,-560Z', tone, { depth: 13 }) +
      bar(-30, -560, 12, 40, '#8f979b') +
      bar(18, -560, 12, 40, '#8f979b') +
      c.form('M-150,-150C-176,-300 -150,-500 -110,-530Q0,-552 110,-530C150,-500 176,-300 150,-150Z', trim, {
        depth: 20,
      }) +
      c.form('M-84,-150C-100,-300 -90,-470 -66,-500Q0,-516 66,-500C90,-470 100,-300 84,-150Z', tone, {
        depth: 14,
        art: seams('M-80,-400Q0,-386 80,-400M-86,-310Q0,-296 86,-310M-86,-226Q0,-212 86,-226'),
      }) +
      c.form(
        'M-176,-30C-190,-100 -170,-170 -130,-180Q0,-196 130,-180C170,-170 190,-100 176,-30Q170,0 130,0H-130Q-170,0 -176,-30Z',
        trim,
        { depth: 20 },
      ) +
      c.form('M-100,-20C-110,-90 -100,-150 -80,-164Q0,-176 80,-164C100,-150 110,-90 100,-20Q0,0 -100,-20Z', tone, {
        depth: 13,
        art: seams('M-34,-170Q-46,-90 -34,-10M34,-170Q46,-90 34,-10'),
      }),
    box: [-184, -648, 368, 648],
    focus: [-160, -560, 320, 320],
  };
}
