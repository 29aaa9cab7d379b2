/** Rules or synonyms as a file: to keep, to move to another shop. */
import { RulesFile, SynonymsFile } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useRef } from 'react';
import { saveFile } from '../../browser/save-file.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { useStore } from '../../kit/store-context.ts';
import { showFailure, showToast } from '../../kit/toasts.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';

export function FileButtons({ resource }: { resource: 'rules' | 'synonyms' }) {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const picker = useRef<HTMLInputElement>(null);
  const exported = useChange({
    run: async (): Promise<object> =>
      resource === 'rules'
        ? callV1('exportRules', { params: { store } })
        : callV1('exportSynonyms', { params: { store } }),
    outdates: [],
    onDone: (file) => saveFile(`${store}-${resource}.json`, JSON.stringify(file, null, 2)),
  });
  const imported = useChange({
    run: async (text: string) => {
      const file: unknown = JSON.parse(text);
      return resource === 'rules'
        ? callV1('importRules', { params: { store }, body: RulesFile.parse(file) })
        : callV1('importSynonyms', { params: { store }, body: SynonymsFile.parse(file) });
    },
    outdates: [
      [resource, store],
      ['rule-conflicts', store],
      ['synonym-conflicts', store],
      ['audit', store],
    ],
    onDone: ({ added, known }) => showToast(t('file.imported', { added, known })),
  });

  async function read(file: File | undefined) {
    if (!file) return;
    const text = await file.text();
    const schema = resource === 'rules' ? RulesFile : SynonymsFile;
    if (schema.safeParse(parsed(text)).success) imported.mutate(text);
    else showFailure(t('state.notDone'), t('file.notReadable'));
  }

  return (
    <>
      <Button look="text" size="small" disabled={exported.isPending} onClick={() => exported.mutate(undefined)}>
        {t('file.export')}
      </Button>
      {may(`${resource}:write`) && (
        <>
          <Button look="text" size="small" disabled={imported.isPending} onClick={() => picker.current?.click()}>
            {t('file.import')}
          </Button>
          <input
            ref={picker}
            type="file"
            accept="application/json,.json"
            hidden
            onChange={(event) => {
              void read(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </>
      )}
    </>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
