/**
 * Measures of all products in typed columns, 12 bytes each:
 *
 *   offsets  product → its measures
 *   slots    per measure: attribute with quantity (low 20 bits), source (2 bits), variant + 1 (10 bits)
 *   ranges   per measure: lowest and highest value in base units
 */
import { elementAt } from '@quarry/language';
import { GrowingFloat32, GrowingUint32 } from '../index/growing-array.ts';
import { type Measurement, SOURCES } from './measurement.ts';

export interface MeasureColumns {
  offsets: Uint32Array;
  slots: Uint32Array;
  ranges: Float32Array;
}

/** Attribute and quantity of a slot. */
export type SlotName = [attribute: string, quantity: string];

const SLOT_BITS = 20;
const SOURCE_BITS = 2;
const MAX_SLOTS = 1 << SLOT_BITS;
const MAX_VARIANTS = (1 << (32 - SLOT_BITS - SOURCE_BITS)) - 2;

export class SlotNumbers {
  readonly names: SlotName[];
  private readonly numbers = new Map<string, number>();

  constructor(names: readonly SlotName[] = []) {
    this.names = names.map(([attribute, quantity]) => [attribute, quantity]);
    this.names.forEach(([attribute, quantity], number) => this.numbers.set(`${attribute}\u0000${quantity}`, number));
  }

  /** -1 when there are too many. */
  numberOf(attribute: string, quantity: string): number {
    const key = `${attribute}\u0000${quantity}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    if (this.names.length >= MAX_SLOTS) return -1;
    const number = this.names.push([attribute, quantity]) - 1;
    this.numbers.set(key, number);
    return number;
  }
}

/** One number for slot, source and variant; -1 for what cannot be kept. */
export function packSlot(slots: SlotNumbers, { attribute, quantity, source, variant }: Measurement): number {
  const slot = slots.numberOf(attribute, quantity);
  if (slot < 0 || variant > MAX_VARIANTS) return -1;
  return slot + SOURCES.indexOf(source) * MAX_SLOTS + (variant + 1) * MAX_SLOTS * (1 << SOURCE_BITS);
}

export function unpackMeasure(packed: number, low: number, high: number, names: readonly SlotName[]): Measurement {
  const [attribute, quantity] = slotName(packed, names);
  const rest = Math.floor(packed / MAX_SLOTS);
  const source = SOURCES[rest % (1 << SOURCE_BITS)] ?? 'text';
  return { attribute, quantity, low, high, source, variant: Math.floor(rest / (1 << SOURCE_BITS)) - 1 };
}

/** Attribute and quantity of a packed slot. */
export function slotName(packed: number, names: readonly SlotName[]): SlotName {
  return elementAt(names, packed % MAX_SLOTS);
}

export class MeasureColumnsWriter {
  private readonly slotNumbers = new SlotNumbers();
  private readonly offsets = new GrowingUint32();
  private readonly slots = new GrowingUint32();
  private readonly ranges = new GrowingFloat32();

  constructor() {
    this.offsets.push(0);
  }

  add(measures: readonly Measurement[]): void {
    for (const one of measures) {
      const packed = packSlot(this.slotNumbers, one);
      if (packed < 0) continue;
      this.slots.push(packed);
      this.ranges.push(one.low);
      this.ranges.push(one.high);
    }
    this.offsets.push(this.slots.length);
  }

  finish(): MeasureColumns & { slotNames: SlotName[] } {
    return {
      offsets: this.offsets.finish(),
      slots: this.slots.finish(),
      ranges: this.ranges.finish(),
      slotNames: this.slotNumbers.names,
    };
  }
}
