/** Keys of a store as its staff manage them. A caller gives a key at most the caller's own permissions. */
import { randomUUID } from 'node:crypto';
import { type CreatedKey, type Key, MAX_KEYS, type NewKey, type Permission, problem } from '@quarry/contract';
import type { AlsoWrite, ChangeOptions } from '../audit/index.ts';
import type { AuthService } from './auth-service.ts';
import type { KeyRow, KeysRepository, NewKeyRow } from './keys-repository.ts';
import { randomToken, tokenHash } from './token.ts';

const PREFIXES = { publishable: 'qk_pub_', secret: 'qk_sec_' } as const;
const HINT_LENGTH = 6;
const HOUR_MS = 60 * 60_000;

export type KeysService = ReturnType<typeof createKeysService>;

interface KeysParts {
  keys: KeysRepository;
  auth: Pick<AuthService, 'forget'>;
}

interface Creator {
  name: string;
  permissions: ReadonlySet<Permission>;
}

export function createKeysService({ keys, auth }: KeysParts) {
  async function add(
    facts: Omit<NewKeyRow, 'id' | 'keyHash' | 'hint'>,
    options: { expires?: { id: string; at: string }; auditOf: (id: string) => AlsoWrite },
  ): Promise<CreatedKey> {
    const prefix = PREFIXES[facts.kind];
    const secret = `${prefix}${randomToken()}`;
    const id = randomUUID();
    const row = { ...facts, id, keyHash: tokenHash(secret), hint: secret.slice(0, prefix.length + HINT_LENGTH) };
    const also: AlsoWrite = (tx) => options.auditOf(id)(tx, { before: undefined, after: auditedKey(row) });
    const made = await keys.add(row, { most: MAX_KEYS, ...(options.expires && { expires: options.expires }), also });
    if (!made) throw problem('too-many-rules');
    auth.forget();
    return { key: shownKey(made), secret };
  }

  async function find(storeId: string, id: string): Promise<KeyRow> {
    const key = await keys.find(storeId, id);
    if (!key) throw problem('key-not-found');
    return key;
  }

  return {
    /** @throws `key-not-found`. */
    get: async (storeId: string, id: string): Promise<Key> => shownKey(await find(storeId, id)),

    list: async (storeId: string): Promise<Key[]> => (await keys.list(storeId)).map(shownKey),

    /** @throws `beyond-own-permissions`, `invalid-request` for an expiry in the past. */
    async create(
      storeId: string,
      wanted: NewKey,
      by: Creator,
      auditOf: (id: string) => AlsoWrite,
    ): Promise<CreatedKey> {
      const common = { storeId, name: wanted.name, createdBy: by.name };
      if (wanted.kind === 'publishable') {
        const { origin } = wanted;
        const facts = { ...common, kind: 'publishable' as const, origin, scopes: [], networks: [], expiresAt: null };
        return add(facts, { auditOf });
      }
      const { scopes, networks, expires_at: expiresAt } = wanted;
      checkScopes(scopes, by);
      if (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) {
        const message = 'The key must expire in the future.';
        throw problem('invalid-request', {
          detail: `expires_at: ${message}`,
          errors: [{ field: 'expires_at', message }],
        });
      }
      const facts = {
        ...common,
        kind: 'secret' as const,
        origin: '',
        scopes: [...new Set(scopes)],
        networks,
        expiresAt,
      };
      return add(facts, { auditOf });
    },

    /** @throws `key-not-found`; `beyond-own-permissions`, because the caller gets to know the new key. */
    async rotate(
      storeId: string,
      id: string,
      graceHours: number,
      by: Creator,
      auditOf: (id: string) => AlsoWrite,
    ): Promise<CreatedKey> {
      const { kind, name, origin, scopes, networks, expiresAt } = await find(storeId, id);
      checkScopes(scopes, by);
      const graceEnd = Date.now() + graceHours * HOUR_MS;
      const end = expiresAt === null ? graceEnd : Math.min(graceEnd, Date.parse(expiresAt));
      const at = new Date(end).toISOString();
      const facts = { storeId, kind, name, origin, scopes, networks, expiresAt, createdBy: by.name };
      return add(facts, { expires: { id, at }, auditOf });
    },

    /** @throws `key-not-found`, and what `options.check` throws. */
    async revoke(storeId: string, id: string, options: ChangeOptions<Key>): Promise<void> {
      const key = await find(storeId, id);
      options.check?.(shownKey(key));
      const also: AlsoWrite = async (tx) => options.also?.(tx, { before: auditedKey(key), after: undefined });
      if (!(await keys.remove(storeId, id, also))) throw problem('key-not-found');
      auth.forget();
    },
  };
}

function checkScopes(scopes: readonly Permission[], { permissions }: Creator): void {
  const missing = scopes.filter((scope) => !permissions.has(scope));
  if (missing.length === 0) return;
  throw problem('beyond-own-permissions', {
    detail: `You do not have ${missing.join(', ')} yourself, so you cannot give it to a key.`,
  });
}

/** What the audit log keeps: neither the key nor its hash. */
function auditedKey({
  id,
  kind,
  name,
  hint,
  origin,
  scopes,
  networks,
  expiresAt,
}: Omit<KeyRow, 'lastUsedOn' | 'createdAt'>) {
  return { id, kind, name, hint, origin, scopes, networks, expires_at: expiresAt };
}

function shownKey(row: KeyRow): Key {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    hint: row.hint,
    origin: row.kind === 'publishable' ? row.origin : null,
    scopes: row.scopes,
    networks: row.networks,
    expires_at: row.expiresAt === null ? null : new Date(row.expiresAt).toISOString(),
    last_used_on: row.lastUsedOn,
    created_at: new Date(row.createdAt).toISOString(),
    created_by: row.createdBy,
  };
}
