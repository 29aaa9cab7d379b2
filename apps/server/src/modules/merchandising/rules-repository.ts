/**
 * All SQL on rules as staff edit them: drafts beside published rules, and versions of the published ones. Every change
 * locks the store, so changes of one store run one after another.
 */
import { randomUUID } from 'node:crypto';
import type { RuleBody, StoreRule } from '@quarry/contract';
import { type Database, rules, ruleVersions, synonyms } from '@quarry/database';
import { and, asc, count, desc, eq, inArray, lt, max, sql } from 'drizzle-orm';
import { canonicalJson } from '../../api-v1/etag.ts';
import type { ChangeOptions } from '../audit/index.ts';
import type { SteeringChange } from './changed-steering.ts';
import { changeMerchandising } from './merchandising-repository.ts';

/** Versions kept per store; older ones are deleted. */
const MAX_VERSIONS = 100;

export interface NewRuleRow {
  id: string;
  body: RuleBody;
  state: 'draft' | 'published';
  replaces: string | null;
  /** Of a restored rule; default: now. */
  createdAt?: string;
}

/** One published rule in a version. */
export type VersionedRule = (typeof ruleVersions.$inferSelect)['rules'][number];

export interface StoredVersion {
  version: number;
  at: string;
  actorName: string;
  note: string;
  rules: VersionedRule[];
}

/** What a publication changed; undo restores `before`. */
export interface Publication {
  before: { version: number; drafts: StoreRule[] };
  after: { version: number };
}

type WithinPublication = (
  tx: Database,
  published: { before: number; after: number; drafts: StoreRule[]; synonyms: string[] },
) => Promise<void>;

export type RulesRepository = ReturnType<typeof createRulesRepository>;

