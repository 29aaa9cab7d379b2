/** Things with a display or a signal: phones, computers, televisions, sound, cameras and what plugs into them. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from './canvas.ts';
import { darker, type Hex, lighter, mix } from './color.ts';
import type { Drawing, Drawings } from './drawing.ts';
import { lettering } from './lettering.ts';
import type { Look } from './look.ts';
import { around, oval, polygon, rectangle } from './outline.ts';
import { block, turned } from './solids.ts';
import type { Piece } from './stage.ts';

/** A lit picture on a display: dusk over hills, waves, dunes or a bloom of light. */
export function wallpaper(c: Canvas, look: Look, x: number, y: number, w: number, h: number): string {
  const { dice } = look;
  const [deep, glow] = dice.pick('wallpaper', [['#123a40', '#e9a257'], ['#1d2a55', '#e58a9c'], ['#2b1f47', '#7fb2e8'], ['#0f3b34', '#d6d67c'], ['#3a1c2e', '#f0b35b'], ['#10314f', '#8fd0d6']] as [[Hex, Hex], ...[Hex, Hex][]]);
  const sky = bar(x, y, w, h, c.linear([[0, deep], [0.55, mix(deep, glow, 0.4)], [1, mix(deep, glow, 0.75)]]));
  const sun = disc(x + w * dice.between('sun x', 0.3, 0.75), y + h * dice.between('sun y', 0.36, 0.56), Math.min(w, h) * 0.15, Math.min(w, h) * 0.15, lighter(glow, 0.3));
  const hill = (level: number, tone: Hex, i: number) => fillPath(`M${x},${y + h * level}C${x + w * 0.3},${y + h * (level - dice.between(`h${i}`, -0.08, 0.14))} ${x + w * 0.6},${y + h * (level + dice.between(`d${i}`, -0.06, 0.1))} ${x + w},${y + h * (level - dice.between(`e${i}`, -0.05, 0.1))}V${y + h}H${x}Z`, tone);
  return sky + sun + hill(0.6, mix(deep, glow, 0.35), 0) + hill(0.72, mix(deep, glow, 0.18), 1) + hill(0.86, darker(deep, 0.2), 2) + fillPath(polygon([[x + w * 0.5, y], [x + w * 0.86, y], [x + w * 0.44, y + h], [x + w * 0.08, y + h]]), '#ffffff', 0.07);
}

const shell = (look: Look, otherwise: Hex): Hex => (look.isColored ? look.color : look.dice.pick('shell', [otherwise, '#2a2d30', '#c9ced2', '#f0f0ed', '#5d666d']));

