/**
 * Encrypts secrets that must be readable again, such as those of authenticator apps and webhooks, before they are stored:
 * AES-256-GCM, with the row that a secret belongs to as associated data, so that one cannot be moved to another row.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_LENGTH = 8;
const ALGORITHM = 'aes-256-gcm';
/** Version of the format; texts without it were stored before secrets were encrypted. */
const PREFIX = 'enc1:';

export interface SecretBox {
  /** @param owner the row, such as `webhooks/{id}`. */
  seal(secret: string, owner: string): string;
  /** @throws `UnreadableSecretError` when another key sealed it, or it is damaged. */
  open(stored: string, owner: string): string;
  /** Whether a stored text is sealed; with the present key, or with another one. */
  stateOf(stored: string): 'plain' | 'sealed' | 'foreign';
}

/** The secret was sealed with a key that this server does not have, or was changed since. */
export class UnreadableSecretError extends Error {
  constructor() {
    super('A stored secret cannot be read: it was encrypted with another SECRETS_KEY.');
    this.name = 'UnreadableSecretError';
  }
}

export function createSecretBox(key: Buffer): SecretBox {
  if (key.length !== KEY_BYTES) throw new Error(`A key has ${KEY_BYTES} bytes.`);
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, KEY_ID_LENGTH);
  const prefix = `${PREFIX}${keyId}:`;

  return {
    seal(secret, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${prefix}${sealed.toString('base64url')}`;
    },

    open(stored, owner) {
      if (!stored.startsWith(prefix)) throw new UnreadableSecretError();
      const sealed = Buffer.from(stored.slice(prefix.length), 'base64url');
      if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new UnreadableSecretError();
      try {
        const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        }).setAAD(Buffer.from(owner));
        decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
        const text = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch {
        // A failed check says nothing more than that.
        throw new UnreadableSecretError();
      }
    },

    stateOf: (stored) => (!stored.startsWith(PREFIX) ? 'plain' : stored.startsWith(prefix) ? 'sealed' : 'foreign'),
  };
}
