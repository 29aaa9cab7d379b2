/** Bags, hats, scarves, belts, glasses, watches and jewellery. */
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from './canvas.ts';
import { darker, type Hex, lighter, lightness } from './color.ts';
import type { Drawing, Drawings } from './drawing.ts';
import { lettering } from './lettering.ts';
import type { Look } from './look.ts';
import { around, oval, polygon, rectangle } from './outline.ts';
import type { Piece } from './stage.ts';
import { cloth } from './surface.ts';

const GOLD = '#d0a452';
const SILVER = '#c4cacd';
const metalOf = (look: Look): Hex => {
  if (look.material.includes('gold') || look.material === 'brass' || look.colorName === 'gold') return GOLD;
  if (look.material.includes('silver') || look.material === 'steel' || look.colorName === 'silver') return SILVER;
  return look.dice.pick('metal', [GOLD, SILVER, '#d8a48c']);
};
/** The colour of a stone, bead or enamel: named, unless the name means the metal. */
const stoneOf = (look: Look): Hex => (look.isColored && !['gold', 'silver'].includes(look.colorName) ? look.color : look.dice.pick('stone', ['#2f66b3', '#c22f2b', '#3f7d50', '#e8eef2', '#6c4694', '#e39aac']));
const shine = (c: Canvas, metal: Hex) => c.linear([[0, lighter(metal, 0.65)], [0.3, metal], [0.5, darker(metal, 0.42)], [0.7, lighter(metal, 0.4)], [1, darker(metal, 0.35)]], [0, 0, 1, 1]);

function handbag(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const metal = dice.pick('metal', [GOLD, SILVER]);
  const [w, h] = [dice.between('width', 380, 470), dice.between('height', 270, 340)];
  const flare = dice.between('flare', -10, 34);
  const soft = dice.between('corner', 24, 70);
  const body = polygon([[-w / 2 + flare, -h, soft * 0.7], [w / 2 - flare, -h, soft * 0.7], [w / 2, -10, soft], [w / 2 - 14, 0, soft], [-w / 2 + 14, 0, soft], [-w / 2, -10, soft]]);
  const kind = dice.pick('kind', ['flap', 'tote', 'zip', 'flap', 'bucket']);
  const style = dice.pick('handle', ['arch', 'two', 'chain']);
  const stitch = (d: string) => stroke(d, lightness(tone) > 0.5 ? darker(tone, 0.45) : lighter(tone, 0.5), 2.4, { opacity: 0.7, dash: '8 6' });
  const leather = { depth: 20, dark: 0.5, light: 0.45, art: cloth(c, look) };
  const rise = dice.between('rise', 120, 200);
  const strap = (x: number, top: number, t: Hex, width: number) => stroke(`M${-x},${-h + 30}C${-x},${top} ${x},${top} ${x},${-h + 30}`, darker(t, 0.4), width + 4) + stroke(`M${-x},${-h + 30}C${-x},${top} ${x},${top} ${x},${-h + 30}`, c.linear([[0, lighter(t, 0.3)], [1, darker(t, 0.3)]], [0, 0, 1, 0]), width) + stroke(`M${-x + 3},${-h + 20}C${-x + 3},${top + 6} ${x - 12},${top} ${x - 6},${-h + 10}`, lighter(t, 0.6), 3, { opacity: 0.5 });
  const links = `M${-w * 0.4},${-h + 20}C${-w * 0.36},${-h - rise * 2} ${w * 0.36},${-h - rise * 2} ${w * 0.4},${-h + 20}`;
  const handles = style === 'chain' ? stroke(links, darker(metal, 0.3), 15) + stroke(links, lighter(metal, 0.4), 10, { dash: '13 7' }) : style === 'two' ? placed(strap(w * 0.2, -h - rise * 1.1, darker(tone, 0.25), 17), { x: 16, y: -8 }) + strap(w * 0.2, -h - rise * 1.1, tone, 19) : strap(w * 0.17, -h - rise, tone, 27);
  const parts = [handles, c.form(body, tone, leather)];
  const ring = (x: number) => `<circle cx="${x}" cy="${round(-h + 26)}" r="13" fill="none" stroke="${darker(metal, 0.1)}" stroke-width="6"/>`;
  if (kind === 'flap') {
    const reach = h * dice.between('flap', 0.42, 0.64);
    const flap = polygon([[-w / 2 + flare - 4, -h - 6, soft * 0.7], [w / 2 - flare + 4, -h - 6, soft * 0.7], [w / 2 - flare * 0.5 + 3, -h + reach, soft * 1.2], [-w / 2 + flare * 0.5 - 3, -h + reach, soft * 1.2]]);
    parts.push(c.blurred(7, placed(fillPath(flap, '#10161d'), { x: 3, y: 11 }), 0.35), c.form(flap, lighter(tone, 0.04), leather), stitch(`M${-w / 2 + flare + 14},${-h + 10}L${-w / 2 + flare * 0.5 + 16},${-h + reach - 30}Q${-w / 2 + 26},${-h + reach - 14} ${-w / 2 + 60},${-h + reach - 13}H${w / 2 - 60}Q${w / 2 - 26},${-h + reach - 14} ${w / 2 - flare * 0.5 - 16},${-h + reach - 30}L${w / 2 - flare - 14},${-h + 10}`), c.form(rectangle(-38, -h + reach - 30, 76, 50, 12), metal, { depth: 6, light: 0.9, fill: shine(c, metal) }), bar(-17, -h + reach - 12, 34, 13, darker(metal, 0.6), 5));
  } else if (kind === 'zip') parts.push(stroke(`M${-w / 2 + flare + 16},${-h + 26}H${w / 2 - flare - 16}`, darker(tone, 0.5), 11), stroke(`M${-w / 2 + flare + 16},${-h + 26}H${w / 2 - flare - 16}`, metal, 5, { dash: '5 4' }), bar(w * 0.2, -h + 22, 12, 46, metal, 5), c.form(rectangle(-w * 0.34, -h * 0.62, w * 0.68, h * 0.46, 20), lighter(tone, 0.04), { depth: 8, art: cloth(c, look) }), stitch(rectangle(-w * 0.34 + 11, -h * 0.62 + 11, w * 0.68 - 22, h * 0.46 - 22, 14)));
  else if (kind === 'bucket') parts.push(disc(0, -h + 4, w / 2 - flare - 14, 22, darker(tone, 0.5)), stroke(`M${-w / 2 + flare + 8},${-h + 54}H${w / 2 - flare - 8}`, darker(tone, 0.35), 9), stroke(`M-6,${-h + 54}C-30,${-h + 120} -16,${-h + 150} -34,${-h + 176}M8,${-h + 54}C26,${-h + 110} 18,${-h + 140} 30,${-h + 160}`, darker(tone, 0.3), 9), bar(-w / 2 + 4, -52, w - 8, 4, darker(tone, 0.5), 0, 0.5));
  else parts.push(stitch(`M${-w / 2 + flare + 14},${-h + 18}H${w / 2 - flare - 14}`), stitch(`M${-w / 2 + 18},-22H${w / 2 - 18}`), lettering(look.brand, { y: -h * 0.52, size: 25, color: lightness(tone) > 0.5 ? darker(tone, 0.5) : lighter(tone, 0.6), fit: w * 0.5, weight: 1.2, spacing: 4 }));
  if (style !== 'chain') parts.push(ring(style === 'two' ? -w * 0.2 : -w * 0.17), ring(style === 'two' ? w * 0.2 : w * 0.17));
  const top = style === 'chain' ? rise * 1.55 : rise * (style === 'two' ? 0.9 : 0.82);
  return { art: parts.join(''), box: [-w / 2 - 4, -h - top, w + 8, h + top], feet: [[-w / 2 + 10, w / 2 - 10]], focus: [-w * 0.4, -h - 50, w * 0.8, w * 0.8] };
}

