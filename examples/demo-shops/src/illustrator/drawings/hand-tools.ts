/** Tools for the hand: hammers, saws, screwdrivers, boxes, ladders and gloves, each with the handle of its maker. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, inkOn, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { woodGrain } from '../studio/surface.ts';
import { heavyHammer, longLadder, otherSaw } from './workshop-kinds.ts';
import { steelFace } from './workshop-metal.ts';

const RUBBER = '#2a2f33';
const WOODS = ['#c99a5e', '#b98148', '#d8b27c', '#8f5f3a', '#e2c79c'] as const;

export const toolTone = (look: Look): Hex =>
  look.isColored
    ? look.color
    : look.dice.pick('tool', ['#e0762b', '#2f66b3', '#c22f2b', '#3f7d50', '#e9bd3a', '#2f9d9b', '#6c4694', '#4a5358']);

/** Rings, dots, slants or nothing on a grip. */
export const gripArt = (c: Canvas, look: Look, tone: Hex): string =>
  look.dice.pick('grip', [
    sheet(c.tile(200, 16, bar(0, 9, 200, 4, darker(tone, 0.6), 0, 0.5))),
    sheet(c.tile(16, 16, disc(8, 8, 3, 3, darker(tone, 0.6), 0.55))),
    sheet(c.tile(18, 18, stroke('M0,18L18,0', darker(tone, 0.6), 4, { opacity: 0.45 }))),
    sheet(c.tile(17, 300, bar(0, 0, 6, 300, darker(tone, 0.6), 0, 0.5))),
    '',
  ]);

/** Grams as a share of the largest head, so that a pound more can be seen. */
const heft = (look: Look): number => 0.8 + 0.25 * Math.min(1, (look.amount('weight') ?? 600) / 1000);

/** The shaft of a hammer: wood with a dipped end, fibre with a rubber grip, or drawn steel. */
function shaft(c: Canvas, look: Look, long: number, tone: Hex): string {
  const { dice } = look;
  const kind = dice.pick('shaft', ['wood', 'fibre', 'steel', 'wood']);
  const wood = dice.pick('handle wood', WOODS);
  const belly = dice.between('belly', 26, 42);
  const grip = dice.between('grip length', 90, 210);
  const outline =
    kind === 'steel'
      ? `M-13,${-long}H13L15,-${grip + 20}C36,-${grip} 38,-20 30,0H-30C-38,-20 -36,-${grip} -15,-${grip + 20}Z`
      : `M-20,${-long}H20C26,${-long * 0.68} 22,${-long * 0.5} ${belly},-${grip * 0.7}C${belly + 6},-50 ${belly},-10 ${belly - 8},0H${-belly + 8}C${-belly},-10 ${-belly - 6},-50 ${-belly},-${grip * 0.7}C-22,${-long * 0.5} -26,${-long * 0.68} -20,${-long}Z`;
  const dip = bar(-70, -grip, 140, grip + 10, kind === 'wood' ? tone : RUBBER);
  const bands = dice.pick('bands', [
    '',
    bar(-70, -grip - 26, 140, 12, look.accent),
    bar(-70, -grip - 14, 140, 6, '#fdfaf3') + bar(-70, -grip - 34, 140, 6, '#fdfaf3'),
  ]);
  const base = kind === 'wood' ? wood : kind === 'fibre' ? tone : '#aab2b6';
  return c.form(outline, base, {
    depth: 10,
    light: 0.5,
    art:
      (kind === 'wood' ? woodGrain(c, wood, 0.35, true) : '') +
      (kind === 'wood' && dice.chance('bare', 0.35)
        ? ''
        : dip + c.inside(rectangle(-70, -grip, 140, grip + 10), gripArt(c, look, RUBBER))) +
      bands +
      placed(
        lettering(look.brand, {
          size: 19,
          color: kind === 'steel' ? '#3a4146' : inkOn(base),
          weight: 1.7,
          fit: long * 0.3,
        }),
        { x: 9, y: -long * 0.56, turn: -90 },
      ),
  });
}

