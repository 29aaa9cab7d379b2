import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalModelError } from '../../providers/local-models.ts';
import { createTranscribers } from './open-transcribers.ts';

let modelsDir: string;
beforeAll(() => {
  modelsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-models-'));
});
afterAll(() => fs.rmSync(modelsDir, { recursive: true, force: true }));

describe('what hears recordings', () => {
  it('is not configured without settings, is the endpoint with them, and ignores a missing folder', async () => {
    const remote = { baseUrl: 'http://127.0.0.1:1/v1', model: 'whisper-1', recordingsStoreDay: 1 };

    expect(await createTranscribers({ remote: undefined, modelsDir: undefined })).toEqual([]);
    expect(await createTranscribers({ remote: undefined, modelsDir })).toEqual([]);
    expect(await createTranscribers({ remote, modelsDir })).toMatchObject([{ kind: 'provider' }]);
  });

  it('is refused at start when its folder has no model, with the missing files', async () => {
    fs.mkdirSync(path.join(modelsDir, 'speech-recognition'), { recursive: true });

    const failure = await createTranscribers({ remote: undefined, modelsDir }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LocalModelError);
    expect(String(failure)).toContain('config.json');
  });
});
