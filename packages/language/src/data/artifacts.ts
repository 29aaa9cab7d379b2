/**
 * The compiled data of the language package, by name: what `compile-lexicon.ts` makes, and every other file of
 * `packages/language/data` as it is (`words/negation.tsv`).
 *
 * From source the lexicon is compiled in memory at the first call. The build of the server writes all texts beside the
 * bundle and replaces this module with one that reads them (`tools/build.mjs`), so that a process reads only what it asks
 * for. This is the only module of the package that reads files.
 */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileLexicon, type DataFiles } from './compile-lexicon.ts';

const FOLDER = fileURLToPath(new URL('../../data/', import.meta.url));

let compiled: ReadonlyMap<string, string> | undefined;

/** Undefined for an unknown name: `learned.en` exists only in a built server. */
export function readArtifact(name: string): string | undefined {
  compiled ??= allArtifacts();
  return compiled.get(name);
}

/** All texts by name. */
export function allArtifacts(): ReadonlyMap<string, string> {
  const files = readDataFiles();
  const asTheyAre = [...files].filter(([name]) => !/^(?:lexicon|needs|relations)\//.test(name));
  return new Map([...asTheyAre, ...compileLexicon(files)]);
}

/** The tables of `packages/language/data` by their path there, without `forms`, which only tests use. */
export function readDataFiles(): DataFiles {
  const names = ['lexicon', 'needs', 'relations', 'words', 'labels'].flatMap((folder) =>
    fs.readdirSync(`${FOLDER}${folder}`).map((name) => `${folder}/${name}`),
  );
  const tables = names.filter((name) => name.endsWith('.tsv')).sort();
  return new Map(tables.map((name) => [name, fs.readFileSync(`${FOLDER}${name}`, 'utf8')]));
}
