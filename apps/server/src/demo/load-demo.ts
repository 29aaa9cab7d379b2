/**
 * Loads the demo shops into an empty database through the command line's own commands, then their accounts and keys.
 *
 * The database remembers that loading has begun, so a start that was interrupted does it again: every command may be
 * repeated. Pictures are drawn later, on request.
 */
import { type CommandIo, type CommandServices, runCommand } from '../commands/index.ts';
import type { Database } from '@quarry/database';
import { createAuthRepository, tokenHash } from '../modules/auth/index.ts';
import type { DemoLoadParts, DemoExample } from './demo-example.ts';
import { DEMO_PASSWORD, readDemoState, writeDemoState } from './demo-state.ts';

export interface LoadDemoParts {
  example: DemoExample;
  db: Database;
  services: CommandServices;
  onProgress: DemoLoadParts['onProgress'];
}

/** @returns whether there was anything to load. */
export async function loadDemo({ example, db, services, onProgress }: LoadDemoParts): Promise<boolean> {
  const state = await readDemoState(db);
  const isEmpty = (await services.stores.all()).length === 0 && (await services.auth.users()).length === 0;
  if (state === 'loaded' || (state === undefined && !isEmpty)) return false;

  await writeDemoState(db, 'loading');
  await example.load({ run: (argv) => runOrThrow(argv, services), onProgress });
  await addAccounts(example, db, services);
  await addKeys(example, db);
  await writeDemoState(db, 'loaded');
  return true;
}

async function runOrThrow(argv: readonly string[], services: CommandServices): Promise<void> {
  const complaints: string[] = [];
  const io: CommandIo = {
    cwd: process.cwd(),
    signal: new AbortController().signal,
    out: async () => {},
    err: (line) => void complaints.push(line),
    warn: (line) => void complaints.push(line),
    progress() {},
    readSecret: () => Promise.reject(new Error('The demo shops have no secrets.')),
  };
  const exit = await runCommand(argv, io, services);
  if (exit !== 0) throw new Error(`quarry ${argv.join(' ')} failed:\n${complaints.join('\n')}`);
}

async function addAccounts(example: DemoExample, db: Database, { auth }: CommandServices): Promise<void> {
  const repository = createAuthRepository(db);
  for (const account of example.accounts) {
    if (await repository.byUsername(account.username)) continue;
    await auth.addUser({ ...account, password: DEMO_PASSWORD, isDemo: true });
  }
}

/** For the demo shops' own pages, which any key serves; no foreign page is opened by them. */
async function addKeys(example: DemoExample, db: Database): Promise<void> {
  const repository = createAuthRepository(db);
  for (const [storeId, key] of Object.entries(example.keys)) {
    if (await repository.keyStore(tokenHash(key))) continue;
    await repository.addKey({ keyHash: tokenHash(key), storeId, origin: 'own pages', hint: key.slice(0, 12) });
  }
}
