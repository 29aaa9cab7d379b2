/** What the process that looks at pictures is asked and what it answers. */
export interface DescribingTask {
  /** A picture file. */
  bytes: Uint8Array;
}

export type DescribingResult = { descriptor: Int8Array } | { unusable: string };
