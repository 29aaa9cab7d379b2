/**
 * The example with the demo shops, when it is installed. It is a development dependency: a production install does not
 * have it, and Quarry starts empty. This is the one place of the server that names it.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Grant } from '../modules/auth/index.ts';
import type { ShopPage } from '../modules/embed/index.ts';

const EXAMPLE = '@quarry/demo-shops';

/** What the loader of the example gets from the server. */
export interface DemoLoadParts {
  /** Runs a command of the command line, such as `['import', '--store', 'shop', …]`. @throws when it fails. */
  run(argv: readonly string[]): Promise<void>;
  /** Reports progress: the number of loaded shops, the number of all, the name of the next one. */
  onProgress(done: number, total: number, name: string): void;
}

export interface DemoExample {
  /** Loads every shop. May be repeated after an interruption. */
  load(parts: DemoLoadParts): Promise<void>;
  /** Accounts whose password is public (`demo-policy.ts`). */
  accounts: readonly { username: string; isAdmin: boolean; grants: Grant[]; grantsAll: boolean }[];
  /** Publishable keys of the shops' own pages, by store. */
  keys: Readonly<Record<string, string>>;
  /** Pages outside the application that carry the embed. */
  pages: readonly ShopPage[];
  /** Lines that are printed when the server is ready. */
  guide: { accounts: readonly string[]; hints: readonly string[] };
  pictures: {
    /** Program of the process that draws product pictures: it answers `DrawingTask`s. */
    drawingProcess: string;
    /** Part of the names of the pictures and descriptors that come with the example. */
    drawingVersion: string;
    /** Digest of the drawing program: pictures that another one has drawn are drawn anew. */
    drawingProgram: string;
    /** Folder of pictures that are drawn already. */
    drawn: string;
    /** File of their descriptors. */
    descriptors: string;
  };
}

/** @returns undefined when the example is not installed, or was not built. */
export async function findDemoExample(): Promise<DemoExample | undefined> {
  const folder = folderOf(EXAMPLE);
  const entry = import.meta.url.endsWith('.ts') ? 'src/example.ts' : 'dist/example.js';
  const file = folder && path.join(folder, entry);
  if (!file || !existsSync(file)) return undefined;
  const { example }: { example: DemoExample } = await import(pathToFileURL(file).href);
  return example;
}

function folderOf(name: string): string | undefined {
  try {
    return path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
