/**
 * Determines a garment's type: from the catalogue's category, else from words of its title or URL, else from its shape.
 */
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { KIND_OF_CATEGORY, KIND_WORDS } from './kind-words.ts';
import type { Recognised } from './kinds.ts';
import { rowsOf } from './outline.ts';
import { elementAt } from '@quarry/language';

export interface Clues {
  /** The garment without background. */
  cutout?: Cutout;
  /** Title, or words of a URL. */
  words?: string;
  /** Canonical category of the catalogue. */
  category?: string;
}

export function recogniseGarment({ cutout, words, category }: Clues): Recognised {
  if (category) {
    const known = KIND_OF_CATEGORY[category.toLowerCase()];
    // A catalogue category that is not a garment cannot be worn, for example a sofa.
    return known ?? kindByWords(category) ?? 'not-wearable';
  }
  return (words ? kindByWords(words) : null) ?? (cutout ? kindByShape(cutout) : 'not-wearable');
}

const normal = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replaceAll('ə', 'e');

/** The type that the words name, or null. URLs may be percent-encoded, with dashes and underscores. */
export function kindByWords(words: string): Recognised | null {
  const plain = ` ${normal(decoded(words)).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  for (const { kind, words: names } of KIND_WORDS) {
    for (const name of names) {
      const wanted = normal(name)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      if (endingsOf(wanted, name.endsWith('-')).test(plain)) {
        if (kind === 'shirt' && /\bt ?shirt|tshirt|sweatshirt/.test(plain)) return 'top';
        return kind;
      }
    }
  }
  return null;
}

/** Short words match alone or as plural; Latin ones may have the endings of our languages, others any ending. */
function endingsOf(word: string, isWhole: boolean): RegExp {
  if (isWhole || word.length < 4) return new RegExp(` ${word}s? `, 'u');
  if (/^[a-z ]+$/.test(word)) return new RegExp(` t?${word}${LATIN_ENDING} `, 'u');
  return new RegExp(` ${word}`, 'u');
}
const LATIN_ENDING = '(?:s|es|n|e|en|er|i|si|u|su|ler|lar|leri|lari|lerin|larin|in|im)?';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A rough guess from the outline alone, for pictures without words. */
export function kindByShape(cutout: Cutout): Recognised {
  const rows = rowsOf(cutout);
  const { box } = cutout;
  const tall = box.height / box.width;
  const at = (share: number) => elementAt(rows, Math.min(rows.length - 1, Math.round(share * (rows.length - 1))));
  const runsAt = (share: number) => at(share).runs;
  const widthAt = (share: number) => runsAt(share).reduce((sum, [from, to]) => sum + to - from + 1, 0) / box.width;

  if (tall < 0.72) {
    // Long and low: a shoe is lower at one end; a bag is rectangular, a hat has a crown above its brim.
    if (widthAt(0.15) < 0.62 && isLopsided(cutout)) return 'shoes';
    if (widthAt(0.2) < 0.72 && widthAt(0.9) > 0.85) return 'hat';
    return tall < 0.32 ? 'not-wearable' : 'bag';
  }
  // Two legs: in the lower half there is a gap in the middle.
  const legRows = [0.7, 0.8, 0.9].filter((share) => hasMiddleGap(runsAt(share), box));
  if (legRows.length === 3 && widthAt(0.05) > 0.45) return tall > 1.25 ? 'trousers' : 'shorts';
  // Sleeves or shoulders: wider at the top than the middle of the trunk.
  const hasSleeves = [0.35, 0.45, 0.55].some((share) => runsAt(share).length >= 3);
  const hasShoulders = widthAt(0.18) > widthAt(0.45) * 1.12 || hasSleeves;
  if (hasShoulders) {
    if (tall > 1.45) return widthAt(0.92) > widthAt(0.45) * 1.1 ? 'dress' : 'outerwear';
    return 'top';
  }
  if (widthAt(0.03) < 0.8 && widthAt(0.95) > 0.85 && widthAt(0.5) > widthAt(0.08) * 1.05)
    return tall > 1.7 && widthAt(0.3) < widthAt(0.12) ? 'dress' : 'skirt';
  if (tall > 1.5) return 'dress';
  if (widthAt(0.04) < 0.45) return 'bag';
  return 'not-wearable';
}

const hasMiddleGap = (runs: readonly (readonly [number, number])[], box: Cutout['box']) => {
  const middle = box.left + box.width / 2;
  return (
    runs.length === 2 &&
    elementAt(runs, 0)[1] < middle + box.width * 0.12 &&
    elementAt(runs, 1)[0] > middle - box.width * 0.12
  );
};

/** Whether one half is clearly higher than the other, as in a shoe seen from the side. */
function isLopsided({ rgba, width, box }: Cutout): boolean {
  const height = (share: number) => {
    const x = Math.round(box.left + share * (box.width - 1));
    for (let y = box.top; y < box.top + box.height; y++) {
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) > 127) return box.top + box.height - y;
    }
    return 0;
  };
  const [start, end] = [Math.max(height(0.08), height(0.18)), Math.max(height(0.92), height(0.82))];
  return Math.abs(start - end) > box.height * 0.22;
}
