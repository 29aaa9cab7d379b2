/**
 * Colours of drawings. Every named colour of the vocabulary has one pigment; light and shade are mixed from it, so that
 * a red dress stays red in its folds.
 */
import type { Color } from '../../vocabulary.ts';

/** A colour as `#rrggbb`. */
export type Hex = string;

const PIGMENTS: Record<Color, Hex> = {
  black: '#2a2d30',
  white: '#f1f0ec',
  grey: '#8b9194',
  red: '#c22f2b',
  burgundy: '#702332',
  pink: '#e39aac',
  orange: '#e0762b',
  yellow: '#e9bd3a',
  gold: '#c79b4a',
  green: '#3f7d50',
  olive: '#74763f',
  turquoise: '#2f9d9b',
  blue: '#2f66b3',
  navy: '#24365a',
  purple: '#6c4694',
  brown: '#7d5438',
  beige: '#cdb797',
  cream: '#ece0c6',
  silver: '#b9c0c4',
};

const channels = (color: Hex): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

/** A mixture of two colours; `share` is the part of the second one, 0 to 1. */
export function mix(first: Hex, second: Hex, share: number): Hex {
  const a = channels(first);
  const b = channels(second);
  const part = Math.max(0, Math.min(1, share));
  const mixed = a.map((value, i) => Math.round(value + ((b[i] ?? 0) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (color: Hex, share: number): Hex => mix(color, '#ffffff', share);

/** Shade is mixed with a cool dark colour instead of black, which would look dirty. */
export const darker = (color: Hex, share: number): Hex => mix(color, '#10161d', share);

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(color: Hex): number {
  const [red, green, blue] = channels(color);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** A readable text colour on a background colour. */
export const inkOn = (color: Hex): Hex => (lightness(color) > 0.58 ? darker(color, 0.78) : '#fdfaf3');

/** The pigment of a colour name, also of longer names that end in a known one (`light blue`); undefined for others. */
export function pigment(name: string): Hex | undefined {
  const words = name.toLowerCase().split(/[^a-z]+/);
  const known = words.reverse().find((word): word is Color => word in PIGMENTS);
  return known === undefined ? undefined : PIGMENTS[known];
}