function backpack(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const [w, h] = [dice.between('width', 330, 380), dice.between('height', 460, 520)];
  const body = `M${-w / 2},-50C${-w / 2},${-h * 0.6} ${-w * 0.5},${-h} 0,${-h}C${w * 0.5},${-h} ${w / 2},${-h * 0.6} ${w / 2},-50Q${w / 2},0 ${w / 2 - 54},0H${-w / 2 + 54}Q${-w / 2},0 ${-w / 2},-50Z`;
  const trim = dice.pick('trim', [darker(tone, 0.35), '#8a6038', look.accent, tone]);
  const pocket = rectangle(-w * 0.36, -h * 0.42, w * 0.72, h * 0.36, 34);
  const zip = (d: string) => stroke(d, darker(tone, 0.6), 9) + stroke(d, '#c4cacd', 3.4, { dash: '4 4' });
  const flap = dice.chance('flap', 0.4);
  const top = flap
    ? c.form(`M${-w * 0.46},${-h * 0.56}C${-w * 0.5},${-h * 0.9} ${-w * 0.3},${-h - 14} 0,${-h - 14}C${w * 0.3},${-h - 14} ${w * 0.5},${-h * 0.9} ${w * 0.46},${-h * 0.56}Q0,${-h * 0.5} ${-w * 0.46},${-h * 0.56}Z`, lighter(tone, 0.05), { depth: 16, art: cloth(c, look) }) + [-w * 0.2, w * 0.2].map((x) => bar(x - 13, -h * 0.64, 26, h * 0.26, trim, 4) + `<rect x="${round(x - 17)}" y="${round(-h * 0.44)}" width="34" height="26" rx="5" fill="none" stroke="${GOLD}" stroke-width="6"/>`).join('')
    : zip(`M${-w * 0.38},${-h * 0.5}C${-w * 0.4},${-h * 0.78} ${-w * 0.24},${-h * 0.9} 0,${-h * 0.9}C${w * 0.24},${-h * 0.9} ${w * 0.4},${-h * 0.78} ${w * 0.38},${-h * 0.5}`) + bar(w * 0.34, -h * 0.52, 14, 44, trim, 6);
  return { art: stroke(`M-40,${-h + 14}C-46,${-h - 64} 46,${-h - 64} 40,${-h + 14}`, trim, 20) + stroke(`M${-w * 0.48},${-h * 0.7}C${-w * 0.66},${-h * 0.5} ${-w * 0.64},${-h * 0.2} ${-w * 0.48},-60M${w * 0.48},${-h * 0.7}C${w * 0.66},${-h * 0.5} ${w * 0.64},${-h * 0.2} ${w * 0.48},-60`, darker(tone, 0.4), 27) + c.form(body, tone, { depth: 26, dark: 0.5, light: 0.42, art: cloth(c, look) }) + top + c.form(pocket, lighter(tone, 0.03), { depth: 12, dark: 0.5, light: 0.5, art: cloth(c, look) }) + zip(`M${-w * 0.3},${-h * 0.34}H${w * 0.3}`) + bar(w * 0.26, -h * 0.34, 10, 36, trim, 5) + c.form(rectangle(-w * 0.16, -h * 0.24, w * 0.32, 44, 6), trim, { depth: 4 }) + lettering(look.brand, { y: -h * 0.24 + 15, size: 14, color: lightness(trim) > 0.5 ? '#22272a' : '#f6f1e4', fit: w * 0.26 }), box: [-w * 0.62, -h - 60, w * 1.24, h + 60], feet: [[-w / 2 + 20, w / 2 - 20]], focus: [-w * 0.45, -h * 0.7, w * 0.9, w * 0.9] };
}

