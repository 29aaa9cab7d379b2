/** A bent metal tube, for taps and showers. */
import { placed, stroke } from '../../studio/canvas.ts';
import { darker, type Hex, lighter } from '../../studio/color.ts';

/** A bent tube with its shade and shine. */
export const pipe = (path: string, tone: Hex, thick: number): string =>
  stroke(path, darker(tone, 0.6), thick + 4) +
  stroke(path, tone, thick) +
  placed(stroke(path, lighter(tone, 0.75), thick * 0.2, { opacity: 0.8 }), { x: -thick * 0.2, y: -thick * 0.18 }) +
  placed(stroke(path, darker(tone, 0.5), thick * 0.16, { opacity: 0.6 }), { x: thick * 0.22, y: thick * 0.2 });
