/** Limits multipart bodies to a full message with five pictures and a recording. */
import multipart from '@fastify/multipart';
import { AUDIO_MAX_BYTES, IMAGE_MAX_BYTES, MAX_IMAGES } from '@quarry/contract';
import fastifyPlugin from 'fastify-plugin';

const FIELD_MAX_BYTES = 64 * 1024;
const MAX_FIELDS = 20;

export const uploads = fastifyPlugin(async (app) => {
  await app.register(multipart, {
    limits: {
      fieldSize: FIELD_MAX_BYTES,
      fields: MAX_FIELDS,
      fileSize: Math.max(IMAGE_MAX_BYTES, AUDIO_MAX_BYTES),
      // Allows one picture too many, so that the chat can explain the error.
      files: MAX_IMAGES + 2,
    },
  });
});
