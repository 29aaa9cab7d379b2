// Writes one index after the other into a folder until it is killed; says each version once it is safe. For a test.
import { register } from 'tsx/esm/api';

register();
const { createIndexerInPlace } = await import('./indexer.ts');
const { openSnapshotFiles } = await import('./snapshot-files.ts');

const [directory, first] = process.argv.slice(2);
const files = openSnapshotFiles(directory, 'index');
const indexer = createIndexerInPlace();

for (let version = Number(first); ; version++) {
  const bytes = await indexer.build({
    task: 'index',
    label: 'crash test',
    options: { fieldWeights: { title: 4 }, currency: 'USD', language: 'en' },
    rows: (async function* () {
      // As many products as the version says: so the reader knows what a whole index of it holds.
      for (let position = 0; position < version; position++) {
        const product = { id: `lamp-${position}`, title: `Brass lamp ${position}`, currency: 'USD' };
        const rest = { description: '', category_path: [], attributes: {}, variants: [], texts: {}, review_count: 0 };
        yield [{ position, version, json: JSON.stringify({ ...rest, ...product }) }];
      }
    })(),
  });
  await files.write('shop', version, bytes);
  process.stdout.write(`${version}\n`);
}