function hat(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const soft = ['wool', 'knit', 'cashmere'].includes(look.material);
  const kind = soft ? 'beanie' : dice.pick('kind', ['brim', 'cap', 'brim', 'bucket']);
  const straw = c.tile(18, 9, stroke('M0,2Q9,-2 18,2', darker(tone, 0.4), 1.6, { opacity: 0.5 }) + stroke('M0,6Q9,2 18,6', lighter(tone, 0.5), 1.4, { opacity: 0.5 }));
  const weave = look.material === '' || look.material === 'paper' ? sheet(straw) : cloth(c, look, 0.7);
  if (kind === 'beanie') {
    const rib = c.tile(20, 30, bar(0, 0, 20, 30, tone) + bar(0, 0, 7, 30, darker(tone, 0.5), 0, 0.45) + bar(10, 0, 6, 30, lighter(tone, 0.5), 0, 0.35));
    return { art: c.form('M-186,-110C-190,-280 -110,-376 0,-376C110,-376 190,-280 186,-110Z', tone, { depth: 26, fill: rib, art: textureOf(c, look) }) + c.form(rectangle(-198, -134, 396, 134, 36), darker(tone, 0.05), { depth: 15, fill: rib }) + (dice.chance('bobble', 0.5) ? c.form(around(18, 62, 60).map((p, i) => `${i ? 'L' : 'M'}${round(p.x * (i % 2 ? 1 : 0.84))},${round(-406 + p.y * (i % 2 ? 1 : 0.84))}`).join('') + 'Z', lighter(look.accent, 0.2), { depth: 15 }) : ''), box: [-200, -470, 400, 470], feet: [[-180, 180]], focus: [-180, -330, 300, 300] };
  }
  if (kind === 'cap') return { art: c.form('M60,-90C150,-120 280,-100 320,-40C326,-20 310,-14 290,-20C210,-50 120,-40 40,-20Z', darker(tone, 0.12), { depth: 11, light: 0.5 }) + c.form('M-190,-30C-200,-190 -110,-280 20,-276C140,-270 196,-180 190,-76C100,-110 -60,-90 -190,-30Z', tone, { depth: 22, art: weave + stroke('M10,-276C-20,-200 -30,-130 -30,-60M20,-276C90,-220 110,-150 110,-90', darker(tone, 0.5), 3, { opacity: 0.5 }) }) + c.form(oval(14, -278, 18, 9), tone, { depth: 4 }) + lettering((look.brand || 'Q').slice(0, 1), { x: 66, y: -200, size: 62, color: lightness(tone) > 0.6 ? darker(tone, 0.6) : '#f6f1e4', weight: 1.9 }), box: [-196, -290, 520, 290], feet: [[-180, 300]], focus: [-120, -300, 320, 300] };
  const ribbon = look.pattern ? darker(tone, 0.5) : dice.pick('ribbon', [look.accent, '#2b3033', '#2f5548', '#8e2f1e']);
  const reach = kind === 'bucket' ? 240 : dice.between('brim', 270, 330);
  const high = dice.between('crown', 190, 240);
  const dip = dice.between('dip', 10, 36);
  const brim = kind === 'bucket' ? `M-150,-110C-210,-90 -240,-40 -246,-6Q0,70 246,-6C240,-40 210,-90 150,-110Z` : `M${-reach},-34C${-reach * 0.8},-80 -100,-84 0,-84C100,-84 ${reach * 0.8},-80 ${reach},-34C${reach * 0.8},20 110,34 0,34C-110,34 ${-reach * 0.8},20 ${-reach},-34Z`;
  const crown = kind === 'bucket' ? `M-150,-100C-150,-180 -130,-${high + 30} -110,${-high - 40}Q0,${-high - 66} 110,${-high - 40}C130,-${high + 30} 150,-180 150,-100Q0,-60 -150,-100Z` : `M-142,-40C-142,-130 -132,${-high} -84,${-high - 30}C-50,${-high - 46} -20,${-high - 40 + dip} 0,${-high - 40 + dip}C20,${-high - 40 + dip} 50,${-high - 46} 84,${-high - 30}C132,${-high} 142,-130 142,-40C80,-8 -80,-8 -142,-40Z`;
  const band = kind === 'bucket' ? stroke('M-150,-104Q0,-62 150,-104', darker(tone, 0.5), 3, { dash: '7 5' }) : fillPath('M-143,-92C-80,-62 80,-62 143,-92L142,-40C80,-6 -80,-6 -142,-40Z', c.linear([[0, lighter(ribbon, 0.2)], [0.4, ribbon], [1, darker(ribbon, 0.45)]], [0, 0, 1, 0])) + placed(fillPath('M0,-24L22,-30L26,18L0,22Z', lighter(ribbon, 0.14)), { x: -120, y: -50 });
  return { art: c.form(brim, tone, { depth: 14, dark: 0.45, light: 0.5, art: weave }) + (kind === 'bucket' ? '' : c.pool(20, -30, 190, 40, 0.4, darker(tone, 0.7))) + c.form(crown, tone, { depth: 20, dark: 0.5, light: 0.5, art: weave }) + (kind === 'brim' ? c.inside(crown, c.blurred(9, stroke(`M0,${-high - 30 + dip}Q-10,${-high + 30} -30,${-high + 60}`, darker(tone, 0.6), 20), 0.35)) : '') + band, box: [-reach, -high - 60, reach * 2, high + 94], feet: [[-reach * 0.7, reach * 0.7]], focus: [-170, -high - 60, 320, 300] };
}

