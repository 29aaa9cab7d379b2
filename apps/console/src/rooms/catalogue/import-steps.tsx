/** One import: how its file is read, what it would change, its progress. */
import { type CatalogueImport, ColumnRole, ImportResult, LARGE_LOSS_SHARE, type Task } from '@quarry/contract';
import { Button, buttonClass } from '@quarry/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { CheckInput } from '../../kit/fields.tsx';
import { formatShare } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { roleOfMeaning } from './column-roles.ts';
import { ImportCounts } from './import-counts.tsx';
import { noticeText } from './notice-text.ts';
import { RepeatFeed } from './repeat-feed.tsx';
import { FailureNote } from '../../kit/failure-note.tsx';

const ASK_AGAIN_MS = 700;

export function ImportSteps({ id }: { id: string }) {
  const { t } = useWords();
  const { id: store } = useStore();
  const address = useAddress();
  const found = useQuery({
    queryKey: ['import', store, id],
    queryFn: ({ signal }) => callV1('import', { params: { store, id } }, { signal }),
  });
  return (
    <>
      <Link to={address.queryWith({ import: null })} className={`${buttonClass('text', 'small')} mb-3 -ms-4`}>
        {t('import.back')}
      </Link>
      <Loaded query={found}>
        {(started) => (
          <div className="grid gap-6">
            <Reading started={started} />
            <Run started={started} />
            <RepeatFeed started={started} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Reading({ started }: { started: CatalogueImport }) {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const { reading } = started;
  const choose = useChange({
    run: (columns: Record<string, ColumnRole>) =>
      callV1('chooseImportColumns', { params: { store, id: started.id }, body: { columns } }),
    outdates: [['import', store, started.id]],
  });
  return (
    <Panel title={t('import.columns')} note={t('import.columnsNote', { source: started.source })}>
      {[...reading.warnings, ...reading.notes].length > 0 && (
        <ul className="mx-5 mb-3 grid gap-1 text-sm text-ink-2">
          {reading.warnings.map((warning) => (
            <li key={warning.message} className="text-danger">
              {noticeText(warning, t, language)}
            </li>
          ))}
          {reading.notes.map((note) => (
            <li key={note.message}>{noticeText(note, t, language)}</li>
          ))}
        </ul>
      )}
      {reading.columns.length === 0 ? (
        <p className="px-5 pb-5">{t('import.knownFormat', { name: reading.name })}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {reading.columns.map(({ column, meaning, confidence, sample }) => {
            const role = roleOfMeaning(meaning);
            return (
              <li
                key={column}
                className="grid items-center gap-x-4 gap-y-1 px-5 py-2 sm:grid-cols-[1fr_1.4fr_220px_64px]"
              >
                <b className="font-semibold break-words">{column}</b>
                <span className="truncate text-ink-2">{sample}</span>
                <select
                  aria-label={t('import.roleOf', { column })}
                  className="field"
                  value={role ?? ''}
                  disabled={choose.isPending}
                  onChange={(event) => choose.mutate({ [column]: ColumnRole.parse(event.target.value) })}
                >
                  {role === null && <option value="">{meaning}</option>}
                  {ColumnRole.options.map((option) => (
                    <option key={option} value={option}>
                      {t(`column.${option}`)}
                    </option>
                  ))}
                </select>
                <span className="figures text-end text-sm text-ink-2 max-sm:hidden">
                  {confidence > 0 ? formatShare(confidence, language) : ''}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

function Run({ started }: { started: CatalogueImport }) {
  const { t } = useWords();
  const { id: store } = useStore();
  const dryRun = useTask(started.dry_run_task);
  const importing = useTask(started.import_task);
  const [deletesMissing, setDeletesMissing] = useState(false);
  const [isLossConfirmed, setLossConfirmed] = useState(false);
  const outdates = [['import', store, started.id]];
  const check = useChange({
    run: () => callV1('dryRunImport', { params: { store, id: started.id } }),
    outdates,
    showsErrorItself: true,
  });
  const run = useChange({
    run: () =>
      callV1('runImport', {
        params: { store, id: started.id },
        body: { delete_missing: deletesMissing, confirm_large_loss: isLossConfirmed },
      }),
    outdates,
    showsErrorItself: true,
  });
  useOutdateWhenDone(importing?.status === 'done', store);
  const error = check.error ?? run.error;
  const counted = resultOf(dryRun);
  const known = counted ? counted.missing + counted.updated + counted.unchanged : 0;
  const isLargeLoss = deletesMissing && counted !== null && known > 0 && counted.missing / known > LARGE_LOSS_SHARE;

  if (importing) {
    return (
      <Panel title={t('import.run')}>
        <div className="px-5 pb-5">
          <TaskState task={importing} />
          <ImportCounts result={resultOf(importing)} importId={started.id} />
          {importing.status === 'done' && <AfterImport />}
        </div>
      </Panel>
    );
  }
  return (
    <Panel title={t('import.check')} note={t('import.checkNote')}>
      <div className="px-5 pb-5">
        {dryRun && <TaskState task={dryRun} />}
        <ImportCounts result={counted} importId={started.id} />
        {counted && counted.missing > 0 && (
          <CheckInput
            label={t('import.deleteMissing')}
            help={t('import.deleteMissingHelp', { count: counted.missing })}
            checked={deletesMissing}
            onChange={setDeletesMissing}
          />
        )}
        {isLargeLoss && (
          <CheckInput
            label={<b className="font-semibold text-danger">{t('import.confirmLoss', { count: counted.missing })}</b>}
            checked={isLossConfirmed}
            onChange={setLossConfirmed}
          />
        )}
        <FailureNote error={error} className="mt-3" />
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            look={counted ? 'line' : 'ink'}
            size="small"
            disabled={check.isPending || isUnderWay(dryRun)}
            onClick={() => check.mutate(undefined)}
          >
            {t(counted ? 'import.checkAgain' : 'import.checkVerb')}
          </Button>
          {counted && (
            <Button
              size="small"
              disabled={run.isPending || (isLargeLoss && !isLossConfirmed)}
              onClick={() => run.mutate(undefined)}
            >
              {t('import.runVerb')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

function AfterImport() {
  const { t } = useWords();
  const address = useAddress();
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Link to={address.queryWith({ view: 'try', import: null })} className={buttonClass('ink', 'small')}>
        {t('try.title')}
      </Link>
      <Link to={address.queryWith({ view: null, import: null })} className={buttonClass('line', 'small')}>
        {t('import.seeProducts')}
      </Link>
    </div>
  );
}

function TaskState({ task }: { task: Task }) {
  const { t, language } = useWords();
  const { done, total } = task.progress;
  return (
    <div className="mb-3">
      <p role="status" className="font-semibold">
        {t(`task.${task.status}`)}
        {total > 0 && (
          <span className="figures ms-2 font-normal text-ink-2">{formatShare(done / total, language)}</span>
        )}
      </p>
      {isUnderWay(task) && (
        <progress
          aria-label={t(`task.${task.status}`)}
          className="mt-1.5 h-2 w-full"
          {...(total > 0 && { value: done, max: total })}
        />
      )}
      {task.error && (
        <p role="alert" className="text-danger">
          {task.error}
        </p>
      )}
    </div>
  );
}

/** The task, asked again until it has ended; leaving the page does not stop it. */
function useTask(id: string | null): Task | null {
  const { id: store } = useStore();
  const task = useQuery({
    queryKey: ['task', store, id],
    queryFn: ({ signal }) => callV1('task', { params: { store, id: id ?? '' } }, { signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (isUnderWay(state.data ?? null) ? ASK_AGAIN_MS : false),
  });
  return task.data ?? null;
}

function isUnderWay(task: Task | null): boolean {
  return task?.status === 'queued' || task?.status === 'running';
}

function resultOf(task: Task | null): ImportResult | null {
  const result = ImportResult.safeParse(task?.result);
  return result.success ? result.data : null;
}

/** Lists that an import changes are read again when it is done. */
function useOutdateWhenDone(isDone: boolean, store: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (isDone) void queries.invalidateQueries({ queryKey: ['products', store] });
  }, [isDone, queries, store]);
}
