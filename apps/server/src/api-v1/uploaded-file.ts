/** The file of a multipart form, as a stream. */
import type { Readable } from 'node:stream';
import { problem } from '@quarry/contract';
import type { FastifyRequest } from 'fastify';

/**
 * @param field name of the file's field.
 * @param maxBytes beyond which the stream fails with the problem `body-too-large`.
 * @throws the problem `invalid-request` when the request is no form, or the form has no such file.
 */
export async function uploadedFile(
  request: FastifyRequest,
  field: string,
  maxBytes: number,
): Promise<{ name: string; content: Readable }> {
  const file = request.isMultipart() ? await request.file({ limits: { fileSize: maxBytes, files: 1 } }) : undefined;
  if (file?.fieldname !== field) {
    const message = `Send a multipart form with one file in the field \`${field}\`.`;
    throw problem('invalid-request', { detail: message, errors: [{ field, message }] });
  }
  // The parser ends the stream at the limit without an error.
  file.file.once('limit', () => file.file.destroy(problem('body-too-large')));
  return { name: file.filename.slice(0, 200), content: file.file };
}
