/** API v1: experiments of a store. */
import { Experiment, StoreRule } from '@quarry/contract';
import { z } from 'zod';
import { page, readCursor } from '../../api-v1/pagination.ts';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import type { Undos } from '../audit/index.ts';
import type { StoresService } from '../stores/index.ts';
import type { ExperimentsService } from './experiments-service.ts';

export interface ExperimentsV1Parts {
  experiments: ExperimentsService;
  stores: Pick<StoresService, 'get'>;
}

type Names =
  | 'listExperiments'
  | 'experiment'
  | 'planExperiment'
  | 'createExperiment'
  | 'changeExperiment'
  | 'deleteExperiment'
  | 'startExperiment'
  | 'stopExperiment'
  | 'publishExperiment'
  | 'experimentResult';

const RESOURCE = 'experiments';

export function experimentsV1Handlers({ experiments, stores }: ExperimentsV1Parts): V1Handlers<Names> {
  return {
    async listExperiments({ storeId, query: { cursor, limit } }) {
      const before = readCursor(cursor, z.number().int());
      const found = await experiments.list(storeId, { before, take: limit + 1 });
      const { items, next_cursor } = page(found, limit, ({ position }) => position);
      return { items: items.map(({ experiment }) => experiment), next_cursor };
    },

    experiment: ({ storeId, params }) => experiments.find(storeId, params.id),

    planExperiment: async ({ storeId, body }) => experiments.plan(await stores.get(storeId), body),

    createExperiment: ({ storeId, body, audit }) =>
      experiments.create(storeId, body, (resourceId) => audit({ action: 'created', resource: RESOURCE, resourceId })),

    changeExperiment: ({ storeId, params: { id }, body, audited }) =>
      experiments.change(storeId, id, body, audited({ action: 'changed', resource: RESOURCE, resourceId: id })),

    async deleteExperiment({ storeId, params: { id }, audited }) {
      await experiments.remove(storeId, id, audited({ action: 'deleted', resource: RESOURCE, resourceId: id }));
      return { deleted: true };
    },

    startExperiment: async ({ storeId, params: { id }, audited }) =>
      experiments.start(
        await stores.get(storeId),
        id,
        audited({ action: 'started', resource: RESOURCE, resourceId: id }),
      ),

    stopExperiment: ({ storeId, params: { id }, audited }) =>
      experiments.stop(storeId, id, audited({ action: 'stopped', resource: RESOURCE, resourceId: id })),

    async publishExperiment({ storeId, params: { id }, caller, audited, demand }) {
      const { treatment } = await experiments.find(storeId, id);
      if (treatment.add_rules.length + treatment.remove_rules.length > 0) demand('rules:write');
      if (treatment.add_synonyms.length > 0) demand('synonyms:write');
      return experiments.publish(storeId, id, {
        ...audited<Experiment>({ action: 'published', resource: RESOURCE, resourceId: id }),
        by: caller.name,
      });
    },

    experimentResult: async ({ storeId, params }) => experiments.result(await stores.get(storeId), params.id),
  };
}

const Publication = z.object({
  experiment: Experiment,
  rules_version: z.number().int(),
  drafts: z.array(StoreRule),
  synonyms: z.array(z.string()),
});

/** An experiment is restored as it was; a publication is taken back with its rules and synonyms. */
export function experimentsUndos({ experiments }: Pick<ExperimentsV1Parts, 'experiments'>): Undos {
  return {
    async [RESOURCE](storeId, { resourceId, before }, options, { caller, demand }) {
      const publication = Publication.safeParse(before);
      if (publication.success) {
        demand('rules:write');
        demand('synonyms:write');
        await experiments.unpublish(storeId, publication.data, { ...options, by: caller.name });
      } else {
        await experiments.restore(storeId, resourceId, Experiment.nullable().parse(before), options);
      }
    },
  };
}