export function hammer(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = toolTone(look);
  if (look.says('mallet', 'sledgehammer')) return heavyHammer(c, look, tone, (long) => shaft(c, look, long, tone));
  const k = heft(look);
  const steel = dice.pick('head', ['#8d969b', '#5d666b', '#b4bcc0', '#3f474c']);
  const long = dice.between('long', 400, 480);
  const [top, low] = [-long - 84, -long + 16];
  const head = dice.pick('claw', [
    `M-130,${top}H-96L-80,${top + 12}H40C90,${top + 12} 130,${top + 30} 190,${top + 80}C130,${top + 58} 90,${top + 64} 50,${low - 16}H-80L-96,${low - 4}H-130Q-142,${top + 48} -130,${top}Z`,
    `M-140,${top + 6}H-104L-84,${top + 20}H50L210,${top + 4}Q216,${top + 14} 206,${top + 22}L60,${low - 24}H-84L-104,${low - 8}H-140Z`,
    `M-118,${top - 4}H-80L-64,${top + 14}H30C100,${top + 6} 170,${top + 50} 178,${top + 130}C140,${top + 80} 90,${top + 66} 44,${low - 10}H-64L-80,${low}H-118Q-128,${top + 48} -118,${top - 4}Z`,
  ]);
  const art =
    shaft(c, look, long, tone) +
    placed(
      placed(
        c.form(head, steel, { depth: 12, light: 0.8, fill: steelFace(c, steel) }) +
          bar(-132, top - 2, 24, 100, dice.pick('face', ['#cfd5d8', tone, '#22272a']), 4, 0.75) +
          lettering(`${look.amount('weight') ?? 500}`, {
            x: -24,
            y: top + 36,
            size: 22,
            color: darker(steel, 0.55),
            weight: 1.6,
          }),
        { y: long + 34 },
      ),
      { y: -long - 34, scale: k },
    );
  return {
    art: placed(art, { turn: dice.between('lean', 12, 34), x: -80, y: -14 }),
    box: [-130, -580, 480, 580],
    feet: [[-110, -40]],
    focus: [20, -570, 340, 340],
  };
}

const HANDLES = [
  'M130,-200C180,-226 250,-220 290,-170C320,-130 330,-40 300,10C276,40 200,50 150,30C130,20 124,-10 130,-40ZM190,-130C176,-100 176,-50 196,-24C220,-6 250,-16 256,-40C264,-80 256,-120 234,-140C216,-150 200,-146 190,-130Z',
  'M124,-206L240,-222Q300,-216 306,-150L318,-20Q316,40 250,44L150,34L126,-20ZM184,-146L194,-40Q200,-18 226,-18H250Q268,-24 264,-50L252,-136Q244,-158 220,-156Z',
  'M130,-214C160,-250 230,-250 250,-214C300,-210 330,-150 320,-90C340,-20 300,60 230,44C180,56 130,30 132,-20ZM186,-150C170,-110 180,-60 200,-36C222,-10 262,-30 264,-70C268,-110 250,-150 228,-160C210,-166 194,-162 186,-150Z',
] as const;

