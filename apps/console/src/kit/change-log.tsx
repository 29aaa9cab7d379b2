/** The log of changes, the latest first, each with Undo or the reason why it cannot be undone. */
import { FIRST_PAGE } from './first-page.ts';
import type { AuditEntry } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callV1 } from '../calls/call-v1.ts';
import { isWordKey } from '../words/words.ts';
import { useWords } from '../words/use-words.ts';
import { Badge } from './badge.tsx';
import { formatTime } from './format.ts';
import { MoreButton } from './more-button.tsx';
import { Loaded, StateNote } from './states.tsx';
import { useStore } from './store-context.ts';
import { useChange } from './use-change.ts';

/** @param resource only changes of this resource; default: all of the shop. */
export function ChangeLog({ resource }: { resource?: string }) {
  const { t } = useWords();
  const { id: store } = useStore();
  const log = useInfiniteQuery({
    queryKey: ['audit', store, resource ?? ''],
    queryFn: ({ pageParam, signal }) =>
      callV1(
        'listAudit',
        { params: { store }, query: { resource, cursor: pageParam ?? undefined, limit: 25 } },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_cursor,
  });
  const undo = useChange({
    run: (id: string) => callV1('undo', { params: { store, id } }),
    // What was taken back may stand on any screen of the shop.
    outdates: [[]],
    done: t('audit.undone'),
  });
  return (
    <Loaded query={log}>
      {({ pages }) => {
        const entries = pages.flatMap(({ items }) => items);
        if (entries.length === 0) return <StateNote icon="clock" title={t('audit.none')} />;
        return (
          <>
            <ol className="divide-y divide-line border-t border-line">
              {entries.map((entry) => (
                <Line key={entry.id} entry={entry} isPending={undo.isPending} onUndo={() => undo.mutate(entry.id)} />
              ))}
            </ol>
            <MoreButton pages={log} />
          </>
        );
      }}
    </Loaded>
  );
}

function Line({ entry, isPending, onUndo }: { entry: AuditEntry; isPending: boolean; onUndo: () => void }) {
  const { t, language } = useWords();
  const action = `audit.action.${entry.action}`;
  const resource = `audit.resource.${entry.resource}`;
  const fields = changedFields(entry);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p>
          <b className="font-semibold">{isWordKey(resource) ? t(resource) : entry.resource}</b>
          {' · '}
          {isWordKey(action) ? t(action) : entry.action}
          {fields.length > 0 && (
            <span dir="ltr" className="ms-2 font-mono text-[13px] text-ink-2">
              {fields.join(', ')}
            </span>
          )}
        </p>
        <p className="text-sm text-ink-2">
          {entry.actor.name} · <time dateTime={entry.at}>{formatTime(entry.at, language)}</time>
        </p>
      </div>
      {entry.no_undo_because !== null && (
        <p className="max-w-[44ch] text-sm text-ink-2">{t(`audit.noUndo.${entry.no_undo_because}`)}</p>
      )}
      {entry.undone_by !== null && <Badge>{t('audit.wasUndone')}</Badge>}
      {entry.can_undo && (
        <Button look="line" size="small" disabled={isPending} onClick={onUndo}>
          {t('action.undo')}
        </Button>
      )}
    </li>
  );
}

/** The names of the fields that differ, at most five. */
function changedFields({ before, after }: AuditEntry): string[] {
  if (!isObject(before) || !isObject(after)) return [];
  const [old, fresh] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((key) => JSON.stringify(old.get(key)) !== JSON.stringify(fresh.get(key)))
    .slice(0, 5);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
