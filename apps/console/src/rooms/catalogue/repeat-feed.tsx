/** Offers to import a fetched address on a schedule, unless it is already. */
import type { CatalogueImport } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { Panel } from '../../kit/panel.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';

export function RepeatFeed({ started: { id: import_id, source: url } }: { started: CatalogueImport }) {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const isAddress = /^https?:\/\//.test(url);
  const feeds = useQuery({
    queryKey: ['feeds', store],
    queryFn: ({ signal }) => callV1('listFeeds', { params: { store } }, { signal }),
    enabled: isAddress,
  });
  const create = useChange({
    run: () => callV1('createFeed', { params: { store }, body: { url, import_id } }),
    outdates: [
      ['feeds', store],
      ['audit', store],
    ],
    done: t('feeds.created'),
    onDone: () => address.change({ import: null }),
  });
  const isKnown = feeds.data?.items.some((feed) => feed.url === url) ?? true;
  if (!isAddress || isKnown || !may('imports:write')) return null;
  return (
    <Panel title={t('feeds.repeat')} note={t('feeds.repeatNote')}>
      <div className="px-5 pt-1 pb-5">
        <Button look="line" size="small" disabled={create.isPending} onClick={() => create.mutate(undefined)}>
          {t('feeds.repeat')}
        </Button>
      </div>
    </Panel>
  );
}
