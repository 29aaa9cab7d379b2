/** Checks secret keys of API v1. */
import ipaddr from 'ipaddr.js';
import type { KeysRepository, StoredSecretKey } from './keys-repository.ts';
import { tokenHash } from './token.ts';

export type SecretKeyAccess = ReturnType<typeof createSecretKeyAccess>;

interface SecretKeyParts {
  keys: Pick<KeysRepository, 'secretKey'>;
  /** Called for each use with the key's id. */
  noteUse: (keyId: string) => Promise<void>;
}

export function createSecretKeyAccess({ keys, noteUse }: SecretKeyParts) {
  return {
    /** @returns undefined for an unknown or expired key. */
    async find(key: string): Promise<StoredSecretKey | undefined> {
      const found = await keys.secretKey(tokenHash(key));
      if (!found || (found.expiresAt !== null && Date.parse(found.expiresAt) <= Date.now())) return undefined;
      await noteUse(found.id);
      return found;
    },
    /** Whether a caller at this address may use the key. */
    isAllowedFrom: ({ networks }: StoredSecretKey, address: string) =>
      networks.length === 0 || networks.some((network) => isIn(address, network)),
  };
}

/** @param network an address, or a network such as `10.0.0.0/8`. */
function isIn(address: string, network: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const own = ipaddr.process(address);
  if (ipaddr.isValid(network)) return ipaddr.process(network).toString() === own.toString();
  if (!ipaddr.isValidCIDR(network)) return false;
  const [range, bits] = ipaddr.parseCIDR(network);
  return own.kind() === range.kind() && own.match(range, bits);
}