export function saw(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = toolTone(look);
  if (look.says('hacksaw', 'pruning')) return otherSaw(c, look, tone);
  const reach = 210 + Math.min(1, (look.amount('length') ?? 400) / 500) * 170 + dice.between('reach', -16, 16);
  const tooth = dice.pick('tooth', [9, 13, 17]);
  const count = Math.floor((reach + 150) / tooth);
  const rise = 50 / (reach + 150);
  const teeth = Array.from(
    { length: count },
    (_, i) =>
      `L${(-reach + i * tooth + tooth * 0.45).toFixed(1)},${(-18 + i * tooth * rise).toFixed(1)}L${(-reach + (i + 1) * tooth).toFixed(1)},${(-30 + i * tooth * rise).toFixed(1)}`,
  ).join('');
  const nose = dice.between('nose', -110, -60);
  const back = dice.pick('back', [
    `L160,-190Z`,
    `L160,-196Q-60,-160 ${-reach + 60},${nose - 20}Z`,
    `L160,-186L40,-186L${-reach + 30},${nose - 6}Z`,
  ]);
  const steel = dice.pick('steel', ['#c4cacd', '#9aa3a8', '#dfe3e4', '#3f474c']);
  const handle = dice.pick('saw handle', HANDLES);
  const isWood = dice.chance('wooden', 0.3);
  const wood = dice.pick('handle wood', WOODS);
  const shade = isWood ? wood : tone;
  const blade = `M${-reach},${nose}L${-reach},-30${teeth}L160,20${back}`;
  return {
    art: placed(
      c.form(blade, steel, {
        depth: 5,
        light: 0.6,
        fill: steelFace(c, steel),
        art: dice.pick('coat', [
          '',
          fillPath('M-80,-300H200V60H-160Z', tone, 0.85),
          bar(-500, -120, 700, 22, tone, 0, 0.8),
          '',
        ]),
      }) +
        lettering(look.brand, {
          x: -50,
          y: -96,
          size: dice.between('mark', 26, 40),
          color: inkOn(steel),
          fit: 190,
          opacity: 0.8,
        }) +
        lettering(`${look.amount('length') ?? 400}`, {
          x: -reach + 80,
          y: -62,
          size: 18,
          color: inkOn(steel),
          opacity: 0.7,
        }) +
        `<g fill-rule="evenodd"><path d="${handle}" fill="${shade}" clip-rule="evenodd"/></g>` +
        (isWood
          ? ''
          : stroke(
              'M276,-164C306,-124 310,-46 286,0',
              dice.pick('inlay', [RUBBER, look.accent, darker(tone, 0.5)]),
              dice.between('inlay wide', 10, 22),
            )) +
        stroke('M150,-196C190,-214 246,-206 280,-164C306,-124 314,-46 290,0', lighter(shade, 0.5), 5, {
          opacity: 0.6,
        }) +
        Array.from({ length: dice.count('rivets', 2, 4) }, (_, i) => disc(158, -150 + i * 44, 11, 11, '#d5dadc')).join(
          '',
        ),
      { turn: dice.between('lean', -20, -8), y: -90 },
    ),
    box: [-reach - 10, -330, reach + 340, 330],
    feet: [[-reach + 50, 260]],
    focus: [0, -330, 330, 300],
  };
}

