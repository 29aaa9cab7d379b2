/** Parses category paths of shop systems: `A > B`, `A/B`, `A » B`, `A::B`, several paths in one cell, a list of steps. */
import { isObject } from '@quarry/contract';
import { cellMeans } from './columns/column-data.ts';
import { cellText } from './feed-row.ts';

/** The first that occurs in a text separates its steps; the others belong to names (`TV/Audio > Speakers`). */
const STEP_SEPARATORS = [/\s*(?:>|›|»|→|->|&gt;)\s*/, /\s*::\s*/, /\s*\|+\s*/, /\s*\\\s*/, /\s*\/\s*/] as const;
const PATH_SIGNS = /[>›»→]|::|&gt;/;

/** @returns the steps, from wide to narrow; of several paths the deepest one that comes first. */
export function categoryPath(value: unknown): string[] {
  const steps = Array.isArray(value) ? listedPath(value) : textPath(nameOf(value));
  return withoutRoots(steps);
}

/** Joins paths to one path with each step once, ignoring case. */
export function joinedPath(paths: readonly (readonly string[])[]): string[] {
  const steps: string[] = [];
  for (const step of paths.flat()) {
    const same = steps.findIndex((known) => known.toLowerCase() === step.toLowerCase());
    if (same === -1) steps.push(step);
    else steps[same] = step;
  }
  return steps;
}

/** A list is one path when its members are single steps, else several paths. */
function listedPath(list: readonly unknown[]): string[] {
  const paths = list.map((item) => textPath(nameOf(item)));
  const isOnePath = paths.every((path) => path.length <= 1);
  return isOnePath ? paths.flat() : deepest(paths);
}

function nameOf(value: unknown): string {
  if (isObject(value)) {
    const { path, full_path, name, title, label, ad, adi } = value;
    if (Array.isArray(path)) return path.map(nameOf).filter(Boolean).join(' > ');
    return [full_path, path, name, title, label, ad, adi].map(cellText).find(Boolean) ?? '';
  }
  return cellText(value);
}

function textPath(text: string): string[] {
  return deepest(pathsIn(text).map(stepsOf));
}

function stepsOf(path: string): string[] {
  const [root = '', ...rest] = path.split(/\s*,\s*/);
  const isCommaPath = rest.length > 0 && cellMeans('root_category', root);
  const separator = isCommaPath ? /\s*,\s*/ : STEP_SEPARATORS.find((sign) => sign.test(path));
  return (separator ? path.split(separator) : [path]).map((step) => step.trim()).filter(Boolean);
}

/** `A, A > B` and `A > B; C`: several paths. `Home, Garden > Tools` is one. */
function pathsIn(text: string): string[] {
  for (const separator of [/\s*[;\n]\s*/, /\s*\|+\s*/, /(?<!\\),\s*/]) {
    const parts = text
      .split(separator)
      .map((part) => part.replace(/\\,/g, ',').trim())
      .filter(Boolean);
    if (parts.length < 2) continue;
    if (separator.source.includes(';') || isListOfPaths(parts)) return parts;
  }
  return [text.replace(/\\,/g, ',')];
}

function isListOfPaths(parts: readonly string[]): boolean {
  const sign = parts.some((part) => PATH_SIGNS.test(part)) ? PATH_SIGNS : /[/\\]/;
  if (!parts.some((part) => sign.test(part))) return false;
  const isPath = parts.map((part) => sign.test(part));
  if (isPath.every(Boolean)) return true;
  const [first = ''] = parts;
  const startsOthers = parts.some((part, index) => index > 0 && part.startsWith(first));
  return Boolean(isPath[0]) || startsOthers;
}

function deepest(paths: readonly string[][]): string[] {
  return paths.reduce((best, next) => (next.length > best.length ? next : best), paths[0] ?? []);
}

/** Without the shop system's own root (`Default Category`), and without numbers in place of names. */
function withoutRoots(steps: readonly string[]): string[] {
  const named = steps.filter((step) => !/^\d+$/.test(step));
  const [root, ...rest] = named;
  return rest.length > 0 && root !== undefined && cellMeans('root_category', root) ? rest : [...named];
}
