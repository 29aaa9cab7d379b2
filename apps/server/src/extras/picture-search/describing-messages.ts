/** Messages of the describing process. */
export interface DescribingTask {
  /** A picture file. */
  bytes: Uint8Array;
}

export type DescribingResult = { descriptor: Int8Array } | { unusable: string };
