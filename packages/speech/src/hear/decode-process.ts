/** The process that decodes one recording and exits. */
import { decodeRecording, UnreadableRecording } from './decode-recording.ts';
import type { DecodeReply, DecodeRequest } from './decode-messages.ts';

async function decode({ file, limits }: DecodeRequest): Promise<DecodeReply> {
  try {
    return { samples: await decodeRecording(file, limits) };
  } catch (error) {
    return { reason: error instanceof UnreadableRecording ? error.reason : 'broken' };
  }
}

process.once('message', (request: DecodeRequest) => {
  void decode(request).then((reply) => process.send?.(reply, () => process.exit()));
});
process.on('disconnect', () => process.exit());
