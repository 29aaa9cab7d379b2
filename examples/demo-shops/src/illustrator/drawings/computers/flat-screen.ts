/** Televisions and monitors. */
import { elementAt } from '@quarry/language';
import { bar, type Canvas, disc, fillPath, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import { wallpaper } from '../device-look.ts';
import type { Look } from '../../studio/look.ts';
import { polygon, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';

export function flatScreen(isTelevision: boolean) {
  return (c: Canvas, look: Look): Piece => {
    const { dice } = look;
    const inches = look.amount('screen');
    const curved = !isTelevision && look.says('curved');
    const w = isTelevision
      ? 620 + ((inches ?? 55) - 32) * 4.4
      : (540 + ((inches ?? 27) - 24) * 11) * (curved ? 1.14 : 1);
    const h = w * (curved ? 0.46 : 0.565);
    const edge = isTelevision ? (look.says('oled') ? 4 : 8) : dice.between('edge', 9, 16);
    const lift = isTelevision ? 56 : 130;
    const tone = look.isColored
      ? isTelevision || look.colorName !== 'white'
        ? look.color
        : '#e6e8e8'
      : dice.pick('frame', ['#1b1f22', '#2a2d30', '#9aa2a6']);
    const bow = 26;
    const arcs = (d: number) =>
      `M${-w / 2 + d},${-h - lift + d - bow * 0.4}Q0,${-h - lift + d + bow} ${w / 2 - d},${-h - lift + d - bow * 0.4}V${-lift - d + bow * 0.4}Q0,${-lift - d - bow} ${-w / 2 + d},${-lift - d + bow * 0.4}Z`;
    const body = curved ? arcs(0) : rectangle(-w / 2, -h - lift, w, h, isTelevision ? 6 : 12);
    const glass = curved
      ? arcs(edge)
      : rectangle(-w / 2 + edge, -h - lift + edge, w - edge * 2, h - edge * 2 - (isTelevision ? 4 : 12), 4);
    const stand = isTelevision
      ? dice.pick('tv stand', [
          stroke(
            `M${-w * 0.34},${-lift}L${-w * 0.4},-3H${-w * 0.3}M${w * 0.34},${-lift}L${w * 0.4},-3H${w * 0.3}`,
            darker(tone, 0.1),
            11,
          ),
          bar(-34, -lift - 4, 68, 50, darker(tone, 0.3)) +
            bar(
              -150,
              -14,
              300,
              14,
              c.linear([
                [0, lighter(tone, 0.3)],
                [1, darker(tone, 0.4)],
              ]),
              4,
            ),
        ])
      : fillPath(
          polygon([
            [-34, -lift - 10],
            [34, -lift - 10],
            [42, -16],
            [-42, -16],
          ]),
          c.linear([
            [0, darker(tone, 0.5)],
            [0.5, lighter(tone, 0.3)],
            [1, darker(tone, 0.3)],
          ]),
        ) +
        dice.pick('foot', [
          bar(
            -120,
            -18,
            240,
            18,
            c.linear([
              [0, lighter(tone, 0.45)],
              [1, darker(tone, 0.3)],
            ]),
            6,
          ),
          disc(0, -10, 120, 16, darker(tone, 0.3)) + disc(0, -15, 120, 15, lighter(tone, 0.15)),
        ]);
    return {
      art:
        stand +
        c.form(body, tone, { depth: 5, dark: 0.3, light: 0.5 }) +
        c.inside(glass, wallpaper(c, look, -w / 2, -h - lift - 20, w, h + 40)) +
        (curved
          ? fillPath(
              glass,
              c.linear(
                [
                  [0, '#0b1016', 0.3],
                  [0.3, '#ffffff', 0.04],
                  [0.7, '#ffffff', 0],
                  [1, '#0b1016', 0.36],
                ],
                [0, 0, 1, 0],
              ),
            )
          : '') +
        (isTelevision && look.says('smart')
          ? Array.from({ length: 6 }, (_, i) =>
              c.form(
                rectangle(-w * 0.44 + i * w * 0.15, -lift - h * 0.26, w * 0.13, h * 0.17, 6),
                elementAt(
                  ['#e2574c', '#4aa3c7', '#9cc36a', '#e9bd3a', '#b06ad0', '#f1efe8'],
                  (i + dice.count('tiles', 0, 5)) % 6,
                ),
                { depth: 3, light: 0.5 },
              ),
            ).join('')
          : '') +
        (!isTelevision && look.says('gaming')
          ? bar(
              -w * 0.2,
              -lift - 7,
              w * 0.4,
              4,
              dice.pick('glow', ['#e2574c', '#4aa3c7', '#9cc36a', '#b06ad0'] as const),
              2,
            )
          : '') +
        (isTelevision ? '' : disc(w / 2 - 24, -lift - 9, 2.6, 2.6, '#7fe0a8')),
      box: [-w / 2, -h - lift, w, h + lift],
      feet: isTelevision
        ? [
            [-w * 0.4, -w * 0.3],
            [w * 0.3, w * 0.4],
          ]
        : [[-120, 120]],
      focus: [-w / 2 - 10, -h - lift - 10, w * 0.6, w * 0.5],
    };
  };
}
