/** Experiments of a shop: `?experiment={id}` opens one, `?dialog=new` the form of a new one. */
import { Button } from '@quarry/ui';
import { useAddress } from '../../browser/use-address-state.ts';
import { RoomHead } from '../../kit/panel.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';
import { ExperimentList } from './experiment-list.tsx';
import { ExperimentPage } from './experiment-page.tsx';
import { NewExperiment } from './new-experiment.tsx';

export default function ExperimentsRoom() {
  const { t } = useWords();
  const { may } = useStore();
  const address = useAddress();
  const id = address.get('experiment');
  if (id !== null) return <ExperimentPage key={id} id={id} />;
  const mayWrite = may('experiments:write');
  return (
    <>
      <RoomHead
        title={t('room.experiments')}
        actions={
          mayWrite && (
            <Button size="small" onClick={() => address.change({ dialog: 'new' })}>
              {t('experiment.create')}
            </Button>
          )
        }
      />
      <ExperimentList />
      {mayWrite && address.get('dialog') === 'new' && <NewExperiment />}
    </>
  );
}
