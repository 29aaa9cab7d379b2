/**
 * The result of reading one message: operations on the dialogue, each with its slots. The reader produces these types
 * from text; the dialogue applies them to its state. `operations.json` defines each operation and slot.
 */
import { keysOf, type Language } from '@quarry/contract';
import table from './operations.json' with { type: 'json' };

/** One message may hold several operations. The order is that of the rows of the reader's model. */
export const OPERATION_KINDS = keysOf<keyof typeof table.operations>(table.operations);
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** What only overrides recognise; the reader knows none of these. */
export const OVERRIDE_KINDS = keysOf<keyof typeof table.overrides>(table.overrides);
export type HandledKind = OperationKind | (typeof OVERRIDE_KINDS)[number];

/** The order is that of the rows of the reader's model. */
export const SLOT_TYPES = keysOf<keyof typeof table.slots>(table.slots);
export type SlotType = (typeof SLOT_TYPES)[number];

export interface Slot {
  type: SlotType;
  /** As written. */
  text: string;
  /** Half-open range in UTF-16 units of the message. */
  start: number;
  end: number;
  /** 0 to 1, calibrated. */
  confidence: number;
  /** The value is ruled out or taken back: "not wool", "not 15 but 15 pro" (the first). */
  isNegated?: true;
}

export interface Operation {
  kind: OperationKind;
  slots: Slot[];
  /** 0 to 1, calibrated. */
  confidence: number;
  /** Its part of the message: half-open range in UTF-16 units. Absent where nothing was read from a text. */
  span?: { start: number; end: number };
}

/** What the reader may know of the dialogue. */
export interface ReadingContext {
  /** Of the page, or of the conversation so far. */
  language: Language;
  hasSubject: boolean;
  constraintCount: number;
  shownCount: number;
  /** The assistant's last question, when it is open. */
  openQuestion:
    | 'which-product'
    | 'which-kind'
    | 'for-whom'
    | 'budget'
    | 'order-number'
    | 'order-proof'
    | 'car'
    | 'yes-no'
    | null;
  /** Operations of the last turn. */
  lastKinds: readonly OperationKind[];
  /** Whether a word is in the shop's catalogue, as a kind, a brand or a word of a title; absent: unknown. */
  catalogueHas?: ((word: string) => 'kind' | 'brand' | 'word' | null) | undefined;
}

export interface Reading {
  /** In the order of the message; empty when nothing was understood. */
  operations: Operation[];
  /**
   * The language of the message, also if it is written in Latin letters; null without evidence, such as for a name or
   * number.
   */
  language: Language | null;
  /** True for Georgian or Arabic in Latin letters, and for Turkish or Azerbaijani without their marks. */
  isRomanized: boolean;
}
