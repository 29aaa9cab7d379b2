/** The key of stored secrets: `SECRETS_KEY`, else a file that the first start makes in the data folder. */
import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../error-code.ts';
import { KEY_BYTES } from './secret-box.ts';

export const KEY_FILE = 'secrets.key';

/** @returns undefined when the text is no key: 32 bytes as base64 or as 64 hexadecimal digits. */
export function readKey(text: string): Buffer | undefined {
  const trimmed = text.trim();
  if (/^[\da-f]{64}$/i.test(trimmed)) return Buffer.from(trimmed, 'hex');
  if (!/^[\w+/-]{43}=?$/.test(trimmed)) return undefined;
  const key = Buffer.from(trimmed, 'base64');
  return key.length === KEY_BYTES ? key : undefined;
}

/** @throws an error that names the file when it holds no key. */
export async function openSecretsKey({ dataDir, key }: { dataDir: string; key: Buffer | undefined }): Promise<Buffer> {
  if (key) return key;
  const file = path.join(dataDir, KEY_FILE);
  const kept = (await readKept(file)) ?? (await makeFile(dataDir, file));
  const read = readKey(kept);
  if (!read) {
    throw new Error(
      `${file} holds no key. Put the file back from a backup, or set SECRETS_KEY; without the key, second factors and webhooks must be set up anew.`,
    );
  }
  return read;
}

async function readKept(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file appears whole, or not at all; of two starts at once, both use the first one's. */
async function makeFile(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const written = `${file}.${randomBytes(6).toString('hex')}.new`;
  const handle = await open(written, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(written, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(written, { force: true });
  }
  return readFile(file, 'utf8');
}
