/**
 * Whether somebody of the staff who may answer reads a store's inbox: shoppers' pages then listen for a person, and the
 * assistant says so to who asks for one. Each process knows of its own callers.
 */

/** The console asks for the inbox every five seconds. */
const PRESENT_FOR_MS = 30_000;

export interface StaffPresence {
  /** Somebody who may answer asked for the inbox of this store. */
  saw(storeId: string): void;
  /** null: nobody here, and another process that shares the database may have been asked. */
  isPresent(storeId: string): boolean | null;
}

/**
 * @param isShared whether other processes may share the database.
 * @param now in milliseconds, from any beginning.
 */
export function createStaffPresence({
  isShared,
  now = () => performance.now(),
}: {
  isShared: boolean;
  now?: () => number;
}): StaffPresence {
  const lastSeen = new Map<string, number>();
  return {
    saw: (storeId) => void lastSeen.set(storeId, now()),
    isPresent(storeId) {
      const isHere = now() - (lastSeen.get(storeId) ?? Number.NEGATIVE_INFINITY) < PRESENT_FOR_MS;
      return isHere || (isShared ? null : false);
    },
  };
}
