/** API v1: proposals. */
import { ProposalState } from '@quarry/contract';
import { z } from 'zod';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import type { Undos } from '../audit/index.ts';
import type { StoresService } from '../stores/index.ts';
import type { DecidedState } from './proposals-repository.ts';
import type { ProposalsService } from './proposals-service.ts';

export interface ProposalsV1Parts {
  proposals: ProposalsService;
  stores: Pick<StoresService, 'get'>;
}

const RESOURCE = 'proposals';

export function proposalsV1Handlers({
  proposals,
  stores,
}: ProposalsV1Parts): V1Handlers<'listProposals' | 'findProposals' | 'acceptProposal' | 'dismissProposal'> {
  return {
    listProposals: async ({ storeId, query: { state } }) => proposals.list(await stores.get(storeId), state),

    async findProposals({ storeId }) {
      void proposals.look(await stores.get(storeId));
      return { is_looking: true as const };
    },

    async acceptProposal({ storeId, params: { id }, caller, audit, demand }) {
      const { change } = await proposals.find(storeId, id);
      if (change?.resource === 'synonym') demand('synonyms:write');
      return proposals.accept(storeId, id, caller.name, {
        made: (resource, resourceId) => audit({ action: 'created', resource, resourceId }),
        noted: { also: audit({ action: 'accepted', resource: RESOURCE, resourceId: id }) },
      });
    },

    dismissProposal: ({ storeId, params: { id }, caller, audited }) =>
      proposals.decide(
        storeId,
        id,
        { state: 'dismissed', by: caller.name },
        audited<DecidedState>({ action: 'dismissed', resource: RESOURCE, resourceId: id }),
      ),
  };
}

const Decided = z.object({ state: ProposalState });

/** A proposal is open again, or decided as it was. What was made of one is taken back as a rule or synonym. */
export function proposalsUndos({ proposals }: Pick<ProposalsV1Parts, 'proposals'>): Undos {
  return {
    async [RESOURCE](storeId, { resourceId, before }, options, { caller }) {
      const { state } = Decided.parse(before);
      await proposals.decide(storeId, resourceId, { state, by: state === 'open' ? null : caller.name }, options);
    },
  };
}
