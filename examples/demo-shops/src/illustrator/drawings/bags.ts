/** Handbags and backpacks. */
import { bar, type Canvas, disc, fillPath, placed, round, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter, lightness } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { GOLD, shine, SILVER } from './precious.ts';
import type { Piece } from '../studio/stage.ts';
import { cloth } from '../studio/surface.ts';

export function handbag(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const metal = dice.pick('metal', [GOLD, SILVER]);
  const isClutch = look.says('clutch');
  const isTote = look.says('tote');
  const isCross = look.says('crossbody');
  const [w, h] = isClutch
    ? [dice.between('width', 420, 460), dice.between('height', 210, 240)]
    : isTote
      ? [dice.between('width', 430, 480), dice.between('height', 350, 400)]
      : isCross
        ? [dice.between('width', 330, 380), dice.between('height', 230, 260)]
        : [dice.between('width', 380, 450), dice.between('height', 270, 330)];
  const flare = dice.between('flare', -10, 34);
  const soft = dice.between('corner', 24, 70);
  const body = polygon([
    [-w / 2 + flare, -h, soft * 0.7],
    [w / 2 - flare, -h, soft * 0.7],
    [w / 2, -10, soft],
    [w / 2 - 14, 0, soft],
    [-w / 2 + 14, 0, soft],
    [-w / 2, -10, soft],
  ]);
  const kind = isTote
    ? 'tote'
    : isClutch || isCross
      ? 'flap'
      : look.says('top handle')
        ? dice.pick('kind', ['flap', 'zip', 'flap'])
        : look.says('shoulder')
          ? dice.pick('kind', ['flap', 'zip', 'bucket', 'zip'])
          : dice.pick('kind', ['flap', 'tote', 'zip', 'flap', 'bucket']);
  const style = isTote
    ? 'two'
    : isClutch
      ? 'none'
      : isCross
        ? dice.pick('handle', ['long', 'chain'])
        : look.says('top handle')
          ? dice.pick('handle', ['arch', 'two'])
          : look.says('shoulder')
            ? dice.pick('handle', ['chain', 'two', 'wide'])
            : dice.pick('handle', ['arch', 'two', 'chain']);
  const stitch = (d: string) =>
    stroke(d, lightness(tone) > 0.5 ? darker(tone, 0.45) : lighter(tone, 0.5), 2.4, { opacity: 0.7, dash: '8 6' });
  const leather = { depth: 20, dark: 0.5, light: 0.45, art: cloth(c, look) };
  const rise = dice.between('rise', 120, 200);
  const strap = (x: number, top: number, t: Hex, width: number) =>
    stroke(`M${-x},${-h + 30}C${-x},${top} ${x},${top} ${x},${-h + 30}`, darker(t, 0.4), width + 4) +
    stroke(
      `M${-x},${-h + 30}C${-x},${top} ${x},${top} ${x},${-h + 30}`,
      c.linear(
        [
          [0, lighter(t, 0.3)],
          [1, darker(t, 0.3)],
        ],
        [0, 0, 1, 0],
      ),
      width,
    ) +
    stroke(`M${-x + 3},${-h + 20}C${-x + 3},${top + 6} ${x - 12},${top} ${x - 6},${-h + 10}`, lighter(t, 0.6), 3, {
      opacity: 0.5,
    });
  const links = `M${-w * 0.4},${-h + 20}C${-w * 0.36},${-h - rise * 2} ${w * 0.36},${-h - rise * 2} ${w * 0.4},${-h + 20}`;
  const long = `M${-w * 0.44},${-h + 24}C${-w * 0.5},${-h - rise * 2.3} ${w * 0.5},${-h - rise * 2.3} ${w * 0.44},${-h + 24}`;
  const handles =
    style === 'none'
      ? ''
      : style === 'long' || style === 'wide'
        ? stroke(long, darker(tone, 0.45), style === 'wide' ? 28 : 17) +
          stroke(long, darker(tone, 0.08), style === 'wide' ? 24 : 13) +
          stroke(long, lighter(tone, 0.5), 2.4, { opacity: 0.6, dash: '8 6' })
        : style === 'chain'
          ? stroke(links, darker(metal, 0.3), 15) + stroke(links, lighter(metal, 0.4), 10, { dash: '13 7' })
          : style === 'two'
            ? placed(strap(w * 0.2, -h - rise * 1.1, darker(tone, 0.25), 17), { x: 16, y: -8 }) +
              strap(w * 0.2, -h - rise * 1.1, tone, 19)
            : strap(w * 0.17, -h - rise, tone, 27);
  const parts = [handles, c.form(body, tone, leather)];
  const ring = (x: number) =>
    `<circle cx="${x}" cy="${round(-h + 26)}" r="13" fill="none" stroke="${darker(metal, 0.1)}" stroke-width="6"/>`;
  if (kind === 'flap') {
    const reach = h * dice.between('flap', 0.42, 0.64);
    const flap = polygon([
      [-w / 2 + flare - 4, -h - 6, soft * 0.7],
      [w / 2 - flare + 4, -h - 6, soft * 0.7],
      [w / 2 - flare * 0.5 + 3, -h + reach, soft * 1.2],
      [-w / 2 + flare * 0.5 - 3, -h + reach, soft * 1.2],
    ]);
    parts.push(
      c.blurred(7, placed(fillPath(flap, '#10161d'), { x: 3, y: 11 }), 0.35),
      c.form(flap, lighter(tone, 0.04), leather),
      stitch(
        `M${-w / 2 + flare + 14},${-h + 10}L${-w / 2 + flare * 0.5 + 16},${-h + reach - 30}Q${-w / 2 + 26},${-h + reach - 14} ${-w / 2 + 60},${-h + reach - 13}H${w / 2 - 60}Q${w / 2 - 26},${-h + reach - 14} ${w / 2 - flare * 0.5 - 16},${-h + reach - 30}L${w / 2 - flare - 14},${-h + 10}`,
      ),
      c.form(rectangle(-38, -h + reach - 30, 76, 50, 12), metal, { depth: 6, light: 0.9, fill: shine(c, metal) }),
      bar(-17, -h + reach - 12, 34, 13, darker(metal, 0.6), 5),
    );
  } else if (kind === 'zip')
    parts.push(
      stroke(`M${-w / 2 + flare + 16},${-h + 26}H${w / 2 - flare - 16}`, darker(tone, 0.5), 11),
      stroke(`M${-w / 2 + flare + 16},${-h + 26}H${w / 2 - flare - 16}`, metal, 5, { dash: '5 4' }),
      bar(w * 0.2, -h + 22, 12, 46, metal, 5),
      c.form(rectangle(-w * 0.34, -h * 0.62, w * 0.68, h * 0.46, 20), lighter(tone, 0.04), {
        depth: 8,
        art: cloth(c, look),
      }),
      stitch(rectangle(-w * 0.34 + 11, -h * 0.62 + 11, w * 0.68 - 22, h * 0.46 - 22, 14)),
    );
  else if (kind === 'bucket')
    parts.push(
      disc(0, -h + 4, w / 2 - flare - 14, 22, darker(tone, 0.5)),
      stroke(`M${-w / 2 + flare + 8},${-h + 54}H${w / 2 - flare - 8}`, darker(tone, 0.35), 9),
      stroke(
        `M-6,${-h + 54}C-30,${-h + 120} -16,${-h + 150} -34,${-h + 176}M8,${-h + 54}C26,${-h + 110} 18,${-h + 140} 30,${-h + 160}`,
        darker(tone, 0.3),
        9,
      ),
      bar(-w / 2 + 4, -52, w - 8, 4, darker(tone, 0.5), 0, 0.5),
    );
  else
    parts.push(
      stitch(`M${-w / 2 + flare + 14},${-h + 18}H${w / 2 - flare - 14}`),
      stitch(`M${-w / 2 + 18},-22H${w / 2 - 18}`),
      lettering(look.brand, {
        y: -h * 0.52,
        size: 25,
        color: lightness(tone) > 0.5 ? darker(tone, 0.5) : lighter(tone, 0.6),
        fit: w * 0.5,
        weight: 1.2,
        spacing: 4,
      }),
    );
  if (style === 'arch' || style === 'two')
    parts.push(ring(style === 'two' ? -w * 0.2 : -w * 0.17), ring(style === 'two' ? w * 0.2 : w * 0.17));
  const top =
    style === 'none'
      ? 14
      : style === 'long' || style === 'wide'
        ? rise * 1.75
        : style === 'chain'
          ? rise * 1.55
          : rise * (style === 'two' ? 0.9 : 0.82);
  return {
    art: parts.join(''),
    box: [-w / 2 - 4, -h - top, w + 8, h + top],
    feet: [[-w / 2 + 10, w / 2 - 10]],
    focus: [-w * 0.4, -h - 50, w * 0.8, w * 0.8],
  };
}

