import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newStoreSettings } from '@quarry/contract';
import { type OpenDatabase, secondFactors, stores, users, webhooks } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecretBox, UnreadableSecretError } from './secret-box.ts';
import { ownerOfFactor, ownerOfWebhook, sealStoredSecrets } from './seal-stored-secrets.ts';
import { openSecretsKey, readKey } from './secrets-key.ts';

const box = createSecretBox(randomBytes(32));

describe('an encrypted secret', () => {
  it('is read again by the same key for the same row, and looks different each time', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'webhooks/1');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(box.seal('JBSWY3DPEHPK3PXP', 'webhooks/1')).not.toBe(sealed);
    expect(box.open(sealed, 'webhooks/1')).toBe('JBSWY3DPEHPK3PXP');
    expect(box.stateOf(sealed)).toBe('sealed');
  });

  it('is refused in another row, with another key, and when it was changed', () => {
    const sealed = box.seal('secret', 'webhooks/1');
    const other = createSecretBox(randomBytes(32));
    const last = sealed.at(-2) === 'A' ? 'B' : 'A';
    expect(() => box.open(sealed, 'webhooks/2')).toThrow(UnreadableSecretError);
    expect(() => other.open(sealed, 'webhooks/1')).toThrow(UnreadableSecretError);
    expect(other.stateOf(sealed)).toBe('foreign');
    expect(() => box.open(`${sealed.slice(0, -2)}${last}${sealed.at(-1)}`, 'webhooks/1')).toThrow(
      UnreadableSecretError,
    );
    expect(() => box.open('enc1:', 'webhooks/1')).toThrow(UnreadableSecretError);
    expect(() => box.open('secret', 'webhooks/1')).toThrow(UnreadableSecretError);
  });
});

describe('the key of secrets', () => {
  it('is read as base64 and as hexadecimal digits, and nothing else', () => {
    const key = randomBytes(32);
    expect(readKey(key.toString('base64'))).toEqual(key);
    expect(readKey(` ${key.toString('base64url')}\n`)).toEqual(key);
    expect(readKey(key.toString('hex'))).toEqual(key);
    for (const wrong of ['', 'a password', key.toString('base64').slice(4), 'g'.repeat(64)]) {
      expect(readKey(wrong)).toBeUndefined();
    }
  });

  it('is made once, in a file that only the owner may read', async () => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-secrets-'));
    const open = () => openSecretsKey({ dataDir, key: undefined });
    const [first, second] = await Promise.all([open(), open()]);
    expect(second).toEqual(first);
    expect(await open()).toEqual(first);
    const file = path.join(dataDir, 'secrets.key');
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('secrets'))).toEqual(['secrets.key']);

    const own = randomBytes(32);
    expect(await openSecretsKey({ dataDir, key: own })).toEqual(own);
    fs.writeFileSync(file, 'damaged');
    await expect(open()).rejects.toThrow('secrets.key holds no key');
    fs.rmSync(dataDir, { recursive: true });
  });
});

describe('stored secrets', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('of an earlier version are encrypted at the next start, and those of another key are counted', async () => {
    const { db } = database;
    await db.insert(stores).values({ id: 'shop', settings: newStoreSettings('shop', 'Shop', 'en', 'USD') });
    const [userId, id] = [randomUUID(), randomUUID()];
    await db.insert(users).values({ id: userId, username: 'nino', passwordHash: '' });
    await db.insert(secondFactors).values({ userId, secret: 'JBSWY3DPEHPK3PXP' });
    const webhook = { id, storeId: 'shop', url: 'https://a.example', description: '', events: [], createdBy: 'nino' };
    await db.insert(webhooks).values({ ...webhook, secret: 'whsec_new', oldSecret: 'whsec_old' });

    expect(await sealStoredSecrets(db, box)).toEqual({ sealed: 3, unreadable: 0 });
    expect(await sealStoredSecrets(db, box)).toEqual({ sealed: 0, unreadable: 0 });

    const [factor] = await db.select().from(secondFactors);
    const [stored] = await db.select().from(webhooks);
    expect(box.open(factor?.secret ?? '', ownerOfFactor(userId))).toBe('JBSWY3DPEHPK3PXP');
    expect(box.open(stored?.secret ?? '', ownerOfWebhook(id))).toBe('whsec_new');
    expect(box.open(stored?.oldSecret ?? '', ownerOfWebhook(id))).toBe('whsec_old');
    expect(await sealStoredSecrets(db, createSecretBox(randomBytes(32)))).toEqual({ sealed: 0, unreadable: 3 });
  });

  it('are encrypted anew when the key has changed and the old one is given', async () => {
    const { db } = database;
    const userId = randomUUID();
    await db.insert(users).values({ id: userId, username: 'levan', passwordHash: '' });
    const secret = box.seal('KRSXG5CTMVRXEZLU', ownerOfFactor(userId));
    await db.insert(secondFactors).values({ userId, secret });
    const newBox = createSecretBox(randomBytes(32));

    expect((await sealStoredSecrets(db, newBox, box)).unreadable).toBe(0);

    const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    expect(newBox.open(factor?.secret ?? '', ownerOfFactor(userId))).toBe('KRSXG5CTMVRXEZLU');
    expect(await sealStoredSecrets(db, newBox)).toEqual({ sealed: 0, unreadable: 0 });
  });
});