const textureOf = (c: Canvas, look: Look) => (look.pattern && look.pattern !== 'plain' ? cloth(c, { ...look, material: '' }) : '');

function scarf(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const weave = cloth(c, look);
  const long = dice.between('length', 560, 640);
  const fringe = dice.chance('fringe', 0.7);
  const tail = (x: number, w: number, end: number, shade: number) => {
    const outline = `M${x - w * 0.4},150C${x - w * 0.6},300 ${x - w * 0.7},440 ${x - w * 0.66},${end}Q${x},${end + 16} ${x + w * 0.66},${end}C${x + w * 0.7},440 ${x + w * 0.5},300 ${x + w * 0.4},150Z`;
    const threads = Array.from({ length: 17 }, (_, i) => `M${round(x - w * 0.62 + (i * w * 1.24) / 16)},${end}l${(i % 3) - 1},46`).join('');
    return (fringe ? stroke(threads, darker(tone, 0.16), 5) + stroke(threads, lighter(tone, 0.25), 2) : '') + c.form(outline, darker(tone, shade), { depth: 15, dark: 0.5, art: weave + c.blurred(6, stroke(`M${x - w * 0.14},150Q${x - w * 0.3},360 ${x - w * 0.2},${end}M${x + w * 0.2},150Q${x + w * 0.3},360 ${x + w * 0.3},${end}`, darker(tone, 0.6), 12), 0.4) });
  };
  const loop = 'M-190,60C-190,-30 -90,-64 0,-64C90,-64 190,-30 190,60C180,150 90,200 0,204C-90,200 -180,150 -190,60ZM-96,40C-70,90 70,90 96,40C70,10 -70,10 -96,40Z';
  const wraps = c.blurred(6, stroke('M-180,60C-130,140 -40,166 60,150M-150,10C-150,90 -40,130 110,110M180,80C120,140 60,180 -40,186', darker(tone, 0.62), 13) + stroke('M-170,90C-110,160 -20,180 80,166', lighter(tone, 0.6), 11), 0.42);
  return { art: tail(-58, 92, long, 0.08) + tail(52, 100, long - dice.between('short', 40, 120), 0) + fillPath('M-96,40C-70,90 70,90 96,40C70,10 -70,10 -96,40Z', darker(tone, 0.6)) + `<g fill-rule="evenodd">${c.form(loop, tone, { depth: 20, dark: 0.5, art: weave + wraps })}</g>` + fillPath('M-96,38C-70,84 70,84 96,38C70,12 -70,12 -96,38Z', c.linear([[0, darker(tone, 0.66)], [1, darker(tone, 0.42)]])), box: [-194, -66, 388, long + 120], outline: `M-190,60C-190,-30 -90,-64 0,-64C90,-64 190,-30 190,60L120,${long}H-120Z`, focus: [-190, -70, 340, 340] };
}

