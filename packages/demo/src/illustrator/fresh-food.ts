/** Groceries as they grow or come from the counter: bread, cheese, eggs, fruit, vegetables, and rolls of paper. */
import { bar, type Canvas, disc, fillPath, placed, round, stroke } from './canvas.ts';
import { darker, type Hex, lighter, mix } from './color.ts';
import type { Drawing, Drawings } from './drawing.ts';
import { label } from './labels.ts';
import { lettering } from './lettering.ts';
import type { Look } from './look.ts';
import { polygon, rectangle } from './outline.ts';
import { block, turned } from './solids.ts';
import type { Piece } from './stage.ts';

/** A ball of fruit: lit from the upper left with a soft reflection from below. */
function ball(c: Canvas, x: number, y: number, r: number, tone: Hex, squash = 1): string {
  const light = c.radial([[0, lighter(tone, 0.6)], [0.25, lighter(tone, 0.15)], [0.6, tone], [0.9, darker(tone, 0.38)], [1, darker(tone, 0.24)]], 0.5, 0.5, 0.56, 0.34, 0.28);
  return disc(x, y, r, r * squash, light) + disc(x - r * 0.36, y - r * 0.46 * squash, r * 0.2, r * 0.11, '#ffffff', 0.5);
}

const stem = (x: number, y: number, size: number): string => stroke(`M${x},${y}q${size * 0.1},${-size * 0.5} ${size * 0.4},${-size}`, '#6b4a2c', size * 0.22) + fillPath(`M${x + size * 0.2},${y - size * 0.5}q${size * 0.6},${-size * 0.9} ${size * 1.7},${-size * 0.5}q${-size * 0.6},${size * 0.9} ${-size * 1.7},${size * 0.5}Z`, '#5d8a42');

const FRUITS = {
  apple: (c: Canvas, x: number, y: number, tone: Hex) => ball(c, x, y, 88, tone, 0.94) + disc(x + 4, y - 70, 22, 9, darker(tone, 0.45), 0.55) + stem(x + 4, y - 66, 34),
  orange: (c: Canvas, x: number, y: number) => ball(c, x, y, 86, '#e58a26') + disc(x + 10, y - 56, 7, 5, '#6d7a3a'),
  lemon: (c: Canvas, x: number, y: number) => placed(fillPath('M-104,0C-88,-16 -76,-66 0,-68C76,-66 88,-16 104,0C88,16 76,66 0,68C-76,66 -88,16 -104,0Z', c.radial([[0, '#fbeb9b'], [0.5, '#ecc935'], [1, '#b38e1c']], 0.5, 0.5, 0.6, 0.36, 0.26)), { x, y: y + 18, turn: -14 }),
  peach: (c: Canvas, x: number, y: number) => ball(c, x, y, 84, '#ee9a6c') + stroke(`M${x - 4},${y - 80}C${x - 34},${y - 30} ${x - 30},${y + 40} ${x - 8},${y + 76}`, '#b95a40', 5, { opacity: 0.4 }) + stem(x, y - 72, 26),
};

function fruit(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const title = look.title.toLowerCase();
  const named = (['apple', 'orange', 'lemon', 'peach'] as const).find((kind) => title.includes(kind));
  const tone = look.isColored ? look.color : dice.pick('skin', ['#b92e2a', '#8fae3c', '#d3a531', '#c9483a']);
  if (title.includes('banana')) return bananas(c);
  if (title.includes('grape')) return grapes(c, look);
  const draw = FRUITS[named ?? dice.pick('fruit', ['apple', 'orange', 'lemon', 'peach', 'apple'])];
  const shift = dice.between('shift', -16, 16);
  const art = draw(c, -20 + shift, -210, tone) + draw(c, -112, -84, lighter(tone, 0.06)) + draw(c, 96, -80, darker(tone, 0.06)) + draw(c, -8, -66, tone);
  return { art, box: [-216, -340, 412, 350], feet: [[-180, 170]], focus: [-150, -330, 280, 280] };
}

function bananas(c: Canvas): Piece {
  const one = (turn: number, x: number) => placed(c.form('M-170,-20C-150,60 -30,120 130,40L150,10L140,-10C40,40 -60,20 -130,-60L-150,-70L-160,-50Z', '#e8c236', { depth: 18, light: 0.5 }) + fillPath('M128,42L150,10L140,-10L122,0Z', '#6b5320'), { x, y: -100, turn });
  return { art: one(-26, 10) + one(-10, 0) + one(8, -6), box: [-190, -220, 370, 220], feet: [[-110, 130]], focus: [-150, -200, 220, 220] };
}

