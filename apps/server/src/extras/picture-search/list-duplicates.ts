/** `quarry duplicates`: products that share a picture or look the same, group by group. */
import type { StoreSettings } from '@quarry/contract';
import type { CommandIo } from '../../commands/command-io.ts';
import type { ImageSearchService } from './image-search-service.ts';

const TITLES = { 'same-picture': 'the same picture', 'look-alike': 'look the same' } as const;

export async function listDuplicates(
  imageSearch: Pick<ImageSearchService, 'alike'>,
  settings: StoreSettings,
  io: CommandIo,
): Promise<0> {
  const groups = await imageSearch.alike(settings);
  for (const { kind, ids } of groups) await io.out(`${TITLES[kind]}\t${ids.join('\t')}`);
  const products = groups.reduce((sum, { ids }) => sum + ids.length, 0);
  await io.out(
    groups.length === 0
      ? `No products of "${settings.id}" share a picture or look the same.`
      : `${groups.length} groups of ${products} products of "${settings.id}".`,
  );
  return 0;
}
