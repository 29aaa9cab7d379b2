/** Lets the turns of one session run one after the other: each sees what the turn before it has left. */

/** Turns that may wait in one session, beside the one that runs. */
const MAX_WAITING = 4;

export interface TurnQueue {
  /**
   * Takes the next place of a session.
   * @returns undefined when too many turns wait. Else `turn` resolves when all earlier turns have left.
   */
  join(session: string): { turn: Promise<void>; leave: () => void } | undefined;
}

export function createTurnQueue({ maxWaiting = MAX_WAITING } = {}): TurnQueue {
  /** The turns of each session: when the last of them leaves, and how many there are. */
  const sessions = new Map<string, { last: Promise<void>; count: number }>();

  return {
    join(session) {
      const { last, count } = sessions.get(session) ?? { last: Promise.resolve(), count: 0 };
      if (count > maxWaiting) return undefined;
      let end: () => void = () => {};
      const own = new Promise<void>((resolve) => (end = resolve));
      // A turn may leave before its time has come; those behind it still wait for those before it.
      sessions.set(session, { last: Promise.all([last, own]).then(() => undefined), count: count + 1 });
      let hasLeft = false;
      return {
        turn: last,
        leave() {
          if (hasLeft) return;
          hasLeft = true;
          end();
          const present = sessions.get(session);
          if (!present) return;
          if (present.count === 1) sessions.delete(session);
          else sessions.set(session, { ...present, count: present.count - 1 });
        },
      };
    },
  };
}
