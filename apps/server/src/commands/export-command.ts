/** `quarry export`: every product of a store, one JSON object per line. `quarry import` reads it back unchanged. */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Command, type CommandServices, storeNamed } from './command.ts';
import type { CommandIo } from './command-io.ts';

export interface ExportOptions {
  store: string;
  file?: string;
}

export const exportCommand: Command<ExportOptions> = async ({ store, file }, io, services) => {
  const settings = await storeNamed(store, services);
  if (!file) {
    for await (const line of lines(settings.id, io, services)) await io.out(line);
    return 0;
  }
  const target = path.resolve(io.cwd, file);
  const unfinished = `${target}.${process.pid}.part`;
  const total = await services.catalog.count(settings.id);
  let done = 0;
  async function* counted() {
    for await (const line of lines(settings.id, io, services)) {
      done += 1;
      if (done % 500 === 0) io.progress({ label: 'Writing', done, total });
      yield `${line}\n`;
    }
  }
  try {
    await pipeline(Readable.from(counted()), createWriteStream(unfinished));
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await io.out(`Wrote ${done} products of "${settings.id}" to ${target}.`);
  return 0;
};

async function* lines(storeId: string, io: CommandIo, { catalog }: CommandServices): AsyncGenerator<string> {
  for await (const products of catalog.allProducts(storeId)) {
    io.signal.throwIfAborted();
    for (const product of products) yield JSON.stringify(product);
  }
}