function belt(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : look.dice.pick('leather', ['#6d4a32', '#2a2d30', '#a9713f']);
  const metal = metalOf({ ...look, colorName: '' });
  const coils = [0, 1, 2].map((i) => {
    const r = 226 - i * 44;
    return stroke(oval(0, -150, r, r * 0.42), darker(tone, 0.5), 30) + stroke(oval(0, -160, r, r * 0.42), darker(tone, 0.1 + i * 0.05), 27) + stroke(oval(0, -168, r, r * 0.42), lighter(tone, 0.35), 3, { opacity: 0.7 });
  });
  const wide = look.dice.between('width', 56, 76);
  const front = `M-232,-160C-220,-70 -100,-30 20,-34C120,-38 220,-80 330,-60L330,${-60 + wide}C220,${-80 + wide} 120,${-38 + wide} 20,${-34 + wide}C-110,${-30 + wide} -240,${-60 + wide} -244,-130Z`;
  const holes = [230, 262, 294].map((x) => disc(x, -66 + wide / 2 - 2, 5, 6, darker(tone, 0.7))).join('');
  const buckle = look.dice.pick('buckle', ['square', 'round']);
  const by = -50 + wide / 2;
  const frame = buckle === 'square' ? `<rect x="60" y="${round(by - wide * 0.78)}" width="${round(wide * 1.3)}" height="${round(wide * 1.5)}" rx="10" fill="none" stroke="${shine(c, metal)}" stroke-width="14"/>` : `<circle cx="110" cy="${round(by)}" r="${round(wide * 0.76)}" fill="none" stroke="${shine(c, metal)}" stroke-width="15"/>`;
  return { art: coils.reverse().join('') + c.form(front, tone, { depth: 9, dark: 0.5, light: 0.5, art: cloth(c, look) }) + stroke('M-220,-140C-200,-70 -100,-20 20,-24C120,-28 220,-70 326,-50', lighter(tone, 0.5), 2, { opacity: 0.6, dash: '8 5' }) + holes + frame + stroke(`M64,${by}L${120 + wide * 0.5},${by - 3}`, shine(c, metal), 9), box: [-246, -272, 580, 300], feet: [[-200, 300]], focus: [0, -170, 300, 240] };
}

function sunglasses(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : dice.pick('frame', ['#2a2320', '#6b3b20', '#2f3335', GOLD]);
  const tint = dice.pick('lens', ['#22303a', '#5a3a24', '#2f4a3a', '#3a2a4a', '#6b4a2a']);
  const thin = tone === GOLD || dice.chance('wire', 0.25);
  const shape = dice.pick('shape', ['M-110,-60Q0,-76 110,-60Q124,40 40,70Q-50,84 -96,30Q-116,-10 -110,-60Z', oval(0, 0, 96, 90), rectangle(-108, -68, 216, 130, 34), 'M-120,-74L110,-62Q120,30 40,62Q-60,76 -100,10Z', 'M-104,-50Q0,-74 104,-50Q108,60 20,84Q-74,80 -104,-50Z']);
  const lens = (mirror: boolean) => placed(fillPath(shape, c.linear([[0, darker(tint, 0.35)], [1, lighter(tint, 0.35)]])) + c.inside(shape, fillPath(mirror ? 'M120,-90L40,-90L-60,90H20Z' : 'M-90,-90L-10,-90L-90,90H-150Z', '#ffffff', 0.16)) + stroke(shape, darker(tone, 0.4), thin ? 9 : 20) + stroke(shape, tone, thin ? 6 : 15) + placed(stroke(shape, lighter(tone, 0.6), 2.4, { opacity: 0.5 }), { y: -4 }), { x: mirror ? 144 : -144, y: -110, mirror });
  const arms = stroke('M-250,-150C-240,-200 -200,-230 -150,-236M250,-150C260,-196 300,-216 330,-214', darker(tone, 0.35), thin ? 9 : 18);
  return { art: arms + stroke('M-40,-138Q0,-166 40,-138', tone, thin ? 8 : 17) + lens(false) + lens(true), box: [-266, -246, 600, 236], feet: [[-230, -70], [70, 230]], focus: [-260, -230, 280, 230] };
}

