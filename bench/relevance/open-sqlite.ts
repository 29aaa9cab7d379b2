/** Opens SQLite's WebAssembly build, which is made for browsers, in Node. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type sqlite3InitModule from '@sqlite.org/sqlite-wasm';

type Sqlite = Awaited<ReturnType<typeof sqlite3InitModule>>;

export async function openSqliteEngine(): Promise<Sqlite> {
  Object.assign(globalThis, { self: globalThis, location: { href: 'file:///', pathname: '/', search: '' } });
  const { default: open } = await import('@sqlite.org/sqlite-wasm');
  const folder = path.dirname(createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/package.json'));
  const wasmBinary = readFileSync(path.join(folder, 'sqlite-wasm/jswasm/sqlite3.wasm'));
  // `wasmBinary` is an option of every Emscripten module, though not of its declared type here.
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the package types an older form of this call
  return (open as (options: object) => Promise<Sqlite>)({ wasmBinary, print() {}, printErr() {} });
}
