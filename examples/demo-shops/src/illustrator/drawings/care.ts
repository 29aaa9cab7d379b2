/** Body care: jars of butter, pumps, soaps, deodorants and face masks, and the list of all care drawings. */
import { bar, type Canvas, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, lighter, mix } from '../studio/color.ts';
import { type Drawing, type Drawings } from '../studio/drawing.ts';
import { label } from '../studio/labels.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { rectangle } from '../studio/outline.ts';
import { block } from '../studio/solids.ts';
import { type Piece } from '../studio/stage.ts';
import { type Closure } from './closures.ts';
import { bottle, jar, together, tube } from './vessels.ts';
import { lipBalm, lipstick, mascara, foundation } from './make-up.ts';
import { perfume } from './perfume.ts';
import { giftSet } from './gift-set.ts';
import { blackCap, cap, cream, style } from './care-style.ts';

function pot(height: number, ...emblems: string[]) {
  return (c: Canvas, look: Look): Piece => {
    const lid = cap(look);
    return jar(c, look, {
      width: look.dice.between('width', 300, 360),
      height: height * look.dice.between('height', 0.9, 1.15),
      lid,
      lidHeight: look.dice.between('lid', 52, 84),
      color: look.dice.pick('body', [look.color, lighter(look.color, 0.35), cream]),
      lidFinish: lid === '#c79b5a' ? 'metal' : 'gloss',
      label: style(look, ...emblems),
    });
  };
}

function flacon(closures: readonly [Closure, ...Closure[]], ...emblems: string[]) {
  return (c: Canvas, look: Look): Piece => {
    const { dice } = look;
    const isClear = dice.chance('clear', 0.35);
    const tone = isClear
      ? lighter(look.color, 0.5)
      : dice.pick('body', [look.color, lighter(look.color, 0.4), cream, '#6b3b16']);
    return bottle(c, look, {
      width: dice.between('width', 170, 220),
      height: dice.between('height', 330, 420),
      neck: dice.between('neck', 0.32, 0.5),
      shoulder: dice.between('shoulder', 0.2, 1.5),
      waist: dice.chance('waist', 0.25) ? 0.1 : 0,
      closure: dice.pick('closure', closures),
      color: tone,
      cap: cap(look),
      finish: isClear ? 'glass' : dice.pick('finish', ['gloss', 'matte']),
      contents: isClear ? look.color : undefined,
      label: style(look, ...emblems),
      labelFrom: dice.between('label from', 0.1, 0.2),
      labelTo: dice.between('label to', 0.6, 0.74),
    });
  };
}

const squeeze =
  (...emblems: string[]) =>
  (c: Canvas, look: Look): Piece =>
    tube(c, look, {
      width: look.dice.between('width', 180, 230),
      height: look.dice.between('height', 390, 460),
      color: look.dice.pick('body', [cream, lighter(look.color, 0.3)]),
      cap: cap(look),
      capWidth: look.dice.between('cap width', 0.36, 0.46),
      label: style(look, ...emblems),
    });

const serum = (c: Canvas, look: Look): Piece => {
  const flask = bottle(c, look, {
    width: look.dice.between('width', 150, 180),
    height: look.dice.between('height', 200, 250),
    neck: 0.44,
    shoulder: look.dice.between('shoulder', 0.3, 1),
    closure: 'dropper',
    color: look.dice.pick('glass', ['#6b3b16', look.color, lighter(look.color, 0.4), '#2c3f4d']),
    cap: look.dice.pick('collar', ['#c79b5a', blackCap, cream]),
    capFinish: 'metal',
    finish: 'gloss',
    label: style(look),
  });
  return look.dice.chance('boxed', 0.5) ? together(flask, cartonOf(c, look, 150, 330), 16) : flask;
};

function cartonOf(c: Canvas, look: Look, width: number, height: number): Piece {
  const print = style(look);
  return {
    art: block(
      c,
      { width, height, back: [70, 36], front: print.paper, side: print.ink },
      label(c, look, [-width / 2, -height, width, height], print),
    ),
    box: [-width / 2, -height - 36, width + 70, height + 36],
    feet: [[-width / 2, width / 2 + 50]],
  };
}

