/** Messages of the decoding process. */
import type { RecordingLimits, UnreadableReason } from './decode-recording.ts';

export interface DecodeRequest {
  file: Uint8Array;
  limits: Partial<RecordingLimits>;
}

export type DecodeReply = { samples: Float32Array } | { reason: UnreadableReason };
