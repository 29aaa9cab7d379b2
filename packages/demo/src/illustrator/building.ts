/** Building and fitting: paint, tiles, boards, bags, sanitary ware and electrics. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from './canvas.ts';
import { darker, type Hex, lighter } from './color.ts';
import type { Drawing, Drawings } from './drawing.ts';
import { label } from './labels.ts';
import type { Look } from './look.ts';
import { around, oval, polygon, rectangle } from './outline.ts';
import { carton, paperBag } from './packs.ts';
import { turned, wrapped } from './solids.ts';
import type { Piece } from './stage.ts';
import { marbleVeins, woodGrain } from './surface.ts';
import { together } from './vessels.ts';

const chrome = '#c4cacd';
const down = (c: Canvas, tone: Hex = chrome) => c.linear([[0, lighter(tone, 0.75)], [0.35, tone], [0.55, darker(tone, 0.4)], [0.75, lighter(tone, 0.3)], [1, darker(tone, 0.4)]]);
const fitting = (look: Look): Hex => (look.isColored ? look.color : look.material === 'brass' ? '#c39a4e' : look.dice.pick('fitting', [chrome, chrome, '#2c2f31', '#c39a4e']));
const metalOrMatte = (tone: Hex) => (tone === '#2c2f31' ? ('gloss' as const) : ('metal' as const));

function paint(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const [r, h] = [dice.between('radius', 130, 160), dice.between('height', 260, 320)];
  const tin = turned(c, [[r, -h], [r * 1.02, -h + 12], [r, -h + 20], [r, -14], [r * 1.02, 0]], '#c3cacd', { finish: 'metal', lid: '#c3cacd' }).art;
  const style = { paper: dice.pick('paper', ['#f7f6f2', '#22272a', lighter(look.color, 0.75)]), ink: look.color, emblems: ['drop', 'leaf', 'sun', 'wave'] as const };
  const open = disc(0, -h, r * 0.86, r * 0.112, darker(look.color, 0.25)) + disc(0, -h + 3, r * 0.84, r * 0.1, c.linear([[0, darker(look.color, 0.2)], [1, lighter(look.color, 0.25)]]));
  const drip = fillPath(`M${-r * 0.72},${-h + r * 0.08}C${-r * 0.7},${-h + 50} ${-r * 0.66},${-h + 90} ${-r * 0.58},${-h + 90}C${-r * 0.5},${-h + 90} ${-r * 0.52},${-h + 50} ${-r * 0.42},${-h + 44}C${-r * 0.32},${-h + 40} ${-r * 0.34},${-h + 66} ${-r * 0.26},${-h + 66}C${-r * 0.18},${-h + 66} ${-r * 0.2},${-h + 30} ${-r * 0.1},${-h + r * 0.13}Z`, look.color) + stroke(`M${-r * 0.66},${-h + 30}V${-h + 74}`, lighter(look.color, 0.7), 4, { opacity: 0.6 });
  const bail = stroke(`M${-r},${-h * 0.8}C${-r * 1.3},${-h * 0.3} ${r * 1.3},${-h * 0.3} ${r},${-h * 0.8}`, '#8d969b', 6);
  return { art: tin + wrapped(c, r, -h * 0.84, -h * 0.1, label(c, look, [-r, -h * 0.84, r * 2, h * 0.8], style)) + bail + disc(-r, -h * 0.8, 9, 11, '#8d969b') + disc(r, -h * 0.8, 9, 11, '#5d666b') + open + drip, box: [-r * 1.1, -h - r * 0.13, r * 2.2, h + r * 0.13], feet: [[-r, r]], focus: [-r, -h - 40, r * 2, r * 2] };
}

function tiles(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : dice.pick('tile', ['#e9e6e1', '#b9c4c0', '#c7b8a6', '#8fa6ad', '#d9c6b0']);
  const style = look.material === 'marble' ? 'marble' : look.material === 'wood' ? 'wood' : dice.pick('face', ['marble', 'plain', 'pattern', 'hex']);
  const face = (w: number, h: number) => {
    const ink = darker(tone, 0.35);
    if (style === 'marble') return sheet(tone) + marbleVeins(c, tone);
    if (style === 'wood') return sheet(tone) + woodGrain(c, tone);
    if (style === 'hex') return sheet(c.tile(70, 120, bar(0, 0, 70, 120, tone) + stroke('M35,0L70,20V60L35,80L0,60V20ZM35,80V120M0,60L-35,80M70,60L105,80', '#fdfdfb', 4)));
    if (style === 'pattern') return sheet(c.tile(w / 2, h / 2, bar(0, 0, w, h, tone) + placed(fillPath('M0,-46L12,-12L46,0L12,12L0,46L-12,12L-46,0L-12,-12Z', ink, 0.8) + stroke('M-60,-60A60,60 0 0 0 -60,60M60,-60A60,60 0 0 1 60,60', look.accent, 7), { x: w / 4, y: h / 4, scale: w / 320 })));
    return sheet(c.linear([[0, lighter(tone, 0.2)], [1, darker(tone, 0.06)]], [0, 0, 1, 1]));
  };
  const plate = (x: number, y: number, turn: number, k: number) => {
    const outline = rectangle(-140, -280, 280, 280, 6);
    return placed(bar(-134, -276, 288, 284, '#10161d', 8, 0.25) + fillPath(rectangle(-134, -276, 280, 280, 6), darker(tone, 0.4)) + c.inside(outline, face(280, 280), fillPath('M-140,-280H40L-60,0H-140Z', '#ffffff', 0.16)) + stroke(outline, lighter(tone, 0.6), 2.4, { opacity: 0.8 }), { x, y, turn, scale: k });
  };
  return { art: plate(150, -10, 6, 1) + plate(30, -4, 1, 1.06) + plate(-110, 0, -5, 1.12), box: [-290, -330, 600, 332], feet: [[-250, 290]], focus: [-260, -320, 280, 280] };
}

function laminate(c: Canvas, look: Look): Piece {
  const tone = look.isColored && !['brown', 'beige'].includes(look.colorName) ? look.color : ({ oak: '#c49d6c', walnut: '#6d4b36', pine: '#dcba8a' } as Record<string, Hex>)[look.material] ?? look.dice.pick('floor', ['#c49d6c', '#a77b4e', '#8a6f58', '#d8c1a0', '#6d4b36', '#b7aea2']);
  const plank = (i: number) => {
    const shade = i % 2 ? lighter(tone, 0.06 + 0.03 * (i % 3)) : darker(tone, 0.05);
    const x = -330 + i * 30;
    const y = -i * 62;
    const top = polygon([[x, y - 20], [x + 110, y - 96], [x + 560, y - 96], [x + 500, y - 20]]);
    return fillPath(polygon([[x, y - 20], [x + 500, y - 20], [x + 500, y + 4], [x, y + 4]]), c.linear([[0, darker(shade, 0.2)], [0.4, '#b89c74'], [1, darker(shade, 0.5)]])) + fillPath(polygon([[x + 500, y - 20], [x + 560, y - 96], [x + 560, y - 74], [x + 500, y + 4]]), darker(shade, 0.45)) + fillPath(top, c.linear([[0, lighter(shade, 0.3)], [1, shade]], [0, 0, 1, 0.6])) + c.inside(top, woodGrain(c, shade, 0.4)) + stroke(`M${x},${y - 20}H${x + 500}`, lighter(shade, 0.6), 2, { opacity: 0.6 });
  };
  return { art: [0, 1, 2, 3].map(plank).join(''), box: [-330, -286, 660, 292], feet: [[-320, 180]], focus: [-200, -280, 330, 260] };
}

function wallpaper(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const ink = dice.pick('ink', [lighter(tone, 0.5), look.accent, darker(tone, 0.4)]);
  const motif = dice.pick('motif', [
    c.tile(110, 130, fillPath('M55,10C80,40 80,80 55,120C30,80 30,40 55,10Z', ink, 0.8) + stroke('M55,10V120', tone, 3)),
    c.tile(70, 40, bar(0, 0, 34, 40, ink, 0, 0.55)),
    c.tile(120, 110, [20, 80].map((x, i) => placed(fillPath('M0,40C-4,10 -30,0 -34,-20C-10,-16 0,0 2,14C6,-10 20,-26 38,-26C34,0 12,10 6,40Z', ink, 0.85), { x: x + 10, y: 30 + i * 50 })).join('')),
    c.tile(60, 60, stroke('M30,4L56,30L30,56L4,30Z', ink, 4) + disc(30, 30, 7, 7, look.accent)),
  ]);
  const roll = (x: number, y: number, k: number) => placed(turned(c, [[64, -440], [64, 0]], tone, { finish: 'matte', art: sheet(motif), lid: '#f4f1ea', tilt: 0.2 }).art + disc(0, -440, 38, 8, '#c9c2b4') + disc(0, -440, 22, 5, '#6d6558'), { x, y, scale: k });
  const piece = 'M-60,-420C-140,-424 -190,-400 -240,-410L-250,-20C-190,-2 -120,-26 -60,-16Z';
  return { art: roll(140, -10, 0.94) + c.form(piece, lighter(tone, 0.03), { depth: 14, dark: 0.4, art: sheet(motif) }) + roll(0, 0, 1), box: [-252, -456, 460, 456], feet: [[-230, 200]], focus: [-250, -440, 300, 300] };
}

function faucet(c: Canvas, look: Look): Piece {
  const tone = fitting(look);
  const finish = metalOrMatte(tone);
  const high = look.dice.between('height', 330, 470);
  const kind = look.dice.pick('spout', ['arc', 'angle', 'low']);
  const path = kind === 'arc' ? `M40,-120V${-high + 90}C40,${-high - 20} -160,${-high - 20} -160,${-high + 100}V${-high + 130}` : kind === 'angle' ? `M40,-120V${-high + 20}H-150V${-high + 80}` : 'M40,-150C0,-230 -80,-250 -190,-220V-190';
  const pipe = stroke(path, darker(tone, 0.6), 50) + stroke(path, tone, 46) + placed(stroke(path, lighter(tone, 0.75), 9, { opacity: 0.8 }), { x: -9, y: -8 }) + placed(stroke(path, darker(tone, 0.5), 7, { opacity: 0.6 }), { x: 10, y: 9 });
  const lever = placed(c.form(rectangle(-14, -150, 28, 160, 14), tone, { depth: 8, light: 0.9 }), { x: 74, y: -150, turn: 58 });
  return { art: pipe + lever + turned(c, [[44, -200, 8], [44, -20]], tone, { finish, lid: lighter(tone, 0.2) }).art + turned(c, [[66, -24, 6], [70, 0]], tone, { finish, lid: lighter(tone, 0.15) }).art, box: [-220, -Math.max(high + 10, 290), 460, Math.max(high + 10, 290)], feet: [[-70, 70]], focus: [-200, -high, 330, 330] };
}

function shower(c: Canvas, look: Look): Piece {
  const tone = fitting(look);
  const rain = look.dice.chance('rain', 0.4);
  const nozzles = (r: number, squash: number, y: number) => [0.25, 0.5, 0.75].flatMap((k, i) => around(6 + i * 6, r * k, r * k * squash).map((p) => disc(p.x, y + p.y, 4, 4 * Math.max(squash, 0.5), '#3a4146'))).join('');
  if (rain) return { art: stroke('M0,-330V-60', darker(tone, 0.5), 34) + stroke('M0,-330V-60', tone, 30) + stroke('M-7,-330V-60', lighter(tone, 0.8), 6) + turned(c, [[60, -346, 6], [64, -322]], tone, { finish: metalOrMatte(tone), lid: tone }).art + turned(c, [[34, -110, 6], [40, -60]], tone, { finish: metalOrMatte(tone) }).art + disc(0, -40, 220, 56, darker(tone, 0.5)) + disc(0, -50, 220, 56, down(c, tone)) + disc(0, -30, 196, 44, '#dfe5e7') + nozzles(186, 0.22, -30) + Array.from({ length: 11 }, (_, i) => stroke(`M${-160 + i * 32},10v${60 + (i % 3) * 24}`, '#9fc9d8', 4, { opacity: 0.5 })).join(''), box: [-222, -350, 444, 470], focus: [-220, -120, 330, 240] };
  return { art: stroke('M20,-20C40,40 200,30 190,-110C184,-200 260,-220 280,-120', darker(tone, 0.3), 19) + stroke('M20,-20C40,40 200,30 190,-110C184,-200 260,-220 280,-120', tone, 14, { dash: '5 3', cap: 'butt' }) + placed(c.form(polygon([[-27, 0, 10], [-22, -330, 20], [22, -330, 20], [27, 0, 10]]), tone, { depth: 11, light: 0.9, fill: c.linear([[0, darker(tone, 0.4)], [0.3, lighter(tone, 0.7)], [0.6, tone], [1, darker(tone, 0.5)]], [0, 0, 1, 0]) }) + c.form(oval(0, -400, 134, 134), tone, { depth: 11, light: 0.9 }) + disc(0, -400, 114, 114, '#e6ebed') + c.inside(oval(0, -400, 114, 114), nozzles(108, 1, -400)) + disc(0, -400, 24, 24, look.isColored ? '#d5dadc' : look.accent), { turn: look.dice.between('lean', -20, -8), x: 10 }), box: [-250, -560, 560, 580], feet: [[-30, 60]], focus: [-250, -560, 330, 330] };
}

function toilet(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : '#f5f6f4';
  const seat = look.dice.pick('seat', [tone, tone, '#3a3d40', '#b0845a']);
  const body = 'M-130,-270H170C170,-190 120,-140 90,-110C74,-80 76,-40 90,0H-60C-50,-50 -60,-100 -90,-130C-130,-170 -170,-220 -180,-270Z';
  return { art: c.form(polygon([[60, -540, 22], [220, -540, 22], [214, -290, 16], [66, -290, 16]]), tone, { depth: 18, dark: 0.35, light: 0.7 }) + c.form(rectangle(46, -572, 188, 40, 14), tone, { depth: 9, dark: 0.35, light: 0.8 }) + placed(turned(c, [[17, -584, 4], [19, -572]], chrome, { finish: 'metal', lid: chrome }).art, { x: 140 }) + c.form(body, tone, { depth: 26, dark: 0.4, light: 0.7 }) + c.form('M-196,-286C-200,-310 -170,-316 -120,-316H140C166,-316 176,-300 172,-284C160,-262 -170,-260 -196,-286Z', seat, { depth: 9, dark: 0.4, light: 0.7 }) + placed(c.form(rectangle(-14, -230, 34, 240, 16), lighter(seat, 0.05), { depth: 8, dark: 0.35, light: 0.7 }), { x: 90, y: -310, turn: -8 }), box: [-200, -586, 436, 586], feet: [[-64, 94]], focus: [-190, -420, 340, 300] };
}

function lightBulb(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const shape = dice.pick('shape', ['pear', 'globe', 'candle'] as const);
  const glass = dice.pick('glass', ['#f4f2ea', '#f1e3bd', '#e9eef0']);
  const warm = glass === '#f1e3bd';
  const bulb = { pear: 'M-44,-130C-50,-190 -110,-220 -110,-300A110,110 0 0 1 110,-300C110,-220 50,-190 44,-130Z', globe: 'M-50,-130C-60,-150 -130,-180 -130,-270A130,130 0 0 1 130,-270C130,-180 60,-150 50,-130Z', candle: 'M-40,-130C-60,-160 -72,-210 -62,-260C-50,-320 -10,-370 0,-420C10,-370 50,-320 62,-260C72,-210 60,-160 40,-130Z' }[shape];
  const filament = warm ? stroke('M-16,-136L-36,-250L-14,-300L0,-250L14,-300L36,-250L16,-136', '#e09a2c', 4) : '';
  const thread = sheet(c.tile(120, 19, bar(0, 0, 120, 7, '#4a5358', 0, 0.6) + bar(0, 9, 120, 4, '#ffffff', 0, 0.6)));
  const one = disc(0, -280, 230, 210, c.radial([[0, '#fff2c2', 0.85], [0.5, '#fff2c2', 0.3], [1, '#fff2c2', 0]])) + c.form(bulb, glass, { depth: 20, dark: 0.3, light: 0.8, fill: c.radial([[0, '#ffffff'], [0.5, lighter(glass, 0.2)], [1, darker(glass, 0.16)]], 0.5, 0.45, 0.6) }) + filament + c.inside(bulb, c.blurred(7, disc(-46, -330, 18, 50, '#ffffff'), 0.9)) + turned(c, [[48, -140, 4], [46, -100]], dice.pick('collar', ['#f4f5f3', '#c4cacd']), {}).art + turned(c, [[40, -102], [40, -24, 8], [18, -6, 4], [16, 0]], '#b4bcc0', { finish: 'metal', art: thread }).art;
  const piece: Piece = { art: one, box: [-130, -430, 260, 430], feet: [[-20, 20]], focus: [-150, -420, 300, 300] };
  return dice.chance('boxed', 0.5) ? together(piece, carton(c, look, 190, 260, 100, { paper: '#f7f6f2', ink: look.color, emblems: ['sun', 'star'], lines: 2 }), 14) : piece;
}

function socket(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : look.dice.pick('plate', ['#f5f6f4', '#2c2f31', '#c4cacd', '#ece3d0']);
  const count = look.dice.count('gangs', 1, 2);
  const w = 300;
  const r = look.dice.pick('corner', [14, 36, 60]);
  const one = (x: number, isSwitch: boolean) => {
    if (isSwitch) return c.form(rectangle(x - 96, -96, 192, 192, 14), lighter(tone, 0.05), { depth: 8, light: 0.7, dark: 0.35 }) + stroke(`M${x - 92},0H${x + 92}`, darker(tone, 0.4), 3, { opacity: 0.6 }) + fillPath(rectangle(x - 94, 2, 188, 92, 10), c.linear([[0, '#10161d', 0.14], [1, '#10161d', 0]]));
    return disc(x, 3, 106, 106, darker(tone, 0.35), 0.6) + disc(x, 0, 103, 103, lighter(tone, 0.08)) + disc(x, 0, 94, 94, c.linear([[0, darker(tone, 0.26)], [1, lighter(tone, 0.14)]])) + [-38, 38].map((dx) => disc(x + dx, 0, 15, 15, '#14181b')).join('') + [-80, 80].map((dy) => bar(x - 14, dy - 7, 28, 14, '#b98e3a', 4)).join('');
  };
  const total = w * count;
  return { art: c.form(rectangle(-total / 2, -w / 2, total, w, r), tone, { depth: 11, light: 0.8, dark: 0.4 }) + stroke(rectangle(-total / 2 + 22, -w / 2 + 22, total - 44, w - 44, Math.max(8, r - 16)), darker(tone, 0.35), 2, { opacity: 0.4 }) + Array.from({ length: count }, (_, i) => one(-total / 2 + w / 2 + i * w, look.dice.chance(`switch ${i}`, 0.35))).join(''), box: [-total / 2, -w / 2, total, w], outline: rectangle(-total / 2, -w / 2, total, w, r), focus: [-total / 2, -w / 2, w * 0.8, w * 0.8] };
}

function cable(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : look.dice.pick('sheath', ['#e9e6e1', '#2c2f31', '#e0762b', '#c22f2b', '#3f7d50']);
  const R = 210;
  const rings = Array.from({ length: 9 }, (_, i) => {
    const r = R - i * 11;
    return stroke(oval(0, -R - 6, r, r), darker(tone, 0.5), 12) + stroke(oval(-1, -R - 8, r, r), i % 2 ? lighter(tone, 0.08) : tone, 9) + stroke(oval(-2, -R - 11, r, r), lighter(tone, 0.6), 1.6, { opacity: 0.5 });
  }).join('');
  const ties = [20, 140, 260].map((a) => placed(c.form(rectangle(-22, -R - 12, 44, 120, 8), '#22272a', { depth: 6 }), { y: -R - 6, turn: a })).join('');
  const end = `M120,-30C200,0 250,-30 300,-60`;
  const cores = ['#8a5a2c', '#2f66b3', '#6b9a3c'].map((core, i) => stroke(`M296,-58Q330,${-84 + i * 26} 356,${-96 + i * 38}`, core, 10) + stroke(`M352,${-95 + i * 36}l20,${-6 + i * 7}`, '#d08a4a', 6)).join('');
  return { art: rings + ties + stroke(end, darker(tone, 0.5), 31) + cores + stroke(end, tone, 27) + placed(stroke(end, lighter(tone, 0.6), 4, { opacity: 0.6 }), { y: -7 }), box: [-R - 8, -R * 2 - 14, R * 2 + 190, R * 2 + 14], feet: [[-90, 120], [180, 320]], focus: [0, -260, 340, 260] };
}

function screws(c: Canvas, look: Look): Piece {
  const metal = look.material === 'brass' || look.colorName === 'gold' ? '#c9a046' : look.dice.pick('plating', ['#b4bcc0', '#c9a046', '#5d666b']);
  const one = (x: number, y: number, turn: number, k: number) => {
    const thread = sheet(c.tile(80, 15, stroke('M0,12L80,2', darker(metal, 0.6), 4, { opacity: 0.8 }) + stroke('M0,7L80,-3', '#ffffff', 2.4, { opacity: 0.6 })));
    return placed(c.pool(8, 10, 40, 20, 0.3) + turned(c, [[50, -250, 4], [46, -236, 6], [19, -206, 6], [17, -60], [3, 0]], metal, { finish: 'metal', lid: metal, tilt: 0.3, art: thread }).art + bar(-27, -254, 54, 8, darker(metal, 0.6), 4) + bar(-6, -262, 12, 24, darker(metal, 0.6), 4), { x, y, turn, scale: k });
  };
  const box = carton(c, look, 300, 200, 110, { paper: look.dice.pick('paper', ['#f7f6f2', '#d3b48b', look.color]), ink: look.color, emblems: ['gear', 'star'], lines: 2 });
  return { art: placed(box.art, { x: -110, y: -26 }) + one(120, -30, 74, 0.86) + one(90, 0, 106, 0.94) + one(250, -10, -20, 0.9) + one(190, -6, 12, 1), box: [-262, -290, 640, 292], feet: [[-250, 330]], focus: [40, -270, 320, 280] };
}

function doorHandle(c: Canvas, look: Look): Piece {
  const tone = fitting(look);
  const plate = look.dice.pick('rose', ['round', 'square', 'long']);
  const back = plate === 'long' ? rectangle(-64, -200, 128, 420, 20) : plate === 'square' ? rectangle(-90, -90, 180, 180, 14) : oval(0, 0, 94, 94);
  const curveY = look.dice.between('curve', -10, 46);
  const lever = `M-34,-30C-10,-46 60,-40 160,-36C230,-32 290,${-30 + curveY * 0.5} 330,${-12 + curveY}C344,${curveY} 330,${24 + curveY} 306,${20 + curveY}C240,${4 + curveY * 0.6} 160,14 60,20C20,24 -20,40 -34,30Z`;
  const key = plate === 'long' ? disc(0, 130, 17, 17, '#14181b') + fillPath('M-8,134H8L12,176H-12Z', '#14181b') : '';
  return { art: c.form(back, tone, { depth: 9, light: 0.8, fill: c.linear([[0, lighter(tone, 0.5)], [0.5, tone], [1, darker(tone, 0.3)]], [0, 0, 1, 1]) }) + key + c.pool(60, 30, 200, 50, 0.4) + disc(0, 0, 50, 50, darker(tone, 0.35)) + disc(-3, -3, 44, 44, c.radial([[0, lighter(tone, 0.7)], [1, darker(tone, 0.3)]], 0.5, 0.5, 0.6, 0.36, 0.3)) + c.form(lever, tone, { depth: 12, light: 0.9, fill: down(c, tone) }), box: [-96, plate === 'long' ? -202 : -98, 440, plate === 'long' ? 424 : 196], outline: back + lever, focus: [-100, -130, 340, 260] };
}

const bench = (draw: Drawing['draw'], size = 1): Drawing => ({ draw, mount: 'plinth', size, more: [{ isClose: true }, { mount: 'table', isTinted: true, size: size * 0.93 }] });
const hung = (draw: Drawing['draw'], size = 1): Drawing => ({ draw, mount: 'wall', size, more: [{ isClose: true }, { isTinted: true, size: size * 0.82 }] });

export const BUILDING = {
  paint: bench(paint, 0.94),
  tiles: bench(tiles),
  laminate: bench(laminate),
  cement: bench((c, look) => paperBag(c, look, look.dice.between('width', 320, 360), look.dice.between('height', 410, 450), { paper: look.dice.pick('paper', ['#d9cfbd', '#c9bfae', '#e9e6de', lighter(look.color, 0.55)]), ink: look.color, emblems: ['mountain', 'gear', 'star'], lines: 2 }, true)),
  wallpaper: bench(wallpaper),
  faucet: bench(faucet, 0.92),
  'shower-head': hung(shower, 0.86),
  toilet: { draw: toilet, mount: 'floor', size: 0.94, more: [{ isClose: true }, { isTinted: true, size: 0.8 }] },
  'light-bulb': bench(lightBulb, 0.9),
  socket: hung(socket, 0.78),
  cable: bench(cable, 0.96),
  screws: bench(screws),
  'door-handle': hung(doorHandle, 0.84),
} satisfies Drawings<string>;
