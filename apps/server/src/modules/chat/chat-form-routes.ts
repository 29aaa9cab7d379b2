/**
 * Parses a multipart chat message: text fields by the contract, pictures and recordings by their content. A recording
 * is always kept for transcription; pictures only where they can be used, else they are skipped.
 */
import type { SentImage } from '@quarry/assistant';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { AUDIO_MAX_BYTES, ChatForm, IMAGE_MAX_BYTES, MAX_IMAGES, problem, type StoreGates } from '@quarry/contract';
import type { FastifyRequest } from 'fastify';
import { storableText } from '../../plugins/storable-text.ts';
import type { Recording } from './voice.ts';
import { type AttachmentType, attachmentType, isPicture, isRecording, SIGNATURE_BYTES } from './read-attachment.ts';

export interface ReceivedForm {
  form: ChatForm;
  /** How many pictures were sent. */
  images: number;
  /** Pictures that were kept. */
  pictures: SentImage[];
  recording: Recording | undefined;
}

/** Maximum total bytes of kept pictures per message; further ones are only counted. */
const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
const MEDIA_TYPES: Partial<Record<AttachmentType, SentImage['mediaType']>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

export async function readChatForm(
  request: FastifyRequest,
  { keepsPictures }: { keepsPictures: boolean },
): Promise<ReceivedForm> {
  const fields: Record<string, string> = {};
  const pictures: SentImage[] = [];
  let pictureBytes = 0;
  let images = 0;
  let recordings = 0;
  let recording: Recording | undefined;
  const wrong: { field: string; message: string }[] = [];

  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      if (typeof part.value === 'string' && part.value !== '') fields[part.fieldname] = storableText(part.value);
      continue;
    }
    const { bytes, type, kept } = await lookAt(part, keepsPictures && pictureBytes < MAX_PICTURE_BYTES);
    // Browsers send an empty file for an empty file field.
    if (bytes === 0) continue;
    if (part.fieldname === 'images') {
      images += 1;
      if (!isPicture(type)) wrong.push({ field: 'images', message: 'A picture is a PNG, JPEG, WebP or GIF file.' });
      const mediaType = type && MEDIA_TYPES[type];
      if (mediaType && kept.length > 0 && pictureBytes + bytes <= MAX_PICTURE_BYTES) {
        pictures.push({ bytes: kept, mediaType });
        pictureBytes += bytes;
      }
    } else if (part.fieldname === 'audio') {
      recordings += 1;
      if (isRecording(type)) recording = { bytes: kept, type };
      else wrong.push({ field: 'audio', message: 'A recording is a WebM or MP4 file.' });
    } else {
      wrong.push({ field: part.fieldname, message: 'Files are taken in the fields images and audio only.' });
    }
  }

  const form = ChatForm.safeParse(fields);
  if (!form.success) {
    wrong.unshift(...form.error.issues.map(({ path, message }) => ({ field: path.join('.') || 'body', message })));
  }
  if (images > MAX_IMAGES)
    wrong.push({ field: 'images', message: `You can only attach a maximum of ${MAX_IMAGES} images.` });
  if (recordings > 1) wrong.push({ field: 'audio', message: 'A message holds one recording.' });
  if (form.success && form.data.message.trim() === '' && images === 0 && recordings === 0) {
    wrong.push({ field: 'message', message: 'A message needs text, a picture or a recording.' });
  }
  if (!form.success || wrong.length > 0) throw invalidRequest(wrong);
  return { form: form.data, images, pictures, recording };
}

/** The parts of a form; a missing boundary or a truncated body is a client error. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts();
  } catch (error) {
    // The parser's own errors have no code; limit errors have one, and their own texts.
    if (!(error instanceof Error) || 'code' in error) throw error;
    throw invalidRequest([{ field: 'body', message: 'The form is broken or was cut off.' }]);
  }
}

/** Refuses what the store's gates close, for every caller. Audio is checked first, as pages do. */
export function enforceGates(gates: StoreGates, { images, audio }: { images: number; audio: number }): void {
  enforceAttachmentGates(gates, { images, audio });
  // A call does not name its page, so streams are allowed if any streaming gate is open.
  const streams = gates.streaming || gates.streaming_chat_page || gates.streaming_button_chat;
  if (!streams) throw problem('streaming-not-supported');
}

function enforceAttachmentGates(gates: StoreGates, { images, audio }: { images: number; audio: number }): void {
  if (images === 0 && audio === 0) return;
  if (!gates.streaming) throw problem('attachments-not-supported');
  if (audio > 0 && !gates.audio) throw problem('audio-not-supported');
  if (images > 0 && !gates.images) throw problem('images-not-supported');
}

export function invalidRequest(errors: { field: string; message: string }[]) {
  return problem('invalid-request', {
    errors,
    detail: errors.map(({ field, message }) => `${field}: ${message}`).join(' '),
  });
}

async function lookAt(
  { file, fieldname }: MultipartFile,
  keepsPicture: boolean,
): Promise<{ bytes: number; type: ReturnType<typeof attachmentType>; kept: Buffer }> {
  const most = fieldname === 'audio' ? AUDIO_MAX_BYTES : IMAGE_MAX_BYTES;
  const isWanted = fieldname === 'audio' || (fieldname === 'images' && keepsPicture);
  const kept: Buffer[] = [];
  let first = Buffer.alloc(0);
  let bytes = 0;
  const chunks: AsyncIterable<Buffer> = file;
  for await (const chunk of chunks) {
    if (first.length < SIGNATURE_BYTES) first = Buffer.concat([first, chunk.subarray(0, SIGNATURE_BYTES)]);
    bytes += chunk.length;
    if (isWanted && bytes <= most) kept.push(chunk);
  }
  if (file.truncated || bytes > most) throw problem('body-too-large');
  return { bytes, type: attachmentType(first), kept: Buffer.concat(kept) };
}
