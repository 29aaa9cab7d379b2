/**
 * Quality of a shop's search and assistant: runs and their history, judged queries, grading by keyboard, conversation
 * tests. `?run={id}` opens one run, `?view=grade&q={query}` the grades of one query, `?test={id}` one conversation test.
 */
import { oneOf, useAddress } from '../../browser/use-address-state.ts';
import { Segments } from '../../kit/fields.tsx';
import { RoomHead } from '../../kit/panel.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';
import { ConversationTests } from './conversation-tests.tsx';
import { Grading } from './grading.tsx';
import { JudgedQueries } from './judged-queries.tsx';
import { RunPage } from './run-page.tsx';
import { Runs } from './runs.tsx';

const VIEWS = ['runs', 'queries', 'grade', 'conversations'] as const;

export default function QualityRoom() {
  const { t } = useWords();
  const { may } = useStore();
  const address = useAddress();
  const run = address.get('run');
  const [first, ...others] = VIEWS;
  const views = [first, ...others.filter((view) => view !== 'grade' || may('quality:write'))] as const;
  const view = oneOf(address.get('view'), views);
  if (run !== null) return <RunPage key={run} id={run} />;
  return (
    <>
      <RoomHead
        title={t('room.quality')}
        actions={
          <Segments
            label={t('checks.view')}
            value={view}
            options={views.map((value) => ({ value, label: t(`checks.view.${value}`) }))}
            onChange={(chosen) => address.change({ view: chosen === first ? null : chosen, q: null, text: null })}
          />
        }
      />
      {view === 'runs' && <Runs />}
      {view === 'queries' && <JudgedQueries />}
      {view === 'grade' && <Grading />}
      {view === 'conversations' && <ConversationTests />}
    </>
  );
}
