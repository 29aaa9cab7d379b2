import { newStoreSettings, type RunCause } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { createQualityJob } from './quality-job.ts';

const SETTINGS = newStoreSettings('north', 'North', 'en', 'USD');

function aJob() {
  const state = { time: 0, rules: '1', measured: '', runs: [] as RunCause[][], fails: false };
  const job = createQualityJob({
    runs: { stores: async () => ['gone', 'north'] },
    stores: { find: async (id) => (id === 'north' ? SETTINGS : undefined) },
    quality: {
      due: async () => {
        if (state.fails) throw new Error('The database is away.');
        const versions = { rules: state.rules, settings: '', catalogue: '', engine: '', tests: '' };
        return { versions, causes: state.measured === state.rules ? [] : ['rules'] };
      },
      run: async (_settings, causes) => {
        state.measured = state.rules;
        state.runs.push([...causes]);
      },
      settle: async () => {},
    },
    onError: () => {},
    clock: () => state.time,
  });
  const lookAt = async (time: number) => {
    state.time = time;
    await job.look();
    return state.runs.length;
  };
  return { state, lookAt };
}

describe('the job of quality', () => {
  it('runs once after a change, when nothing has changed for a while', async () => {
    const { state, lookAt } = aJob();
    expect(await lookAt(0)).toBe(0);
    state.rules = '2';
    expect(await lookAt(15_000)).toBe(0);
    expect(await lookAt(30_000)).toBe(0);
    expect(await lookAt(36_000)).toBe(1);
    expect(await lookAt(120_000)).toBe(1);
    state.rules = '3';
    await lookAt(130_000);
    expect(await lookAt(160_000)).toBe(2);
    expect(state.runs).toEqual([['rules'], ['rules']]);
  });

  it('goes on after an error', async () => {
    const { state, lookAt } = aJob();
    state.fails = true;
    await lookAt(0);
    state.fails = false;
    await lookAt(10_000);
    expect(await lookAt(40_000)).toBe(1);
  });
});
