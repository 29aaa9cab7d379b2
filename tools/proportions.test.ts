/**
 * Limits of the source files, so that a file has one subject and data are in data files: at most 400 lines a file, and
 * no table of plain values over 40 lines in a TypeScript file. Tests are excluded.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const MAX_FILE_LINES = 400;
const MAX_TABLE_LINES = 40;
const MAX_MEDIAN_LINES = 80;

function sourceFiles(): string[] {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return names
    .split('\n')
    .filter((name) => /[.](?:ts|tsx|mts|mjs)$/.test(name) && !/[.](?:test|spec)[.]|^tests\/|\/testing\//.test(name))
    .filter((name) => fs.existsSync(path.join(ROOT, name)));
}

const FILES = sourceFiles().map((name) => ({ name, text: fs.readFileSync(path.join(ROOT, name), 'utf8') }));
const linesOf = (text: string) => text.split('\n').length - 1;

/** True for a literal without calls, functions and references. */
function isPlainValue(node: ts.Node): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isPlainValue);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.every((property) => ts.isPropertyAssignment(property) && isPlainValue(property.initializer));
  if (ts.isPrefixUnaryExpression(node)) return isPlainValue(node.operand);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return isPlainValue(node.expression);
  return (
    ts.isStringLiteral(node) ||
    ts.isNumericLiteral(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    node.kind === ts.SyntaxKind.NullKeyword
  );
}

/** Whether so many lines in a row have neither statement nor call outside of strings and comments. Saves parsing most files. */
function mayHaveLongTable(text: string): boolean {
  let lines = 0;
  for (const line of text.split('\n')) {
    const code = line.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, '').replace(/\/\/.*|^\s*(?:\/\*\*|\*).*/, '');
    lines = /;|=>|\(/.test(code) ? 0 : lines + 1;
    if (lines > MAX_TABLE_LINES - 2) return true;
  }
  return false;
}

/** Lines of the longest table of plain values in a file. */
function longestTable(name: string, text: string): number {
  if (!mayHaveLongTable(text)) return 0;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  let longest = 0;
  const visit = (node: ts.Node): void => {
    if ((ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) && isPlainValue(node))
      longest = Math.max(longest, lineAt(node.end) - lineAt(node.getStart(file)) + 1);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return longest;
}

describe('the proportions of the source files', () => {
  it(`no file has more than ${MAX_FILE_LINES} lines, and the median is at most ${MAX_MEDIAN_LINES}`, () => {
    const long = FILES.filter(({ text }) => linesOf(text) > MAX_FILE_LINES).map(({ name }) => name);
    expect(long).toEqual([]);

    const lengths = FILES.map(({ text }) => linesOf(text)).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(MAX_MEDIAN_LINES);
  });

  it(`no table of plain values has more than ${MAX_TABLE_LINES} lines`, () => {
    const withTable = FILES.filter(({ name, text }) => longestTable(name, text) > MAX_TABLE_LINES).map(
      ({ name }) => name,
    );
    expect(withTable).toEqual([]);
  });

  it('a table is recognised, and one with a call in it is not', () => {
    const rows = Array.from({ length: 50 }, (_, row) => `  ['name ${row}', -${row}, { isNew: true }],`).join('\n');
    expect(longestTable('table.ts', `export const TABLE = [\n${rows}\n] as const;`)).toBe(52);
    expect(longestTable('table.ts', `export const TABLE = [\n${rows}\n  make(),\n];`)).toBe(1);
  });
});
