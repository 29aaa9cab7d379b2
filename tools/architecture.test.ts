/** Tests that the import rules can fail: a tool that finds no modules would report no violations. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { afterEach, describe, expect, it } from 'vitest';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const BREACH = 'packages/contract/src/breach-made-by-a-test.ts';

async function check(places: string[]) {
  const { default: config } = await import(path.join(ROOT, '.dependency-cruiser.mjs'));
  const { output } = await cruise(places, {
    ruleSet: { forbidden: config.forbidden },
    validate: true,
    ...config.options,
    baseDir: ROOT,
  });
  if (typeof output === 'string') throw new Error('The cruise gave text instead of a result.');
  return output.summary;
}

afterEach(() => fs.rmSync(path.join(ROOT, BREACH), { force: true }));

describe('the import rules', () => {
  it('see the modules and report a violation', async () => {
    fs.writeFileSync(path.join(ROOT, BREACH), "export * from '@quarry/database';\n");

    const summary = await check([BREACH]);

    expect(summary.totalCruised).toBeGreaterThan(1);
    expect(summary.violations.map(({ rule }) => rule.name)).toContain('base-has-no-dependencies');
  });
});
