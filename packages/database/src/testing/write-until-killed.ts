/** Run as a separate process by the kill tests: writes increasing numbers and prints each one once committed. */
import { installation, openDatabase } from '../index.ts';

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('The data directory is the first argument.');
const { db } = await openDatabase({ dataDir });
for (let number = 0; ; number++) {
  await db
    .insert(installation)
    .values({ key: 'last', value: number })
    .onConflictDoUpdate({ target: installation.key, set: { value: number } });
  process.stdout.write(`${number}\n`);
}