export function screwdriver(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = toolTone(look);
  const blade = { 75: 190, 100: 250, 150: 330 }[look.amount('length') ?? 100] ?? 260;
  const fat = dice.between('fat', 0.86, 1.22);
  const butt = dice.pick('butt', [14, 26, 4]);
  const band = dice.pick('band', [RUBBER, RUBBER, look.accent, '#f0ece2', darker(tone, 0.55)]);
  const ridges = dice.pick('ridges', [17, 11, 26]);
  const style = dice.pick('style', ['ribbed', 'dotted', 'two-part', 'smooth']);
  const steel = dice.pick('blade', ['#b4bcc0', '#b4bcc0', '#5d666b']);
  const one = (x: number, turn: number, shade: Hex, isPhillips: boolean, long: number) => {
    const top = -long - 200;
    const art =
      style === 'ribbed'
        ? sheet(c.tile(ridges, 300, bar(0, 0, ridges * 0.35, 300, darker(shade, 0.5), 0, 0.5)))
        : style === 'dotted'
          ? sheet(c.tile(15, 15, disc(7, 7, 3, 3, darker(shade, 0.6), 0.5)))
          : style === 'two-part'
            ? bar(-60, top + 60, 120, 84, RUBBER) + bar(-60, top + 96, 120, 9, shade)
            : bar(-14, top + 20, 9, 140, lighter(shade, 0.6), 5, 0.8);
    return placed(
      turned(
        c,
        [
          [8, -long],
          [8, -20, 3],
          [isPhillips ? 8 : 5, -4],
          [isPhillips ? 3 : 11, 2],
        ],
        steel,
        { finish: 'metal' },
      ).art +
        (dice.chance('black tip', 0.6) ? bar(-9, -34, 18, 26, '#22272a', 3) : '') +
        (dice.chance('bolster', 0.4) ? bar(-15, -long - 6, 30, 26, '#8d969b', 4) : '') +
        turned(
          c,
          [
            [22 * fat, top, butt],
            [33 * fat, top + 30, 12],
            [35 * fat, top + 116, 20],
            [23 * fat, top + 166, 10],
            [28 * fat, top + 190, 6],
            [14, top + 204],
          ],
          shade,
          { art: art + bar(-60, top + dice.between('band at', 24, 54), 120, dice.between('band high', 12, 34), band) },
        ).art +
        lettering(isPhillips ? 'PH' : 'SL', { y: top + 128, size: 15, color: '#fdfaf3', weight: 1.8 }),
      { x, turn },
    );
  };
  if (look.says('set')) {
    const count = dice.count('pieces', 3, 5);
    const places = Array.from({ length: count }, (_, i) => ({
      x: (i - (count - 1) / 2) * 84,
      turn: (i - (count - 1) / 2) * dice.between('fan', 4, 11),
    }));
    const tones = [tone, dice.chance('mixed', 0.5) ? look.accent : tone, darker(tone, 0.25)];
    return {
      art: places
        .map(({ x, turn }, i) => one(x, turn, tones[i % 3] ?? tone, i % 2 === 0, blade - 40 + (i % 3) * 34))
        .join(''),
      box: [-240, -blade - 230, 480, blade + 234],
      feet: places.map(({ x }) => [x - 10, x + 10] as const),
      focus: [-170, -blade - 230, 330, 330],
    };
  }
  const turn = dice.between('lean', 22, 46);
  const far = blade + 200;
  return {
    art: placed(one(0, 0, tone, !look.says('flat'), blade), { x: -far * 0.28, y: -20, turn }),
    box: [-260, -far, 520, far],
    feet: [[-far * 0.28 - 16, -far * 0.28 + 16]],
    focus: [-60, -far, 330, 330],
  };
}

