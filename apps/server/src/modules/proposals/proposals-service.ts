/** Proposals as staff see them: found now and then, accepted by the services of rules and synonyms, dismissed for good. */
import { createHash } from 'node:crypto';
import { problem, type Proposal, type ProposalBody, type ProposalState, type StoreSettings } from '@quarry/contract';
import type { OnError } from '../../log.ts';
import { canonicalJson } from '../../api-v1/etag.ts';
import type { AlsoWrite, ChangeOptions } from '../audit/index.ts';
import type { RulesService, SynonymsService } from '../merchandising/index.ts';
import type { DecidedState, ProposalsRepository } from './proposals-repository.ts';

const HELD_SECONDS = 10 * 60;
const LOOK_AFTER_MS = 6 * 60 * 60_000;
const MAX_OPEN = 50;
const ID_LENGTH = 16;

export interface ProposalsParts {
  proposals: ProposalsRepository;
  findProposals: (settings: StoreSettings) => Promise<ProposalBody[]>;
  rules: Pick<RulesService, 'create'>;
  synonyms: Pick<SynonymsService, 'create'>;
  onError: OnError;
  now?: () => Date;
}

export type ProposalsService = ReturnType<typeof createProposalsService>;

export function createProposalsService({
  proposals,
  findProposals,
  rules,
  synonyms,
  onError,
  now = () => new Date(),
}: ProposalsParts) {
  const looking = new Map<string, Promise<void>>();

  async function open(storeId: string, id: string): Promise<Proposal> {
    const proposal = await proposals.find(storeId, id);
    if (proposal?.state !== 'open') throw problem('proposal-not-found');
    return proposal;
  }

  async function found(storeId: string, id: string): Promise<Proposal> {
    const proposal = await proposals.find(storeId, id);
    if (!proposal) throw problem('proposal-not-found');
    return proposal;
  }

  /** Looks through the searches of a store; one look at a time, in all processes. */
  function look(settings: StoreSettings): Promise<void> {
    const current = looking.get(settings.id);
    if (current) return current;
    const work = (async () => {
      if (!(await proposals.hold(settings.id, HELD_SECONDS))) return;
      let hasLooked = false;
      try {
        const bodies = (await findProposals(settings)).toSorted(mostEvidenceFirst).slice(0, MAX_OPEN);
        await proposals.replaceOpen(
          settings.id,
          bodies.map((body) => ({ id: idOf(body), body })),
        );
        hasLooked = true;
      } finally {
        await proposals.release(settings.id, hasLooked);
      }
    })()
      .catch((error: unknown) => onError(`The searches of ${settings.id} could not be looked through.`, error))
      .finally(() => looking.delete(settings.id));
    looking.set(settings.id, work);
    return work;
  }

  return {
    look,

    /** Looks again in the background when the last look is old. */
    async list(settings: StoreSettings, state: ProposalState) {
      const { lookedAt, isHeld } = await proposals.look(settings.id);
      const isOld = lookedAt === null || now().getTime() - Date.parse(lookedAt) > LOOK_AFTER_MS;
      if (isOld && !isHeld) void look(settings);
      const items = await proposals.list(settings.id, state);
      return {
        items: items.toSorted(state === 'open' ? mostEvidenceFirst : latestFirst),
        looked_at: lookedAt,
        is_looking: isHeld || looking.has(settings.id),
      };
    },

    /** Resolves when no look is at work here. */
    async settle(): Promise<void> {
      await Promise.all(looking.values());
    },

    find: open,

    /**
     * Makes the change with the decision, in one transaction.
     * @param lines audit lines of what was made, or of the proposal where it makes nothing.
     * @throws `proposal-not-found`, and what the services of rules and synonyms throw.
     */
    async accept(
      storeId: string,
      id: string,
      by: string,
      lines: {
        made: (resource: 'rules' | 'synonyms', resourceId: string) => AlsoWrite;
        noted: ChangeOptions<DecidedState>;
      },
    ): Promise<Proposal> {
      const { change } = await open(storeId, id);
      if (change === null) {
        await proposals.decide(storeId, id, { state: 'accepted', by }, lines.noted);
        return found(storeId, id);
      }
      const decideWith =
        (resource: 'rules' | 'synonyms') =>
        (madeId: string): AlsoWrite =>
        async (tx, made) => {
          if (!tx) throw new Error('A proposal is accepted in a transaction.');
          await proposals.decideWithin(tx, storeId, id, { state: 'accepted', by, madeId });
          await lines.made(resource, madeId)(tx, made);
        };
      if (change.resource === 'synonym') {
        const always = { enabled: true, starts_at: null, ends_at: null };
        await synonyms.create(storeId, { ...change.body, ...always }, decideWith('synonyms'));
      } else {
        await rules.create(storeId, { body: change.body, state: 'draft', replaces: null }, decideWith('rules'));
      }
      return found(storeId, id);
    },

    /** @throws `proposal-not-found`. */
    async decide(
      storeId: string,
      id: string,
      decision: { state: ProposalState; by: string | null },
      options: ChangeOptions<DecidedState>,
    ): Promise<Proposal> {
      const decided = await proposals.decide(storeId, id, decision, options);
      if (!decided) throw problem('proposal-not-found');
      return decided;
    },
  };
}

/** The same for the same kind, words and change. */
function idOf({ kind, query, change }: ProposalBody): string {
  const hash = createHash('sha256')
    .update(canonicalJson([kind, query, change]))
    .digest('hex');
  return `${kind}-${hash.slice(0, ID_LENGTH)}`;
}

function mostEvidenceFirst(a: ProposalBody, b: ProposalBody): number {
  return b.evidence.visits - a.evidence.visits || (a.query < b.query ? -1 : 1);
}

function latestFirst(a: Proposal, b: Proposal): number {
  return Date.parse(b.decided_at ?? '') - Date.parse(a.decided_at ?? '') || (a.query < b.query ? -1 : 1);
}
