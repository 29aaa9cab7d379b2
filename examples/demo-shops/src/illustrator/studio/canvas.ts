/**
 * Collects the gradients, clips, patterns and blurs of a drawing under unique ids and returns references to them. Blur
 * is the only filter, because it dominates rendering time; equal definitions are shared.
 */
import { boundsOf } from './bounds.ts';
import { darker, type Hex, lighter } from './color.ts';

/** Offset 0 to 1, colour, opacity (1 when missing). */
type Stop = readonly [offset: number, color: Hex, opacity?: number];

/** Direction of a gradient in parts of the painted box. */
type Direction = readonly [x1: number, y1: number, x2: number, y2: number];
export const ACROSS: Direction = [0, 0, 1, 0];
const DOWN: Direction = [0, 0, 0, 1];
export const FROM_KEY_LIGHT: Direction = [0, 0, 0.8, 1];

interface Relief {
  /** Width of the shaded rim in drawing units. */
  depth?: number;
  /** Strength of the shade away from the light and of the shine towards it, 0 to 1. */
  dark?: number;
  light?: number;
}

/**
 * Rims up to this depth are drawn as a few overlapping strokes instead of a blur, which looks the same and is much
 * faster.
 */
const FLAT = 7;

/** One decimal is finer than a pixel of the picture. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Paint that fills the outline in which it lies. It is cut to the outline's size when clipped: layers far beyond the
 * paper cost time, and the rasterizer fails on blurs inside them.
 */
export const sheet = (fill: string, opacity = 1): string =>
  `<rect ${AS_LARGE_AS_NEEDED} fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
const AS_LARGE_AS_NEEDED = 'data-sheet=""';

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

export class Canvas {
  readonly #prefix: string;
  readonly #definitions: string[] = [];
  readonly #references = new Map<string, string>();

  /** The prefix keeps ids apart when several drawings share one page; letters and digits only. */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  get definitions(): string {
    return this.#definitions.join('');
  }

  linear(stops: readonly Stop[], [x1, y1, x2, y2]: Direction = DOWN): string {
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
    );
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5, fx = cx, fy = cy): string {
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}" fx="${fx}" fy="${fy}">${stopsOf(stops)}</radialGradient>`,
    );
  }

  /** A tile that repeats; `turn` in degrees. */
  tile(width: number, height: number, art: string, turn = 0, scale = 1): string {
    return this.#define(
      (id) =>
        `<pattern id="${id}" width="${round(width)}" height="${round(height)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${round(turn)}) scale(${scale})">${art}</pattern>`,
    );
  }

  /** The part of `art` inside the outline; sheets in it take the outline's size. */
  inside(outline: string, ...art: string[]): string {
    const clip = this.#define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
    const { left, top, right, bottom } = boundsOf(outline);
    const size = `x="${round(left)}" y="${round(top)}" width="${round(right - left)}" height="${round(bottom - top)}"`;
    return `<g clip-path="${clip}">${art.join('').replaceAll(AS_LARGE_AS_NEEDED, size)}</g>`;
  }

  /** Blurs `art`. A group must not be a single straight line, because a box without height has no blur. */
  blurred(radius: number, art: string, opacity = 1): string {
    const filter = this.#define(
      (id) =>
        `<filter id="${id}" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${round(radius)}"/></filter>`,
    );
    return `<g filter="${filter}"${opacity === 1 ? '' : ` opacity="${round(opacity * 10) / 10}"`}>${art}</g>`;
  }

  /** A soft dark ellipse that fades out, by a gradient instead of a blur. */
  pool(cx: number, cy: number, rx: number, ry: number, opacity: number, color: Hex = '#1b242c'): string {
    const fill = this.radial([
      [0, color, opacity],
      [0.45, color, opacity * 0.72],
      [0.75, color, opacity * 0.22],
      [1, color, 0],
    ]);
    return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;
  }

  /** Shade and shine along the inner edge of an outline: the light comes from the upper left. */
  relief(outline: string, tone: Hex, relief: Relief = {}): string {
    return this.inside(outline, this.#rims(outline, tone, relief));
  }

  /** A body with volume: a lit fill under relief. `art` lies on the fill, below the shading. */
  form(
    outline: string,
    tone: Hex,
    { fill, art = '', ...relief }: Relief & { fill?: string; art?: string } = {},
  ): string {
    const lit =
      fill ??
      this.linear(
        [
          [0, lighter(tone, 0.14)],
          [0.55, tone],
          [1, darker(tone, 0.16)],
        ],
        FROM_KEY_LIGHT,
      );
    return fillPath(outline, lit) + this.inside(outline, art, this.#rims(outline, tone, relief));
  }

  #rims(outline: string, tone: Hex, { depth = 16, dark = 0.55, light = 0.5 }: Relief): string {
    const width = depth * 2;
    const shift = round(depth * 0.62);
    const away = `translate(${-shift} ${round(-shift * 0.75)})`;
    const towards = `translate(${round(shift * 0.8)} ${round(shift * 0.7)})`;
    const rim = (color: Hex, opacity: number, wide: number, place: string) =>
      `<path d="${outline}" fill="none" stroke="${color}" stroke-opacity="${Math.round(opacity * 100) / 100}" stroke-width="${round(wide)}" transform="${place}"/>`;
    const [shade, shine] = [darker(tone, 0.7), lighter(tone, 0.7)];
    if (depth > FLAT)
      return this.blurred(depth * 0.62, rim(shade, dark, width, away) + rim(shine, light, width * 0.6, towards));
    return [1.3, 0.85, 0.45]
      .map((part) => rim(shade, dark * 0.42, width * part, away) + rim(shine, light * 0.4, width * 0.6 * part, towards))
      .join('');
  }

  #define(make: (id: string) => string): string {
    const key = make('');
    const known = this.#references.get(key);
    if (known !== undefined) return known;
    const id = `${this.#prefix}${this.#definitions.length}`;
    this.#definitions.push(make(id));
    this.#references.set(key, `url(#${id})`);
    return `url(#${id})`;
  }
}

export const fillPath = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

export interface Line {
  opacity?: number;
  dash?: string;
  cap?: 'round' | 'butt' | 'square';
}
export const stroke = (
  d: string,
  color: string,
  width: number,
  { opacity = 1, dash, cap = 'round' }: Line = {},
): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="${cap}" stroke-linejoin="round"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

export const disc = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

export const bar = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  opacity = 1,
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${radius ? ` rx="${round(radius)}"` : ''}${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

interface Placement {
  x?: number;
  y?: number;
  turn?: number;
  scale?: number;
  mirror?: boolean;
}
export const placed = (art: string, { x = 0, y = 0, turn = 0, scale = 1, mirror = false }: Placement): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${mirror ? -scale : scale} ${scale})">${art}</g>`;
