/**
 * Writes the generated files; with `--check`, reports which of them are out of date.
 *
 *   npx tsx tools/generate.ts           docs/api/openapi.json, docs/api/limits.md and NOTICE
 *   npx tsx tools/generate.ts --check   reports, changes nothing
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '@quarry/contract';
import { limitsPage } from './limits-page.ts';
import { licenceProblems, noticePage, readLicences } from './third-party-licences.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const isCheck = process.argv.includes('--check');

const licences = readLicences(ROOT);
const pages: Record<string, string> = {
  'docs/api/openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  'docs/api/limits.md': limitsPage(),
  NOTICE: noticePage(licences.packages, licences.policy),
};

const stale = Object.entries(pages).filter(([file, text]) => readText(file) !== text);
if (!isCheck) {
  for (const [file, text] of stale) fs.writeFileSync(path.join(ROOT, file), text);
}
const problems = isCheck ? stale.map(([file]) => `${file} is out of date: run npx tsx tools/generate.ts`) : [];
if (isCheck) problems.push(...licenceProblems(licences.packages, licences.policy));
if (isCheck && hasNewMigration()) {
  problems.push('The tables have changed: run npx drizzle-kit generate in packages/database.');
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function readText(file: string): string {
  const place = path.join(ROOT, file);
  return fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
}

/** Runs the generator on a copy: a new file there is a missing migration. */
function hasNewMigration(): boolean {
  const database = path.join(ROOT, 'packages/database');
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-migrations-'));
  fs.cpSync(path.join(database, 'migrations'), copy, { recursive: true });
  const before = fs.readdirSync(copy).length;
  const args = ['--dialect', 'postgresql', '--schema', './src/tables/index.ts', '--out', path.relative(database, copy)];
  const command = path.join(ROOT, 'node_modules/.bin/drizzle-kit');
  const { status, stderr } = spawnSync(command, ['generate', ...args], { cwd: database, encoding: 'utf8' });
  const after = fs.readdirSync(copy).length;
  fs.rmSync(copy, { recursive: true, force: true });
  if (status !== 0) throw new Error(`drizzle-kit failed: ${stderr}`);
  return after > before;
}
