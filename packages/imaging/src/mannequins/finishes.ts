/** The surfaces: matte lacquer and stained wood. Colours are sRGB, 0 to 1; sheen is the glossiness. */
import type { Mannequin } from '@quarry/contract';

export interface Finish {
  color: readonly [number, number, number];
  sheen: number;
}

function hex(text: string): Finish['color'] {
  const part = (at: number) => Number.parseInt(text.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

export const FINISHES: Record<Mannequin['finish'], Finish> = {
  chalk: { color: hex('#f0ebe3'), sheen: 0.02 },
  sand: { color: hex('#d9c3a2'), sheen: 0.03 },
  clay: { color: hex('#bb7f60'), sheen: 0.04 },
  walnut: { color: hex('#7c5640'), sheen: 0.06 },
  ebony: { color: hex('#3d332f'), sheen: 0.09 },
  ash: { color: hex('#b9bebd'), sheen: 0.03 },
};