export function toolBox(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = toolTone(look);
  const isRolling = look.says('rolling');
  const long = look.amount('dimensions') ?? 50;
  const w = { 40: 400, 50: 490, 58: 560 }[long] ?? 480;
  const h = dice.between('height', 170, 220) + (long >= 58 ? 100 : 0);
  const isSteel = look.material === 'steel';
  const lidTone = dice.pick('lid', [RUBBER, darker(tone, 0.3), tone, '#5d666b', tone]);
  const dark = dice.pick('trim', [RUBBER, '#8d969b', darker(tone, 0.55)]);
  const rise = dice.between('rise', 70, 130);
  const inset = isSteel ? dice.between('roof', 60, 150) : dice.between('inset', 10, 40);
  const latch = (x: number) =>
    dice.pick('latch', [
      c.form(rectangle(x - 26, -h - 26, 52, 78, 8), '#d5dadc', { depth: 6, light: 0.8 }) +
        bar(x - 14, -h + 8, 28, 8, '#5d666b', 3),
      c.form(rectangle(x - 34, -h - 14, 68, 62, 14), look.accent, { depth: 7, light: 0.6 }),
      c.form(rectangle(x - 18, -h - 34, 36, 96, 6), '#22272a', { depth: 5 }) + disc(x, -h + 36, 8, 8, '#d5dadc'),
    ]);
  const face = polygon([
    [-w / 2, -h - 4, 10],
    [w / 2, -h - 4, 10],
    [w / 2 - (isSteel ? 2 : 16), 0, isSteel ? 8 : 26],
    [-w / 2 + (isSteel ? 2 : 16), 0, isSteel ? 8 : 26],
  ]);
  const drawers = dice.pick('front', ['plain', 'drawers', 'ribs', 'panel']);
  const front =
    drawers === 'drawers'
      ? [0.38, 0.7]
          .map(
            (k) =>
              bar(-w / 2, -h * (1 - k), w, 5, darker(tone, 0.6), 0, 0.7) +
              bar(-46, -h * (1 - k) + 14, 92, 13, '#d5dadc', 6),
          )
          .join('')
      : drawers === 'ribs'
        ? sheet(c.tile(46, 400, bar(0, 0, 13, 400, darker(tone, 0.45), 0, 0.4)))
        : drawers === 'panel'
          ? stroke(rectangle(-w / 2 + 40, -h + 58, w - 80, h - 92, 20), darker(tone, 0.45), 8, { opacity: 0.6 })
          : stroke(`M${-w / 2 + 40},-40V-${h * 0.7}M${w / 2 - 40},-40V-${h * 0.7}`, darker(tone, 0.4), 12, {
              opacity: 0.5,
            });
  const top = -h - rise;
  const bail = dice.between('bail', 40, 90);
  const span = dice.between('span', 90, 160);
  const wheel = (x: number) =>
    disc(x, -34, 50, 50, '#14181b') +
    disc(x, -34, 27, 27, dice.pick('hub', [tone, '#d5dadc', '#5d666b'])) +
    disc(x, -34, 10, 10, '#22272a');
  const pull = isRolling
    ? stroke(`M${w / 2 - 96},${top + 30}V${top - 250}H${w / 2 - 20}V${top + 30}`, '#8d969b', 17) +
      stroke(`M${w / 2 - 108},${top - 250}H${w / 2 - 8}`, RUBBER, 33)
    : '';
  const high = rise + h + (isRolling ? 276 : bail + 22);
  const label = dice.pick('label', ['name', 'plate', 'name']);
  return {
    art:
      pull +
      (isSteel
        ? stroke(
            `M${-span},${top + 6}V${top - bail * 0.6}Q${-span},${top - bail} ${-span + 30},${top - bail}H${span - 30}Q${span},${top - bail} ${span},${top - bail * 0.6}V${top + 6}`,
            '#8d969b',
            20,
          )
        : stroke(`M${-span},${top + 10}C${-span},${top - bail} ${span},${top - bail} ${span},${top + 10}`, dark, 33) +
          stroke(
            `M${-span + 4},${top}C${-span + 6},${top - bail + 10} ${span - 20},${top - bail + 8} ${span - 8},${top - 4}`,
            lighter(dark, 0.3),
            6,
            { opacity: 0.8 },
          )) +
      c.form(
        polygon([
          [-w / 2, -h, 10],
          [-w / 2 + inset, top, isSteel ? 6 : 26],
          [w / 2 - inset, top, isSteel ? 6 : 26],
          [w / 2, -h, 10],
        ]),
        lidTone,
        { depth: 16, light: 0.45 },
      ) +
      (dice.chance('tray', 0.6)
        ? c.form(
            rectangle(-w / 2 + inset + 26, top + 18, w - 2 * inset - 52, rise * 0.46, 10),
            lidTone === tone ? dark : darker(tone, 0.05),
            { depth: 6 },
          )
        : '') +
      c.form(face, tone, { depth: 20, light: 0.5, art: front }) +
      [-1, 1].map((k) => latch(k * w * dice.between('latches', 0.22, 0.36))).join('') +
      (dice.chance('corners', 0.5)
        ? [-1, 1].map((k) => bar(k * (w / 2 - 22) - 20, -46, 40, 46, dark, 8)).join('')
        : '') +
      (label === 'plate' && drawers !== 'drawers' ? bar(-110, -h * 0.5 - 8, 220, 62, '#f0ece2', 8) : '') +
      lettering(look.brand, {
        y: drawers === 'drawers' ? -h * 0.6 : -h * 0.5 + 6,
        size: drawers === 'drawers' ? 26 : 38,
        color: label === 'plate' && drawers !== 'drawers' ? darker(tone, 0.5) : '#fdfaf3',
        weight: 1.9,
        fit: 200,
      }) +
      (isRolling ? wheel(-w / 2 + 70) + wheel(w / 2 - 70) : ''),
    box: [-w / 2, -high, w, high + (isRolling ? 18 : 0)],
    focus: [-w / 2, -h - 170, 340, 340],
  };
}

