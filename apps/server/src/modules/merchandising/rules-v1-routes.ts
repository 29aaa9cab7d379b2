/** API v1: rules of a store. */
import { RuleBody, StoreRule } from '@quarry/contract';
import { z } from 'zod';
import { page, readCursor } from '../../api-v1/pagination.ts';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import type { Undos } from '../audit/index.ts';
import type { StoresService } from '../stores/index.ts';
import { acceptedFalls, type CheckPublication } from './publication-gate.ts';
import type { RulePreviewService } from './rule-preview.ts';
import type { RulesService } from './rules-service.ts';

export interface RulesV1Parts {
  rules: RulesService;
  preview: RulePreviewService;
  stores: Pick<StoresService, 'get'>;
  checkPublication: CheckPublication;
}

type Names =
  | 'listRules'
  | 'rule'
  | 'createRule'
  | 'changeRule'
  | 'deleteRule'
  | 'ruleConflicts'
  | 'exportRules'
  | 'importRules'
  | 'previewRule'
  | 'publishRules'
  | 'ruleVersions'
  | 'ruleVersion'
  | 'revertRules';

const RESOURCE = 'rules';
/** What somebody accepted to publish something; the line stands beside that of the publication. */
const FALLS = 'accepted_falls';
/** Id of audit lines about all rules. */
const ALL = 'all';

export function rulesV1Handlers({ rules, preview, stores, checkPublication }: RulesV1Parts): V1Handlers<Names> {
  return {
    async listRules({ storeId, query: { cursor, limit, ...filter } }) {
      const after = readCursor(cursor, z.string());
      const all = await rules.list(storeId, filter);
      const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
      return page(all.slice(start, start + limit + 1), limit, ({ id }) => id);
    },

    rule: ({ storeId, params }) => rules.find(storeId, params.id),

    createRule({ storeId, body: { state, replaces, ...body }, audit }) {
      const rule = { body: RuleBody.parse(body), state, replaces };
      return rules.create(storeId, rule, (resourceId) => audit({ action: 'created', resource: RESOURCE, resourceId }));
    },

    changeRule: ({ storeId, params: { id }, body, audited }) =>
      rules.change(storeId, id, body, audited({ action: 'changed', resource: RESOURCE, resourceId: id })),

    async deleteRule({ storeId, params: { id }, audited }) {
      await rules.remove(storeId, id, audited({ action: 'deleted', resource: RESOURCE, resourceId: id }));
      return { deleted: true };
    },

    async ruleConflicts({ storeId }) {
      const { default_language: language } = await stores.get(storeId);
      return { items: await rules.conflicts(storeId, language) };
    },

    async exportRules({ storeId, reply }) {
      reply.header('content-disposition', `attachment; filename="rules-${storeId}.json"`);
      return rules.exported(storeId);
    },

    importRules: ({ storeId, body, audit }) =>
      rules.importFile(storeId, body, {
        also: audit({ action: 'imported', resource: 'rule_files', resourceId: ALL }),
      }),

    previewRule: async ({ storeId, body }) => preview.preview(await stores.get(storeId), body),

    async publishRules({ storeId, body: { ids, note, accept_falls }, caller, audit }) {
      const check = await checkPublication(await stores.get(storeId), ids);
      const accepted = acceptedFalls(check, accept_falls);
      const published = audit({ action: 'published', resource: RESOURCE, resourceId: ALL });
      const accepts = audit({ action: 'accepted', resource: FALLS, resourceId: ALL });
      return rules.publish(storeId, ids, {
        by: caller.name,
        note,
        async also(tx, change) {
          if (accepted) await accepts(tx, { before: undefined, after: accepted });
          await published(tx, change);
        },
      });
    },

    async ruleVersions({ storeId, query: { cursor, limit } }) {
      const before = readCursor(cursor, z.number().int());
      return page(await rules.versions(storeId, { before, take: limit + 1 }), limit, ({ version }) => version);
    },

    ruleVersion: ({ storeId, params }) => rules.version(storeId, params.version),

    revertRules: ({ storeId, params: { version }, caller, audit }) =>
      rules.revert(storeId, version, {
        by: caller.name,
        note: `Version ${version}`,
        also: audit({ action: 'reverted', resource: RESOURCE, resourceId: ALL }),
      }),
  };
}

const PublicationBefore = z.object({ version: z.number().int(), drafts: z.array(StoreRule) });

/** A rule is restored as it was; a publication is taken back with its drafts. */
export function rulesUndos({ rules }: Pick<RulesV1Parts, 'rules'>): Undos {
  return {
    async [RESOURCE](storeId, { resourceId, before }, options, { caller }) {
      if (resourceId === ALL) {
        const { version, drafts } = PublicationBefore.parse(before);
        await rules.revert(storeId, version, { ...options, by: caller.name, note: '', drafts });
      } else {
        await rules.restore(storeId, resourceId, StoreRule.nullable().parse(before), options);
      }
    },
  };
}
