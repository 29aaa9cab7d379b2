/** Synonyms as staff edit them: with a switch and a period, conflicts, files. */
import { randomUUID } from 'node:crypto';
import {
  MOST_SYNONYMS,
  problem,
  type StoreSynonym,
  StoreSynonymBody,
  type SynonymConflict,
  type SynonymsFile,
} from '@quarry/contract';
import type { AlsoWrite, ChangeOptions } from '../audit/index.ts';
import type { MerchandisingService } from './merchandising-service.ts';
import { patched } from './patched.ts';
import { synonymConflicts, textOf } from './synonym-conflicts.ts';
import { type NewSynonymRow, synonymBody, type SynonymsRepository } from './synonyms-repository.ts';

export type SynonymsService = ReturnType<typeof createSynonymsService>;

interface SynonymsParts {
  synonyms: SynonymsRepository;
  merchandising: Pick<MerchandisingService, 'changed'>;
}

export function createSynonymsService({ synonyms, merchandising }: SynonymsParts) {
  async function thenChanged<Outcome>(storeId: string, work: Promise<Outcome>): Promise<Outcome> {
    try {
      return await work;
    } finally {
      merchandising.changed(storeId);
    }
  }

  async function add(
    storeId: string,
    list: readonly NewSynonymRow[],
    options: ChangeOptions<StoreSynonym>,
  ): Promise<StoreSynonym[]> {
    const added = await thenChanged(storeId, synonyms.add(storeId, list, MOST_SYNONYMS, options));
    if (!added) throw problem('too-many-rules');
    return added;
  }

  return {
    async find(storeId: string, id: string): Promise<StoreSynonym> {
      const synonym = await synonyms.find(storeId, id);
      if (!synonym) throw problem('synonym-not-found');
      return synonym;
    },

    /** In creation order. @param text part of one of the words. */
    async list(storeId: string, text?: string): Promise<StoreSynonym[]> {
      const all = await synonyms.list(storeId);
      if (text === undefined) return all;
      const wanted = text.toLowerCase();
      return all.filter((synonym) =>
        (synonym.kind === 'two-way' ? synonym.words : [...synonym.from, ...synonym.to]).some((word) =>
          word.toLowerCase().includes(wanted),
        ),
      );
    },

    /** @throws `invalid-request`, `too-many-rules`. */
    async create(storeId: string, body: StoreSynonymBody, auditOf: (id: string) => AlsoWrite): Promise<StoreSynonym> {
      checkPeriod(body);
      const id = randomUUID();
      const [added] = await add(storeId, [{ id, body }], { also: auditOf(id) });
      if (!added) throw problem('synonym-not-found');
      return added;
    },

    /** Replaces some fields. @throws `synonym-not-found`, `invalid-request`. */
    async change(
      storeId: string,
      id: string,
      changes: Readonly<Record<string, unknown>>,
      options: ChangeOptions<StoreSynonym>,
    ): Promise<StoreSynonym> {
      const bodyOf = (current: StoreSynonym) => {
        const body = patched(StoreSynonymBody, synonymBody(current), changes);
        checkPeriod(body);
        return body;
      };
      const changed = await thenChanged(storeId, synonyms.change(storeId, id, bodyOf, options));
      if (!changed) throw problem('synonym-not-found');
      return changed;
    },

    /** @throws `synonym-not-found`. */
    async remove(storeId: string, id: string, options: ChangeOptions<StoreSynonym>): Promise<void> {
      if (!(await thenChanged(storeId, synonyms.remove(storeId, id, options)))) throw problem('synonym-not-found');
    },

    /** Restores a synonym as it was before a change. */
    async restore(
      storeId: string,
      id: string,
      before: StoreSynonym | null,
      options: ChangeOptions<StoreSynonym>,
    ): Promise<void> {
      if (before === null) {
        await thenChanged(storeId, synonyms.remove(storeId, id, options));
      } else if (await synonyms.find(storeId, id)) {
        await thenChanged(
          storeId,
          synonyms.change(storeId, id, () => synonymBody(before), options),
        );
      } else {
        await add(storeId, [{ id, body: synonymBody(before), createdAt: before.created_at }], options);
      }
    },

    conflicts: async (storeId: string): Promise<SynonymConflict[]> => synonymConflicts(await synonyms.list(storeId)),

    async exported(storeId: string): Promise<SynonymsFile> {
      return { format: 'quarry-synonyms-1', synonyms: (await synonyms.list(storeId)).map(synonymBody) };
    },

    /** Adds the synonyms of a file that are not there yet. @throws `invalid-request`, `too-many-rules`. */
    async importFile(
      storeId: string,
      file: SynonymsFile,
      options: ChangeOptions<StoreSynonym>,
    ): Promise<{ added: number; known: number }> {
      const known = new Set((await synonyms.list(storeId)).map(textOf));
      const fresh: NewSynonymRow[] = [];
      for (const body of file.synonyms) {
        const text = textOf(body);
        if (known.has(text)) continue;
        known.add(text);
        checkPeriod(body);
        fresh.push({ id: randomUUID(), body });
      }
      if (fresh.length > 0) await add(storeId, fresh, options);
      return { added: fresh.length, known: file.synonyms.length - fresh.length };
    },
  };
}

function checkPeriod({ starts_at: startsAt, ends_at: endsAt }: StoreSynonymBody): void {
  if (startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt)) return;
  const message = 'A synonym must end after it starts.';
  throw problem('invalid-request', { detail: `ends_at: ${message}`, errors: [{ field: 'ends_at', message }] });
}
