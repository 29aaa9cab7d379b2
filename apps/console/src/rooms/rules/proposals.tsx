/** Proposals found in the searches of visitors: `?state=` shows the accepted or dismissed ones. */
import type { ProposalState } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { oneOf, useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { Segments } from '../../kit/fields.tsx';
import { formatTime } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { ProposalItem } from './proposal-item.tsx';

const LOOK_SOON_MS = 2000;
const STATES = ['open', 'accepted', 'dismissed'] as const satisfies readonly ProposalState[];

export function Proposals() {
  const { t, language } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const state = oneOf(address.get('state'), STATES);
  const proposals = useQuery({
    queryKey: ['proposals', store, state],
    queryFn: ({ signal }) => callV1('listProposals', { params: { store }, query: { state } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.is_looking ? LOOK_SOON_MS : false),
  });
  const find = useChange({
    run: () => callV1('findProposals', { params: { store } }),
    outdates: [['proposals', store]],
  });
  const isLooking = proposals.data?.is_looking ?? false;
  return (
    <Panel
      title={t('rules.view.proposals')}
      note={
        <>
          {t('proposal.note')}
          {proposals.data?.looked_at && (
            <span className="block">
              {t('proposal.lookedAt', { time: formatTime(proposals.data.looked_at, language) })}
            </span>
          )}
        </>
      }
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <Segments
            label={t('experiment.state')}
            value={state}
            options={STATES.map((value) => ({ value, label: t(`proposal.state.${value}`) }))}
            onChange={(chosen) => address.change({ state: chosen === 'open' ? null : chosen })}
          />
          {may('rules:write') && (
            <Button
              look="line"
              size="small"
              disabled={find.isPending || isLooking}
              onClick={() => find.mutate(undefined)}
            >
              {t(isLooking ? 'proposal.looking' : 'proposal.look')}
            </Button>
          )}
        </div>
      }
    >
      <Loaded query={proposals}>
        {({ items }) =>
          items.length === 0 ? (
            <StateNote icon="search" title={t(isLooking ? 'proposal.looking' : 'proposal.none')}>
              {state === 'open' && t('proposal.noneWhy')}
            </StateNote>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {items.map((proposal) => (
                <ProposalItem key={proposal.id} proposal={proposal} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
