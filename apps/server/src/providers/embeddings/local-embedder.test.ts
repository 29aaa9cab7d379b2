import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalModelError } from '../local-models.ts';
import { createEmbedder } from './index.ts';
import { writeTinyModel } from './write-tiny-model.ts';

let modelsDir: string;
beforeAll(() => {
  modelsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-models-'));
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

describe('a model folder', () => {
  it('is not used when the folder does not exist, and is refused when files are missing', async () => {
    expect(await createEmbedder({ remote: undefined, modelsDir: undefined })).toBeUndefined();
    expect(await createEmbedder({ remote: undefined, modelsDir })).toBeUndefined();

    const empty = path.join(modelsDir, 'empty');
    fs.mkdirSync(path.join(empty, 'text-embedding'), { recursive: true });
    const failure = await createEmbedder({ remote: undefined, modelsDir: empty }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LocalModelError);
    expect(String(failure)).toContain('config.json');
  });

  it.skipIf(isInstalled)('names the command that installs the missing packages', async () => {
    writeTinyModel(path.join(modelsDir, 'text-embedding'), { red: [1, 0] });

    await expect(createEmbedder({ remote: undefined, modelsDir })).rejects.toThrow('npm run local-models');
  });

  it.runIf(isInstalled)('runs a model (needs `npm run local-models`)', async () => {
    writeTinyModel(path.join(modelsDir, 'text-embedding'), { red: [1, 0, 0], blue: [0, 1, 0], sofa: [0, 0, 1] });
    const embedder = await createEmbedder({ remote: undefined, modelsDir });

    const [both, one] = (await embedder?.embed(['Red sofa', 'blue'])) ?? [];

    expect([...(both ?? [])]).toEqual([expect.closeTo(Math.SQRT1_2), 0, expect.closeTo(Math.SQRT1_2)]);
    expect([...(one ?? [])]).toEqual([0, 1, 0]);
  });
});
