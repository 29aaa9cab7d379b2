/** Detects the type of a file by its first bytes. File names and declared types cannot be trusted. */

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/avif';
export type FileType =
  | PictureType
  | 'application/gzip'
  | 'application/zip'
  | 'application/pdf'
  | 'application/json'
  | 'application/xml'
  | 'text/html'
  | 'text/plain'
  | 'application/octet-stream';

/** Number of bytes that suffices for every type above. */
export const TELLING_BYTES = 512;

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));

/** @param bytes the first {@link TELLING_BYTES} of the file, or all of a shorter one. */
export function fileType(bytes: Uint8Array): FileType {
  const [first, second, third] = bytes;
  if (first === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'image/png';
  if (first === 0xff && second === 0xd8 && third === 0xff) return 'image/jpeg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif';
  if (ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12))) return 'image/avif';
  if (first === 0x1f && second === 0x8b) return 'application/gzip';
  if (ascii(bytes, 0, 4) === 'PK\x03\x04') return 'application/zip';
  if (ascii(bytes, 0, 5) === '%PDF-') return 'application/pdf';
  return textType(bytes.subarray(0, TELLING_BYTES));
}

function textType(bytes: Uint8Array): FileType {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return 'text/plain';
  // Text contains no control characters other than tab, line feed, form feed and carriage return.
  if (bytes.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte))) return 'application/octet-stream';
  const text = new TextDecoder()
    .decode(bytes)
    .replace(/^\ufeff/, '')
    .trimStart()
    .toLowerCase();
  if (/^(<!doctype html|<html|<head|<body|<script)/.test(text)) return 'text/html';
  if (text.startsWith('<')) return 'application/xml';
  if (/^[{[]/.test(text)) return 'application/json';
  return 'text/plain';
}
