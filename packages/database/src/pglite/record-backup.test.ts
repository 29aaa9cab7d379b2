import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BackupError, DataDirectoryInUseError, installation, openDatabase, restoreRecord } from '../index.ts';
import { emptyDataDir } from '../testing/index.ts';

let dataDir: string;
let backup: string;
let restored: string;
beforeEach(async () => {
  dataDir = await emptyDataDir();
  backup = `${dataDir}.backup`;
  restored = `${dataDir}.restored`;
});
afterEach(() => {
  for (const folder of [dataDir, backup, restored]) fs.rmSync(folder, { recursive: true, force: true });
});

const valuesIn = async (directory: string) => {
  const database = await openDatabase({ dataDir: directory });
  const rows = await database.db.select().from(installation);
  await database.close();
  return rows.map(({ key }) => key).toSorted();
};

/** A finished backup of a database with one value. */
async function backUpOneValue(): Promise<void> {
  const database = await openDatabase({ dataDir });
  await database.db.insert(installation).values({ key: 'kept', value: 1 });
  await database.backUp(backup);
  await database.close();
}

describe('a backup of the embedded database', () => {
  it('taken while rows are written holds every row acknowledged before it, and each transaction whole', async () => {
    const database = await openDatabase({ dataDir });
    let acknowledged = 0;
    let stopped = false;
    const writing = (async () => {
      for (let number = 0; !stopped; number += 1) {
        await database.db.transaction(async (transaction) => {
          await transaction.insert(installation).values({ key: `first-${number}`, value: number });
          await transaction.insert(installation).values({ key: `second-${number}`, value: number });
        });
        acknowledged = number + 1;
      }
    })();
    while (acknowledged < 5) await new Promise(setImmediate);
    const before = acknowledged;

    await database.backUp(backup);

    stopped = true;
    await writing;
    await database.close();
    await restoreRecord(backup, restored);
    const keys = await valuesIn(restored);
    const numbersOf = (start: string) => keys.filter((key) => key.startsWith(start)).map((key) => key.split('-')[1]);
    expect(numbersOf('first').length).toBeGreaterThanOrEqual(before);
    expect(numbersOf('first')).toEqual(numbersOf('second'));
  });

  it('is readable only by its owner, and refuses a folder that exists', async () => {
    await backUpOneValue();
    const database = await openDatabase({ dataDir });

    const again = database.backUp(backup);

    await expect(again).rejects.toThrow(BackupError);
    await expect(again).rejects.toThrow(/exists already/);
    await database.close();
    expect(fs.statSync(backup).mode & 0o777).toBe(0o700);
  });

  it('is not restored when a file is damaged or missing, and the target stays empty', async () => {
    await backUpOneValue();
    const { files } = JSON.parse(fs.readFileSync(path.join(backup, 'backup.json'), 'utf8'));
    const largest = files.toSorted((a: { bytes: number }, b: { bytes: number }) => b.bytes - a.bytes)[0].path;
    const file = path.join(backup, 'record', largest);
    const bytes = fs.readFileSync(file);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    fs.writeFileSync(file, bytes);

    await expect(restoreRecord(backup, restored)).rejects.toThrow(`${largest} of the backup is damaged`);
    fs.rmSync(file);
    await expect(restoreRecord(backup, restored)).rejects.toThrow(`${largest} of the backup cannot be read`);
    fs.rmSync(path.join(backup, 'backup.json'));
    await expect(restoreRecord(backup, restored)).rejects.toThrow('is no finished backup');
    expect(fs.existsSync(restored)).toBe(false);
  });

  it('is not restored from a manifest that names a file outside of the backup', async () => {
    await backUpOneValue();
    const manifest = path.join(backup, 'backup.json');
    const read = JSON.parse(fs.readFileSync(manifest, 'utf8'));
    read.files[0].path = '../../outside';
    fs.writeFileSync(manifest, JSON.stringify(read));

    await expect(restoreRecord(backup, restored)).rejects.toThrow('is damaged');
  });

  it('is never restored over a database, or into a directory that is in use', async () => {
    await backUpOneValue();

    await expect(restoreRecord(backup, dataDir)).rejects.toThrow(/has a database already/);
    const database = await openDatabase({ dataDir });
    await expect(restoreRecord(backup, dataDir)).rejects.toThrow(DataDirectoryInUseError);
    await database.close();
    expect(await valuesIn(dataDir)).toEqual(['kept']);
  });
});
