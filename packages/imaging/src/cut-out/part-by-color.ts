/**
 * Separates an object from a background that is not plain: planks, tiles, cloth, a wall. The frame provides the
 * background's colours, differing pixels near the middle the object's; a minimum cut finds the outline, and both
 * distributions are learned again from the result, iteratively (GrabCut: Rother, Kolmogorov and Blake, 2004).
 */
import { type ColorMixture, misfit, mixtureOf } from './color-mixture.ts';
import { type GridLinks, minCut } from './min-cut.ts';
import { keepLargePieces } from './masks.ts';
import { enlarged, type Plane, shrunk } from './plane.ts';
import { elementAt } from '@quarry/language';

/** Longer side of the picture for learning colours, and for drawing the outline. */
const LEARNING_SIDE = 112;
const DRAWING_SIDE = 300;
const ROUNDS = 5;
const BLOBS = { ground: 6, piece: 5 };
/** Width of the initial background frame relative to the shorter side. */
const FRAME = 0.06;
/** Background in the object's shadow: this much darker, in Lab, at half the cost. */
const SHADE = 26;
/** Maximum weight of a single pixel's colour, so that outlines and neighbours count. */
const SUREST = 9;
const SMOOTHNESS = 14;
/** Minimum relative size of a second component, such as the other shoe or lens. */
const ALSO = 0.3;
/** Maximum weight of the position, in the middle and in the corners. */
const PLACE = 1.6;
/**
 * Weight of being reached by a flood fill, and of not being reached for an object as pale as the background. Of other
 * objects, pale areas that were not reached are probably gaps, such as between sleeve and body.
 */
const FLOODED = 4.5;
const UNREACHED = { pale: 4.5, other: 0.5 };
/** Share of background-coloured parts from which an object counts as pale, gradually. */
const PALE = { from: 0.15, to: 0.45 };
/** Up to this much worse than the background itself, as a negative log likelihood, a colour still looks like it. */
const PAPERY = 4;

/**
 * 1 for each pixel of the object, in input size.
 * @param ground for a plain background: 1 where a flood fill arrived.
 */
export function partByColor(lab: Float32Array, width: number, height: number, ground?: Uint8Array): Uint8Array {
  const small = shrunk({ lab, width, height }, LEARNING_SIDE);
  let piece: Uint8Array = new Uint8Array(small.width * small.height);
  const paperAt = (w: number, h: number) => ground && enlarged(ground, { width, height }, w, h);
  const paper = paperAt(small.width, small.height);
  let mixtures = firstMixtures(small, paper);
  const unreached = paper ? weightOfUnreached(small, mixtures.ground, paper) : 0;
  const links = linksOf(small);
  for (let round = 0; round < ROUNDS; round++) {
    const next = minCut(pulls(small, mixtures, { paper, unreached }), links, small.width, small.height);
    keepLargePieces(next, small.width, small.height, ALSO);
    let changed = 0;
    for (let i = 0; i < next.length; i++) if (next[i] !== piece[i]) changed += 1;
    piece = next;
    if (changed < next.length * 0.002) break;
    const own = mixtureOf(small.lab, Float32Array.from(piece), BLOBS.piece);
    const other = mixtureOf(
      small.lab,
      Float32Array.from(piece, (value) => 1 - value),
      BLOBS.ground,
    );
    if (own.length === 0 || other.length === 0) break;
    mixtures = { piece: own, ground: other };
  }
  const drawn = shrunk({ lab, width, height }, DRAWING_SIDE);
  const rough = enlarged(piece, small, drawn.width, drawn.height);
  const fine = drawOutline(drawn, mixtures, rough, { paper: paperAt(drawn.width, drawn.height), unreached });
  const large = enlarged(fine, drawn, width, height);
  const whole = new Uint8Array(large.length);
  for (let i = 0; i < large.length; i++) whole[i] = (large[i] ?? 0) < 0.5 ? 0 : 1;
  return whole;
}

/**
 * Refines a coarse result: certain pixels are kept as constraints, and only the band between is cut again (Lombaert,
 * Sun, Grady and Xu, "A Multilevel Banded Graph Cuts Method", 2005).
 * @param rough the coarse result, 0 to 1.
 */
function drawOutline(plane: Plane, mixtures: Mixtures, rough: Float32Array, flood: Flood): Uint8Array {
  const { width, height } = plane;
  const isOpen = new Uint8Array(rough.length);
  for (let i = 0; i < rough.length; i++) isOpen[i] = (rough[i] ?? 0) < 0.02 || (rough[i] ?? 0) > 0.98 ? 0 : 1;
  const pull = pulls(plane, mixtures, flood, isOpen);
  const links = linksOf(plane, isOpen);
  for (const [link, step] of [
    [links[0], 1],
    [links[1], width],
    [links[2], width + 1],
    [links[3], width - 1],
  ] as const) {
    for (let i = 0; i + step < link.length; i++) {
      const j = i + step;
      if (isOpen[i] && isOpen[j]) continue;
      if (isOpen[i]) pull[i] = (pull[i] ?? 0) + ((rough[j] ?? 0) < 0.5 ? -(link[i] ?? 0) : (link[i] ?? 0));
      else if (isOpen[j]) pull[j] = (pull[j] ?? 0) + ((rough[i] ?? 0) < 0.5 ? -(link[i] ?? 0) : (link[i] ?? 0));
      link[i] = 0;
    }
  }
  const piece = minCut(pull, links, width, height);
  for (let i = 0; i < piece.length; i++) if (!isOpen[i]) piece[i] = (rough[i] ?? 0) < 0.5 ? 0 : 1;
  return piece;
}

