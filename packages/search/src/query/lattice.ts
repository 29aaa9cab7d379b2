/**
 * The lattice of all interpretations of a query. Its nodes are the gaps between pieces of the text (words separated by
 * space); an edge interprets one piece in one way, and its cost is the negative logarithm of the probability. A path
 * from the first node to the last is an interpretation of the whole query.
 *
 *   ●── "wiTeli" ──●── "kaba" ──●
 *   ├─ typed, 8 ───┼─ typed, 1 ─┤
 *   └─ წითელი, 2 ──┴─ კაბა, 2 ──┘
 */
import type { RecoveryStep } from '../engine-query.ts';
import type { Part } from '../match/resolved-spans.ts';

/** A piece of the query: characters between spaces. */
export interface Piece extends Part {
  text: string;
}

/** How an edge interprets its piece: as typed, or by a recovery step that is reported to the shopper. */
type HowTaken = 'typed' | Extract<RecoveryStep, 'spelling' | 'keyboard-layout' | 'transliteration'>;

export interface Edge {
  /** Place among the pieces. */
  piece: number;
  how: HowTaken;
  /** What the piece is read as. */
  text: string;
  /** Words in these letters; a query changes its letters seldom. Null: numbers and the like, which are in any. */
  letters: string | null;
  /** −log of the probability, above 0; see `costs.ts`. */
  cost: number;
}

export interface Path {
  edges: readonly Edge[];
  cost: number;
}

/** For each edge in another script than the edge before it. */
const CHANGE_OF_LETTERS = 2;

/** The likeliest paths, the best first, at most `most`: a beam search that is exact for a beam as wide as the answer. */
export function bestPaths(pieceCount: number, edges: readonly Edge[], most: number): Path[] {
  const byPiece: Edge[][] = Array.from({ length: pieceCount }, () => []);
  for (const edge of edges) byPiece[edge.piece]?.push(edge);
  let paths: Path[] = [{ edges: [], cost: 0 }];
  for (const choices of byPiece) {
    const longer = paths.flatMap((path) =>
      choices.map((edge) => ({
        edges: [...path.edges, edge],
        cost: path.cost + edge.cost + (changesLetters(path, edge) ? CHANGE_OF_LETTERS : 0),
      })),
    );
    paths = longer.sort((a, b) => a.cost - b.cost).slice(0, most);
  }
  return paths;
}

function changesLetters({ edges }: Path, { letters, how }: Edge): boolean {
  const before = edges.findLast((edge) => edge.letters !== null);
  if (letters === null || before === undefined || (how === 'typed' && before.how === 'typed')) return false;
  return before.letters !== letters;
}