const LADDERS: Record<string, readonly Hex[]> = {
  aluminium: ['#c4cacd', '#b4bcc0', '#d8dcdd'],
  steel: ['#8d969b', '#c22f2b', '#2f66b3', '#e9bd3a', '#3f474c'],
  wood: ['#d8b27c', '#c99a5e', '#b98148'],
};

export function ladder(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tones = LADDERS[look.material] ?? ['#c4cacd', '#e0762b', '#e9bd3a'];
  const tone = look.isColored ? look.color : (tones[dice.count('ladder', 0, tones.length - 1)] ?? '#c4cacd');
  if (look.says('extension', 'folding')) return longLadder(c, look, tone);
  const tall = look.amount('height') ?? 2.4;
  const rungs = tall <= 1.2 ? 3 : tall >= 3.6 ? 8 : 5;
  const high = tall <= 1.2 ? 470 : tall >= 3.6 ? 740 : 620;
  const step = (high - 70) / rungs;
  const [narrow, spread] = [dice.between('narrow', 78, 110), dice.between('spread', 40, 78)];
  const half = (y: number) => narrow + ((y + high) / high) * spread;
  const far = dice.between('far', 130, 200);
  const isWood = look.material === 'wood';
  const grain = isWood ? woodGrain(c, tone, 0.35, true) : '';
  const tread = isWood ? darker(tone, 0.08) : dice.pick('tread', ['#aab2b6', '#3f474c', tone]);
  const wide = dice.between('rail', 11, 18);
  const rail = (s: number) => {
    const outline = polygon([
      [s * half(-high) - wide, -high],
      [s * half(-high) + wide, -high],
      [s * half(0) + wide + 1, 0],
      [s * half(0) - wide - 1, 0],
    ]);
    return (
      c.form(outline, tone, { depth: 5, art: grain }) +
      bar(s * half(0) - 22, -20, 44, 22, dice.pick('foot', [RUBBER, '#c22f2b', look.accent]), 5)
    );
  };
  const treads = Array.from({ length: rungs }, (_, i) => {
    const y = -60 - i * step;
    const r = half(y) - 8;
    return (
      fillPath(
        polygon([
          [-r, y - 16],
          [-r + 16, y - 32],
          [r - 16, y - 32],
          [r, y - 16],
        ]),
        lighter(tread, 0.35),
      ) +
      bar(
        -r,
        y - 16,
        r * 2,
        dice.between('tread high', 16, 30),
        c.linear([
          [0, lighter(tread, 0.5)],
          [0.4, tread],
          [1, darker(tread, 0.45)],
        ]),
        3,
      ) +
      (dice.chance('ribbed treads', 0.5)
        ? stroke(`M${-r + 8},${y - 8}H${r - 8}`, darker(tread, 0.5), 10, { dash: '3 9', cap: 'butt', opacity: 0.5 })
        : '')
    );
  }).join('');
  const cap = dice.pick('cap', ['tray', 'plain', 'hoop']);
  const capTone = dice.pick('cap tone', [RUBBER, RUBBER, look.accent, tone]);
  const hoop = cap === 'hoop' ? 120 : 0;
  return {
    art:
      stroke(
        `M-${narrow - 26},${-high + 20}L${-narrow + far * 0.35},-30M${narrow - 6},${-high + 20}L${narrow + far},-30`,
        darker(tone, 0.35),
        15,
      ) +
      stroke(`M${-narrow + 20},${-high * 0.4}L${narrow + far * 0.6},${-high * 0.4}`, darker(tone, 0.45), 9) +
      (hoop
        ? stroke(
            `M${-narrow},${-high}V${-high - hoop + 30}Q${-narrow},${-high - hoop} ${-narrow + 30},${-high - hoop}H${narrow - 30}Q${narrow},${-high - hoop} ${narrow},${-high - hoop + 30}V${-high}`,
            tone,
            17,
          )
        : '') +
      rail(1) +
      rail(-1) +
      treads +
      c.form(
        polygon([
          [-narrow - 24, -high - 6, 8],
          [-narrow, -high - 40, 8],
          [narrow, -high - 40, 8],
          [narrow + 24, -high - 6, 8],
          [narrow + 20, -high + 20, 6],
          [-narrow - 20, -high + 20, 6],
        ]),
        capTone,
        { depth: 7, light: 0.6 },
      ) +
      (cap === 'tray'
        ? disc(-30, -high - 26, 20, 7, '#10161d', 0.6) + bar(10, -high - 34, 60, 14, '#10161d', 5, 0.5)
        : '') +
      lettering(look.brand, { y: -high - 8, size: 19, color: inkOn(capTone), fit: 150, weight: 1.8 }),
    box: [-narrow - spread - 20, -high - 42 - hoop, narrow * 2 + spread + far + 40, high + 42 + hoop],
    feet: [
      [-half(0) - 20, -half(0) + 20],
      [half(0) - 20, half(0) + 20],
    ],
    focus: [-140, -high - 40, 300, 300],
  };
}

