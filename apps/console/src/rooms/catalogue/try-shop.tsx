/** Ask the shop something as a shopper would, then take the script tag for its own site. */
import { fetchStoreSettings, formatPrice, searchCard, searchProducts } from '@quarry/client';
import { Button, buttonClass } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { failureText } from '../../calls/failure-text.ts';
import { CopyField } from '../../kit/copy-field.tsx';
import { TextInput } from '../../kit/fields.tsx';
import { formatNumber } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { ProductThumbnail } from '../../kit/product-thumbnail.tsx';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';

export function TryShop() {
  const { may } = useStore();
  return (
    <div className="grid gap-6">
      <Ask />
      {may('keys:write') && <ScriptTag />}
    </div>
  );
}

function Ask() {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const address = useAddress();
  const asked = address.get('q') ?? '';
  const [words, setWords] = useState(asked);
  const settings = useQuery({ queryKey: ['store-settings', store], queryFn: () => fetchStoreSettings(store) });
  const found = useQuery({
    queryKey: ['try', store, asked],
    queryFn: ({ signal }) => searchProducts({ query: asked, store, page: 1, limit: 12, facets: false }, { signal }),
    enabled: asked !== '',
  });
  return (
    <Panel title={t('try.title')} note={t('try.note')}>
      <div className="px-5 pb-5">
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            address.change({ q: words.trim() });
          }}
        >
          <TextInput label={t('try.words')} value={words} onChange={setWords} className="min-w-60 flex-1" required />
          <Button type="submit" size="small">
            {t('try.ask')}
          </Button>
          <a
            href={`/new-chat?store=${encodeURIComponent(store)}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('line', 'small')}
          >
            {t('try.chat')}
          </a>
        </form>
        {asked !== '' && (
          <Loaded query={found}>
            {({ documents, total }) => {
              const cards = documents.flatMap((document) => {
                const card = settings.data && searchCard(document, settings.data);
                return card ? [card] : [];
              });
              return (
                <>
                  <p role="status" className="mt-4 mb-2 text-ink-2">
                    {t('try.found', { count: formatNumber(total, language) })}
                  </p>
                  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-6">
                    {cards.map(({ id, name, images, price }) => (
                      <li key={id} className="min-w-0">
                        <ProductThumbnail address={images[0]} className="mb-1.5 aspect-square w-full rounded-control" />
                        <b className="line-clamp-2 font-semibold">{name}</b>
                        <span className="figures text-ink-2">
                          {price !== null && settings.data && formatPrice(price, settings.data.currency)}
                        </span>
                      </li>
                    ))}
                  </ul>
                </>
              );
            }}
          </Loaded>
        )}
      </div>
    </Panel>
  );
}

function ScriptTag() {
  const { t } = useWords();
  const { id: store, name } = useStore();
  const [origin, setOrigin] = useState('');
  const [field, setField] = useState('');
  const create = useChange({
    run: () => callV1('createKey', { params: { store }, body: { kind: 'publishable', name, origin } }),
    outdates: [
      ['keys', store],
      ['audit', store],
    ],
    showsErrorItself: true,
  });
  const secret = create.data?.secret;
  return (
    <Panel title={t('tag.title')} note={t('tag.note')}>
      <div className="grid gap-4 px-5 pb-5">
        <form
          className="grid gap-4 sm:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault();
            create.mutate(undefined);
          }}
        >
          <TextInput
            label={t('keys.origin')}
            help={t('keys.originHelp')}
            placeholder="https://shop.example.com"
            value={origin}
            onChange={setOrigin}
            error={create.isError ? failureText(create.error, t) : undefined}
            isCode
            required
          />
          <TextInput
            label={t('tag.field')}
            help={t('tag.fieldHelp')}
            placeholder="#search"
            value={field}
            onChange={setField}
            isCode
          />
          <Button type="submit" size="small" className="justify-self-start" disabled={create.isPending}>
            {t('tag.create')}
          </Button>
        </form>
        {secret && (
          <CopyField label={t('tag.tag')} value={scriptTag(window.location.origin, store, secret, field)} rows={4} />
        )}
      </div>
    </Panel>
  );
}

function scriptTag(server: string, store: string, key: string, field: string): string {
  const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const search = field.trim() ? ` data-search="${attribute(field.trim())}"` : '';
  return `<script src="${server}/embed/quarry.js" async\n  data-store="${attribute(store)}" data-key="${attribute(key)}"${search} data-chat></script>`;
}