/** A slab with a display: front, and behind it the back with its cameras. */
function slab(c: Canvas, look: Look, w: number, h: number, radius: number): Piece {
  const { dice } = look;
  const tone = shell(look, '#2f4358');
  const bezel = Math.max(8, w * 0.035);
  const back = rectangle(-w / 2, -h, w, h, radius);
  const cameras = dice.count('cameras', 1, 3);
  const lens = (x: number, y: number) => disc(x, y, w * 0.075, w * 0.075, '#171b1e') + disc(x, y, w * 0.055, w * 0.055, c.radial([[0, '#55708a'], [0.5, '#1b2733'], [1, '#07090b']], 0.5, 0.5, 0.5, 0.36, 0.32)) + disc(x - w * 0.02, y - w * 0.02, w * 0.013, w * 0.013, '#ffffff', 0.9);
  const hump = rectangle(-w / 2 + w * 0.07, -h + w * 0.07, w * (cameras === 1 ? 0.22 : dice.pick('hump', [0.24, 0.4])), w * (0.2 * cameras + 0.05), w * 0.09);
  const rear = c.form(back, tone, { depth: 10, light: 0.7, dark: 0.4 }) + c.inside(back, fillPath(polygon([[-w * 0.1, -h], [w * 0.3, -h], [-w * 0.1, 0], [-w / 2, 0]]), '#ffffff', 0.1)) + c.form(hump, lighter(tone, 0.06), { depth: 4, light: 0.6 }) + Array.from({ length: cameras }, (_, i) => lens(-w / 2 + w * 0.18, -h + w * (0.18 + i * 0.2))).join('') + lettering(look.brand, { x: 0, y: -h * 0.42, size: w * 0.05, color: lighter(tone, 0.5), opacity: 0.7 });
  const body = rectangle(-w / 2, -h, w, h, radius);
  const screen = rectangle(-w / 2 + bezel, -h + bezel, w - bezel * 2, h - bezel * 2, radius - bezel * 0.8);
  const hour = `${dice.count('hour', 9, 12)}:${dice.count('minute', 10, 59)}`;
  const face = c.form(body, '#14181b', { depth: 4, light: 0.7, dark: 0.3 }) + stroke(body, lighter(tone, 0.35), 3.4) + c.inside(screen, wallpaper(c, look, -w / 2 + bezel, -h + bezel, w - bezel * 2, h - bezel * 2)) + lettering(hour, { y: -h + w * 0.24, size: w * 0.16, color: '#ffffff', weight: 0.9, opacity: 0.95 }) + bar(-w * 0.09, -h + bezel + w * 0.025, w * 0.18, w * 0.05, '#07090b', w * 0.025) + bar(-w * 0.17, -bezel - w * 0.05, w * 0.34, 5, '#ffffff', 3, 0.8);
  const shift = w * 0.48;
  return { art: placed(rear, { x: shift, y: -12 }) + c.inside(rectangle(-w / 2, -h - 20, w * 2, h + 20), c.pool(w / 2, -h / 2, 40, h * 0.54, 0.35)) + placed(face, { x: -shift * 0.36 }), box: [-w / 2 - shift * 0.36, -h - 12, w + shift * 1.36, h + 12], feet: [[-w / 2 - shift * 0.3, w / 2 + shift]], focus: [-w / 2 - shift * 0.3, -h - 20, w * 1.3, w * 1.3] };
}

function laptop(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#c4cacd');
  const { dice } = look;
  const [w, h] = [560, dice.between('height', 340, 372)];
  const lid = rectangle(-w / 2, -h - 60, w, h, 20);
  const screen = rectangle(-w / 2 + 14, -h - 46, w - 28, h - 34, 8);
  const deck = polygon([[-w / 2 + 2, -62], [w / 2 - 2, -62], [w / 2 + 84, -14, 6], [-w / 2 - 84, -14, 6]]);
  const rows = Array.from({ length: 5 }, (_, row) => {
    const y = -56 + row * 6.4;
    const half = w / 2 - 34 + row * 14;
    return Array.from({ length: 14 }, (_, i) => bar(-half + (i * half * 2) / 14 + 2, y, (half * 2) / 14 - 4, 4.8, '#22272a', 1.4)).join('');
  }).join('');
  const base = `M${-w / 2 - 84},-16H${w / 2 + 84}V-9Q${w / 2 + 80},0 ${w / 2 + 60},0H${-w / 2 - 60}Q${-w / 2 - 80},0 ${-w / 2 - 84},-9Z`;
  return { art: c.form(lid, '#16191c', { depth: 4, dark: 0.2, light: 0.5 }) + stroke(lid, lighter(tone, 0.2), 4) + c.inside(screen, wallpaper(c, look, -w / 2, -h - 50, w, h)) + disc(0, -h - 53, 2.6, 2.6, '#4a5560') + bar(-w / 2 + 40, -64, w - 80, 9, darker(tone, 0.6)) + fillPath(deck, c.linear([[0, darker(tone, 0.12)], [1, lighter(tone, 0.35)]])) + rows + fillPath(polygon([[-70, -22], [70, -22], [78, -15], [-78, -15]]), lighter(tone, 0.2)) + fillPath(base, c.linear([[0, lighter(tone, 0.7)], [0.3, tone], [1, darker(tone, 0.5)]])) + bar(-46, -16, 92, 6, darker(tone, 0.35), 3), box: [-w / 2 - 84, -h - 62, w + 168, h + 62], feet: [[-w / 2 - 70, w / 2 + 70]], focus: [-w / 2 - 60, -h * 0.8, 400, 300] };
}

