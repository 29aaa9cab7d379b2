/**
 * Previews a change of a rule or synonym: which of the last weeks' queries would get other results.
 *
 * Matching words tells cheaply which queries the change can concern; only for the most frequent of these both results
 * are computed, until a fixed time after the call. The reply says how many queries were looked at in each step.
 */
import { setImmediate } from 'node:timers/promises';
import {
  type RulePreview,
  type RulePreviewRequest,
  type Rule,
  type StoreRule,
  type StoreSettings,
  type StoreSynonym,
} from '@quarry/contract';
import type { Steering } from '../../search-engine/steering.ts';
import { type Decide, decisionsBy, type PreparedSynonym } from './decisions.ts';
import type { MerchandisingService } from './merchandising-service.ts';
import { type PreparedRules, prepareRules } from './prepare-rules.ts';
import { conflictsOf } from './rule-conflicts.ts';
import type { RulesRepository } from './rules-repository.ts';
import { ANY_TIME, keptRule, rulesOfWords } from './rule-of-words.ts';
import { compared } from './rules-service.ts';
import type { SynonymsRepository } from './synonyms-repository.ts';

/** Distinct queries that are looked at, the most frequent first. */
const MAX_QUERIES = 10_000;
/** Affected queries whose results are computed at most, and until how many milliseconds after the call. */
const MAX_COMPARED = 50;
const COMPARED_UNTIL_MS = 600;
/** Queries that are matched before other work of the server gets its turn. */
const MATCHED_AT_ONCE = 250;
const SHOWN_RESULTS = 10;
const DAY_MS = 24 * 60 * 60_000;

export interface RulePreviewParts {
  rules: Pick<RulesRepository, 'list'>;
  synonyms: Pick<SynonymsRepository, 'list'>;
  merchandising: Pick<MerchandisingService, 'checkRule'>;
  /** Distinct queries since a moment, the most frequent first. */
  queries: (storeId: string, since: Date, take: number) => Promise<{ query: string; searches: number }[]>;
  engine: {
    search(
      settings: StoreSettings,
      query: { text: string; skip: number; take: number; steering?: Steering },
    ): Promise<{ hits: { id: string }[]; total: number }>;
  };
  catalog: { byIds(storeId: string, ids: readonly string[]): Promise<{ id: string; title: string }[]> };
  /** Monotonic milliseconds; tests control it. */
  clock?: () => number;
}

export type RulePreviewService = ReturnType<typeof createRulePreview>;

type Change = RulePreviewRequest['change'];

export function createRulePreview({
  rules,
  synonyms,
  merchandising,
  queries,
  engine,
  catalog,
  clock = () => performance.now(),
}: RulePreviewParts) {
  async function results(settings: StoreSettings, query: string, decide: Decide) {
    const { steering, redirect } = decide(query, undefined, Date.now());
    const search = { text: query, skip: 0, take: SHOWN_RESULTS, ...(steering && { steering }) };
    const { hits, total } = await engine.search(settings, search);
    return { ids: hits.map(({ id }) => id), total, redirect };
  }

  return {
    /** @throws `invalid-request` for a rule that could not be saved either. */
    async preview(settings: StoreSettings, { change, days }: RulePreviewRequest): Promise<RulePreview> {
      const started = clock();
      if (change.resource === 'rule') await merchandising.checkRule(settings.id, change.body);
      const [allRules, allSynonyms, asked] = await Promise.all([
        rules.list(settings.id),
        synonyms.list(settings.id),
        queries(settings.id, new Date(Date.now() - days * DAY_MS), MAX_QUERIES + 1),
      ]);
      const published = allRules.filter(({ state }) => state === 'published');
      const looked = asked.slice(0, MAX_QUERIES);
      const affected = await affectedQueries(looked, wordsOf(change, allRules, allSynonyms), settings.default_language);

      const before = decisionsBy(published, allSynonyms, settings.default_language);
      const after = decisionsBy(
        rulesAfter(published, change),
        synonymsAfter(allSynonyms, change),
        settings.default_language,
      );
      const comparedQueries: { query: string; searches: number }[] = [];
      const differing: (Awaited<ReturnType<typeof bothResults>> & { query: string; searches: number })[] = [];
      const bothResults = async (query: string) => ({
        was: await results(settings, query, before),
        becomes: await results(settings, query, after),
      });
      for (const one of affected.slice(0, MAX_COMPARED)) {
        if (comparedQueries.length > 0 && clock() - started > COMPARED_UNTIL_MS) break;
        const both = await bothResults(one.query);
        comparedQueries.push(one);
        if (isDifferent(both)) differing.push({ ...one, ...both });
      }

      const titles = await titlesOf(
        settings.id,
        differing.flatMap(({ was, becomes }) => [...was.ids, ...becomes.ids]),
      );
      const shown = (ids: readonly string[]) => ids.map((id) => ({ id, title: titles.get(id) ?? id }));
      return {
        days,
        distinct_queries: looked.length,
        has_more_queries: asked.length > looked.length,
        affected_queries: affected.length,
        compared_queries: comparedQueries.length,
        changed: differing.map(({ query, searches, was, becomes }) => ({
          query,
          searches,
          before: shown(was.ids),
          after: shown(becomes.ids),
          redirect_before: was.redirect,
          redirect_after: becomes.redirect,
          total_before: was.total,
          total_after: becomes.total,
        })),
        conflicts:
          change.resource === 'rule'
            ? conflictsOf(
                { id: null, body: change.body, replaces: change.replaces },
                allRules.map(compared),
                settings.default_language,
              )
            : [],
        took_ms: Math.round(clock() - started),
      };
    },
  };

  async function titlesOf(storeId: string, ids: readonly string[]): Promise<Map<string, string>> {
    const products = await catalog.byIds(storeId, [...new Set(ids)]);
    return new Map(products.map(({ id, title }) => [id, title]));
  }
}

