import { chmod, lstat, mkdtemp, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { CommandIo } from './command-io.ts';
import { type ControlSocket, controlAddress, listenOnControlSocket, sendCommand } from './control-socket.ts';

/** Something that will happen, to be waited for. */
function aMoment() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const open: ControlSocket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) await socket.close();
});

const dataDir = () => mkdtemp(path.join(tmpdir(), 'quarry-data-'));

async function listen(dir: string, run: (argv: readonly string[], io: CommandIo) => Promise<number>) {
  open.push(await listenOnControlSocket({ dataDir: dir, run }));
}

function person(facts: Partial<CommandIo> = {}) {
  const heard: string[] = [];
  const io: CommandIo = {
    out: async (line) => void heard.push(`out ${line}`),
    err: (line) => void heard.push(`err ${line}`),
    warn: (line) => void heard.push(`warn ${line}`),
    progress: ({ label, done, total }) => void heard.push(`${label} ${done}/${total}`),
    cwd: '/somewhere',
    readSecret: async (prompt) => `answer to ${prompt}`,
    signal: new AbortController().signal,
    ...facts,
  };
  return { io, heard };
}

describe('a command that goes through a running server', () => {
  it('runs on the server, and its output arrives in order', async () => {
    const dir = await dataDir();
    await listen(dir, async (argv, io) => {
      await io.out(`${argv.join(' ')} in ${io.cwd}`);
      io.progress({ label: 'Reading', done: 1, total: 2 });
      io.err('one row left out');
      await io.out('ფასი, 価格\nsecond line');
      return 0;
    });
    const { io, heard } = person();

    expect(await sendCommand(dir, ['import', '--store', 'a b'], io)).toBe(0);
    expect(heard).toEqual([
      'out import --store a b in /somewhere',
      'Reading 1/2',
      'err one row left out',
      'out ფასი, 価格\nsecond line',
    ]);
  });

  it('requests a secret only when it is needed', async () => {
    const dir = await dataDir();
    await listen(dir, async (_, io) => {
      await io.out(await io.readSecret('Password: '));
      return 0;
    });
    const { io, heard } = person();

    await sendCommand(dir, ['user', 'add', 'nino'], io);

    expect(heard).toEqual(['out answer to Password: ']);
  });

  it('returns its exit code', async () => {
    const dir = await dataDir();
    await listen(dir, async (_, io) => {
      io.err('There is no store "x".');
      io.warn('No column is a price.');
      return 1;
    });
    const { io, heard } = person();

    expect(await sendCommand(dir, ['reindex'], io)).toBe(1);
    expect(heard).toEqual(['err There is no store "x".', 'warn No column is a price.']);
  });

  it('transfers a long result without losing a line', async () => {
    const dir = await dataDir();
    const lines = 20_000;
    await listen(dir, async (_, io) => {
      for (let line = 0; line < lines; line += 1) await io.out(`${line} ${'x'.repeat(100)}`);
      return 0;
    });
    const { io, heard } = person();

    await sendCommand(dir, ['export'], io);

    expect(heard).toHaveLength(lines);
    expect(heard.at(-1)).toContain(`${lines - 1} `);
  });

  it('is aborted when the client disconnects', async () => {
    const dir = await dataDir();
    const started = aMoment();
    const stopped = aMoment();
    await listen(dir, async (_, io) => {
      io.signal.addEventListener('abort', () => stopped.resolve());
      started.resolve();
      await stopped.promise;
      return 1;
    });
    const leaving = new AbortController();
    const { io } = person({ signal: leaving.signal });

    const sent = sendCommand(dir, ['import'], io);
    await started.promise;
    leaving.abort();

    await expect(sent).rejects.toThrow('Stopped.');
    await stopped.promise;
  });

  it('reports that the server ended before the command', async () => {
    const dir = await dataDir();
    const started = aMoment();
    await listen(dir, async (_, io) => {
      started.resolve();
      await new Promise((resolve) => io.signal.addEventListener('abort', resolve));
      return 0;
    });
    const sent = sendCommand(dir, ['import'], person().io);
    await started.promise;
    await open.pop()?.close();

    await expect(sent).rejects.toThrow('The server ended before the command did.');
  });
});

describe('the control socket', () => {
  it('is accessible only to its user', async () => {
    const dir = await dataDir();
    await listen(dir, async () => 0);

    expect((await lstat(controlAddress(dir))).mode & 0o777).toBe(0o600);
  });

  it('does not exist without a server, and null is returned', async () => {
    expect(await sendCommand(await dataDir(), ['import'], person().io)).toBeNull();
    expect(await sendCommand('/no/such/folder', ['import'], person().io)).toBeNull();
  });

  it('replaces one left by a killed server', async () => {
    const dir = await dataDir();
    await writeFile(controlAddress(dir), '');
    expect(await sendCommand(dir, ['import'], person().io)).toBeNull();

    await listen(dir, async () => 0);

    expect(await sendCommand(dir, ['import'], person().io)).toBe(0);
  });

  it('continues after a client that sends invalid data', async () => {
    const dir = await dataDir();
    await listen(dir, async () => 0);
    const rude = net.createConnection(controlAddress(dir));
    rude.write('hello?\n');
    await new Promise((resolve) => rude.on('close', resolve));

    expect(await sendCommand(dir, ['import'], person().io)).toBe(0);
  });

  it('is in a private folder with a short name when its own path would be too long', async () => {
    const dir = path.join(await dataDir(), 'x'.repeat(120));
    await listen(dir, async () => 0);
    const folder = path.dirname(controlAddress(dir));

    expect(Buffer.byteLength(controlAddress(dir))).toBeLessThan(100);
    expect((await lstat(folder)).mode & 0o777).toBe(0o700);
    expect(await sendCommand(dir, ['import'], person().io)).toBe(0);

    await open.pop()?.close();
    await chmod(folder, 0o755);
    await expect(listen(dir, async () => 0)).rejects.toThrow(/not a folder of this user alone/);
  });
});