function flatScreen(isTelevision: boolean) {
  return (c: Canvas, look: Look): Piece => {
    const { dice } = look;
    const w = isTelevision ? 760 : 580;
    const h = w * 0.565;
    const edge = isTelevision ? 7 : dice.between('edge', 9, 16);
    const lift = isTelevision ? 56 : 130;
    const tone = look.isColored ? look.color : dice.pick('frame', ['#1b1f22', '#2a2d30', '#9aa2a6']);
    const body = rectangle(-w / 2, -h - lift, w, h, isTelevision ? 6 : 12);
    const glass = rectangle(-w / 2 + edge, -h - lift + edge, w - edge * 2, h - edge * 2 - (isTelevision ? 4 : 12), 4);
    const stand = isTelevision
      ? dice.pick('tv stand', [stroke(`M${-w * 0.34},${-lift}L${-w * 0.4},-3H${-w * 0.3}M${w * 0.34},${-lift}L${w * 0.4},-3H${w * 0.3}`, darker(tone, 0.1), 11), bar(-34, -lift - 4, 68, 50, darker(tone, 0.3)) + bar(-150, -14, 300, 14, c.linear([[0, lighter(tone, 0.3)], [1, darker(tone, 0.4)]]), 4)])
      : fillPath(polygon([[-34, -lift - 10], [34, -lift - 10], [42, -16], [-42, -16]]), c.linear([[0, darker(tone, 0.5)], [0.5, lighter(tone, 0.3)], [1, darker(tone, 0.3)]])) + dice.pick('foot', [bar(-120, -18, 240, 18, c.linear([[0, lighter(tone, 0.45)], [1, darker(tone, 0.3)]]), 6), disc(0, -10, 120, 16, darker(tone, 0.3)) + disc(0, -15, 120, 15, lighter(tone, 0.15))]);
    return { art: stand + c.form(body, tone, { depth: 5, dark: 0.3, light: 0.5 }) + c.inside(glass, wallpaper(c, look, -w / 2, -h - lift, w, h)) + (isTelevision ? '' : disc(w / 2 - 24, -lift - 9, 2.6, 2.6, '#7fe0a8')), box: [-w / 2, -h - lift, w, h + lift], feet: isTelevision ? [[-w * 0.4, -w * 0.3], [w * 0.3, w * 0.4]] : [[-120, 120]], focus: [-w / 2 - 10, -h - lift - 10, w * 0.6, w * 0.5] };
  };
}

function headphones(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : shell(look, '#2a2d30');
  const { dice } = look;
  if (dice.chance('buds', 0.35)) return earbuds(c, look, tone);
  const band = 'M-176,-190C-190,-420 -90,-500 0,-500C90,-500 190,-420 176,-190';
  const cup = (mirror: boolean) => placed(c.form(`M-214,-240C-226,-250 -246,-210 -246,-150C-246,-90 -226,-50 -208,-58C-190,-60 -182,-100 -182,-150C-182,-200 -192,-236 -214,-240Z`, tone, { depth: 11, light: 0.6 }) + c.form('M-190,-246C-150,-252 -128,-212 -128,-150C-128,-88 -150,-48 -190,-54C-176,-100 -176,-200 -190,-246Z', darker(tone, mirror ? 0.5 : 0.44), { depth: 12, light: 0.35 }) + disc(-218, -150, 12, 46, lighter(tone, 0.2), 0.35), { mirror });
  return { art: stroke(band, darker(tone, 0.3), 34) + stroke(band, c.linear([[0, lighter(tone, 0.35)], [0.5, tone], [1, darker(tone, 0.3)]]), 26) + stroke('M-118,-410C-80,-462 -40,-474 0,-474C40,-474 80,-462 118,-410', darker(tone, 0.45), 20) + stroke('M-160,-360C-130,-460 -60,-492 10,-494', '#ffffff', 4, { opacity: 0.5 }) + bar(-196, -270, 30, 80, '#b9c0c4', 8) + bar(166, -270, 30, 80, '#8f979b', 8) + cup(false) + cup(true), box: [-250, -520, 500, 480], feet: [[-230, -140], [140, 230]], focus: [-260, -360, 300, 300] };
}

