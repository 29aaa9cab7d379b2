/** Hammers, saws and screwdrivers, each with the handle of its maker. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, inkOn, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { rectangle } from '../studio/outline.ts';
import { turned } from '../studio/solids.ts';
import { type Piece } from '../studio/stage.ts';
import { woodGrain } from '../studio/surface.ts';
import { heavyHammer } from './workshop-kinds/heavy-hammer.ts';
import { otherSaw } from './workshop-kinds/other-saw.ts';
import { steelFace } from './workshop-metal.ts';

export const RUBBER = '#2a2f33';

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
