/** Rules and synonyms of a shop: all of them, their conflicts, drafts and publication, history. */
import { oneOf, useAddress } from '../../browser/use-address-state.ts';
import { Segments } from '../../kit/fields.tsx';
import { RoomHead } from '../../kit/panel.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';
import { SteeringDialog } from '../../steering/steering-dialog.tsx';
import { Proposals } from './proposals.tsx';
import { RuleList } from './rule-list.tsx';
import { SynonymList } from './synonym-list.tsx';
import { Versions } from './versions.tsx';

const VIEWS = ['rules', 'synonyms', 'proposals', 'versions'] as const;

export default function RulesRoom() {
  const { t } = useWords();
  const { may } = useStore();
  const address = useAddress();
  const permitted = {
    rules: may('rules:read'),
    synonyms: may('synonyms:read'),
    proposals: may('searches:read'),
    versions: may('rules:read'),
  };
  const [first = 'rules', ...others] = VIEWS.filter((view) => permitted[view]);
  const view = oneOf(address.get('view'), [first, ...others]);
  return (
    <>
      <RoomHead
        title={t('room.rules')}
        actions={
          <Segments
            label={t('rules.view')}
            value={view}
            options={[first, ...others].map((value) => ({ value, label: t(`rules.view.${value}`) }))}
            onChange={(chosen) => address.change({ view: chosen === first ? null : chosen, text: null, show: null })}
          />
        }
      />
      {view === 'rules' && <RuleList />}
      {view === 'synonyms' && <SynonymList />}
      {view === 'proposals' && <Proposals />}
      {view === 'versions' && <Versions />}
      <SteeringDialog />
    </>
  );
}
