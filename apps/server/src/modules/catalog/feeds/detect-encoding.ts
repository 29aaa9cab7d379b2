/**
 * Detects the encoding of a file from its first bytes: by its byte order mark, by the zeros of UTF-16, as UTF-8 when it is
 * valid, else as the 8-bit encoding that gives the most plausible words.
 */

export interface Encoding {
  /** For `TextDecoder`. */
  label: string;
  /** As people call it. */
  name: string;
}

const UTF_8: Encoding = { label: 'utf-8', name: 'UTF-8' };
const UTF_16_LE: Encoding = { label: 'utf-16le', name: 'UTF-16' };
const UTF_16_BE: Encoding = { label: 'utf-16be', name: 'UTF-16 (big endian)' };
/** Of two that read the text alike the first is taken. ISO-8859-9 is a part of Windows-1254. */
const OLD_ENCODINGS: readonly Encoding[] = [
  { label: 'windows-1252', name: 'Windows-1252' },
  { label: 'windows-1254', name: 'Windows-1254 (ISO-8859-9)' },
  { label: 'windows-1251', name: 'Windows-1251' },
  { label: 'windows-1256', name: 'Windows-1256' },
];
/** A file with so many whole letters of UTF-8 for each broken byte is UTF-8 that was damaged. */
const DAMAGED = 10;
const TURKISH = /[çğıöşüâîûÇĞİÖŞÜÂÎÛ]/g;

/** Undefined when the bytes are no text. */
export function detectEncoding(head: Buffer): Encoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return UTF_16_LE;
  if (head[0] === 0xfe && head[1] === 0xff) return UTF_16_BE;
  if (head.includes(0)) return [UTF_16_LE, UTF_16_BE].find(({ label }) => isText(head, label));
  const { whole, broken } = countSequences(head);
  if (broken === 0 || whole >= broken * DAMAGED) return UTF_8;
  const best = OLD_ENCODINGS.map((encoding) => ({
    encoding,
    score: score(new TextDecoder(encoding.label).decode(head)),
  }));
  const [first] = best.sort((a, b) => b.score - a.score);
  return first && first.score > 0 ? first.encoding : UTF_8;
}

/** Decodes, has lines, and no characters that texts do not have. */
function isText(head: Buffer, label: string): boolean {
  const even = head.subarray(0, head.length - (head.length % 2));
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(even);
    return /[\n,;\t]/.test(text) && !/(?![\t\r\n])\p{Cc}|\p{Cn}|\p{Co}/u.test(text.slice(0, 2000));
  } catch {
    return false;
  }
}

/** Letters of several bytes, and bytes that belong to none. The head may end inside a letter. */
function countSequences(head: Buffer): { whole: number; broken: number } {
  let whole = 0;
  let broken = 0;
  for (let at = 0; at < head.length; at += 1) {
    const byte = head[at] ?? 0;
    if (byte < 0x80) continue;
    const length =
      byte >= 0xc2 && byte < 0xe0 ? 2 : byte >= 0xe0 && byte < 0xf0 ? 3 : byte >= 0xf0 && byte < 0xf5 ? 4 : 0;
    const rest = head.subarray(at + 1, at + length);
    if (length > 0 && rest.every((next) => next >> 6 === 2)) {
      if (rest.length === length - 1) whole += 1;
      at += rest.length;
    } else broken += 1;
  }
  return { whole, broken };
}

/** How much the text looks like words of one script: wrong encodings mix scripts and letter cases inside words. */
function score(text: string): number {
  let sum = 0;
  for (const [word] of text.matchAll(/[\p{L}\u0080-\u009f]{2,}/gu)) if (/[^\0-\x7f]/.test(word)) sum += wordScore(word);
  return sum;
}

function wordScore(word: string): number {
  if (/[\u0080-\u009f]/.test(word)) return -2;
  const count = (script: RegExp) => word.match(script)?.length ?? 0;
  const latin = count(/\p{Script=Latin}/gu);
  const cyrillic = count(/\p{Script=Cyrillic}/gu);
  const arabic = count(/\p{Script=Arabic}/gu);
  if (Math.max(latin, cyrillic, arabic) < word.length) return -1;
  if (arabic > 0) return 1 + (count(/[اليونمرته]/gu) / word.length > 0.4 ? 0.5 : 0);
  if (cyrillic > 0) {
    const isCased = /^\p{Lu}?\p{Ll}+$|^\p{Lu}+$/u.test(word);
    return (isCased ? 1 : -1) + (count(/[оеаинтслвркОЕАИНТСЛВРК]/gu) / word.length > 0.4 ? 0.5 : 0);
  }
  const foreign = count(/[^\0-\x7f]/g);
  if (foreign > word.length / 2 && word.length > 2) return -1;
  return count(TURKISH) === foreign ? 1 : 0.5;
}
