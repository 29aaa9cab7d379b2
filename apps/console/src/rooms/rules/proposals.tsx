/** Synonyms that visitors themselves propose: words that found nothing, and others by which they found it then. */
import type { Advice } from '@quarry/contract';
import { buttonClass } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { formatNumber } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';

const DAYS = 28;

export function Proposals() {
  const { t, language } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const advice = useQuery({
    queryKey: ['advice', store, DAYS],
    queryFn: ({ signal }) => callV1('advice', { params: { store }, query: { days: DAYS } }, { signal }),
  });
  const columns: Column<Proposal>[] = [
    { id: 'wrote', label: t('proposals.wrote'), renderCell: ({ query }) => <bdi>{query}</bdi> },
    { id: 'found', label: t('proposals.found'), renderCell: ({ reworded }) => <bdi>{reworded.query}</bdi> },
    {
      id: 'visits',
      label: t('query.visits'),
      isNumber: true,
      renderCell: ({ reworded }) => formatNumber(reworded.visits, language),
    },
    {
      id: 'create',
      label: t('advice.remedy'),
      renderCell: ({ query, reworded }) =>
        may('synonyms:write') && (
          <Link
            to={address.queryWith({ synonym: 'new', words: `${query}, ${reworded.query}` })}
            className={buttonClass('line', 'small')}
          >
            {t('synonyms.create')}
          </Link>
        ),
    },
  ];
  return (
    <Panel title={t('rules.view.proposals')} note={t('proposals.note', { days: formatNumber(DAYS, language) })}>
      <Loaded query={advice}>
        {({ items }) => {
          const rows = items.filter(isProposal);
          if (rows.length === 0) {
            return (
              <StateNote icon="check" title={t('proposals.none')}>
                {t('proposals.noneWhy')}
              </StateNote>
            );
          }
          return (
            <DataTable label={t('rules.view.proposals')} columns={columns} rows={rows} keyOf={({ query }) => query} />
          );
        }}
      </Loaded>
    </Panel>
  );
}

type Proposal = Advice & { reworded: NonNullable<Advice['reworded']> };

function isProposal(advice: Advice): advice is Proposal {
  return advice.reworded !== null && !advice.is_mended;
}