function grapes(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : look.dice.pick('grape', ['#5b2f62', '#9cae4a', '#7a2f4a']);
  const rows = [1, 2, 3, 4, 5, 4];
  let art = stroke('M0,-320C10,-360 30,-370 60,-380', '#6b4a2c', 12);
  rows.toReversed().forEach((count, row) => {
    for (let i = 0; i < count; i++) art += ball(c, (i - (count - 1) / 2) * 62 + look.dice.between(`gx${row}${i}`, -6, 6), -310 + row * 48, 38, mix(tone, '#ffffff', look.dice.between(`gt${row}${i}`, 0, 0.14)));
  });
  return { art, box: [-160, -390, 320, 390], feet: [[-40, 40]], focus: [-150, -350, 260, 260] };
}

function vegetables(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const title = look.title.toLowerCase();
  const kinds = ['tomato', 'pepper', 'carrot', 'aubergine', 'cucumber'] as const;
  const kind = kinds.find((name) => title.includes(name)) ?? (title.includes('eggplant') ? 'aubergine' : dice.pick('vegetable', kinds));
  const green = '#4f7d3c';
  const calyx = (x: number, y: number, size: number) => Array.from({ length: 5 }, (_, i) => `<path d="M0,0Q${size * 0.2},${-size * 0.24} ${size},0Q${size * 0.2},${size * 0.24} 0,0Z" fill="${i % 2 ? green : darker(green, 0.15)}" transform="translate(${x} ${y}) scale(1 .5) rotate(${i * 72 - 20})"/>`).join('') + stroke(`M${x},${y}q4,-20 14,-34`, darker(green, 0.2), 9);
  switch (kind) {
    case 'tomato': {
      const one = (x: number, y: number) => ball(c, x, y, 88, look.isColored ? look.color : '#cf3526', 0.86) + calyx(x, y - 66, 54);
      return { art: one(0, -206) + one(-98, -76) + one(98, -76), box: [-190, -320, 380, 322], feet: [[-160, 160]], focus: [-130, -320, 250, 250] };
    }
    case 'pepper': {
      const tone = look.isColored ? look.color : dice.pick('pepper', ['#c22f2b', '#e3ae2e', '#4f8a3c']);
      const body = 'M0,-270C-60,-300 -130,-280 -136,-190C-140,-110 -120,-20 -70,-6C-40,4 -20,-8 0,-8C20,-8 44,6 74,-6C122,-22 140,-110 136,-190C130,-280 60,-300 0,-270Z';
      const folds = c.blurred(7, stroke('M-52,-270C-80,-190 -70,-80 -40,-16M48,-270C76,-190 70,-80 42,-16', darker(tone, 0.6), 12) + stroke('M-30,-262C-54,-180 -44,-90 -20,-30', lighter(tone, 0.7), 10), 0.55);
      return { art: c.form(body, tone, { depth: 30, light: 0.55, art: folds }) + c.inside(body, c.blurred(6, disc(-88, -196, 14, 60, '#ffffff'), 0.5)) + fillPath('M-40,-276C-20,-292 20,-292 40,-276C26,-258 -26,-258 -40,-276Z', green) + stroke('M0,-278C-4,-310 12,-330 30,-340', green, 20), box: [-140, -345, 280, 345], feet: [[-90, 92]], focus: [-130, -345, 240, 240] };
    }
    case 'carrot': {
      const one = (x: number, turn: number) => placed(fillPath('M-4,-260C-30,-340 -60,-350 -70,-380M0,-260C0,-340 10,-370 0,-410M6,-260C30,-330 50,-350 64,-380', 'none') + stroke('M-4,-250C-20,-320 -50,-340 -64,-370M0,-250C4,-330 6,-350 -4,-400M6,-250C24,-320 44,-340 60,-366', '#5d8a42', 16) + c.form('M-46,-250C-30,-280 30,-280 46,-250C44,-160 20,-60 0,0C-20,-60 -44,-160 -46,-250Z', '#e07a2a', { depth: 13, light: 0.5, art: [-220, -180, -130, -90, -60].map((y, i) => stroke(`M${i % 2 ? -40 : 6},${y}h${i % 2 ? 30 : 32}`, '#a04d14', 4, { opacity: 0.45 })).join('') }), { x, y: -70, turn });
      return { art: one(-10, 62) + one(30, 74) + one(0, 50), box: [-130, -300, 480, 300], feet: [[-60, 280]], focus: [-60, -300, 260, 260] };
    }
    case 'aubergine': {
      const tone = '#432a4d';
      const body = 'M-20,-330C-70,-330 -80,-250 -100,-180C-130,-80 -70,0 6,0C90,0 130,-90 90,-180C62,-250 50,-330 -20,-330Z';
      return { art: c.form(body, tone, { depth: 30, light: 0.5 }) + c.inside(body, c.blurred(8, disc(-56, -150, 16, 80, '#ffffff'), 0.55)) + fillPath('M-80,-300C-70,-350 30,-356 44,-300L20,-270L6,-300L-16,-262L-34,-298L-62,-270Z', green) + stroke('M-16,-336C-18,-370 -6,-390 10,-400', green, 24), box: [-130, -405, 260, 405], feet: [[-60, 70]], focus: [-130, -405, 240, 240] };
    }
    default: {
      const one = (x: number, y: number, turn: number) => placed(c.form(rectangle(-210, -46, 420, 92, 46), '#4d7d3a', { depth: 18, light: 0.5, art: Array.from({ length: 5 }, (_, i) => stroke(`M-200,${-34 + i * 17}H200`, lighter('#4d7d3a', 0.4), 4, { opacity: 0.4, dash: '34 20' })).join('') }), { x, y, turn });
      const slice = (x: number) => disc(x, -44, 46, 44, '#3f6b30') + disc(x, -44, 40, 38, '#dbe6b8') + Array.from({ length: 8 }, (_, i) => `<ellipse cx="${x}" cy="-62" rx="4" ry="8" fill="#b8c98a" transform="rotate(${i * 45} ${x} -44)"/>`).join('');
      return { art: one(-10, -130, -7) + one(0, -52, 4) + slice(150) + slice(196), box: [-225, -200, 470, 200], feet: [[-190, 230]], focus: [20, -190, 220, 190] };
    }
  }
}

