/** Checks secret keys of API v1, and notes on which day a key was last used. */
import ipaddr from 'ipaddr.js';
import type { KeysRepository, StoredSecretKey } from './keys-repository.ts';
import { tokenHash } from './token.ts';

export type SecretKeyAccess = ReturnType<typeof createSecretKeyAccess>;

/** Noted keys; when there are more, they are noted again. */
const MAX_NOTED = 10_000;

/** @param now milliseconds since 1970; tests control it. */
export function createSecretKeyAccess(keys: Pick<KeysRepository, 'secretKey' | 'noteUse'>, now = () => Date.now()) {
  /** Key id → day: a key is noted once a day and process. */
  const noted = new Map<string, string>();

  async function noteUse(id: string): Promise<void> {
    const day = new Date(now()).toISOString().slice(0, 10);
    if (noted.get(id) === day) return;
    if (noted.size >= MAX_NOTED) noted.clear();
    noted.set(id, day);
    await keys.noteUse(id, day);
  }

  return {
    /** @returns undefined for an unknown or expired key. */
    async find(key: string): Promise<StoredSecretKey | undefined> {
      const found = await keys.secretKey(tokenHash(key));
      if (!found || (found.expiresAt !== null && Date.parse(found.expiresAt) <= now())) return undefined;
      await noteUse(found.id);
      return found;
    },
    noteUse,
    /** Whether a caller at this address may use the key. */
    isAllowedFrom: ({ networks }: StoredSecretKey, address: string) =>
      networks.length === 0 || networks.some((network) => isIn(address, network)),
  };
}

/** @param network an address, or a network such as `10.0.0.0/8`. */
function isIn(address: string, network: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const own = ipaddr.process(address);
  if (!ipaddr.isValidCIDR(network))
    return ipaddr.isValid(network) && ipaddr.process(network).toString() === own.toString();
  const [range, bits] = ipaddr.parseCIDR(network);
  return own.kind() === range.kind() && own.match([range, bits]);
}
