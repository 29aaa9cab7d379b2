/** Detects the type of an attachment by its first bytes. File names and declared types cannot be trusted. */

export type AttachmentType = 'png' | 'jpeg' | 'webp' | 'gif' | 'webm' | 'mp4';

/** Number of bytes that suffices for every signature below. */
export const SIGNATURE_BYTES = 16;

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));

export function attachmentType(firstBytes: Uint8Array): AttachmentType | null {
  const [first, second, third, fourth] = firstBytes;
  if (first === 0x89 && ascii(firstBytes, 1, 8) === 'PNG\r\n\x1a\n') return 'png';
  if (first === 0xff && second === 0xd8 && third === 0xff) return 'jpeg';
  if (ascii(firstBytes, 0, 4) === 'RIFF' && ascii(firstBytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a/.test(ascii(firstBytes, 0, 6))) return 'gif';
  // EBML, the container of WebM.
  if (first === 0x1a && second === 0x45 && third === 0xdf && fourth === 0xa3) return 'webm';
  if (ascii(firstBytes, 4, 8) === 'ftyp') return 'mp4';
  return null;
}

export const isPicture = (type: AttachmentType | null): boolean =>
  type === 'png' || type === 'jpeg' || type === 'webp' || type === 'gif';
export const isRecording = (type: AttachmentType | null): type is 'webm' | 'mp4' => type === 'webm' || type === 'mp4';