function bread(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = dice.pick('crust', ['#b97a3c', '#a3622c', '#c98f50', '#8a5428']);
  const flat = dice.chance('loaf', 0.5);
  const body = flat
    ? 'M-250,-60C-260,-150 -190,-190 -120,-196C-40,-204 60,-204 130,-194C210,-184 262,-140 250,-60C246,-10 220,0 180,0H-180C-220,0 -246,-10 -250,-60Z'
    : 'M-190,-90C-190,-190 -110,-236 0,-236C110,-236 190,-190 190,-90C190,-24 150,0 96,0H-96C-150,0 -190,-24 -190,-90Z';
  const top = flat ? -190 : -228;
  const cuts = (flat ? [-130, -50, 30, 110] : [-70, 0, 70])
    .map((x) => fillPath(`M${x - 26},${top + 96}C${x - 10},${top + 50} ${x + 18},${top + 26} ${x + 44},${top + 22}C${x + 40},${top + 58} ${x + 14},${top + 90} ${x - 26},${top + 96}Z`, '#ecd0a0') + stroke(`M${x - 26},${top + 96}C${x - 10},${top + 50} ${x + 18},${top + 26} ${x + 44},${top + 22}`, darker(tone, 0.4), 5, { opacity: 0.6 }))
    .join('');
  const flour = Array.from({ length: 40 }, (_, i) => disc(dice.between(`fx${i}`, -200, 200), dice.between(`fy${i}`, top, -60), dice.between(`fr${i}`, 2, 7), 2.4, '#fdf4e2', 0.4)).join('');
  return { art: c.form(body, tone, { depth: 36, dark: 0.6, light: 0.4, art: cuts + flour }), box: [-255, top - 14, 510, -top + 14], feet: [[-190, 190]], focus: [-170, top - 20, 230, 230] };
}

function cheese(c: Canvas, look: Look): Piece {
  const tone = look.dice.pick('cheese', ['#ecc25a', '#f0d48c', '#e0a63c', '#f4e6bd']);
  const rind = look.dice.pick('rind', ['#d8a23e', '#b5472e', '#c98f3c', '#efe2c2']);
  const face = polygon([[-230, -150, 6], [210, -110, 6], [210, 0, 6], [-230, 0, 6]]);
  const roof = polygon([[-230, -150, 6], [10, -240, 14], [210, -110, 6]]);
  const holes = Array.from({ length: 7 }, (_, i) => {
    const [x, y, r] = [look.dice.between(`hx${i}`, -200, 180), look.dice.between(`hy${i}`, -104, -20), look.dice.between(`hr${i}`, 9, 24)];
    return disc(x, y, r, r * 0.86, c.linear([[0, darker(tone, 0.4)], [1, darker(tone, 0.1)]])) + stroke(`M${round(x - r * 0.8)},${round(y + r * 0.5)}Q${round(x)},${round(y + r)} ${round(x + r * 0.8)},${round(y + r * 0.5)}`, lighter(tone, 0.6), 2, { opacity: 0.7 });
  }).join('');
  return { art: fillPath(roof, c.linear([[0, lighter(tone, 0.5)], [1, lighter(tone, 0.16)]])) + stroke('M-230,-150L10,-240L210,-110', rind, 9) + c.form(face, tone, { depth: 14, light: 0.5, dark: 0.4, art: holes }) + bar(196, -112, 16, 112, darker(rind, 0.1), 4), box: [-235, -246, 450, 246], feet: [[-228, 210]], focus: [-220, -240, 230, 230] };
}

