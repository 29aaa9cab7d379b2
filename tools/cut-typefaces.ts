/**
 * Subsets the two initially visible Latin fonts to what our pages use: bold for headings, regular to bold for text.
 * Letters, kerning and digits are complete; the other weights would be half of the download.
 *
 * npx tsx tools/cut-typefaces.ts
 *
 * Writes packages/ui/src/tokens/typefaces/, used by `fonts.css`, with the licence of each font.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const FOLDER = fileURLToPath(new URL('../packages/ui/src/tokens/typefaces/', import.meta.url));
const fromUi = createRequire(new URL('../packages/ui/package.json', import.meta.url));

/** Axes that are not listed are unchanged. */
const TYPEFACES = [
  { family: 'hanken-grotesk', file: 'hanken-grotesk-latin-wght-normal', axes: { wght: { min: 400, max: 700 } } },
  { family: 'bricolage-grotesque', file: 'bricolage-grotesque-latin-opsz-normal', axes: { wght: 700 } },
] as const;

/** The characters for which `fonts.css` declares the fonts. */
const LATIN: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];
const letters = LATIN.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)),
).join('');

fs.mkdirSync(FOLDER, { recursive: true });
for (const { family, file, axes } of TYPEFACES) {
  const home = path.dirname(fromUi.resolve(`@fontsource-variable/${family}/package.json`));
  const whole = fs.readFileSync(path.join(home, 'files', `${file}.woff2`));
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes });
  fs.writeFileSync(path.join(FOLDER, `${family}-latin.woff2`), cut);
  fs.copyFileSync(path.join(home, 'LICENSE'), path.join(FOLDER, `${family}-licence.txt`));
  console.log(`${family}: ${whole.length} to ${cut.length} bytes`);
}
