/**
 * The process that draws: one picture after another, as it is asked. Drawing keeps a core busy for a tenth of a second
 * and more, and the rasteriser can abort its process instead of throwing; neither may happen where shoppers are answered.
 */
import os from 'node:os';
import { drawPicture } from '@quarry/demo';
import type { DrawingReply, DrawingRequest } from './messages.ts';

/** Shoppers' messages come first; pictures may wait. */
const NICENESS = 4;
os.setPriority(NICENESS);

async function draw({ id, product, view }: DrawingRequest): Promise<DrawingReply> {
  try {
    return { id, picture: await drawPicture(product, view) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

process.on('message', (request: DrawingRequest) => {
  void draw(request).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group of processes; the server ends this one when it has answered everybody.
process.on('SIGINT', () => {});