interface Mixtures {
  piece: ColorMixture;
  ground: ColorMixture;
}

/** The frame's colours, and those of differing pixels, weighted towards the middle. */
function firstMixtures({ lab, width, height }: Plane, paper?: Float32Array): Mixtures {
  if (paper) {
    return {
      piece: mixtureOf(
        lab,
        paper.map((value) => (value < 0.5 ? 1 : 0)),
        BLOBS.piece,
      ),
      ground: mixtureOf(
        lab,
        paper.map((value) => (value < 0.5 ? 0 : 1)),
        BLOBS.ground,
      ),
    };
  }
  const frame = Math.max(1, Math.round(Math.min(width, height) * FRAME));
  const isFrame = (i: number) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x < frame || y < frame || x >= width - frame || y >= height - frame;
  };
  const ground = mixtureOf(
    lab,
    Float32Array.from({ length: width * height }, (_, i) => (isFrame(i) ? 1 : 0)),
    BLOBS.ground,
  );
  const strange = new Float32Array(width * height);
  for (let i = 0; i < strange.length; i++) strange[i] = misfit(ground, lab, i, SHADE);
  const usual = strange.toSorted()[Math.floor(strange.length * 0.35)] ?? 0;
  const weights = strange.map((value, i) => {
    const central = Math.max(0, place(i, width, height) + 0.15);
    return isFrame(i) ? 0 : central * Math.min(1, Math.max(0.02, (value - usual) / 6));
  });
  return { piece: mixtureOf(lab, weights, BLOBS.piece), ground };
}

/** 1 in the middle, decreasing to below -1 in the corners. */
function place(i: number, width: number, height: number): number {
  const u = Math.abs(((i % width) + 0.5) / width - 0.5) * 2;
  const v = Math.abs((Math.floor(i / width) + 0.5) / height - 0.5) * 2;
  return 1 - 1.5 * Math.cbrt(u * u * u + v * v * v);
}

/** The result of a flood fill over a plain background. */
interface Flood {
  /** 1 where it arrived. */
  paper?: Float32Array | undefined;
  /** Weight of not being reached. */
  unreached: number;
}

/** The paler the object, the more it counts that the fill did not reach a pixel. */
function weightOfUnreached({ lab }: Plane, ground: ColorMixture, paper: Float32Array): number {
  const fits = Float32Array.from(paper, (_, i) => misfit(ground, lab, i, SHADE));
  const reached = fits.filter((_, i) => (paper[i] ?? 0) >= 0.5).sort();
  const usual = reached[reached.length >> 1] ?? 0;
  const unreached = fits.filter((_, i) => (paper[i] ?? 0) < 0.5);
  const pale = unreached.filter((fit) => fit < usual + PAPERY).length / Math.max(1, unreached.length);
  const share = Math.max(0, Math.min(1, (pale - PALE.from) / (PALE.to - PALE.from)));
  return UNREACHED.other + (UNREACHED.pale - UNREACHED.other) * share;
}

/** @param isOpen 0 for pixels to skip. Default: none is skipped. */
function pulls(
  { lab, width, height }: Plane,
  { piece, ground }: Mixtures,
  { paper, unreached }: Flood,
  isOpen?: Uint8Array,
): Float32Array {
  const pull = new Float32Array(width * height);
  for (let i = 0; i < pull.length; i++) {
    if (isOpen && !isOpen[i]) continue;
    const told = misfit(ground, lab, i, SHADE) - misfit(piece, lab, i);
    pull[i] = Math.max(-SUREST, Math.min(SUREST, told)) + PLACE * place(i, width, height);
    if (paper) pull[i] = (pull[i] ?? 0) + (unreached * (1 - (paper[i] ?? 0)) - FLOODED * (paper[i] ?? 0));
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) pull[i] = (pull[i] ?? 0) - SUREST;
  }
  return pull;
}

/**
 * Link weights: neighbours of similar colour stay together, relative to the picture's contrast.
 * @param isOpen as for `pulls`: links with at least one such end are computed.
 */
function linksOf({ lab, width, height }: Plane, isOpen?: Uint8Array): GridLinks {
  const steps = [1, width, width + 1, width - 1] as const;
  const count = width * height;
  const weights = () => new Float32Array(count);
  const links: GridLinks = [weights(), weights(), weights(), weights()];
  let sum = 0;
  for (let n = 0; n < 4; n++) {
    const [link, step] = [elementAt(links, n), elementAt(steps, n)];
    for (let i = 0; i + step < count; i++) {
      const [a, b] = [i * 3, (i + step) * 3];
      const dl = (lab[a] ?? 0) - (lab[b] ?? 0);
      const da = (lab[a + 1] ?? 0) - (lab[b + 1] ?? 0);
      const db = (lab[a + 2] ?? 0) - (lab[b + 2] ?? 0);
      const far = dl * dl + da * da + db * db;
      link[i] = far;
      sum += far;
    }
  }
  const beta = 1 / Math.max(2, (2 * sum) / (count * 4));
  for (let n = 0; n < 4; n++) {
    const [link, step] = [elementAt(links, n), elementAt(steps, n)];
    const weight = SMOOTHNESS * (n > 1 ? Math.SQRT1_2 : 1);
    /** The column at which a step would wrap to the other side. */
    const last = n === 1 ? -1 : n === 3 ? 0 : width - 1;
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const isWanted = x !== last && i + step < count && (!isOpen || isOpen[i] || isOpen[i + step]);
        const far = (link[i] ?? 0) * beta;
        link[i] = isWanted ? weight * (far > 6 ? 0.05 : 0.05 + 0.95 * Math.exp(-far)) : 0;
      }
    }
  }
  return links;
}
