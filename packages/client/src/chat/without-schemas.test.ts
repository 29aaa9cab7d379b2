/** The widget bundles the chat session and must stay small, so the session must not import a schema library. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const IMPORT = /^(?:import|export)\s+(type\s)?[^;]*?\bfrom\s+'([^']+)'/gm;

/** Every runtime import that is reachable from `file`. */
function runtimeImports(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file)) return seen;
  const imports = [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .filter(([, isType]) => !isType)
    .map(([, , target]) => target ?? '');
  seen.set(file, imports);
  for (const target of imports) {
    if (target.startsWith('.')) runtimeImports(join(dirname(file), target), seen);
  }
  return seen;
}

it('the chat session imports only its own files at run time', () => {
  const files = runtimeImports(join(import.meta.dirname, 'chat-session.ts'));

  expect([...files.keys()].some((file) => file.endsWith('/read-stream.ts'))).toBe(true);
  expect([...files.values()].flat().filter((target) => !target.startsWith('.'))).toEqual([]);
});
