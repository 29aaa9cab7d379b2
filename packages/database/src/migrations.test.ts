import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { describe, expect, it } from 'vitest';
import { installation } from './tables/index.ts';
import { migrationsFolder } from './open-database.ts';
import { openTestDatabase } from './testing/index.ts';

/** The names that two migrations had in earlier versions, with the time stamps that databases recorded for them. */
const RENAMED = [
  { tag: '0004_conversation_handover', before: '0004_sparkling_spencer_smythe', when: 1795297490049 },
  { tag: '0005_language_model_tokens', before: '0005_faulty_baron_zemo', when: 1795302621610 },
];
const MIGRATIONS_BEFORE_RENAMING = 9;

interface Journal {
  entries: { idx: number; tag: string; when: number }[];
}

function readJournal(folder: string): Journal {
  const journal: Journal = JSON.parse(fs.readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'));
  return journal;
}

/** A copy of the migrations as they were before the renaming; the caller removes it. */
function migrationsBeforeRenaming(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-migrations-'));
  fs.cpSync(migrationsFolder(), folder, { recursive: true });
  const journal = readJournal(folder);
  journal.entries = journal.entries.slice(0, MIGRATIONS_BEFORE_RENAMING);
  for (const { tag, before } of RENAMED) {
    fs.renameSync(path.join(folder, `${tag}.sql`), path.join(folder, `${before}.sql`));
    for (const entry of journal.entries) if (entry.tag === tag) entry.tag = before;
  }
  fs.writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  return folder;
}

describe('migrations', () => {
  it('run only the new ones in a database that was created when two of them had other names', {
    timeout: 300_000,
  }, async () => {
    const before = migrationsBeforeRenaming();
    const client = await PGlite.create();
    try {
      const db = drizzle(client);
      await migrate(db, { migrationsFolder: before });
      await db.insert(installation).values({ key: 'greeting', value: 'hello' });

      await migrate(db, { migrationsFolder: migrationsFolder() });

      const applied = await db.execute<{ created_at: string }>(
        sql`select created_at from drizzle.__drizzle_migrations order by created_at`,
      );
      const journal = readJournal(migrationsFolder());
      expect(applied.rows.map((row) => Number(row.created_at))).toEqual(journal.entries.map((entry) => entry.when));
      expect(await db.select().from(installation)).toEqual([{ key: 'greeting', value: 'hello' }]);
    } finally {
      await client.close();
      fs.rmSync(before, { recursive: true });
    }
  });

  it('keep their time stamps, which identify them in databases, in ascending order', () => {
    const { entries } = readJournal(migrationsFolder());

    for (const { tag, when } of RENAMED) expect(entries.find((entry) => entry.tag === tag)?.when).toBe(when);
    expect(entries.map((entry) => entry.when)).toEqual(entries.map((entry) => entry.when).sort((a, b) => a - b));
  });

  it('create an index for every frequent query', { timeout: 120_000 }, async () => {
    const database = await openTestDatabase();

    const indexes = await database.db.execute(sql`select indexdef from pg_indexes where schemaname = 'public'`);

    expect(JSON.stringify(indexes)).toContain('conversations USING btree (store_id, updated_at)');
    expect(JSON.stringify(indexes)).toContain('orders USING btree (store_id, ordered_at)');
    expect(JSON.stringify(indexes)).toContain('customers USING btree (store_id, lower(email))');
    await database.close();
  });
});