interface Results {
  ids: string[];
  total: number;
  redirect: string | null;
}

function isDifferent({ was, becomes }: { was: Results; becomes: Results }): boolean {
  return (
    was.total !== becomes.total || was.redirect !== becomes.redirect || was.ids.join('\n') !== becomes.ids.join('\n')
  );
}

/** The rules by whose words the change can concern a query: the old and the new one; a synonym counts by its words. */
function wordsOf(change: Change, rules: readonly StoreRule[], synonyms: readonly StoreSynonym[]): Rule[] {
  const oldRule = rules.find(({ id }) => id === change.replaces);
  const oldSynonym = synonyms.find(({ id }) => id === change.replaces);
  switch (change.resource) {
    case 'rule':
      return [...(oldRule ? [oldRule] : []), keptRule(change.body)];
    case 'deleted-rule':
      return oldRule ? [oldRule] : [];
    case 'synonym':
      return [...(oldSynonym ? rulesOfWords(oldSynonym) : []), ...rulesOfWords(change.body)];
    case 'deleted-synonym':
      return oldSynonym ? rulesOfWords(oldSynonym) : [];
  }
}

async function affectedQueries<Asked extends { query: string }>(
  asked: readonly Asked[],
  by: readonly Rule[],
  language: StoreSettings['default_language'],
): Promise<Asked[]> {
  // A rule that is switched off or scheduled is previewed as if it applied.
  const prepared: PreparedRules = prepareRules(
    by.map((rule) => ({ ...rule, ...ANY_TIME })),
    language,
  );
  const found: Asked[] = [];
  for (const [place, one] of asked.entries()) {
    if (place % MATCHED_AT_ONCE === MATCHED_AT_ONCE - 1) await setImmediate();
    if (prepared.calledBy({ text: one.query, now: 0 }).length > 0) found.push(one);
  }
  return found;
}

function rulesAfter(published: readonly StoreRule[], change: Change): Rule[] {
  if (change.resource === 'deleted-rule') return published.filter(({ id }) => id !== change.replaces);
  if (change.resource !== 'rule') return [...published];
  const added = { ...keptRule(change.body), ...ANY_TIME };
  if (!published.some(({ id }) => id === change.replaces)) return [...published, added];
  return published.map((rule) => (rule.id === change.replaces ? { ...added, created_at: rule.created_at } : rule));
}

function synonymsAfter(synonyms: readonly StoreSynonym[], change: Change): PreparedSynonym[] {
  if (change.resource === 'deleted-synonym') return synonyms.filter(({ id }) => id !== change.replaces);
  if (change.resource !== 'synonym') return [...synonyms];
  return [...synonyms.filter(({ id }) => id !== change.replaces), change.body];
}
