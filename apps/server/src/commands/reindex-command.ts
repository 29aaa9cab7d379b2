/** `quarry reindex`: rebuilds a store's search index from the database. */
import { type Command, storeNamed } from './command.ts';

export const reindexCommand: Command<{ store: string }> = async ({ store }, io, services) => {
  const settings = await storeNamed(store, services);
  await services.search.rebuild(settings);
  await io.out(
    `The index of the ${await services.catalog.count(settings.id)} products of "${settings.id}" was built anew.`,
  );
  return 0;
};
