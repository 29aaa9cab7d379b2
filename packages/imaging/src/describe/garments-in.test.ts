import { describe, expect, it } from 'vitest';
import { DESCRIPTOR_LENGTH } from './describe-picture.ts';
import { garmentsIn } from './garments-in.ts';
import { shippedNetwork } from './network/read-network.ts';

describe('the kind of garment', () => {
  it.each(shippedNetwork().kinds.map((kind, n) => [kind, n] as const))(
    'is %s where the embedding has its direction',
    (kind, n) => {
      const direction = shippedNetwork().directions[n] ?? new Float32Array();
      const descriptor = new Int8Array(DESCRIPTOR_LENGTH);
      descriptor.set(Int8Array.from(direction, (value) => Math.round(value * 127)));

      const garments = garmentsIn(descriptor);

      expect(garments.toSorted((one, other) => other.probability - one.probability)[0]?.kind).toBe(kind);
      expect(garments.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
    },
  );
});
