/**
 * Entries of the palette that are searched on the server: queries, rules, synonyms, products, orders and conversations of
 * the open shop; and those of short lists, such as members and keys.
 */
import type { Permission } from '@quarry/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callV1 } from '../calls/call-v1.ts';
import { useWords } from '../words/use-words.ts';
import type { AccountStore } from './account.ts';
import type { PaletteEntry } from './palette-entries.ts';
import { useListedEntries } from './use-listed-entries.ts';

const SHORTEST_TEXT = 2;
const SHOWN = 5;
const DAYS = 30;

export function useFoundEntries(
  store: AccountStore | null,
  typed: string,
): { title: string; entries: readonly PaletteEntry[] }[] {
  const { t } = useWords();
  const id = store?.id ?? '';
  const may = (permission: Permission) =>
    typed.length >= SHORTEST_TEXT && (store?.permissions.includes(permission) ?? false);
  const queries = useQuery({
    queryKey: ['queries', id, 'palette', typed],
    queryFn: ({ signal }) =>
      callV1('queries', { params: { store: id }, query: { text: typed, days: DAYS, limit: SHOWN } }, { signal }),
    enabled: may('searches:read'),
    placeholderData: keepPreviousData,
  });
  const rules = useQuery({
    queryKey: ['rules', id, 'palette', typed],
    queryFn: ({ signal }) =>
      callV1('listRules', { params: { store: id }, query: { text: typed, limit: SHOWN } }, { signal }),
    enabled: may('rules:read'),
    placeholderData: keepPreviousData,
  });
  const products = useQuery({
    queryKey: ['products', id, 'palette', typed],
    queryFn: ({ signal }) =>
      callV1('listProducts', { params: { store: id }, query: { text: typed, limit: SHOWN } }, { signal }),
    enabled: may('products:read'),
    placeholderData: keepPreviousData,
  });
  const synonyms = useQuery({
    queryKey: ['synonyms', id, 'palette', typed],
    queryFn: ({ signal }) =>
      callV1('listSynonyms', { params: { store: id }, query: { text: typed, limit: SHOWN } }, { signal }),
    enabled: may('synonyms:read'),
    placeholderData: keepPreviousData,
  });
  const orders = useQuery({
    queryKey: ['orders', id, 'palette', typed],
    queryFn: ({ signal }) =>
      callV1('orders', { params: { store: id }, query: { text: typed, limit: SHOWN } }, { signal }),
    enabled: may('orders:read'),
    placeholderData: keepPreviousData,
  });
  const conversations = useQuery({
    queryKey: ['conversations', id, 'palette', typed],
    queryFn: ({ signal }) =>
      callV1('listConversations', { params: { store: id }, query: { text: typed, limit: SHOWN } }, { signal }),
    enabled: may('conversations:read'),
    placeholderData: keepPreviousData,
  });
  const listed = useListedEntries(store, typed, typed.length >= SHORTEST_TEXT);
  if (typed.length < SHORTEST_TEXT || !store) return [];
  const hint = store.name;
  return [
    {
      title: t('palette.queries'),
      entries: (queries.data?.items ?? []).map(({ query }) => ({
        to: `/${id}/search?q=${encodeURIComponent(query)}`,
        label: query,
        hint,
        icon: 'search',
      })),
    },
    {
      title: t('palette.rules'),
      entries: [
        ...(rules.data?.items ?? []).map((rule) => ({
          to: `/${id}/rules?edit=${encodeURIComponent(rule.id)}`,
          label: rule.name,
          hint: t(`ruleKind.${rule.kind}`),
          icon: 'swap' as const,
        })),
        ...(synonyms.data?.items ?? []).map((synonym) => ({
          to: `/${id}/rules?view=synonyms&synonym=${encodeURIComponent(synonym.id)}`,
          label: (synonym.kind === 'two-way' ? synonym.words : [...synonym.from, ...synonym.to]).join(', '),
          hint: t('synonym.words'),
          icon: 'swap' as const,
        })),
      ],
    },
    {
      title: t('catalogue.view.products'),
      entries: (products.data?.items ?? []).map((product) => ({
        to: `/${id}/catalogue?product=${encodeURIComponent(product.id)}`,
        label: product.title,
        hint: product.id,
        icon: 'box',
      })),
    },
    {
      title: t('room.orders'),
      entries: (orders.data?.items ?? []).map(({ order_number, status }) => ({
        to: `/${id}/orders?order=${encodeURIComponent(order_number)}`,
        label: order_number,
        hint: status ?? '',
        icon: 'parcel',
      })),
    },
    ...listed,
    {
      title: t('room.conversations'),
      entries: (conversations.data?.items ?? []).map((conversation) => ({
        to: `/${id}/conversations?id=${encodeURIComponent(conversation.id)}`,
        label: conversation.last_message?.text ?? conversation.id,
        hint: conversation.language,
        icon: 'chat',
      })),
    },
  ];
}