function watch(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const metal = metalOf(look);
  const isPlainMetal = ['gold', 'silver', 'grey'].includes(look.colorName);
  const isLeather = look.material === 'leather' || (look.isColored ? !isPlainMetal : look.material === '' && dice.chance('leather', 0.5));
  const strap = isLeather ? (look.isColored ? look.color : dice.pick('strap', ['#6d4a32', '#2a2d30', '#8a3b34', '#24365a'])) : metal;
  const dial = dice.pick('dial', ['#f6f3ea', '#1c2733', '#22272a', '#24445a', '#2f4a3a', '#f0e6d2']);
  const ink = lightness(dial) > 0.5 ? '#22272a' : '#f6f1e4';
  const r = dice.between('size', 118, 138);
  const y = -300;
  const links = isLeather ? '' : sheet(c.tile(200, 34, bar(0, 0, 200, 3, '#10161d', 0, 0.45) + bar(60, 0, 2.4, 34, '#10161d', 0, 0.35) + bar(0, 4, 200, 4, '#ffffff', 0, 0.4)));
  const band = (d: string) => c.form(d, strap, { depth: 12, light: 0.55, art: links + (isLeather ? cloth(c, look, 0.5) : '') });
  const straps = band(`M-62,${y - r + 30}C-62,${y - 180} -54,${y - 240} -48,${y - 290}Q0,${y - 306} 48,${y - 290}C54,${y - 240} 62,${y - 180} 62,${y - r + 30}Z`) + band(`M-62,${y + r - 30}C-62,${y + 180} -54,${y + 240} -48,${y + 296}Q0,${y + 310} 48,${y + 296}C54,${y + 240} 62,${y + 180} 62,${y + r - 30}Z`);
  const stitches = isLeather ? stroke(`M-46,${y - 150}L-40,${y - 280}M46,${y - 150}L40,${y - 280}M-46,${y + 150}L-40,${y + 284}M46,${y + 150}L40,${y + 284}`, lighter(strap, 0.5), 2.4, { dash: '8 6', opacity: 0.8 }) : '';
  const marks = Array.from({ length: 12 }, (_, i) => bar(-2.6, -r * 0.76, i % 3 ? 4 : 6, i % 3 ? r * 0.1 : r * 0.16, i === 0 ? look.accent : ink, 1).replace('<rect', `<rect transform="rotate(${i * 30})"`)).join('');
  const hand = (turn: number, long: number, w: number, tone: Hex) => `<path d="M${-w},16L0,${-long}L${w},16Z" fill="${tone}" transform="rotate(${turn})"/>`;
  const sub = dice.chance('chronograph', 0.4) ? [[-r * 0.32, 0], [r * 0.32, 0], [0, r * 0.36]].map(([x, dy]) => `<circle cx="${round(x as number)}" cy="${round(dy as number)}" r="${round(r * 0.18)}" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="2"/>`).join('') : bar(r * 0.4, -8, 22, 17, '#ffffff', 2);
  const face = disc(0, 0, r, r, shine(c, metal)) + stroke(oval(0, 0, r - 2, r - 2), darker(metal, 0.5), 2) + disc(0, 0, r * 0.86, r * 0.86, darker(metal, 0.5)) + disc(0, 0, r * 0.84, r * 0.84, c.radial([[0, lighter(dial, 0.12)], [1, darker(dial, 0.16)]], 0.5, 0.5, 0.6, 0.36, 0.3)) + marks + sub + lettering(look.brand, { y: -r * 0.42, size: 12, color: ink, fit: r * 0.7 }) + hand(-52 + dice.between('hour', -20, 20), r * 0.44, 5.4, ink) + hand(62 + dice.between('minute', -30, 30), r * 0.66, 4, ink) + hand(dice.between('second', 150, 260), r * 0.7, 1.4, look.accent) + disc(0, 0, 7, 7, metal) + fillPath(`M${-r * 0.6},${-r * 0.5}A${r * 0.8},${r * 0.8} 0 0 1 ${r * 0.3},${-r * 0.72}L${-r * 0.3},${r * 0.5}A${r * 0.8},${r * 0.8} 0 0 1 ${-r * 0.6},${-r * 0.5}Z`, '#ffffff', 0.12);
  return { art: straps + stitches + bar(r - 6, y - 14, 26, 28, shine(c, metal), 5) + c.pool(10, y + 10, r * 1.2, r * 1.2, 0.4) + placed(face, { y }), box: [-r - 10, y - 306, r * 2 + 36, 610], outline: `${oval(0, y, r, r)}M-60,${y - 290}H60V${y + 290}H-60Z`, focus: [-r - 30, y - r - 30, r * 2 + 60, r * 2 + 60] };
}

const gem = (c: Canvas, x: number, y: number, r: number, tone: Hex): string => {
  const outline = around(8, r, r, -67.5).map((p, i) => `${i ? 'L' : 'M'}${round(x + p.x)},${round(y + p.y)}`).join('') + 'Z';
  const facets = around(8, r, r, -67.5).map((p, i, all) => {
    const q = all[(i + 1) % 8] as { x: number; y: number };
    return fillPath(`M${round(x + p.x)},${round(y + p.y)}L${round(x + q.x)},${round(y + q.y)}L${round(x + q.x * 0.5)},${round(y + q.y * 0.5)}L${round(x + p.x * 0.5)},${round(y + p.y * 0.5)}Z`, i < 2 || i === 7 ? lighter(tone, 0.6) : i > 3 && i < 6 ? darker(tone, 0.4) : i % 2 ? lighter(tone, 0.2) : darker(tone, 0.12));
  }).join('');
  return fillPath(outline, tone) + facets + fillPath(around(8, r * 0.5, r * 0.5, -67.5).map((p, i) => `${i ? 'L' : 'M'}${round(x + p.x)},${round(y + p.y)}`).join('') + 'Z', c.linear([[0, lighter(tone, 0.7)], [0.6, tone]], [0, 0, 1, 1])) + disc(x - r * 0.2, y - r * 0.24, r * 0.13, r * 0.08, '#ffffff', 0.95);
};

