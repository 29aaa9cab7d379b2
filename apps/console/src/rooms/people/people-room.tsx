/** Who works in the shop, which programs may call, what the shop has of a person, and who changed what. */
import { oneOf, useAddress } from '../../browser/use-address-state.ts';
import { Segments } from '../../kit/fields.tsx';
import { ChangeLog } from '../../kit/change-log.tsx';
import { Panel, RoomHead } from '../../kit/panel.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Keys } from './keys.tsx';
import { Members } from './members.tsx';
import { PersonalData } from './personal-data.tsx';

const VIEWS = ['people', 'keys', 'data', 'history'] as const;

export default function PeopleRoom() {
  const { t } = useWords();
  const { may } = useStore();
  const address = useAddress();
  const permitted = {
    people: may('members:read'),
    keys: may('keys:read'),
    data: may('people_data:read'),
    history: may('audit:read'),
  };
  const [first = 'people', ...others] = VIEWS.filter((view) => permitted[view]);
  const view = oneOf(address.get('view'), [first, ...others]);
  return (
    <>
      <RoomHead
        title={t('room.people')}
        actions={
          <Segments
            label={t('people.view')}
            value={view}
            options={[first, ...others].map((value) => ({ value, label: t(`people.view.${value}`) }))}
            onChange={(chosen) => address.change({ view: chosen === first ? null : chosen, dialog: null, id: null })}
          />
        }
      />
      {view === 'people' && <Members />}
      {view === 'keys' && <Keys />}
      {view === 'data' && <PersonalData />}
      {view === 'history' && (
        <Panel title={t('people.view.history')} note={t('audit.note')}>
          <ChangeLog />
        </Panel>
      )}
    </>
  );
}
