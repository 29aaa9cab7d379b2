/** `quarry orders import`: a shop's orders from a file. */
import path from 'node:path';
import { type Command, CommandError, storeNamed } from './command.ts';
import { describeRejected, REPORTED_ROWS } from './rejected-rows.ts';

export interface ImportOrdersOptions {
  store: string;
  file: string;
}

export const importOrdersCommand: Command<ImportOrdersOptions> = async ({ store, file }, io, services) => {
  await storeNamed(store, services);
  const { created, updated, unchanged, rejected, unknownColumns } = await services.ordersImport.importFile({
    storeId: store,
    file: path.resolve(io.cwd, file),
    signal: io.signal,
  });
  if (unknownColumns.length > 0) io.err(`Columns that are not read: ${unknownColumns.join(', ')}.`);
  for (const row of rejected.slice(0, REPORTED_ROWS)) io.err(describeRejected(row));
  if (rejected.length > REPORTED_ROWS) io.err(`… and ${rejected.length - REPORTED_ROWS} more.`);
  if (rejected.length > 0) {
    throw new CommandError(
      `Nothing was imported: ${rejected.length} problems in the file. Correct them and try again.`,
    );
  }
  await io.out(`Orders of "${store}": ${created} new, ${updated} changed, ${unchanged} as before.`);
  return 0;
};
