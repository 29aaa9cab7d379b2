/** `quarry product delete`: deletes products by id. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Command, CommandError, storeNamed } from './command.ts';

export interface DeleteProductsOptions {
  store: string;
  id: readonly string[];
  /** A file with one id per line. */
  file?: string;
  ignoreMissing?: boolean;
}

export const deleteProductsCommand: Command<DeleteProductsOptions> = async (options, io, services) => {
  const { store, id, file, ignoreMissing: mayBeMissing = false } = options;
  await storeNamed(store, services);
  const ids = [...id, ...(file ? await readIds(path.resolve(io.cwd, file)) : [])];
  if (ids.length === 0)
    throw new CommandError('Name products: --id ID, as often as needed, or --file with an id a line.', 2);
  const { deleted, missing } = await services.productRemoval.remove(store, ids, { mayBeMissing });
  const rest = missing.length > 0 ? ` ${missing.length} ids were not there.` : '';
  await io.out(`Deleted ${deleted} products of "${store}"; ${await services.catalog.count(store)} are left.${rest}`);
  return 0;
};

async function readIds(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`The file ${file} cannot be read.`);
  });
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
