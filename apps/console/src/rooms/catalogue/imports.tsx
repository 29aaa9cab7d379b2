/** Brings products in: a file or an address, its columns, a dry run, the import. Each step has an address. */
import type { CatalogueImport } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { TextInput } from '../../kit/fields.tsx';
import { formatNumber, formatTime } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { Feeds } from './feeds.tsx';
import { ImportSteps } from './import-steps.tsx';
import { FailureNote } from '../../kit/failure-note.tsx';

export function Imports() {
  const address = useAddress();
  const id = address.get('import');
  return id ? <ImportSteps id={id} /> : <Start />;
}

function Start() {
  const { t } = useWords();
  const { id: store } = useStore();
  const address = useAddress();
  const picker = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState('');
  const [isOver, setOver] = useState(false);
  const queries = useQueryClient();
  const opened = (started: CatalogueImport) => {
    queries.setQueryData(['import', store, started.id], started);
    address.change({ import: started.id });
  };
  const outdates = [['imports', store]];
  const upload = useChange({
    run: (file: File) => callV1('uploadImport', { params: { store } }, { file }),
    outdates,
    onDone: opened,
    showsErrorItself: true,
  });
  const fetched = useChange({
    run: () => callV1('fetchImport', { params: { store }, body: { url } }),
    outdates,
    onDone: opened,
    showsErrorItself: true,
  });
  const isPending = upload.isPending || fetched.isPending;
  const error = upload.error ?? fetched.error;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) upload.mutate(file);
  }

  return (
    <div className="grid gap-6">
      <Panel title={t('import.start')} note={t('import.startNote')}>
        <div className="grid gap-6 px-5 pt-2 pb-5 sm:grid-cols-2">
          <div
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
            className={`grid min-h-44 place-items-center rounded-control border-2 border-dashed p-5 text-center ${isOver ? 'border-[var(--link)] bg-surface-2' : 'border-line-strong'}`}
          >
            <div>
              <p className="mb-3">{t('import.drop')}</p>
              <Button size="small" disabled={isPending} onClick={() => picker.current?.click()}>
                {upload.isPending ? t('import.reading') : t('import.choose')}
              </Button>
              <input
                ref={picker}
                type="file"
                hidden
                aria-label={t('import.choose')}
                onChange={(event) => {
                  const [file] = event.target.files ?? [];
                  if (file) upload.mutate(file);
                  event.target.value = '';
                }}
              />
            </div>
          </div>
          <form
            className="grid content-start gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              fetched.mutate(undefined);
            }}
          >
            <TextInput
              label={t('import.address')}
              help={t('import.addressHelp')}
              placeholder="https://"
              value={url}
              onChange={setUrl}
              isCode
              required
            />
            <Button look="line" size="small" type="submit" className="justify-self-start" disabled={isPending || !url}>
              {fetched.isPending ? t('import.reading') : t('import.fetch')}
            </Button>
          </form>
          <FailureNote error={error} className="sm:col-span-2" />
        </div>
      </Panel>
      <Feeds />
      <Earlier />
    </div>
  );
}

function Earlier() {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const address = useAddress();
  const imports = useQuery({
    queryKey: ['imports', store],
    queryFn: ({ signal }) => callV1('imports', { params: { store }, query: { limit: 10 } }, { signal }),
  });
  if (imports.data?.items.length === 0) return null;
  return (
    <Panel title={t('import.earlier')}>
      <Loaded query={imports}>
        {({ items }) => (
          <ul className="divide-y divide-line border-t border-line">
            {items.map(({ id, source, bytes, created_at }) => (
              <li key={id}>
                <Link
                  to={address.queryWith({ import: id })}
                  className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-5 py-2 hover:bg-well"
                >
                  <b dir="ltr" className="min-w-0 font-semibold break-all">
                    {source}
                  </b>
                  <span className="text-sm text-ink-2">
                    {formatNumber(bytes / 1024, language, { maximumFractionDigits: 0 })} kB ·{' '}
                    {formatTime(created_at, language)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
