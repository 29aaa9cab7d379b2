/** The logo as an icon of any size. */
const MARK =
  '<path fill-rule="evenodd" d="M3 3h26v20h-6v6H3z M9.5 9.5h13v10h-4v4h-9z" fill="INK"/><path d="M25 25h4v4h-4z" fill="#f04e23"/>';

interface Icon {
  file: string;
  size: number;
  /** Size of the logo relative to the side. Launchers crop maskable icons to a circle of 80 %. */
  share: number;
  ground: string | null;
  ink: string;
}

export const ICONS: readonly Icon[] = [
  { file: 'icon-32.png', size: 32, share: 1, ground: null, ink: '#171d1b' },
  { file: 'apple-touch-icon.png', size: 180, share: 0.66, ground: '#f3f6f4', ink: '#171d1b' },
  { file: 'icon-192.png', size: 192, share: 0.72, ground: '#f3f6f4', ink: '#171d1b' },
  { file: 'icon-512.png', size: 512, share: 0.72, ground: '#f3f6f4', ink: '#171d1b' },
  { file: 'icon-maskable-512.png', size: 512, share: 0.5, ground: '#f3f6f4', ink: '#171d1b' },
];

export function iconDrawing({ size, share, ground, ink }: Icon): string {
  const side = size * share;
  const edge = (size - side) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : ''}<g transform="translate(${edge} ${edge}) scale(${side / 32})">${MARK.replace('INK', ink)}</g></svg>`;
}

/** One PNG in an ICO container, for all browsers. */
export function icoFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