const GLOVES = [
  'M-80,0L-92,-170C-110,-200 -150,-240 -160,-270C-164,-292 -140,-300 -124,-284L-78,-236L-84,-400C-84,-424 -48,-426 -44,-402L-34,-290L-30,-436C-28,-460 8,-460 10,-436L14,-290L26,-424C30,-446 62,-442 62,-420L56,-284L80,-380C88,-400 116,-392 112,-370C104,-300 102,-230 92,-170L82,0Z',
  'M-76,0L-98,-160C-130,-190 -176,-216 -190,-240C-196,-266 -166,-276 -146,-262L-86,-228L-112,-380C-116,-408 -76,-416 -70,-388L-40,-290L-46,-448C-46,-474 -6,-474 -4,-448L10,-292L36,-440C42,-464 78,-456 74,-430L54,-280L98,-372C110,-392 138,-378 130,-356C112,-290 106,-230 96,-170L80,0Z',
] as const;

/** What is dipped, sewn or printed on a glove; outlines of a hand stand 460 high. */
function gloveArt(c: Canvas, look: Look, tone: Hex, shell: Hex): string {
  const { dice } = look;
  const dip = dice.between('dip', -190, -120);
  const coat = fillPath(`M-240,-500H240V${dip}Q0,${dip + dice.between('wave', 0, 70)} -240,${dip - 10}Z`, tone);
  if (look.says('garden'))
    return dice.pick('garden', [
      Array.from({ length: 13 }, (_, i) => {
        const [x, y] = [-150 + ((i * 83) % 290), -440 + ((i * 127) % 400)];
        return (
          [0, 72, 144, 216, 288].map((a) => placed(disc(0, -13, 8, 11, tone), { x, y, turn: a })).join('') +
          disc(x, y, 7, 7, '#e9bd3a')
        );
      }).join(''),
      coat + sheet(c.tile(26, 26, disc(13, 13, 6, 6, lighter(tone, 0.5)))),
      Array.from({ length: 9 }, (_, i) =>
        placed(fillPath('M-26,0Q0,-26 26,0Q0,26 -26,0Z', tone), {
          x: -130 + ((i * 97) % 270),
          y: -430 + i * 48,
          turn: i * 53,
        }),
      ).join('') + bar(-240, -90, 480, 100, tone),
    ]);
  if (look.says('cut resistant'))
    return (
      sheet(c.tile(12, 9, disc(3, 3, 2, 2, '#10161d', 0.5) + disc(9, 7, 2, 2, '#ffffff', 0.5))) +
      dice.pick('coat', [
        coat,
        bar(-240, -500, 480, 300, tone),
        fillPath('M-240,-500H240V-330Q0,-240 -240,-330Z', tone) + bar(-90, -190, 180, 90, tone, 20),
      ]) +
      placed(
        fillPath('M-36,-40H36V6Q36,34 0,50Q-36,34 -36,6Z', '#f0ece2') +
          lettering(dice.pick('level', ['A3', 'C5', 'D', 'F']), { y: -16, size: 30, color: '#22272a', weight: 1.8 }),
        { x: 0, y: -140 },
      )
    );
  return dice.pick('work', [
    coat,
    bar(-240, -230, 480, 130, tone) + stroke('M-100,-230H100M-100,-100H100', darker(tone, 0.5), 4, { dash: '9 7' }),
    fillPath('M-90,-250C-40,-280 60,-280 92,-240L86,-90C40,-60 -50,-60 -88,-100Z', tone) +
      stroke('M-70,-240C-30,-262 50,-262 76,-232L72,-100C36,-78 -42,-78 -72,-108Z', lighter(shell, 0.3), 4, {
        dash: '9 7',
      }),
    [-64, -10, 44, 96].map((x) => bar(x - 22, -480, 44, 120, tone)).join('') + bar(-240, -190, 480, 60, tone),
  ]);
}

