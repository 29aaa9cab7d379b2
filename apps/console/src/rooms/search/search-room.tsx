/** What visitors search for, and one query with what can be done about it. */
import { useAddress } from '../../browser/use-address-state.ts';
import { PeriodChoice } from '../../kit/period.tsx';
import { RoomHead } from '../../kit/panel.tsx';
import { SampleBadge } from '../../kit/sample-badge.tsx';
import { SteeringDialog } from '../../steering/steering-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { QueryList } from './query-list.tsx';
import { QueryPage } from './query-page.tsx';

export default function SearchRoom() {
  const { t } = useWords();
  const address = useAddress();
  const query = address.get('q');
  return (
    <>
      <RoomHead title={t('room.search')} note={<SampleBadge />} actions={<PeriodChoice />} />
      {query ? <QueryPage query={query} /> : <QueryList />}
      <SteeringDialog />
    </>
  );
}