function eggs(c: Canvas, look: Look): Piece {
  const shell = look.dice.pick('shell', ['#d9a478', '#f4ead9', '#c98f63', '#ead6ba']);
  const pulp = look.dice.pick('pulp', ['#b9b3a6', '#9aa39b', '#c7b08f', '#8fa3ad']);
  const egg = (x: number, y: number, k: number) => placed(fillPath('M0,-74C34,-74 54,-26 54,8C54,44 30,60 0,60C-30,60 -54,44 -54,8C-54,-26 -34,-74 0,-74Z', c.radial([[0, lighter(shell, 0.6)], [0.5, shell], [1, darker(shell, 0.35)]], 0.5, 0.5, 0.62, 0.36, 0.28)), { x, y, scale: k });
  const xs = [-210, -105, 0, 105, 210];
  const back = xs.map((x) => egg(x * 0.88 + 6, -150, 0.82)).join('');
  const front = xs.map((x) => egg(x, -112, 0.94)).join('');
  const tray = `M-276,-100${xs.map((x) => `Q${x - 52},-64 ${x},-84Q${x + 40},-96 ${x + 53},-104`).join('')}L276,-100L250,0H-250Z`;
  const dents = c.blurred(6, xs.map((x) => stroke(`M${x - 53},-86V-8`, darker(pulp, 0.6), 12)).join(''), 0.4);
  const lidBack = polygon([[-250, -190, 20], [-230, -250, 20], [230, -250, 20], [250, -190, 20]]);
  return { art: c.form(lidBack, darker(pulp, 0.08), { depth: 12 }) + bar(-256, -200, 512, 80, darker(pulp, 0.35)) + back + bar(-262, -134, 524, 30, darker(pulp, 0.1), 8) + front + c.form(tray, pulp, { depth: 14, light: 0.5, art: dents }) + lettering(look.brand, { y: -46, size: 22, color: darker(pulp, 0.6), fit: 300 }), box: [-276, -252, 552, 252], feet: [[-250, 250]], focus: [-270, -250, 260, 260] };
}

function butter(c: Canvas, look: Look): Piece {
  const tone = '#f2db86';
  const wrap = lighter(look.color, 0.3);
  const box = block(c, { width: 380, height: 150, back: [110, 84], front: tone, side: darker(tone, 0.05), top: tone });
  const paper = fillPath('M-190,-150L-80,-234L60,-234L-30,-150L-30,0H-190Z', c.linear([[0, lighter(wrap, 0.5)], [1, wrap]], [0, 0, 1, 1]));
  const curl = fillPath('M-30,-150L60,-234L76,-220L0,-140L6,0H-30Z', c.linear([[0, '#ffffff'], [1, lighter(wrap, 0.3)]]));
  return { art: box + paper + c.inside(rectangle(-190, -150, 160, 150), label(c, look, [-190, -150, 160, 150], { paper: lighter(wrap, 0.5), ink: look.color, emblems: ['leaf', 'drop', 'blossom'], lines: 1 })) + curl + stroke('M60,-120v60M110,-120v60', darker(tone, 0.3), 3, { opacity: 0.3 }), box: [-190, -236, 490, 236], feet: [[-190, 260]], focus: [-190, -236, 260, 236] };
}

