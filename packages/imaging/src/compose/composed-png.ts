/** Marks a picture as composed by software, in the PNG's metadata. */
import sharp from 'sharp';

export const COMPOSED_NOTE = 'Composed by Quarry from product pictures on a drawn mannequin. Not a photograph.';

/** IPTC's digital source type for composites. */
const SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic';
const XMP = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:dc="http://purl.org/dc/elements/1.1/" Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPE}"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${COMPOSED_NOTE}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
const HEADER_BYTES = 33;

/**
 * Converts any picture that sharp reads to a PNG with the note as text and XMP. @throws when the input is not a
 * picture.
 */
export async function asComposedPng(picture: Uint8Array): Promise<Buffer> {
  const isPng = picture[0] === 0x89 && picture[1] === 0x50;
  const png = isPng ? Buffer.from(picture) : await sharp(picture).png().toBuffer();
  if (isPng) await sharp(png).metadata();
  const notes = [
    textChunk('Software', 'Quarry'),
    textChunk('Description', COMPOSED_NOTE),
    textChunk('XML:com.adobe.xmp', XMP),
  ];
  return Buffer.concat([png.subarray(0, HEADER_BYTES), ...notes, png.subarray(HEADER_BYTES)]);
}

/** An iTXt chunk, uncompressed UTF-8. */
function textChunk(keyword: string, text: string): Buffer {
  const data = Buffer.concat([Buffer.from(keyword, 'latin1'), Buffer.from([0, 0, 0, 0, 0]), Buffer.from(text, 'utf8')]);
  const typed = Buffer.concat([Buffer.from('iTXt', 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC_TABLE[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