export function gloves(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = toolTone(look);
  const shell =
    look.material === 'leather'
      ? dice.pick('hide', ['#c9a46a', '#a97c48', '#dcc49a', '#8a6a48'])
      : dice.pick('shell', ['#e9e4d4', '#3a4146', '#c9ced0', '#6f7f86', '#f3efe4', '#9aa66f']);
  const glove = dice.pick('hand', GLOVES);
  const long = dice.between('cuff', 40, 130);
  const cuffTone = dice.pick('cuff tone', [darker(shell, 0.15), tone, look.accent, RUBBER]);
  const grain = dice.pick('grain', [
    sheet(c.tile(14, 14, disc(7, 7, 2, 2, '#000000', 0.16))),
    sheet(c.tile(300, 12, bar(0, 0, 300, 4, darker(shell, 0.5), 0, 0.16))),
    sheet(c.tile(12, 300, bar(0, 0, 4, 300, darker(shell, 0.5), 0, 0.14))),
  ]);
  const one = (x: number, y: number, turn: number, mirror: boolean, isBack: boolean) =>
    placed(
      placed(fillPath(glove, '#1b242c', 0.2), { x: 6, y: 11 }) +
        c.form(glove, shell, {
          depth: 14,
          art:
            (isBack ? gloveArt(c, look, tone, shell) : fillPath(`M-240,-500H240V-150Q0,-120 -240,-160Z`, tone, 0.95)) +
            grain,
        }) +
        c.form(
          `M-84,-${long * 0.5}L84,-${long * 0.5}L${84 + long * 0.2},${long * 0.5}H-${84 + long * 0.2}Z`,
          cuffTone,
          {
            depth: 7,
            art: dice.pick('knit', [
              sheet(c.tile(10, 300, bar(0, 0, 4, 300, '#000000', 0, 0.25))),
              '',
              bar(-40, -12, 100, 26, '#22272a', 6),
            ]),
          },
        ) +
        bar(-86, -long * 0.5 - 8, 172, 9, look.accent, 3) +
        (isBack ? lettering(look.brand, { y: -26, size: 17, color: inkOn(cuffTone), fit: 120, weight: 1.7 }) : ''),
      { x, y: y - long * 0.4, turn, mirror },
    );
  const fan = dice.between('fan', 4, 16);
  const apart = dice.between('apart', 76, 116);
  const art = dice.chance('crossed', 0.35)
    ? one(apart - 30, 0, 26, false, false) + one(-apart + 10, 0, -6, false, true)
    : one(apart, -10, fan, true, dice.chance('both backs', 0.5)) + one(-apart, 0, -fan + 4, false, true);
  return {
    art,
    box: [-290, -520, 580, 522],
    feet: [[-190, 210]],
    focus: [-260, -460, 330, 330],
  };
}
