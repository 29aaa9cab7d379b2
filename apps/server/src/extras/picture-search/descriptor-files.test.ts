import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeptDescriptor, openDescriptorFile, shortHash } from './descriptor-files.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-descriptors-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const kept = (name: string): KeptDescriptor => ({
  key: shortHash(name),
  contentHash: shortHash(`${name} file`),
  descriptor: Int8Array.from({ length: 6 }, (_, n) => n * 20 - 60),
});

async function written(storeId: string, ...names: string[]): Promise<string> {
  const file = openDescriptorFile(folder, storeId, 'one');
  for (const name of names) await file.append(kept(name));
  await file.close();
  return path.join(folder, fs.readdirSync(folder).find((name) => name.startsWith(storeId)) ?? '');
}

describe('a file of descriptors', () => {
  it('is empty before anything was kept, and gives back what was', async () => {
    expect((await openDescriptorFile(folder, 'new', 'one').read()).size).toBe(0);
    await written('shop', 'red', 'blue');

    const read = await openDescriptorFile(folder, 'shop', 'one').read();

    expect([...read.values()]).toEqual([kept('red'), kept('blue')]);
  });

  it('is read to the last whole record after it was cut off or damaged', async () => {
    const cut = await written('cut', 'red', 'blue');
    fs.truncateSync(cut, fs.statSync(cut).size - 3);
    const damaged = await written('damaged', 'red', 'blue');
    const bytes = fs.readFileSync(damaged);
    bytes[bytes.length - 4] = (bytes[bytes.length - 4] ?? 0) ^ 0xff;
    fs.writeFileSync(damaged, bytes);

    for (const storeId of ['cut', 'damaged']) {
      const read = await openDescriptorFile(folder, storeId, 'one').read();
      expect([...read.keys()]).toEqual([shortHash('red')]);
    }
  });

  it('is not read by another describer', async () => {
    await written('mine', 'red');

    expect((await openDescriptorFile(folder, 'mine', 'two').read()).size).toBe(0);
  });

  it('keeps a store with an odd name inside its folder', async () => {
    await written('../outside', 'red');

    expect(fs.existsSync(path.join(folder, '..', 'outside.one.pictures'))).toBe(false);
  });
});