function earbuds(c: Canvas, look: Look, tone: Hex): Piece {
  const bud = (x: number, mirror: boolean) => placed(c.form('M-20,-330C-70,-330 -84,-270 -50,-240C-40,-232 -36,-220 -36,-190V-110Q-36,-92 -20,-92Q-4,-92 -4,-110V-220C30,-230 44,-260 34,-292C26,-318 6,-330 -20,-330Z', tone, { depth: 11, light: 0.7 }) + disc(-58, -278, 15, 24, darker(tone, 0.6)) + bar(-30, -116, 20, 8, '#8f979b', 4), { x, mirror });
  const box = c.form(rectangle(-170, -130, 340, 130, 62), tone, { depth: 18, light: 0.6 }) + stroke('M-166,-86Q0,-74 166,-86', darker(tone, 0.5), 3, { opacity: 0.7 }) + disc(0, -52, 5, 5, '#7fe0a8') + bar(-150, -150, 300, 44, darker(tone, 0.55), 22);
  return { art: c.form('M-160,-140C-170,-240 -150,-270 -90,-276H90C150,-270 170,-240 160,-140Z', lighter(tone, 0.03), { depth: 14 }) + c.inside('M-140,-146C-148,-226 -130,-254 -90,-258H90C130,-254 148,-226 140,-146Z', sheet(darker(tone, 0.4))) + bud(-50, false) + bud(50, true) + box, box: [-172, -336, 344, 336], focus: [-170, -336, 300, 300] };
}

function speaker(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = shell(look, '#3a4043');
  const mesh = c.tile(9, 9, bar(0, 0, 9, 9, darker(tone, 0.25)) + disc(2.5, 2.5, 1.7, 1.7, darker(tone, 0.7)) + disc(7, 7, 1.7, 1.7, darker(tone, 0.7)));
  const cone = (y: number, r: number) => disc(0, y, r * 1.12, r * 1.12, darker(tone, 0.35)) + disc(0, y, r, r, c.radial([[0, '#3d454a'], [0.5, '#1c2124'], [0.86, '#2f363a'], [1, '#0d1012']])) + disc(0, y, r * 0.4, r * 0.4, c.radial([[0, '#6a757b'], [1, '#1c2124']], 0.5, 0.5, 0.5, 0.36, 0.3)) + stroke(oval(0, y, r * 0.82, r * 0.82), '#566066', 2, { opacity: 0.6 });
  switch (dice.pick('kind', ['cylinder', 'box', 'capsule'])) {
    case 'cylinder':
      return { art: turned(c, [[130, -360, 16], [134, -20, 20], [124, 0]], tone, { finish: 'matte', lid: darker(tone, 0.3), art: sheet(mesh) }).art + disc(0, -360, 96, 13, '#111416') + disc(0, -360, 70, 9, mix(look.accent, '#ffffff', 0.2), 0.7) + bar(-40, -84, 80, 30, '#111416', 6, 0.7) + lettering(look.brand, { y: -76, size: 13, color: '#ffffff', fit: 66 }), box: [-136, -378, 272, 378], focus: [-136, -380, 260, 260] };
    case 'box':
      return { art: block(c, { width: 270, height: 440, back: [80, 40], front: tone }, cone(-140, 88) + cone(-330, 56) + disc(0, -24, 6, 6, '#7fb2e8')), box: [-135, -480, 350, 480], feet: [[-135, 190]], focus: [-140, -440, 280, 280] };
    default:
      return { art: c.form(rectangle(-260, -190, 520, 190, 95), tone, { depth: 24, light: 0.5, dark: 0.6, fill: mesh }) + c.form(oval(-232, -95, 42, 82), darker(tone, 0.3), { depth: 8 }) + c.form(oval(232, -95, 42, 82), darker(tone, 0.4), { depth: 8, light: 0.3 }) + bar(-60, -198, 120, 22, darker(tone, 0.3), 11) + bar(-74, -112, 148, 40, darker(tone, 0.6), 6, 0.8) + lettering(look.brand, { y: -102, size: 20, color: '#ffffff', fit: 120 }), box: [-276, -200, 552, 200], focus: [-276, -220, 300, 220] };
  }
}

