/** The fields of a synonym. */
import { Segments, TextArea } from '../kit/fields.tsx';
import { useWords } from '../words/use-words.ts';
import type { SynonymForm } from './synonym-form.ts';

interface SynonymFieldsProps {
  form: SynonymForm;
  set: (change: Partial<SynonymForm>) => void;
  error: string | undefined;
}

export function SynonymFields({ form, set, error }: SynonymFieldsProps) {
  const { t } = useWords();
  return (
    <div className="grid gap-4">
      <Segments
        label={t('synonym.kind')}
        value={form.kind}
        options={[
          { value: 'two-way', label: t('synonym.twoWay') },
          { value: 'one-way', label: t('synonym.oneWay') },
        ]}
        onChange={(kind) => set({ kind })}
      />
      {form.kind === 'two-way' ? (
        <TextArea
          label={t('synonym.words')}
          help={t('synonym.wordsHelp')}
          value={form.words}
          onChange={(words) => set({ words })}
          error={error}
        />
      ) : (
        <>
          <TextArea
            label={t('synonym.from')}
            help={t('synonym.fromHelp')}
            rows={2}
            value={form.from}
            onChange={(from) => set({ from })}
            error={error}
          />
          <TextArea label={t('synonym.to')} rows={2} value={form.to} onChange={(to) => set({ to })} />
        </>
      )}
    </div>
  );
}