/** A pendant, pearl or drop for necklaces and earrings; hangs from its own top at y = 0. */
function charm(c: Canvas, look: Look, metal: Hex, size: number): string {
  const stone = stoneOf(look);
  const ball = (tone: Hex, y: number, r: number) => disc(0, y, r, r, c.radial([[0, lighter(tone, 0.85)], [0.4, tone], [1, darker(tone, 0.45)]], 0.5, 0.5, 0.56, 0.34, 0.28));
  const drop = `M0,0C${size * 0.4},${size * 0.7} ${size * 0.6},${size} ${size * 0.6},${size * 1.3}A${size * 0.6},${size * 0.6} 0 0 1 ${-size * 0.6},${size * 1.3}C${-size * 0.6},${size} ${-size * 0.4},${size * 0.7} 0,0Z`;
  const cap = disc(0, 0, size * 0.14, size * 0.14, shine(c, metal));
  switch (look.dice.pick('charm', ['gem', 'pearl', 'drop', 'disc', 'heart', 'bar'])) {
    case 'gem':
      return cap + disc(0, size * 0.8, size * 0.78, size * 0.78, shine(c, metal)) + gem(c, 0, size * 0.8, size * 0.64, stone);
    case 'pearl':
      return cap + ball(look.isColored ? lighter(stone, 0.3) : '#f1e8dc', size * 0.72, size * 0.62);
    case 'drop':
      return cap + c.form(drop, stone, { depth: size * 0.2, light: 0.9 }) + disc(-size * 0.2, size * 1.1, size * 0.13, size * 0.24, '#ffffff', 0.7);
    case 'disc':
      return cap + disc(0, size * 0.8, size * 0.7, size * 0.7, shine(c, metal)) + stroke(oval(0, size * 0.8, size * 0.56, size * 0.56), darker(metal, 0.4), 2, { opacity: 0.6 }) + gem(c, 0, size * 0.8, size * 0.24, stone);
    case 'heart':
      return cap + placed(c.form('M0,42C-60,0 -44,-44 -16,-40C-6,-38 0,-28 0,-24C0,-28 6,-38 16,-40C44,-44 60,0 0,42Z', look.isColored ? stone : metal, { depth: 9, light: 0.9 }), { y: size * 0.8, scale: size / 60 });
    default:
      return cap + bar(-size * 0.13, 0, size * 0.26, size * 1.7, shine(c, metal), size * 0.1) + gem(c, 0, size * 1.5, size * 0.2, stone);
  }
}

function necklace(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const metal = metalOf(look);
  const cloth2 = dice.pick('bust', ['#efe8dc', '#3a3d40', '#d9cfc0']);
  const bust = 'M-70,-560C-74,-500 -80,-470 -150,-430C-230,-390 -250,-300 -240,-180C-232,-90 -180,-20 -150,0H150C180,-20 232,-90 240,-180C250,-300 230,-390 150,-430C80,-470 74,-500 70,-560Q0,-580 -70,-560Z';
  const depth = dice.between('drop', 200, 290);
  const chain = `M-84,-480C-110,-380 -70,${-440 + depth} 0,${-430 + depth}C70,${-440 + depth} 110,-380 84,-480`;
  const beads = dice.chance('beads', 0.3);
  const string = beads ? stroke(chain, darker(stoneOf(look), 0.4), 21, { dash: '1 21' }) + stroke(chain, stoneOf(look), 18, { dash: '1 21' }) + placed(stroke(chain, '#ffffff', 5, { dash: '1 21', opacity: 0.8 }), { x: -4, y: -4 }) : stroke(chain, darker(metal, 0.45), 6) + stroke(chain, lighter(metal, 0.35), 4.4, { dash: dice.pick('links', ['7 4', '3 3', '11 4']) });
  return { art: c.form(bust, cloth2, { depth: 34, dark: 0.45, light: 0.45 }) + placed(stroke(chain, '#10161d', 7, { opacity: 0.22 }), { x: 5, y: 8 }) + string + (beads ? '' : placed(charm(c, look, metal, dice.between('size', 32, 46)), { y: -434 + depth })), box: [-246, -570, 492, 570], feet: [[-150, 150]], focus: [-170, -440, 340, 340] };
}

function earrings(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const metal = metalOf(look);
  const card = '#f7f3ea';
  const hoop = dice.chance('hoop', 0.35);
  const r = dice.between('hoop size', 56, 84);
  const one = (x: number) => placed(hoop ? `<circle cx="0" cy="${round(r)}" r="${round(r)}" fill="none" stroke="${darker(metal, 0.45)}" stroke-width="17"/><circle cx="0" cy="${round(r)}" r="${round(r)}" fill="none" stroke="${shine(c, metal)}" stroke-width="13"/>` + (look.isColored && look.colorName !== 'gold' && look.colorName !== 'silver' ? gem(c, 0, r * 2, 20, stoneOf(look)) : '') : charm(c, look, metal, dice.between('size', 44, 60)), { x, y: hoop ? -340 : -350 });
  const stand = c.form(rectangle(-190, -470, 380, 450, 18), card, { depth: 13, dark: 0.25, light: 0.6 }) + lettering(look.brand, { y: -430, size: 22, color: '#6d6558', fit: 240, spacing: 4 });
  const holes = [-80, 80].map((x) => disc(x, hoop ? -342 : -352, 6, 6, '#6d6558')).join('');
  return { art: bar(-130, -24, 260, 24, darker(card, 0.25), 6) + stand + holes + placed(one(-80) + one(80), {}), box: [-192, -472, 384, 472], feet: [[-150, 150]], focus: [-160, -390, 300, 300] };
}

