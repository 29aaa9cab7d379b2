/** One product as it is stored; price and stock can be changed, and searches see it at once. */
import type { TaggedReply } from '@quarry/client';
import type { Product } from '@quarry/contract';
import { Button, buttonClass } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1, callV1WithTag } from '../../calls/call-v1.ts';
import { failureText } from '../../calls/failure-text.ts';
import { Question } from '../../kit/dialogs.tsx';
import { TextInput } from '../../kit/fields.tsx';
import { formatNumber } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { ProductThumbnail } from '../../kit/product-thumbnail.tsx';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { AsSearchedPanel } from './as-searched-panel.tsx';
import { ProductQualityPanel } from './product-quality.tsx';
import { ProductQueries } from './product-queries.tsx';

export function ProductPage({ id }: { id: string }) {
  const { t } = useWords();
  const { id: store } = useStore();
  const address = useAddress();
  const product = useQuery({
    queryKey: ['product', store, id],
    queryFn: ({ signal }) => callV1WithTag('product', { params: { store, id } }, { signal }),
  });
  return (
    <>
      <Link to={address.queryWith({ product: null })} className={`${buttonClass('text', 'small')} mb-3 -ms-4`}>
        {t('product.back')}
      </Link>
      <Loaded query={product}>{(reply) => <Details key={reply.etag} reply={reply} />}</Loaded>
    </>
  );
}

function Details({ reply }: { reply: TaggedReply<Product> }) {
  const { t, language } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const { data: product } = reply;
  const mayWrite = may('products:write');
  const remove = useChange({
    run: () => callV1('deleteProduct', { params: { store, id: product.id } }),
    outdates: [
      ['products', store],
      ['audit', store],
    ],
    done: t('product.deleted'),
    onDone: () => address.change({ product: null, dialog: null }),
  });
  const money = (amount: number | null) =>
    amount === null
      ? null
      : formatNumber(amount, language, { style: 'currency', currency: product.currency, maximumFractionDigits: 2 });
  const facts: [string, ReactNode][] = [
    [t('product.id'), <Code key="id">{product.id}</Code>],
    [t('searchField.brand'), product.brand],
    [t('searchField.category'), product.category_path.join(' › ') || product.category],
    [t('product.originalPrice'), money(product.original_price)],
    [t('product.price'), money(product.current_price)],
    [t('product.stock'), product.stock === null ? null : formatNumber(product.stock, language)],
    [
      t('product.rating'),
      product.rating === null ? null : `${formatNumber(product.rating, language)} (${product.review_count})`,
    ],
    [t('product.url'), product.url && <Code key="url">{product.url}</Code>],
    ...Object.entries(product.attributes).map(([key, value]): [string, ReactNode] => [
      key,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  ];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <Panel
        title={product.title}
        actions={
          mayWrite && (
            <Button look="text" size="small" onClick={() => address.change({ dialog: 'delete' })}>
              {t('action.delete')}
            </Button>
          )
        }
      >
        <div className="px-5 pb-5">
          {product.images.length > 0 && (
            <ul className="mb-4 flex gap-2 overflow-x-auto">
              {product.images.map((image) => (
                <li key={image} className="flex-none">
                  <ProductThumbnail address={image} className="size-32 rounded-control" />
                </li>
              ))}
            </ul>
          )}
          {product.description && (
            <p dir="auto" className="mb-4 max-w-[66ch] whitespace-pre-line">
              {product.description}
            </p>
          )}
          <dl className="divide-y divide-line border-t border-line">
            {facts
              .filter(([, value]) => value !== null && value !== '')
              .map(([label, value]) => (
                <div key={label} className="flex justify-between gap-4 py-2">
                  <dt className="text-ink-2">{label}</dt>
                  <dd className="min-w-0 text-end break-words">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      </Panel>
      <div className="grid gap-6">
        {mayWrite && <PriceAndStock reply={reply} />}
        {product.variants.length > 0 && (
          <Panel title={t('product.variants')}>
            <ul className="divide-y divide-line border-t border-line">
              {product.variants.map((variant) => (
                <li key={variant.sku} className="flex flex-wrap justify-between gap-x-4 px-5 py-2.5">
                  <bdi>{Object.values(variant.attributes).flat().join(' · ') || <Code>{variant.sku}</Code>}</bdi>
                  <span className="figures text-ink-2">
                    {[money(variant.price), variant.stock !== null && `${t('product.stock')}: ${variant.stock}`]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        <ProductQualityPanel product={product.id} version={reply.etag ?? ''} />
        {may('searches:read') && <ProductQueries product={product.id} />}
        <AsSearchedPanel product={product.id} version={reply.etag ?? ''} />
      </div>
      {address.get('dialog') === 'delete' && mayWrite && (
        <Question
          title={t('product.deleteTitle')}
          verb={t('action.delete')}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(undefined)}
          onClose={() => address.change({ dialog: null })}
        >
          {product.title}
        </Question>
      )}
    </div>
  );
}

function PriceAndStock({ reply: { data: product, etag } }: { reply: TaggedReply<Product> }) {
  const { t } = useWords();
  const { id: store } = useStore();
  const [original, setOriginal] = useState(textOf(product.original_price));
  const [discounted, setDiscounted] = useState(textOf(product.discounted_price));
  const [stock, setStock] = useState(textOf(product.stock));
  const save = useChange({
    run: () =>
      callV1(
        'patchProduct',
        {
          params: { store, id: product.id },
          body: {
            original_price: numberOf(original),
            discounted_price: numberOf(discounted),
            stock: numberOf(stock),
          },
        },
        { ifMatch: etag },
      ),
    outdates: [
      ['product', store, product.id],
      ['products', store],
      ['audit', store],
    ],
    done: t('product.saved'),
    showsErrorItself: true,
  });
  return (
    <Panel title={t('product.priceAndStock')} note={t('product.priceAndStockNote')}>
      <form
        className="grid gap-4 px-5 pb-5"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(undefined);
        }}
      >
        <TextInput label={t('product.originalPrice')} type="number" min={0} value={original} onChange={setOriginal} />
        <TextInput
          label={t('product.discountedPrice')}
          type="number"
          min={0}
          value={discounted}
          onChange={setDiscounted}
        />
        <TextInput
          label={t('product.stock')}
          help={t('product.stockHelp')}
          type="number"
          min={0}
          value={stock}
          onChange={setStock}
        />
        {save.isError && (
          <p role="alert" className="text-danger">
            {failureText(save.error, t)}
          </p>
        )}
        <Button type="submit" size="small" className="justify-self-start" disabled={save.isPending}>
          {save.isPending ? t('action.saving') : t('action.save')}
        </Button>
      </form>
    </Panel>
  );
}

function Code({ children }: { children: ReactNode }) {
  return (
    <span dir="ltr" className="font-mono text-[13px] break-all">
      {children}
    </span>
  );
}

const textOf = (value: number | null) => (value === null ? '' : String(value));
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));