function smartwatch(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const strap = look.isColored ? look.color : dice.pick('strap', ['#2a2d30', '#e9e2d4', '#8a4a35', '#3f6b58']);
  const metal = dice.pick('case', ['#b9c0c4', '#2c2f31', '#c9a46a']);
  const isRound = dice.chance('round', 0.5);
  const band = (top: boolean) => c.form(top ? 'M-64,-330C-66,-420 -60,-480 -52,-540Q0,-556 52,-540C60,-480 66,-420 64,-330Z' : 'M-64,-170C-66,-90 -60,-40 -52,10Q0,24 52,10C60,-40 66,-90 64,-170Z', strap, { depth: 12, light: 0.4 });
  const body = isRound ? oval(0, -250, 128, 128) : rectangle(-108, -372, 216, 244, 58);
  const glass = isRound ? oval(0, -250, 108, 108) : rectangle(-92, -356, 184, 212, 46);
  const rings = [[88, '#e2574c', 0.74], [68, '#9cc36a', 0.56], [48, '#4aa3c7', 0.86]].map(([r, tone, share]) => `<circle cx="0" cy="-250" r="${r}" fill="none" stroke="${tone}" stroke-opacity=".25" stroke-width="13"/><circle cx="0" cy="-250" r="${r}" fill="none" stroke="${tone}" stroke-width="13" stroke-linecap="round" stroke-dasharray="${(Number(r) * 6.283 * Number(share)).toFixed(0)} 999" transform="rotate(-90 0 -250)"/>`).join('');
  const time = `${dice.count('hour', 10, 12)}:${dice.count('minute', 10, 59)}`;
  const screen = dice.chance('rings', 0.5) ? rings : lettering(time, { y: -290, size: 46, color: '#ffffff', weight: 1.1, fit: 150 }) + bar(-50, -220, 100, 6, look.accent, 3) + lettering(`${dice.count('steps', 4, 12)} ${dice.count('steps2', 100, 990)}`, { y: -200, size: 20, color: lighter(look.accent, 0.4) });
  return { art: band(true) + band(false) + bar(isRound ? 118 : 102, -276, 24, 44, c.linear([[0, lighter(metal, 0.5)], [1, darker(metal, 0.5)]]), 8) + c.form(body, metal, { depth: 9, light: 0.8 }) + fillPath(glass, '#0b0e10') + c.inside(glass, screen, fillPath('M-120,-380L20,-380L-80,-100H-160Z', '#ffffff', 0.08)), box: [-134, -556, 276, 580], feet: [[-52, 52]], focus: [-150, -400, 300, 300] };
}

