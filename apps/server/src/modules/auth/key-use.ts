/** Notes on which day (UTC) a key was last used: one write a day, key and process. */

/** Noted keys; when there are more, they are noted again. */
const MAX_NOTED = 10_000;

/** @param write keeps the day of a key's last use. */
export function createKeyUse(write: (keyId: string, day: string) => Promise<void>): (keyId: string) => Promise<void> {
  const noted = new Map<string, string>();
  return async (keyId) => {
    const day = new Date().toISOString().slice(0, 10);
    if (noted.get(keyId) === day) return;
    if (noted.size >= MAX_NOTED) noted.clear();
    noted.set(keyId, day);
    await write(keyId, day);
  };
}