export function createRulesRepository(db: Database) {
  const named = (storeId: string, id: string) => and(eq(rules.storeId, storeId), eq(rules.id, id));
  const ofStore = (storeId: string) => eq(rules.storeId, storeId);

  async function read(tx: Database, storeId: string, ids?: readonly string[]): Promise<StoreRule[]> {
    const rows = await tx
      .select()
      .from(rules)
      .where(and(ofStore(storeId), ids && inArray(rules.id, [...ids])))
      .orderBy(asc(rules.createdAt), asc(rules.position));
    return rows.map(shown);
  }

  async function published(tx: Database, storeId: string): Promise<VersionedRule[]> {
    return (await read(tx, storeId)).filter(({ state }) => state === 'published').map(versioned);
  }

  async function latest(tx: Database, storeId: string): Promise<StoredVersion | undefined> {
    const [row] = await tx
      .select()
      .from(ruleVersions)
      .where(eq(ruleVersions.storeId, storeId))
      .orderBy(desc(ruleVersions.version))
      .limit(1);
    return row && storedVersion(row);
  }

  async function addVersion(tx: Database, storeId: string, actorName: string, note: string): Promise<StoredVersion> {
    const [last] = await tx
      .select({ version: max(ruleVersions.version) })
      .from(ruleVersions)
      .where(eq(ruleVersions.storeId, storeId));
    const version = (last?.version ?? 0) + 1;
    const content = await published(tx, storeId);
    const [row] = await tx
      .insert(ruleVersions)
      .values({ storeId, version, actorName, note, rules: content })
      .returning();
    await tx
      .delete(ruleVersions)
      .where(and(eq(ruleVersions.storeId, storeId), lt(ruleVersions.version, version - MAX_VERSIONS + 1)));
    if (!row) throw new Error('A version was not kept.');
    return storedVersion(row);
  }

  /**
   * The version that is published. Changes outside of publications become a version of their own first, so that nothing
   * that was published is lost.
   */
  async function currentVersion(tx: Database, storeId: string): Promise<StoredVersion> {
    const last = await latest(tx, storeId);
    if (last && isSame(last.rules, await published(tx, storeId))) return last;
    return addVersion(tx, storeId, '', '');
  }

  /** Makes the published rules those of a version. */
  async function restore(tx: Database, storeId: string, content: readonly VersionedRule[]): Promise<void> {
    await tx.delete(rules).where(and(ofStore(storeId), eq(rules.state, 'published')));
    const ids = content.map(({ id }) => id);
    // A draft may have got the id of a rule that a version has only by an undo; the version wins.
    if (ids.length > 0) await tx.delete(rules).where(and(ofStore(storeId), inArray(rules.id, ids)));
    for (const { id, created_at: createdAt, body } of content) {
      await tx.insert(rules).values({ storeId, id, body, state: 'published', createdAt });
    }
  }

  return {
    /** In creation order; drafts and published ones. */
    list: (storeId: string): Promise<StoreRule[]> => read(db, storeId),

    async find(storeId: string, id: string): Promise<StoreRule | undefined> {
      return (await read(db, storeId, [id]))[0];
    },

    /** @returns undefined when the store would have more than `most` rules. */
    add(
      storeId: string,
      list: readonly NewRuleRow[],
      most: number,
      { check, also }: ChangeOptions<StoreRule> = {},
    ): Promise<StoreRule[] | undefined> {
      return changeMerchandising(db, storeId, async (tx) => {
        const [held] = await tx.select({ total: count() }).from(rules).where(ofStore(storeId));
        if ((held?.total ?? 0) + list.length > most) return undefined;
        const added: StoreRule[] = [];
        for (const rule of list) {
          check?.((await read(tx, storeId, [rule.id]))[0]);
          const [row] = await tx
            .insert(rules)
            .values({ storeId, ...rule })
            .returning();
          if (row) added.push(shown(row));
        }
        await also?.(tx, { before: undefined, after: added.length === 1 ? added[0] : { added: added.length } });
        return added;
      });
    },

    /** @returns undefined when there is none with this id. */
    change(
      storeId: string,
      id: string,
      bodyOf: (current: StoreRule) => RuleBody,
      { check, also }: ChangeOptions<StoreRule> = {},
    ): Promise<StoreRule | undefined> {
      return changeMerchandising(db, storeId, async (tx) => {
        const [before] = await read(tx, storeId, [id]);
        check?.(before);
        if (!before) return undefined;
        await tx
          .update(rules)
          .set({ body: bodyOf(before), updatedAt: sql`now()` })
          .where(named(storeId, id));
        const [after] = await read(tx, storeId, [id]);
        await also?.(tx, { before, after });
        return after;
      });
    },

    /** @returns whether there was one. */
    remove(storeId: string, id: string, { check, also }: ChangeOptions<StoreRule> = {}): Promise<boolean> {
      return changeMerchandising(db, storeId, async (tx) => {
        const [before] = await read(tx, storeId, [id]);
        check?.(before);
        if (!before) return false;
        await tx.delete(rules).where(named(storeId, id));
        await also?.(tx, { before, after: undefined });
        return true;
      });
    },

    /**
     * Publishes drafts.
     * @param ids undefined: all drafts.
     * @returns undefined when one of the ids is no draft.
     */
    publish(
      storeId: string,
      ids: readonly string[] | undefined,
      { by, note, also }: { by: string; note: string } & Pick<ChangeOptions<unknown>, 'also'>,
    ): Promise<StoredVersion | undefined> {
      return changeMerchandising(db, storeId, async (tx) => {
        const drafts = (await read(tx, storeId, ids)).filter(({ state }) => state === 'draft');
        if (ids && drafts.length < new Set(ids).size) return undefined;
        const before = await currentVersion(tx, storeId);
        for (const draft of drafts) {
          const { body } = versioned(draft);
          const replaced =
            draft.replaces === null
              ? []
              : await tx
                  .update(rules)
                  .set({ body, updatedAt: sql`now()` })
                  .where(and(named(storeId, draft.replaces), eq(rules.state, 'published')))
                  .returning({ id: rules.id });
          if (replaced.length > 0) await tx.delete(rules).where(named(storeId, draft.id));
          else {
            await tx
              .update(rules)
              .set({ state: 'published', replaces: null, updatedAt: sql`now()` })
              .where(named(storeId, draft.id));
          }
        }
        const after = await addVersion(tx, storeId, by, note);
        const change: Publication = { before: { version: before.version, drafts }, after: { version: after.version } };
        await also?.(tx, change);
        return after;
      });
    },

    /**
     * Publishes a change of rules and synonyms that an experiment has tried.
     * @param within is called in the transaction with the version before, the version after, and the new synonyms.
     * @returns undefined when the store would have more than `most` rules.
     */
    publishChange(
      storeId: string,
      change: SteeringChange,
      { by, note, most, within }: { by: string; note: string; most: number; within: WithinPublication },
    ): Promise<StoredVersion | undefined> {
      return changeMerchandising(db, storeId, async (tx) => {
        const [held] = await tx.select({ total: count() }).from(rules).where(ofStore(storeId));
        if ((held?.total ?? 0) + change.add_rules.length > most) return undefined;
        const before = await currentVersion(tx, storeId);
        await tx.delete(rules).where(and(ofStore(storeId), inArray(rules.id, [...change.remove_rules])));
        // The drafts that were tried are published themselves.
        const drafts = (await read(tx, storeId)).filter(
          (rule) => rule.state === 'draft' && change.add_rules.some((body) => isSameBody(body, versioned(rule).body)),
        );
        await tx.delete(rules).where(
          and(
            ofStore(storeId),
            inArray(
              rules.id,
              drafts.map(({ id }) => id),
            ),
          ),
        );
        for (const body of change.add_rules) {
          await tx.insert(rules).values({ storeId, id: randomUUID(), body, state: 'published' });
        }
        const added = change.add_synonyms.map((body) => ({ storeId, id: randomUUID(), body }));
        if (added.length > 0) await tx.insert(synonyms).values(added);
        const after = await addVersion(tx, storeId, by, note);
        await within(tx, {
          before: before.version,
          after: after.version,
          drafts,
          synonyms: added.map(({ id }) => id),
        });
        return after;
      });
    },

    /** Removes synonyms in a transaction of the caller, who changes rules in it. */
    async removeSynonyms(tx: Database, storeId: string, ids: readonly string[]): Promise<void> {
      await tx.delete(synonyms).where(and(eq(synonyms.storeId, storeId), inArray(synonyms.id, [...ids])));
    },

    /**
     * Publishes the rules of an earlier version again.
     * @param drafts are put back too, for the undo of a publication.
     * @returns undefined when there is no such version.
     */
    revert(
      storeId: string,
      version: number,
      {
        by,
        note,
        check,
        also,
        drafts = [],
      }: { by: string; note: string; drafts?: readonly StoreRule[] } & ChangeOptions<{ version: number }>,
    ): Promise<StoredVersion | undefined> {
      return changeMerchandising(db, storeId, async (tx) => {
        const before = await currentVersion(tx, storeId);
        check?.({ version: before.version });
        const [row] = await tx
          .select()
          .from(ruleVersions)
          .where(and(eq(ruleVersions.storeId, storeId), eq(ruleVersions.version, version)));
        if (!row) return undefined;
        await restore(tx, storeId, row.rules);
        for (const draft of drafts) {
          const { id, created_at: createdAt, body } = versioned(draft);
          await tx
            .insert(rules)
            .values({ storeId, id, body, state: 'draft', replaces: draft.replaces, createdAt })
            .onConflictDoNothing();
        }
        const after = await addVersion(tx, storeId, by, note);
        const change: Publication = {
          before: { version: before.version, drafts: [] },
          after: { version: after.version },
        };
        await also?.(tx, change);
        return after;
      });
    },

    /** Latest first, with the rules that are published now. */
    async versions(
      storeId: string,
      { before, take }: { before?: number | undefined; take: number },
    ): Promise<{ versions: StoredVersion[]; isCurrent: (version: StoredVersion) => boolean }> {
      const rows = await db
        .select()
        .from(ruleVersions)
        .where(
          and(eq(ruleVersions.storeId, storeId), before === undefined ? undefined : lt(ruleVersions.version, before)),
        )
        .orderBy(desc(ruleVersions.version))
        .limit(take);
      const now = await published(db, storeId);
      return { versions: rows.map(storedVersion), isCurrent: ({ rules: content }) => isSame(content, now) };
    },
  };
}

function shown(row: typeof rules.$inferSelect): StoreRule {
  return {
    ...row.body,
    id: row.id,
    state: row.state,
    replaces: row.replaces,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}

/** The rule without what belongs to its row. */
export function versioned({
  id,
  created_at,
  updated_at: _updated,
  state: _state,
  replaces: _replaces,
  ...body
}: StoreRule): VersionedRule {
  return { id, created_at, body };
}

function storedVersion({ version, at, actorName, note, rules: content }: typeof ruleVersions.$inferSelect) {
  return { version, at: new Date(at).toISOString(), actorName, note, rules: content };
}

function isSameBody(one: RuleBody, other: RuleBody): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

function isSame(a: readonly VersionedRule[], b: readonly VersionedRule[]): boolean {
  const text = (list: readonly VersionedRule[]) =>
    JSON.stringify(list.map(({ id, body }) => [id, Object.entries(body).sort(([x], [y]) => (x < y ? -1 : 1))]));
  return a.length === b.length && text(a) === text(b);
}