function camera(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = shell(look, '#2a2d30');
  const top = dice.chance('retro', 0.5) ? '#c3c9cc' : darker(tone, 0.15);
  const r = dice.between('lens', 104, 128);
  const hump = dice.chance('hump', 0.6);
  const skin = sheet(c.tile(10, 10, disc(3, 3, 1.8, 1.8, '#000000', 0.25) + disc(8, 8, 1.8, 1.8, '#ffffff', 0.1)));
  const [x, y] = [dice.between('lens x', -20, 40), -150];
  const ring = (k: number, fill: string) => disc(x, y, r * k, r * k, fill);
  return { art: bar(110, -322, 56, 30, c.linear([[0, lighter(top, 0.4)], [1, darker(top, 0.4)]]), 6) + bar(-190, -312, 40, 20, '#b9c0c4', 8) + (hump ? c.form('M-90,-290L-66,-352Q-60,-362 -46,-362H66Q80,-362 86,-352L110,-290Z', top, { depth: 8 }) : bar(-30, -312, 70, 22, '#171b1e', 4)) + c.form(rectangle(-240, -300, 480, 300, 40), tone, { depth: 18, light: 0.5, art: bar(-260, -310, 520, 76, top) + skin }) + stroke('M-238,-234H238', '#000000', 2, { opacity: 0.4 }) + c.form(rectangle(-228, -222, 92, 210, 34), darker(tone, 0.2), { depth: 12, light: 0.35 }) + lettering(look.brand, { y: hump ? -334 : -276, x: hump ? 10 : -90, size: 22, color: hump && top === '#c3c9cc' ? '#22272a' : '#f1efe8', fit: 110 }) + c.pool(x + 14, y + 18, r * 1.3, r * 1.3, 0.6) + ring(1.06, c.linear([[0, '#70797e'], [0.5, '#22272a'], [1, '#0c0e10']], [0, 0, 1, 1])) + ring(0.94, '#15191b') + around(40, r * 0.99).map((p) => disc(x + p.x, y + p.y, 2.2, 2.2, '#000000', 0.5)).join('') + ring(0.84, c.linear([[0, '#111416'], [1, '#3d464b']], [0, 0, 1, 1])) + ring(0.66, c.radial([[0, '#0b1016'], [0.5, '#1d3450'], [0.8, '#472a58'], [1, '#0b0d10']], 0.5, 0.5, 0.5, 0.44, 0.42)) + ring(0.3, '#06080a') + disc(x - r * 0.26, y - r * 0.3, r * 0.17, r * 0.12, '#ffffff', 0.75) + disc(x + r * 0.24, y + r * 0.28, r * 0.08, r * 0.06, '#9fc4e8', 0.5) + disc(190, -258, 12, 12, look.accent), box: [-242, -364, 484, 364], focus: [-150, -330, 320, 320] };
}

function keyboard(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = shell(look, '#e4e6e4');
  const cap = dice.pick('caps', [lighter(tone, 0.16), darker(tone, 0.3), '#f1efe8']);
  const rows = 5;
  const deck = polygon([[-330, -150, 16], [330, -150, 16], [374, -12, 16], [-374, -12, 16]]);
  let keys = '';
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const [y, half, high] = [-140 + t * 98, 312 + t * 32, 17 + t * 4];
    const isSpace = row === rows - 1;
    const count = isSpace ? 7 : 14;
    let x = -half;
    for (let i = 0; i < count; i++) {
      const width = isSpace ? (i === 3 ? half * 0.86 : (half * 2 - half * 0.86) / 6) : (half * 2) / count;
      const tint = (row === 0 && i === 0) || (row === 2 && i === count - 1) ? look.accent : (i === 0 || i === count - 1) && dice.chance('mods', 0.5) ? darker(cap, 0.16) : cap;
      keys += bar(x + 2, y + 4, width - 4, high, darker(tint, 0.5), 5) + bar(x + 2, y, width - 4, high - 1, c.linear([[0, lighter(tint, 0.3)], [1, tint]]), 5);
      x += width;
    }
  }
  return { art: c.form(deck, tone, { depth: 8, light: 0.6 }) + fillPath(polygon([[-374, -16, 10], [374, -16, 10], [370, 0, 10], [-370, 0, 10]]), c.linear([[0, darker(tone, 0.1)], [1, darker(tone, 0.45)]])) + keys, box: [-374, -152, 748, 152], focus: [-360, -170, 300, 180] };
}

function mouse(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#2a2d30');
  const body = 'M-150,-20C-160,-120 -90,-190 10,-190C110,-190 180,-110 190,-30Q190,0 160,0H-120Q-148,0 -150,-20Z';
  return { art: c.form(body, tone, { depth: 26, light: 0.55, dark: 0.6 }) + stroke('M-148,-54C-60,-84 60,-92 186,-46', darker(tone, 0.6), 3, { opacity: 0.6 }) + stroke('M-20,-188C-40,-150 -52,-110 -54,-80', darker(tone, 0.6), 3, { opacity: 0.6 }) + placed(c.form(rectangle(-13, -34, 26, 68, 13), look.accent, { depth: 5 }), { x: -46, y: -128, turn: 14 }) + c.inside(body, c.blurred(8, disc(70, -150, 60, 18, '#ffffff'), 0.3)) + bar(-110, -8, 260, 8, darker(tone, 0.5), 4), box: [-156, -192, 348, 192], focus: [-150, -200, 260, 200] };
}

