import { afterEach, expect, it, vi } from 'vitest';
import { partLoader } from './load-part.ts';

afterEach(() => vi.unstubAllGlobals());

it('does not keep a failure: the next use loads the part again', async () => {
  vi.stubGlobal('VERSION', '1');
  const load = partLoader('data:text/javascript,', 'en');

  // Not a part, and no server: the address is that of a module with a syntax error.
  const first = load('chat');
  await expect(first).rejects.toThrow('regular expression');
  await expect(load('chat')).rejects.toThrow('regular expression');
});