export function backpack(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const [w, h] = look.says('travel')
    ? [dice.between('width', 390, 420), dice.between('height', 540, 570)]
    : look.says('laptop')
      ? [dice.between('width', 340, 360), dice.between('height', 480, 510)]
      : [dice.between('width', 340, 380), dice.between('height', 430, 480)];
  const boxy = look.says('laptop', 'city');
  const body = `M${-w / 2},-50C${-w / 2},${-h * 0.6} ${-w * (boxy ? 0.54 : 0.5)},${-h} ${boxy ? -w * 0.26 : 0},${-h}${boxy ? `H${w * 0.26}` : ''}C${w * (boxy ? 0.54 : 0.5)},${-h} ${w / 2},${-h * 0.6} ${w / 2},-50Q${w / 2},0 ${w / 2 - 54},0H${-w / 2 + 54}Q${-w / 2},0 ${-w / 2},-50Z`;
  const trim = dice.pick('trim', [darker(tone, 0.35), '#8a6038', look.accent, tone]);
  const pocket = rectangle(-w * 0.36, -h * 0.42, w * 0.72, h * 0.36, 34);
  const zip = (d: string) => stroke(d, darker(tone, 0.6), 9) + stroke(d, '#c4cacd', 3.4, { dash: '4 4' });
  const flap = look.says('city') || (!look.says('laptop', 'school') && dice.chance('flap', 0.5));
  const top = flap
    ? c.form(
        `M${-w * 0.46},${-h * 0.56}C${-w * 0.5},${-h * 0.9} ${-w * 0.3},${-h - 14} 0,${-h - 14}C${w * 0.3},${-h - 14} ${w * 0.5},${-h * 0.9} ${w * 0.46},${-h * 0.56}Q0,${-h * 0.5} ${-w * 0.46},${-h * 0.56}Z`,
        lighter(tone, 0.05),
        { depth: 16, art: cloth(c, look) },
      ) +
      [-w * 0.2, w * 0.2]
        .map(
          (x) =>
            bar(x - 13, -h * 0.64, 26, h * 0.26, trim, 4) +
            `<rect x="${round(x - 17)}" y="${round(-h * 0.44)}" width="34" height="26" rx="5" fill="none" stroke="${GOLD}" stroke-width="6"/>`,
        )
        .join('')
    : zip(
        `M${-w * 0.38},${-h * 0.5}C${-w * 0.4},${-h * 0.78} ${-w * 0.24},${-h * 0.9} 0,${-h * 0.9}C${w * 0.24},${-h * 0.9} ${w * 0.4},${-h * 0.78} ${w * 0.38},${-h * 0.5}`,
      ) + bar(w * 0.34, -h * 0.52, 14, 44, trim, 6);
  return {
    art:
      stroke(`M-40,${-h + 14}C-46,${-h - 64} 46,${-h - 64} 40,${-h + 14}`, trim, 20) +
      stroke(
        `M${-w * 0.48},${-h * 0.7}C${-w * 0.66},${-h * 0.5} ${-w * 0.64},${-h * 0.2} ${-w * 0.48},-60M${w * 0.48},${-h * 0.7}C${w * 0.66},${-h * 0.5} ${w * 0.64},${-h * 0.2} ${w * 0.48},-60`,
        darker(tone, 0.4),
        27,
      ) +
      c.form(body, tone, { depth: 26, dark: 0.5, light: 0.42, art: cloth(c, look) }) +
      top +
      c.form(pocket, lighter(tone, 0.03), { depth: 12, dark: 0.5, light: 0.5, art: cloth(c, look) }) +
      zip(`M${-w * 0.3},${-h * 0.34}H${w * 0.3}`) +
      bar(w * 0.26, -h * 0.34, 10, 36, trim, 5) +
      (look.says('travel')
        ? [-w * 0.5, w * 0.5]
            .map((x) =>
              c.form(rectangle(x - 34, -h * 0.4, 68, h * 0.3, 24), darker(tone, 0.1), {
                depth: 10,
                art: cloth(c, look),
              }),
            )
            .join('') +
          bar(-w * 0.5, -h * 0.47, w, 14, trim, 3) +
          bar(-w * 0.06, -h * 0.485, 44, 32, '#2a2d30', 6)
        : '') +
      c.form(rectangle(-w * 0.16, -h * 0.24, w * 0.32, 44, 6), trim, { depth: 4 }) +
      lettering(look.brand, {
        y: -h * 0.24 + 15,
        size: 14,
        color: lightness(trim) > 0.5 ? '#22272a' : '#f6f1e4',
        fit: w * 0.26,
      }),
    box: [-w * 0.62, -h - 60, w * 1.24, h + 60],
    feet: [[-w / 2 + 20, w / 2 - 20]],
    focus: [-w * 0.45, -h * 0.7, w * 0.9, w * 0.9],
  };
}
