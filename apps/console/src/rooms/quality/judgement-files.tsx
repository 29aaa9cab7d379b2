/** Judged queries as files: CSV, and topics with qrels of TREC, which are two files. */
import type { JudgementsFile } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useRef } from 'react';
import { saveFile } from '../../browser/save-file.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { useStore } from '../../kit/store-context.ts';
import { showFailure, showToast } from '../../kit/toasts.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';

export function JudgementFiles() {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const picker = useRef<HTMLInputElement>(null);
  const exported = useChange({
    run: (format: JudgementsFile['format']) => callV1('exportJudgements', { params: { store }, query: { format } }),
    outdates: [],
    onDone: (file) => {
      if (file.format === 'csv') saveFile(`${store}-judgements.csv`, file.csv);
      else {
        saveFile(`${store}-topics.tsv`, file.topics);
        saveFile(`${store}.qrels`, file.qrels);
      }
    },
  });
  const imported = useChange({
    run: (file: JudgementsFile) => callV1('importJudgements', { params: { store }, body: file }),
    outdates: [
      ['judged-queries', store],
      ['quality', store],
      ['audit', store],
    ],
    onDone: ({ grades, queries }) => showToast(t('judge.imported', { grades, queries })),
  });

  async function read(files: FileList | null) {
    if (!files || files.length === 0) return;
    const file = await judgementsIn([...files]);
    if (file) imported.mutate(file);
    else showFailure(t('state.notDone'), t('judge.importHelp'));
  }

  return (
    <>
      <Button look="text" size="small" disabled={exported.isPending} onClick={() => exported.mutate('csv')}>
        {t('judge.exportCsv')}
      </Button>
      <Button look="text" size="small" disabled={exported.isPending} onClick={() => exported.mutate('trec')}>
        {t('judge.exportTrec')}
      </Button>
      {may('quality:write') && (
        <>
          <Button
            look="text"
            size="small"
            title={t('judge.importHelp')}
            disabled={imported.isPending}
            onClick={() => picker.current?.click()}
          >
            {t('file.import')}
          </Button>
          <input
            ref={picker}
            type="file"
            multiple
            accept=".csv,.tsv,.txt,.qrels,text/csv,text/plain"
            hidden
            onChange={(event) => {
              void read(event.target.files);
              event.target.value = '';
            }}
          />
        </>
      )}
    </>
  );
}

/** One file is CSV; of two, the one whose lines have four columns of which the last is a number is the qrels. */
async function judgementsIn(files: readonly File[]): Promise<JudgementsFile | undefined> {
  const [first, second, ...others] = await Promise.all(files.map((file) => file.text()));
  if (first === undefined || others.length > 0) return undefined;
  if (second === undefined) return { format: 'csv', csv: first };
  const isQrels = (text: string) => /^\s*\S+\s+\S+\s+\S+\s+-?\d+\s*$/m.test(text.split('\n')[0] ?? '');
  if (isQrels(first) === isQrels(second)) return undefined;
  return isQrels(first)
    ? { format: 'trec', topics: second, qrels: first }
    : { format: 'trec', topics: first, qrels: second };
}