function chocolate(c: Canvas, look: Look): Piece {
  const dark = look.dice.pick('cocoa', ['#4a2a1a', '#6d4128', '#33201a', '#efe0c4']);
  const slab = rectangle(-130, -430, 260, 300, 8);
  const squares = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [-124 + (i % 3) * 84, -424 + Math.floor(i / 3) * 72];
    return bar(x, y, 80, 68, c.linear([[0, lighter(dark, 0.22)], [1, darker(dark, 0.2)]], [0, 0, 1, 1]), 6) + bar(x + 10, y + 9, 60, 50, c.linear([[0, darker(dark, 0.1)], [1, lighter(dark, 0.14)]], [0, 0, 1, 1]), 4);
  }).join('');
  const foil = fillPath('M-138,-330L-110,-350L-80,-326L-44,-352L-8,-326L30,-350L66,-324L102,-348L138,-326V-290H-138Z', c.linear([[0, '#f4f6f7'], [0.4, '#a9b2b6'], [0.7, '#eef1f2'], [1, '#b9c1c4']], [0, 0, 1, 0.4]));
  const sleeve = rectangle(-140, -304, 280, 304, 4);
  const art = c.form(slab, dark, { depth: 8, art: bar(-140, -440, 280, 320, darker(dark, 0.3)) + squares }) + foil + c.form(sleeve, look.color, { depth: 12, light: 0.5, dark: 0.4, art: label(c, look, [-140, -304, 280, 304], { paper: look.dice.pick('sleeve', [look.color, '#f6ecd8', darker(look.color, 0.4)]), ink: look.dice.pick('sleeve ink', [look.accent, look.color]), emblems: ['bean', 'star', 'mountain', 'leaf'], lines: 2 }) });
  return { art: placed(art, { turn: look.dice.between('lean', -6, 5) }), box: [-165, -440, 330, 440], feet: [[-134, 134]], focus: [-140, -440, 240, 240] };
}

function chicken(c: Canvas, look: Look): Piece {
  const tray = polygon([[-260, -70, 14], [260, -70, 14], [230, 0, 20], [-230, 0, 20]]);
  const meat = (x: number, y: number, turn: number, tone: Hex) => placed(c.form('M-130,10C-120,-60 -30,-84 50,-66C110,-54 140,-20 126,24C90,60 -90,70 -130,10Z', tone, { depth: 18, light: 0.55, dark: 0.35, art: stroke('M-90,0C-40,-30 30,-40 90,-14M-70,24C-20,6 50,0 100,10', lighter(tone, 0.5), 5, { opacity: 0.5 }) }), { x, y, turn });
  const film = rectangle(-250, -190, 500, 150, 70);
  return { art: bar(-256, -110, 512, 60, darker(look.color, 0.5), 20) + meat(-100, -108, -6, '#eec1ad') + meat(100, -104, 8, '#e8b39c') + meat(0, -84, 2, '#f0c9b6') + fillPath(film, c.linear([[0, '#ffffff', 0.5], [0.3, '#ffffff', 0.05], [0.5, '#ffffff', 0.3], [1, '#ffffff', 0.05]], [0, 0, 1, 0.6])) + c.form(tray, darker(look.color, 0.2), { depth: 12 }) + placed(c.inside(rectangle(-80, -52, 160, 104, 8), label(c, look, [-80, -52, 160, 104], { paper: '#ffffff', ink: look.color, emblems: ['leaf', 'sun'], lines: 1 })), { x: 130, y: -140, turn: -6 }), box: [-262, -200, 524, 200], feet: [[-230, 230]], focus: [-250, -200, 250, 200] };
}

function toiletPaper(c: Canvas, look: Look): Piece {
  const paper = '#f7f6f2';
  const roll = (x: number, y: number) => {
    const body = turned(c, [[92, -180], [92, 0]], paper, { finish: 'matte', lid: paper, tilt: 0.3, art: bar(-100, -200, 200, 230, c.tile(26, 26, disc(7, 7, 3, 3, darker(paper, 0.2), 0.35) + disc(20, 20, 3, 3, '#ffffff', 0.8))) });
    return placed(body.art + disc(0, -180, 34, 11, '#b89b78') + disc(0, -178, 29, 8, '#6d5a44'), { x, y });
  };
  const sheet = c.form('M92,-170C110,-170 120,-160 118,-120L124,-14C110,-4 100,-6 92,-2Z', paper, { depth: 6, dark: 0.3 });
  const stack = look.dice.chance('stack', 0.5) ? roll(4, -200) : '';
  return { art: roll(-110, 0) + roll(110, 0) + placed(sheet, { x: 110 }) + stack, box: [-205, stack ? -410 : -210, 440, stack ? 410 : 210], feet: [[-200, -20], [20, 205]], focus: [-200, stack ? -410 : -210, 260, 260] };
}

const close = { isClose: true, isTinted: true } as const;
const counter = (draw: Drawing['draw'], size = 1): Drawing => ({ draw, mount: 'plinth', size, more: [close, { mount: 'table', size: 0.94 }] });

export const FRESH_FOOD = {
  cheese: counter(cheese),
  butter: counter(butter, 0.95),
  eggs: counter(eggs),
  bread: counter(bread),
  chocolate: counter(chocolate),
  fruit: counter(fruit, 0.9),
  vegetables: counter(vegetables, 0.9),
  chicken: counter(chicken),
  'toilet-paper': counter(toiletPaper, 0.95),
} satisfies Drawings<string>;
