/**
 * The category paths of a document: lists of names from the widest to the narrowest, with any separator (`Guitars >
 * Acoustic`, `თესლი / ბოსტნეული`, `Zaryadka/Adapterler`, one name a line).
 */
import type { EngineDocument } from '../engine-document.ts';

const CATEGORY = 'category';
/** Between the levels of a path. A slash without spaces parts levels only where every part has two letters. */
const LEVELS = /\s*[>|»›→\\]\s*|\s+\/\s+|\s*::\s*/;
const MAX_LEVELS = 6;
const MAX_PATHS = 4;
const LONGEST_NAME = 80;

/** Empty for a product without a category. */
export function categoryPathsOf({ fields, attributes, categoryPath }: EngineDocument): string[][] {
  const canonical = attributes[CATEGORY] ?? [];
  const written = categoryPath ?? (fields[CATEGORY] ?? '').split('\n');
  const own = written.map((line) => line.trim()).filter(Boolean);
  const lines = own.length > 0 ? own : canonical.map((value) => value.replaceAll(/[-_]/g, ' '));
  const paths = lines.map(levelsOf).filter((levels) => levels.length > 0);
  // Lines of one name each are the levels of one path; lines with levels of their own are paths by themselves.
  const isOnePath = paths.every((levels) => levels.length === 1);
  const all = isOnePath ? [paths.flat().slice(0, MAX_LEVELS)] : paths.slice(0, MAX_PATHS);
  return all.filter((levels) => levels.length > 0);
}

function levelsOf(line: string): string[] {
  const levels = line.split(LEVELS).flatMap(splitTight);
  return levels
    .map((name) => name.trim().slice(0, LONGEST_NAME))
    .filter((name) => /[\p{L}\p{N}]/u.test(name))
    .slice(0, MAX_LEVELS);
}

function splitTight(name: string): string[] {
  const parts = name.split('/');
  return parts.length > 1 && parts.every((part) => /^\p{L}{3}/u.test(part)) ? parts : [name];
}
