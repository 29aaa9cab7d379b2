import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { encodePng } from '@quarry/imaging';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UnusablePictureError } from './describer.ts';
import { LocalModelError } from '../../providers/local-models.ts';
import { createPictureModel } from './open-picture-model.ts';
import { writeTinyPictureModel } from './write-tiny-picture-model.ts';

let modelsDir: string;
beforeAll(() => {
  modelsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-picture-models-'));
});
afterAll(() => fs.rmSync(modelsDir, { recursive: true, force: true }));

const isInstalled = (() => {
  try {
    createRequire(import.meta.url).resolve('@huggingface/transformers');
    return true;
  } catch {
    return false;
  }
})();

const plain = (red: number, green: number, blue: number) => {
  const data = Uint8Array.from({ length: 20 * 20 * 4 }, (_, n) => [red, green, blue, 255][n % 4] ?? 0);
  return encodePng({ data, width: 20, height: 20 });
};

describe('a folder with a picture model', () => {
  it('is not used when the folder does not exist, and is refused when files are missing', async () => {
    expect(await createPictureModel(undefined)).toBeUndefined();
    expect(await createPictureModel(modelsDir)).toBeUndefined();

    const empty = path.join(modelsDir, 'empty');
    fs.mkdirSync(path.join(empty, 'picture-embedding'), { recursive: true });
    const failure = await createPictureModel(empty).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LocalModelError);
    expect(String(failure)).toContain('config.json');
  });

  it.skipIf(isInstalled)('names the command that installs the missing packages', async () => {
    writeTinyPictureModel(path.join(modelsDir, 'picture-embedding'));

    await expect(createPictureModel(modelsDir)).rejects.toThrow('npm run local-models');
  });

  it.runIf(isInstalled)('runs a model (needs `npm run local-models`)', async () => {
    writeTinyPictureModel(path.join(modelsDir, 'picture-embedding'));
    const model = await createPictureModel(modelsDir);

    expect(model?.parts).toEqual([{ length: 3, weight: 1, teaches: true }]);
    expect([...((await model?.describe(await plain(200, 100, 50))) ?? [])]).toEqual([
      127,
      expect.closeTo(63.5, -1),
      expect.closeTo(32, -1),
    ]);
    await expect(model?.describe(Buffer.from('no picture'))).rejects.toBeInstanceOf(UnusablePictureError);
  });
});
