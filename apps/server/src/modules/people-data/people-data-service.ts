/** Export and erasure of a person's data in a store. */
import type { ErasedPerson, ExportedPerson, PersonIds } from '@quarry/contract';
import type { AlsoWrite } from '../audit/index.ts';
import { searchedIds } from './person-ids.ts';
import { PERSONAL_TABLES, type PersonRepository } from './person-repository.ts';

export interface PeopleDataParts {
  people: PersonRepository;
  /** Resolves when all recorded searches are written. */
  settleEvents(): Promise<void>;
  /** Removes what deleted rows leave in the files of the database. */
  purge(tables: readonly string[]): Promise<void>;
}

export interface PersonOptions {
  /** Also the bookings of the installation, which belong to no store. */
  withBookings: boolean;
  audit: AlsoWrite;
}

export type PeopleDataService = ReturnType<typeof createPeopleDataService>;

export function createPeopleDataService({ people, settleEvents, purge }: PeopleDataParts) {
  return {
    async export(storeId: string, ids: PersonIds, { withBookings, audit }: PersonOptions): Promise<ExportedPerson> {
      await settleEvents();
      const rows = await people.find(storeId, searchedIds(ids), withBookings);
      const counts = await people.count(storeId, rows);
      const data = await people.read(storeId, rows);
      await audit(undefined, { before: undefined, after: { asked_by: namesOf(ids), counts } });
      return { counts, data };
    },

    /** Returns after the files of the embedded database hold nothing of the person any more. */
    async erase(storeId: string, ids: PersonIds, { withBookings, audit }: PersonOptions): Promise<ErasedPerson> {
      await settleEvents();
      const counts = await people.erase(storeId, searchedIds(ids), withBookings, (tx, erased) =>
        audit(tx, { before: undefined, after: { asked_by: namesOf(ids), counts: erased } }),
      );
      await purge(PERSONAL_TABLES);
      return { counts };
    },
  };
}

/** The kinds of ids alone: the log proves the erasure and must not undo it. */
function namesOf(ids: PersonIds): string[] {
  return Object.entries(ids).flatMap(([name, id]) => (id === undefined ? [] : [name]));
}