function ring(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const metal = metalOf(look);
  const [R, y] = [150, -176];
  const width = dice.between('width', 22, 46);
  const band = `<ellipse cx="0" cy="${y}" rx="${R}" ry="${R * 0.98}" fill="none" stroke="${darker(metal, 0.55)}" stroke-width="${round(width + 4)}"/><ellipse cx="0" cy="${y}" rx="${R}" ry="${R * 0.98}" fill="none" stroke="${shine(c, metal)}" stroke-width="${round(width)}"/><ellipse cx="0" cy="${y}" rx="${round(R - width * 0.36)}" ry="${round(R * 0.98 - width * 0.36)}" fill="none" stroke="${darker(metal, 0.5)}" stroke-width="5" stroke-opacity=".6"/><path d="M${-R * 0.9},${y - 60}A${R},${R} 0 0 1 ${-R * 0.4},${y - R * 0.9}" fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round" stroke-opacity=".85"/>`;
  const stone = stoneOf(look);
  const top = y - R - width * 0.4;
  const style = dice.pick('setting', ['solitaire', 'three', 'band', 'halo']);
  const setting =
    style === 'band' ? around(9, R, R * 0.98, -130).slice(0, 4).map((p) => gem(c, p.x, y + p.y, 15, stone)).join('')
    : style === 'three' ? gem(c, -58, top + 8, 30, lighter(stone, 0.4)) + gem(c, 58, top + 8, 30, lighter(stone, 0.4)) + gem(c, 0, top - 12, 48, stone)
    : fillPath(`M-40,${top + 16}L-58,${top - 40}H58L40,${top + 16}Z`, shine(c, metal)) + (style === 'halo' ? around(14, 66).map((p) => gem(c, p.x, top - 44 + p.y, 12, '#eef3f6')).join('') : '') + gem(c, 0, top - 44, 56, stone);
  return { art: band + setting, box: [-R - width, top - 116, R * 2 + width * 2, -top + 116], feet: [[-50, 50]], focus: [-150, top - 110, 300, 300] };
}

function bracelet(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const metal = metalOf(look);
  const [rx, ry, y] = [230, 96, -120];
  const kind = dice.pick('kind', ['bangle', 'beads', 'chain']);
  const stone = stoneOf(look);
  if (kind === 'beads') {
    const r = dice.between('bead', 24, 32);
    const beads = around(Math.round(1080 / (r * 2)), rx, ry).sort((a, b) => a.y - b.y);
    return { art: beads.map((p, i) => { const tone = i % 7 === 3 ? metal : dice.chance('mixed', 0.4) && i % 2 ? look.accent : stone; return disc(p.x, y + p.y, r, r, c.radial([[0, lighter(tone, 0.7)], [0.4, tone], [1, darker(tone, 0.5)]], 0.5, 0.5, 0.56, 0.34, 0.28)); }).join('') + placed(charm(c, look, metal, 26), { y: y + ry + 14 }), box: [-rx - r, y - ry - r, rx * 2 + r * 2, ry * 2 + r * 2 + 20], feet: [[-190, 190]], focus: [-150, -130, 300, 200] };
  }
  const w = kind === 'bangle' ? dice.between('width', 26, 62) : 16;
  const back = `M${-rx},${y}A${rx},${ry} 0 0 1 ${rx},${y}`;
  const front = `M${-rx},${y}A${rx},${ry} 0 0 0 ${rx},${y}`;
  const gems = kind === 'bangle' && dice.chance('gems', 0.6) ? [-0.5, -0.25, 0, 0.25, 0.5].map((t) => gem(c, t * rx, y + ry * Math.sqrt(1 - t * t), w * 0.36, stone)).join('') : '';
  const chain = kind === 'chain' ? stroke(front, lighter(metal, 0.45), 9, { dash: '22 10' }) + stroke(back, lighter(metal, 0.2), 7, { dash: '22 10' }) + [-0.5, 0, 0.5].map((t) => placed(charm(c, look, metal, 24), { x: t * rx, y: y + ry * Math.sqrt(1 - t * t) + 6 })).join('') : '';
  return { art: stroke(back, darker(metal, 0.55), w, { cap: 'butt' }) + stroke(back, darker(metal, 0.25), w - 6, { cap: 'butt' }) + stroke(front, darker(metal, 0.5), w + 4, { cap: 'butt' }) + stroke(front, shine(c, metal), w, { cap: 'butt' }) + placed(stroke(front, '#ffffff', 4, { opacity: 0.7 }), { y: -w * 0.28 }) + gems + chain, box: [-rx - w / 2, y - ry - w / 2, rx * 2 + w, ry * 2 + w + (chain ? 40 : 0)], feet: [[-150, 150]], focus: [-150, -130, 300, 200] };
}

const stand = (draw: Drawing['draw'], size = 1): Drawing => ({ draw, mount: 'plinth', size, more: [{ isClose: true, isTinted: true }, { mount: 'table', size: size * 0.92 }] });
const hung = (draw: Drawing['draw'], size = 1): Drawing => ({ draw, mount: 'wall', size, more: [{ isClose: true }, { isTinted: true, size: size * 0.84 }] });

export const ACCESSORIES = {
  handbag: stand(handbag),
  backpack: stand(backpack),
  hat: stand(hat),
  scarf: hung(scarf),
  belt: stand(belt, 0.96),
  sunglasses: stand(sunglasses, 0.96),
  watch: hung(watch, 0.96),
  necklace: stand(necklace),
  earrings: stand(earrings, 0.92),
  ring: stand(ring, 0.76),
  bracelet: stand(bracelet, 0.84),
} satisfies Drawings<string>;
