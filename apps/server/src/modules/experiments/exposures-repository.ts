/** SQL that writes which visits took part in an experiment, and which lists interleaving showed them. */
import { type Database, experimentLists, experimentVisits } from '@quarry/database';

export interface Exposure {
  storeId: string;
  experimentId: string;
  sessionId: string;
  sample: 'control' | 'treatment' | 'both';
  isSimulated: boolean;
  /** ISO 8601. */
  firstAt: string;
}

/** Products of a list by which the rankings differ. */
export interface ShownList {
  storeId: string;
  experimentId: string;
  sessionId: string;
  queryId: string;
  control: string[];
  treatment: string[];
}

export interface ExposuresRepository {
  /** The first exposure of a visit counts. */
  addVisits(visits: readonly Exposure[]): Promise<void>;
  addLists(lists: readonly ShownList[]): Promise<void>;
}

export function createExposuresRepository(db: Database): ExposuresRepository {
  return {
    async addVisits(visits) {
      if (visits.length > 0)
        await db
          .insert(experimentVisits)
          .values([...visits])
          .onConflictDoNothing();
    },
    async addLists(lists) {
      if (lists.length > 0)
        await db
          .insert(experimentLists)
          .values([...lists])
          .onConflictDoNothing();
    },
  };
}
