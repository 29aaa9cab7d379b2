/** Rules as staff edit them: drafts, publication, versions, conflicts, files. */
import { randomUUID } from 'node:crypto';
import {
  type Language,
  MOST_RULES,
  problem,
  RuleBody,
  type RuleConflict,
  type RulesFile,
  type RuleVersion,
  type StoreRule,
} from '@quarry/contract';
import type { AlsoWrite, ChangeOptions } from '../audit/index.ts';
import { canonicalJson } from '../../api-v1/etag.ts';
import type { MerchandisingService } from './merchandising-service.ts';
import { patched } from './patched.ts';
import { allConflicts, type ComparedRule } from './rule-conflicts.ts';
import { type NewRuleRow, type RulesRepository, type StoredVersion, versioned } from './rules-repository.ts';

export type RulesService = ReturnType<typeof createRulesService>;

interface RulesParts {
  rules: RulesRepository;
  merchandising: Pick<MerchandisingService, 'checkRule' | 'changed'>;
}

export interface RuleFilter {
  state?: StoreRule['state'] | undefined;
  kind?: RuleBody['kind'] | undefined;
  language?: Language | undefined;
  text?: string | undefined;
}

export function createRulesService({ rules, merchandising }: RulesParts) {
  async function thenChanged<Outcome>(storeId: string, work: Promise<Outcome>): Promise<Outcome> {
    try {
      return await work;
    } finally {
      merchandising.changed(storeId);
    }
  }

  async function find(storeId: string, id: string): Promise<StoreRule> {
    const rule = await rules.find(storeId, id);
    if (!rule) throw problem('rule-not-found');
    return rule;
  }

  async function add(
    storeId: string,
    list: readonly NewRuleRow[],
    options?: ChangeOptions<StoreRule>,
  ): Promise<StoreRule[]> {
    const added = await thenChanged(storeId, rules.add(storeId, list, MOST_RULES, options));
    if (!added) throw problem('too-many-rules');
    return added;
  }

  return {
    find,

    /** In creation order. */
    async list(storeId: string, { state, kind, language, text }: RuleFilter): Promise<StoreRule[]> {
      const wanted = text?.toLowerCase();
      return (await rules.list(storeId)).filter(
        (rule) =>
          (state === undefined || rule.state === state) &&
          (kind === undefined || rule.kind === kind) &&
          (language === undefined || rule.language === language) &&
          (wanted === undefined || `${rule.name}\n${rule.query ?? ''}`.toLowerCase().includes(wanted)),
      );
    },

    /** @throws `invalid-request`, `too-many-rules`, `rule-not-found` when it replaces a rule that is not there. */
    async create(
      storeId: string,
      rule: Omit<NewRuleRow, 'id' | 'createdAt'>,
      auditOf: (id: string) => AlsoWrite,
    ): Promise<StoreRule> {
      await merchandising.checkRule(storeId, rule.body);
      if (rule.replaces !== null) {
        if (rule.state !== 'draft') throw wrong('replaces', 'Only a draft can replace a rule.');
        const replaced = await find(storeId, rule.replaces);
        if (replaced.state !== 'published') throw wrong('replaces', 'Only a published rule can be replaced.');
      }
      const id = randomUUID();
      const [added] = await add(storeId, [{ ...rule, id }], { also: auditOf(id) });
      if (!added) throw problem('rule-not-found');
      return added;
    },

    /** Replaces some fields. @throws `rule-not-found`, `invalid-request`. */
    async change(
      storeId: string,
      id: string,
      changes: Readonly<Record<string, unknown>>,
      options: ChangeOptions<StoreRule>,
    ): Promise<StoreRule> {
      const bodyOf = (current: StoreRule) => patched(RuleBody, versioned(current).body, changes);
      await merchandising.checkRule(storeId, bodyOf(await find(storeId, id)));
      const changed = await thenChanged(storeId, rules.change(storeId, id, bodyOf, options));
      if (!changed) throw problem('rule-not-found');
      return changed;
    },

    /** @throws `rule-not-found`. */
    async remove(storeId: string, id: string, options: ChangeOptions<StoreRule>): Promise<void> {
      if (!(await thenChanged(storeId, rules.remove(storeId, id, options)))) throw problem('rule-not-found');
    },

    /** Restores a rule as it was before a change. */
    async restore(
      storeId: string,
      id: string,
      before: StoreRule | null,
      options: ChangeOptions<StoreRule>,
    ): Promise<void> {
      const current = await rules.find(storeId, id);
      if (before === null) {
        await thenChanged(storeId, rules.remove(storeId, id, options));
      } else if (current) {
        await thenChanged(
          storeId,
          rules.change(storeId, id, () => versioned(before).body, options),
        );
      } else {
        const { body, created_at: createdAt } = versioned(before);
        const { state, replaces } = before;
        await add(storeId, [{ id, body, state, replaces, createdAt }], options);
      }
    },

    async conflicts(storeId: string, language: Language): Promise<RuleConflict[]> {
      return allConflicts((await rules.list(storeId)).map(compared), language);
    },

    async exported(storeId: string): Promise<RulesFile> {
      const all = await rules.list(storeId);
      const published = all.filter(({ state }) => state === 'published');
      return { format: 'quarry-rules-1', rules: published.map((rule) => versioned(rule).body) };
    },

    /** Adds the rules of a file as drafts. @throws `invalid-request` that names the rule, `too-many-rules`. */
    async importFile(
      storeId: string,
      file: RulesFile,
      options: ChangeOptions<StoreRule>,
    ): Promise<{ added: number; known: number }> {
      const known = new Set((await rules.list(storeId)).map((rule) => canonicalJson(versioned(rule).body)));
      const fresh: NewRuleRow[] = [];
      for (const body of file.rules) {
        const text = canonicalJson(body);
        if (known.has(text)) continue;
        known.add(text);
        await merchandising.checkRule(storeId, body);
        fresh.push({ id: randomUUID(), body, state: 'draft', replaces: null });
      }
      if (fresh.length > 0) await add(storeId, fresh, options);
      return { added: fresh.length, known: file.rules.length - fresh.length };
    },

    /** @throws `rule-not-found` when one of the ids is no draft. */
    async publish(
      storeId: string,
      ids: readonly string[] | undefined,
      options: Parameters<RulesRepository['publish']>[2],
    ): Promise<RuleVersion> {
      const version = await thenChanged(storeId, rules.publish(storeId, ids, options));
      if (!version) throw problem('rule-not-found');
      return shownVersion(version, true);
    },

    /** @throws `version-not-found`. */
    async revert(
      storeId: string,
      version: number,
      options: Parameters<RulesRepository['revert']>[2],
    ): Promise<RuleVersion> {
      const made = await thenChanged(storeId, rules.revert(storeId, version, options));
      if (!made) throw problem('version-not-found');
      return shownVersion(made, true);
    },

    /** Latest first. */
    async versions(storeId: string, options: { before?: number | undefined; take: number }): Promise<RuleVersion[]> {
      const { versions, isCurrent } = await rules.versions(storeId, options);
      return versions.map((version) => shownVersion(version, isCurrent(version)));
    },

    /** @throws `version-not-found`. */
    async version(storeId: string, number: number) {
      const { versions, isCurrent } = await rules.versions(storeId, { before: number + 1, take: 1 });
      const [found] = versions;
      if (found?.version !== number) throw problem('version-not-found');
      return { ...shownVersion(found, isCurrent(found)), content: found.rules.map(({ id, body }) => ({ id, body })) };
    },
  };
}

/** A rule as conflicts compare it. */
export function compared(rule: StoreRule): ComparedRule {
  const { id, body } = versioned(rule);
  return { id, body, replaces: rule.replaces };
}

function shownVersion({ version, at, actorName, note, rules }: StoredVersion, isCurrent: boolean): RuleVersion {
  return { version, at, by: actorName, note, rules: rules.length, is_current: isCurrent };
}

function wrong(field: string, message: string) {
  return problem('invalid-request', { detail: `${field}: ${message}`, errors: [{ field, message }] });
}
