/** All experiments, the latest first. */
import type { Experiment } from '@quarry/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { Badge, type Tone } from '../../kit/badge.tsx';
import { type Column, DataTable, ROW_LINK } from '../../kit/data-table.tsx';
import { formatTime } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';

export const STATE_TONES: Readonly<Record<Experiment['state'], Tone>> = {
  draft: 'plain',
  running: 'note',
  stopped: 'wait',
  published: 'good',
};

export function ExperimentList() {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const address = useAddress();
  const experiments = useQuery({
    queryKey: ['experiments', store],
    queryFn: ({ signal }) => callV1('listExperiments', { params: { store }, query: { limit: 100 } }, { signal }),
  });
  const columns: Column<Experiment>[] = [
    {
      id: 'name',
      label: t('experiment.name'),
      renderCell: ({ id, name }) => (
        <Link to={address.queryWith({ experiment: id })} dir="auto" className={ROW_LINK}>
          {name}
        </Link>
      ),
    },
    { id: 'method', label: t('experiment.method'), renderCell: ({ method }) => t(`experiment.method.${method}`) },
    {
      id: 'metric',
      label: t('experiment.metric'),
      isMinor: true,
      renderCell: ({ method, metric }) => t(`experiment.metric.${method === 'interleaving' ? 'clicks' : metric}`),
    },
    {
      id: 'state',
      label: t('experiment.state'),
      renderCell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`experiment.state.${state}`)}</Badge>,
    },
    {
      id: 'started',
      label: t('experiment.startedAt'),
      renderCell: ({ started_at }) => (
        <span className="text-ink-2">{started_at === null ? '–' : formatTime(started_at, language)}</span>
      ),
    },
  ];
  return (
    <Panel title={t('room.experiments')} note={t('experiment.note')}>
      <Loaded query={experiments}>
        {({ items }) =>
          items.length === 0 ? (
            <StateNote icon="swap" title={t('experiment.none')}>
              {t('experiment.noneWhy')}
            </StateNote>
          ) : (
            <DataTable label={t('room.experiments')} columns={columns} rows={items} keyOf={({ id }) => id} />
          )
        }
      </Loaded>
    </Panel>
  );
}