function printer(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#f0f0ed');
  const paper = fillPath('M-130,-300L-110,-430H110L130,-300Z', c.linear([[0, '#ffffff'], [1, '#dfe3e4']]));
  const sheetOut = fillPath('M-130,-92H130L160,-10H-160Z', c.linear([[0, '#d5dadc'], [0.3, '#ffffff']])) + bar(-84, -66, 120, 5, look.accent) + bar(-90, -52, 170, 4, '#9aa2a6') + bar(-96, -38, 150, 4, '#9aa2a6');
  return { art: paper + c.form(rectangle(-270, -310, 540, 290, 34), tone, { depth: 18, light: 0.6 }) + c.form(polygon([[-270, -290, 24], [-246, -336, 20], [246, -336, 20], [270, -290, 24], [270, -250], [-270, -250]]), darker(tone, 0.06), { depth: 8 }) + bar(-180, -150, 360, 74, '#1b1f22', 8) + sheetOut + c.form(rectangle(110, -228, 128, 54, 8), '#1b1f22', { depth: 4 }) + bar(122, -218, 70, 34, '#7fb2c8', 3) + disc(216, -201, 12, 12, '#7fe0a8') + lettering(look.brand, { x: -240, y: -216, size: 22, color: darker(tone, 0.6), align: 'start' }) + bar(-250, -22, 40, 22, '#22272a', 3) + bar(210, -22, 40, 22, '#22272a', 3), box: [-272, -432, 544, 432], focus: [-40, -330, 310, 310] };
}

function gameConsole(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = shell(look, '#f0f0ed');
  const box = block(c, { width: 150, height: 470, back: [90, 44], front: tone, side: tone }, bar(-22, -470, 44, 470, '#1b1f22') + bar(-6, -400, 12, 200, c.linear([[0, look.accent], [1, lighter(look.accent, 0.6)]]), 6));
  const pad = 'M-180,-150C-150,-180 -90,-176 -60,-160H60C90,-176 150,-180 180,-150C216,-90 226,-10 190,0C150,8 130,-40 90,-62H-90C-130,-40 -150,8 -190,0C-226,-10 -216,-90 -180,-150Z';
  const padTone = dice.pick('pad', [tone, '#2a2d30', look.accent]);
  const dark = darker(padTone, 0.6);
  const controller = c.form(pad, padTone, { depth: 18, light: 0.6 }) + bar(-134, -124, 16, 48, dark, 4) + bar(-150, -108, 48, 16, dark, 4) + [[112, -126], [136, -102], [88, -102], [112, -78]].map(([x, y], i) => disc(x as number, y as number, 11, 11, ['#e2574c', '#4aa3c7', '#9cc36a', '#e9bd3a'][i] as Hex)).join('') + [-56, 56].map((x) => disc(x, -74, 27, 25, dark) + disc(x, -78, 21, 19, c.radial([[0, '#4a5358'], [1, '#15191b']]))).join('');
  return { art: placed(box, { x: -120 }) + c.pool(120, 0, 210, 22, 0.5) + placed(controller, { x: 130, y: 2 }), box: [-200, -516, 552, 520], feet: [[-195, 30], [-60, 330]], focus: [-60, -230, 380, 240] };
}

function router(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#f0f0ed');
  const antennas = look.dice.count('antennas', 2, 4);
  const sticks = Array.from({ length: antennas }, (_, i) => {
    const x = -200 + (i * 400) / (antennas - 1);
    return placed(c.form(rectangle(-15, -280, 30, 280, 12), darker(tone, 0.08), { depth: 7 }), { x, y: -60, turn: (x / 200) * 9 });
  }).join('');
  return { art: sticks + c.form('M-250,-100Q-246,-124 -220,-124H220Q246,-124 250,-100L262,-24Q264,0 240,0H-240Q-264,0 -262,-24Z', tone, { depth: 16, light: 0.6 }) + bar(-230, -60, 460, 34, '#15191b', 17) + Array.from({ length: 6 }, (_, i) => disc(-80 + i * 32, -43, 5, 5, i === 2 && look.dice.chance('amber', 0.5) ? '#e9bd3a' : '#7fe0a8')).join('') + lettering(look.brand, { y: -100, size: 20, color: darker(tone, 0.55) }), box: [-300, -350, 600, 350], feet: [[-250, 250]], focus: [-150, -200, 320, 220] };
}

