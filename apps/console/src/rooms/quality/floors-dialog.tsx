/** The floors of the figures, in percent; an empty field is no floor. */
import { FLOOR_FIGURES, type QualityFloors } from '@quarry/contract';
import { useState } from 'react';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { TextInput } from '../../kit/fields.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';

const PERCENT = 100;

export function FloorsDialog({ floors }: { floors: QualityFloors }) {
  const { t } = useWords();
  const { id: store } = useStore();
  const address = useAddress();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      FLOOR_FIGURES.map((figure) => {
        const floor = floors[figure];
        return [figure, floor === null ? '' : String(Math.round(floor * PERCENT * 10) / 10)];
      }),
    ),
  );
  const read = (figure: string) => {
    const text = typed[figure]?.trim() ?? '';
    return text === '' ? null : Number(text) / PERCENT;
  };
  const values = FLOOR_FIGURES.map(read);
  const onClose = () => address.change({ dialog: null });
  const save = useChange({
    run: () => {
      const [ndcg = null, mrr = null, recall = null, without_result = null, passed = null] = values;
      return callV1('changeQualityFloors', {
        params: { store },
        body: { ndcg, mrr, recall, without_result, passed },
      });
    },
    outdates: [
      ['quality', store],
      ['audit', store],
    ],
    done: t('checks.floorsSaved'),
    onDone: onClose,
    showsErrorItself: true,
  });
  return (
    <FormDialog
      title={t('checks.floors')}
      note={t('checks.floorsNote')}
      verb={t('action.save')}
      change={save}
      isReady={values.every((value) => value === null || (value >= 0 && value <= 1))}
      onSubmit={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {FLOOR_FIGURES.map((figure) => (
          <TextInput
            key={figure}
            label={t(`checks.figure.${figure}`)}
            help={t(figure === 'without_result' ? 'checks.most' : 'checks.least')}
            type="number"
            min={0}
            max={PERCENT}
            value={typed[figure] ?? ''}
            onChange={(value) => setTyped({ ...typed, [figure]: value })}
          />
        ))}
      </div>
    </FormDialog>
  );
}
