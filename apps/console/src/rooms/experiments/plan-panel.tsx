/** What an experiment needs before it starts: visits, days, and what it would find sooner. */
import { type Experiment, ExperimentBody } from '@quarry/contract';
import { useQuery } from '@tanstack/react-query';
import { callV1 } from '../../calls/call-v1.ts';
import { formatNumber, formatShare } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';

export function PlanPanel({ experiment }: { experiment: Experiment }) {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const body = ExperimentBody.parse(experiment);
  const plan = useQuery({
    queryKey: ['experiment-plan', store, experiment.id],
    queryFn: ({ signal }) => callV1('planExperiment', { params: { store }, body }, { signal }),
  });
  const number = (value: number | null, most = 0) =>
    value === null ? '–' : formatNumber(value, language, { maximumFractionDigits: most });
  return (
    <Panel title={t('experiment.plan')} note={plan.data && t('experiment.planBasis', { days: plan.data.days })}>
      <Loaded query={plan}>
        {({ visits_a_day, baseline, visits, expected_days, detectable }) => (
          <>
            <dl className="grid grid-cols-2 border-t border-line sm:grid-cols-4">
              {[
                [t('experiment.visitsADay'), number(visits_a_day, 1)],
                [
                  t('experiment.baseline'),
                  baseline !== null && body.metric !== 'revenue'
                    ? formatShare(baseline, language)
                    : number(baseline, 2),
                ],
                [t('experiment.visitsNeeded'), number(visits)],
                [t('experiment.daysNeeded'), number(expected_days)],
              ].map(([label, value]) => (
                <div key={label} className="px-5 py-3.5">
                  <dt className="text-sm text-ink-2">{label}</dt>
                  <dd className="figures text-[22px] leading-tight font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
            <div className="border-t border-line px-5 py-3.5 text-ink-2">
              {expected_days === null && <p>{t('experiment.planUnknown')}</p>}
              {detectable.map(({ days, effect }) => (
                <p key={days}>{t('experiment.detectable', { days, effect: formatShare(effect, language) })}</p>
              ))}
            </div>
          </>
        )}
      </Loaded>
    </Panel>
  );
}
