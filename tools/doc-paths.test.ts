/** Checks that every file and folder that a README or a page of the documentation names exists. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const TRACKED = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => name !== '' && fs.existsSync(path.join(ROOT, name)));
const FILE_NAMES = new Set(TRACKED.map((name) => path.basename(name)));
const PLACES = new Set(TRACKED.flatMap((name) => foldersOf(name)));
/** Pages about the past: they name files of earlier versions. */
const PAGES = TRACKED.filter((name) => name.endsWith('.md') && !/^(?:CHANGELOG[.]md|docs\/decisions\/)/.test(name));

/** A path in code marks: with the ending of a source file, or in a folder of the repository. */
const PATH = /^[\w@-][\w@.-]*(?:\/[\w@.-]+)*\/?$/;
const SOURCE_ENDING = /[.](?:ts|tsx|mts|mjs|py)$/;
const DATA_ENDING = /\/[^/]+[.](?:json|tsv|css|md|yml|yaml)$/;
const IN_REPOSITORY = /^(?:packages|apps|docs|tools|tests|bench|examples|training|deploy)\//;
/** Created at run time or by a build. */
const CREATED = /(?:^|\/)(?:dist|build|node_modules|results|test-reports)(?:\/|$)|^DATA_DIR/;

/** `a/b/c.ts` is in `a` and `a/b`. */
function foldersOf(name: string): string[] {
  const parts = name.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** A path may begin at a folder around the page, in the `src` there, or in the sources of the server. */
function exists(page: string, named: string): boolean {
  const place = named.replace(/\/$/, '');
  if (!place.includes('/') && FILE_NAMES.has(place)) return true;
  const around = ['', ...foldersOf(path.dirname(page))];
  const starts = [...around, ...around.map((folder) => path.join(folder, 'src')), 'apps/server/src'];
  return starts.some((start) => PLACES.has(path.join(start, place)));
}

function pathsIn(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const inCode = [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
  const named = inCode.filter(
    (code) =>
      PATH.test(code) &&
      !CREATED.test(code) &&
      [SOURCE_ENDING, DATA_ENDING, IN_REPOSITORY].some((form) => form.test(code)),
  );
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => (match[1] ?? '').replace(/#.*$/, ''));
  return [...named, ...links.filter((link) => link !== '' && !/^[a-z]+:/.test(link))];
}

describe('the documentation', () => {
  it.each(PAGES)('%s names only files that exist', (page) => {
    const text = fs.readFileSync(path.join(ROOT, page), 'utf8');
    expect(pathsIn(text).filter((named) => !exists(page, named))).toEqual([]);
  });

  it('a missing file is noticed', () => {
    expect(pathsIn('Read `src/gone.ts` and [this](gone.md#part), not `a/b` or [that](https://example.com).')).toEqual([
      'src/gone.ts',
      'gone.md',
    ]);
    expect(exists('README.md', 'src/gone.ts')).toBe(false);
    expect(exists('README.md', 'tools/doc-paths.test.ts')).toBe(true);
  });
});
