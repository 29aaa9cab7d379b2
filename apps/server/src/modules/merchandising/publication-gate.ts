/** Whether a publication of drafts is held back, because judged queries would fall or a figure would fall below its floor. */
import { problem, type PublicationCheck, type StoreSettings } from '@quarry/contract';

/** @throws `rule-not-found` when one of the ids is no draft. */
export type CheckPublication = (
  settings: StoreSettings,
  ids: readonly string[] | undefined,
) => Promise<PublicationCheck>;

const NAMED_QUERIES = 20;

/**
 * @returns what somebody accepted explicitly, for the audit log; null: nothing falls.
 * @throws `quality-falls` that names the queries, unless the falls are accepted.
 */
export function acceptedFalls(
  { falls, below_floor: belowFloor }: PublicationCheck,
  isAccepted: boolean,
): Pick<PublicationCheck, 'falls' | 'below_floor'> | null {
  if (falls.length === 0 && belowFloor.length === 0) return null;
  if (isAccepted) return { falls, below_floor: belowFloor };
  throw problem('quality-falls', {
    errors: [
      ...falls.slice(0, NAMED_QUERIES).map(({ query, before, after }) => ({
        field: `query: ${query}`,
        message: `NDCG of the first ten falls from ${before.toFixed(3)} to ${after.toFixed(3)}.`,
      })),
      ...belowFloor.map((figure) => ({ field: `floor: ${figure}`, message: 'The figure would fall below its floor.' })),
    ],
  });
}