function charger(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#f0f0ed');
  const cable = 'M60,-60C140,-60 150,-10 210,-20C290,-34 300,-150 230,-170C170,-186 130,-140 170,-100C210,-60 300,-70 310,-200';
  const prongs = bar(-90, -316, 16, 60, c.linear([[0, '#e4e7e8'], [1, '#8f979b']], [0, 0, 1, 0]), 6) + bar(-26, -316, 16, 60, c.linear([[0, '#e4e7e8'], [1, '#8f979b']], [0, 0, 1, 0]), 6);
  return { art: stroke(cable, darker(tone, 0.3), 18) + stroke(cable, tone, 13) + stroke(cable, '#ffffff', 3, { opacity: 0.5 }) + placed(bar(-15, -50, 30, 54, tone, 6) + bar(-9, -74, 18, 26, '#b9c0c4', 4), { x: 310, y: -200 }) + prongs + c.form(rectangle(-140, -262, 180, 262, 40), tone, { depth: 18, light: 0.6 }) + c.form(rectangle(-76, -70, 52, 20, 10), '#2a2d30', { depth: 3 }) + c.form(rectangle(-76, -112, 52, 20, 5), '#2a2d30', { depth: 3 }) + lettering(look.brand, { x: -50, y: -190, size: 24, color: darker(tone, 0.5), fit: 140 }), box: [-142, -318, 470, 318], feet: [[-130, 40]], focus: [-150, -300, 250, 250] };
}

function powerBank(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#2a2d30');
  const [w, h] = [look.dice.between('width', 190, 230), look.dice.between('height', 380, 430)];
  return { art: block(c, { width: w, height: h, back: [44, 22], front: tone, side: tone }, bar(w / 2 - 30, -h, 6, h, look.accent, 0, 0.8) + lettering(look.brand, { y: -h * 0.66, size: 30, color: lighter(tone, 0.75), fit: w * 0.66 }) + lettering(`${look.dice.pick('mah', [10, 15, 20, 30])}000`, { y: -h * 0.55, size: 18, color: lighter(tone, 0.6) }) + Array.from({ length: 4 }, (_, i) => disc(-36 + i * 24, -70, 6, 6, i < look.dice.count('charge', 2, 4) ? '#7fe0a8' : '#5d666b')).join('')), box: [-w / 2, -h - 22, w + 44, h + 22], feet: [[-w / 2, w / 2 + 30]], focus: [-w / 2, -h - 20, w * 1.2, w * 1.2] };
}

const stage = (draw: Drawing['draw'], size = 1): Drawing => ({ draw, mount: 'plinth', size, more: [{ isClose: true }, { mount: 'table', isTinted: true, size: size * 0.9 }] });
const floor = (draw: Drawing['draw'], size = 1): Drawing => ({ draw, mount: 'table', size, more: [{ isClose: true }, { mount: 'plinth', isTinted: true, size: size * 0.92 }] });

export const SCREENS = {
  smartphone: stage((c, look) => slab(c, look, look.dice.between('width', 205, 225), 450, look.dice.between('radius', 26, 40))),
  laptop: floor(laptop, 1.04),
  'tablet-computer': stage((c, look) => slab(c, look, look.dice.between('width', 310, 340), 450, 28)),
  television: floor(flatScreen(true), 1.1),
  headphones: stage(headphones),
  speaker: stage(speaker),
  smartwatch: stage(smartwatch),
  camera: stage(camera, 0.95),
  monitor: floor(flatScreen(false)),
  keyboard: floor(keyboard, 1.02),
  mouse: stage(mouse, 0.72),
  printer: floor(printer, 0.9),
  'game-console': stage(gameConsole, 1.04),
  router: stage(router),
  charger: stage(charger, 0.85),
  'power-bank': stage(powerBank, 0.85),
} satisfies Drawings<string>;