function soap(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const cake = (x: number, y: number, turn: number, tone: string) => {
    const r = dice.between('edge', 30, 76);
    const side = rectangle(-150, -86, 300, 120, r);
    const top = rectangle(-150, -112, 300, 118, r);
    const swirl = stroke(
      'M-140,-60C-60,-100 -20,-10 60,-60S150,-80 160,-40M-140,-20C-60,-60 0,20 90,-30',
      lighter(tone, 0.5),
      12,
      { opacity: 0.45 },
    );
    return placed(
      fillPath(
        side,
        c.linear([
          [0, darker(tone, 0.1)],
          [1, darker(tone, 0.36)],
        ]),
      ) +
        c.form(top, tone, { depth: 14, light: 0.6, dark: 0.3, art: dice.chance('swirl', 0.5) ? swirl : '' }) +
        lettering(look.brand, { y: -70, size: 30, color: darker(tone, 0.35), fit: 210, weight: 1.2 }) +
        lettering(look.brand, { y: -68, size: 30, color: lighter(tone, 0.6), fit: 210, weight: 0.7 }),
      { x, y, turn },
    );
  };
  const art =
    cake(-10, -122, dice.between('turn', -5, 5), mix(look.color, look.accent, 0.35)) + cake(20, -34, 0, look.color);
  return { art, box: [-165, -236, 340, 236], feet: [[-130, 168]], focus: [-150, -230, 230, 230] };
}

const deodorant = (c: Canvas, look: Look): Piece =>
  look.says('roll on')
    ? bottle(c, look, {
        width: 150,
        height: 240,
        neck: 0.86,
        neckHeight: 12,
        shoulder: 0.4,
        closure: 'ball',
        color: look.dice.pick('body', [cream, look.color, lighter(look.color, 0.5)]),
        cap: cap(look),
        label: style(look, 'wave'),
        labelTo: 0.8,
      })
    : look.says('stick')
      ? jar(c, look, {
          width: 180,
          height: 260,
          lid: lighter(look.color, 0.2),
          lidHeight: 110,
          color: look.dice.pick('body', [cream, look.color]),
          label: style(look),
          shoulder: 0.02,
        })
      : bottle(c, look, {
          width: look.dice.between('width', 130, 150),
          height: look.dice.between('height', 380, 430),
          neck: 0.8,
          neckHeight: 10,
          shoulder: 0.9,
          closure: 'flip',
          color: '#c3cacd',
          cap: cap(look),
          finish: 'metal',
          label: style(look, 'wave'),
          labelFrom: 0.03,
          labelTo: 0.9,
        });

function faceMask(c: Canvas, look: Look): Piece {
  if (!look.says('sheet'))
    return look.says('clay') && look.dice.chance('tube', 0.4) ? squeeze('wave')(c, look) : pot(190, 'wave')(c, look);
  const sachet = (tone: string) =>
    c.form('M-130,-400H130L126,-360Q136,-200 126,-36L130,0H-130L-126,-36Q-136,-200 -126,-360Z', tone, {
      depth: 18,
      light: 0.6,
      dark: 0.4,
      art: label(c, look, [-130, -360, 260, 330], style(look)),
    }) + Array.from({ length: 22 }, (_, i) => bar(-128 + i * 12, -400, 3, 34, '#10161d', 0, 0.14)).join('');
  return {
    art: placed(sachet(lighter(look.color, 0.3)), { x: 70, y: -14, turn: 8 }) + sachet(lighter(look.color, 0.4)),
    box: [-140, -430, 330, 430],
    feet: [[-126, 150]],
    focus: [-140, -420, 260, 260],
  };
}

const close = { isClose: true, isTinted: true } as const;

const shelf = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [close, { mount: 'table', isTinted: true, size: 0.92 }],
});

export const CARE = {
  'body-butter': shelf(pot(200, 'fruit', 'bean')),
  'shower-gel': shelf(flacon(['flip', 'pump', 'flip'], 'wave', 'fruit')),
  soap: shelf(soap),
  shampoo: shelf(flacon(['flip', 'pump', 'screw'], 'wave')),
  conditioner: shelf((c, look) =>
    look.dice.chance('tube', 0.4) ? squeeze('wave')(c, look) : flacon(['flip', 'pump'], 'wave')(c, look),
  ),
  'hair-mask': shelf(pot(230, 'wave')),
  'face-cream': shelf(pot(150, 'moon', 'sun')),
  'face-mask': shelf(faceMask),
  serum: shelf(serum),
  cleanser: shelf((c, look) =>
    look.says('balm')
      ? pot(190, 'wave')(c, look)
      : look.says('gel') || (!look.says('foam') && look.dice.chance('tube', 0.45))
        ? squeeze('wave')(c, look)
        : flacon(['pump', 'pump', 'flip'], 'wave')(c, look),
  ),
  scrub: shelf((c, look) =>
    look.dice.chance('tube', 0.4) ? squeeze('grain')(c, look) : pot(240, 'grain', 'bean', 'fruit')(c, look),
  ),
  'hand-cream': shelf(squeeze('heart'), 0.92),
  'lip-balm': shelf(lipBalm, 0.9),
  'body-lotion': shelf(flacon(['pump', 'pump', 'flip'], 'heart', 'sun')),
  perfume: shelf(perfume),
  deodorant: shelf(deodorant),
  lipstick: shelf(lipstick, 0.92),
  mascara: shelf(mascara, 0.92),
  foundation: shelf(foundation),
  'gift-set': shelf(giftSet, 1.1),
} satisfies Drawings<string>;
