/** Versions of the published rules, and the way back to one. */
import { FIRST_PAGE } from '../../kit/first-page.ts';
import { Button } from '@quarry/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { Badge } from '../../kit/badge.tsx';
import { ChangeLog } from '../../kit/change-log.tsx';
import { Question } from '../../kit/dialogs.tsx';
import { formatTime } from '../../kit/format.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';

export function Versions() {
  const { t, language } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const versions = useInfiniteQuery({
    queryKey: ['rule-versions', store],
    queryFn: ({ pageParam, signal }) =>
      callV1('ruleVersions', { params: { store }, query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_cursor,
  });
  const close = () => address.change({ revert: null });
  const revert = useChange({
    run: (version: number) => callV1('revertRules', { params: { store, version } }),
    outdates: [
      ['rules', store],
      ['rule-conflicts', store],
      ['rule-versions', store],
      ['audit', store],
    ],
    done: t('rules.reverted'),
    onDone: close,
  });
  return (
    <div className="grid gap-6">
      <Panel title={t('rules.view.versions')} note={t('rules.versionsNote')}>
        <Loaded query={versions}>
          {({ pages }) => {
            const items = pages.flatMap((page) => page.items);
            const chosen = items.find(({ version }) => String(version) === address.get('revert'));
            if (items.length === 0) return <StateNote icon="clock" title={t('rules.noVersions')} />;
            return (
              <>
                <ol className="divide-y divide-line border-t border-line">
                  {items.map(({ version, at, by, note, rules, is_current }) => (
                    <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5">
                      <span className="min-w-0 flex-1 basis-56">
                        <b className="font-semibold">{note || t('rules.version', { version })}</b>
                        <span className="block text-sm text-ink-2">
                          {formatTime(at, language)} · {by} · {t('rules.count', { count: rules })}
                        </span>
                      </span>
                      {is_current && <Badge tone="good">{t('rules.current')}</Badge>}
                      {!is_current && may('rules:write') && (
                        <Button look="line" size="small" onClick={() => address.change({ revert: String(version) })}>
                          {t('rules.revert')}
                        </Button>
                      )}
                    </li>
                  ))}
                </ol>
                <MoreButton pages={versions} />
                {chosen && (
                  <Question
                    title={t('rules.revertTitle')}
                    verb={t('rules.revert')}
                    isPending={revert.isPending}
                    onConfirm={() => revert.mutate(chosen.version)}
                    onClose={close}
                  >
                    {t('rules.revertText', { count: chosen.rules, time: formatTime(chosen.at, language) })}
                  </Question>
                )}
              </>
            );
          }}
        </Loaded>
      </Panel>
      {may('audit:read') && (
        <Panel title={t('audit.title')} note={t('audit.note')}>
          <ChangeLog resource="rules" />
        </Panel>
      )}
    </div>
  );
}
