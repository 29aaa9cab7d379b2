/**
 * Entries of the palette that a shop has few of: members, keys, saved replies, webhooks and feeds. The lists are asked for
 * once, and the browser finds the typed words in them.
 */
import type { Permission } from '@quarry/contract';
import { useQuery } from '@tanstack/react-query';
import { callV1 } from '../calls/call-v1.ts';
import { useWords } from '../words/use-words.ts';
import type { AccountStore } from './account.ts';
import { matchingEntries, type PaletteEntry } from './palette-entries.ts';

const SHOWN = 5;

/** @param isAsked nothing is asked for before somebody types. */
export function useListedEntries(
  store: AccountStore | null,
  typed: string,
  isAsked: boolean,
): { title: string; entries: readonly PaletteEntry[] }[] {
  const { t } = useWords();
  const id = store?.id ?? '';
  const may = (permission: Permission) => isAsked && (store?.permissions.includes(permission) ?? false);
  const members = useQuery({
    queryKey: ['members', id, 'palette'],
    queryFn: ({ signal }) => callV1('listMembers', { params: { store: id }, query: { limit: 100 } }, { signal }),
    enabled: may('members:read'),
  });
  const keys = useQuery({
    queryKey: ['keys', id],
    queryFn: ({ signal }) => callV1('listKeys', { params: { store: id } }, { signal }),
    enabled: may('keys:read'),
  });
  const replies = useQuery({
    queryKey: ['saved-replies', id],
    queryFn: ({ signal }) => callV1('listSavedReplies', { params: { store: id } }, { signal }),
    enabled: may('conversations:read'),
  });
  const webhooks = useQuery({
    queryKey: ['webhooks', id],
    queryFn: ({ signal }) => callV1('listWebhooks', { params: { store: id } }, { signal }),
    enabled: may('webhooks:read'),
  });
  const feeds = useQuery({
    queryKey: ['feeds', id],
    queryFn: ({ signal }) => callV1('listFeeds', { params: { store: id } }, { signal }),
    enabled: may('imports:read'),
  });
  const lists: { title: string; entries: PaletteEntry[] }[] = [
    {
      title: t('room.people'),
      entries: (members.data?.items ?? []).map((member) => ({
        to: `/${id}/people?id=${encodeURIComponent(member.id)}`,
        label: member.username,
        hint: t(`role.${member.role}`),
        icon: 'people',
      })),
    },
    {
      title: t('people.view.keys'),
      entries: (keys.data?.items ?? []).map((key) => ({
        to: `/${id}/people?view=keys&id=${encodeURIComponent(key.id)}`,
        label: key.name,
        hint: t('people.view.keys'),
        icon: 'key',
      })),
    },
    {
      title: t('reply.title'),
      entries: (replies.data?.items ?? []).map((reply) => ({
        to: `/${id}/conversations?dialog=replies&reply=${encodeURIComponent(reply.id)}`,
        label: reply.name,
        hint: t('reply.title'),
        icon: 'chat',
      })),
    },
    {
      title: t('webhooks.title'),
      entries: (webhooks.data?.items ?? []).map((webhook) => ({
        to: `/${id}/settings?dialog=deliveries&id=${encodeURIComponent(webhook.id)}`,
        label: webhook.url,
        hint: t('webhooks.title'),
        icon: 'sliders',
      })),
    },
    {
      title: t('feeds.title'),
      entries: (feeds.data?.items ?? []).map((feed) => ({
        to: `/${id}/catalogue?view=import#${encodeURIComponent(feed.id)}`,
        label: feed.url,
        hint: t('feeds.title'),
        icon: 'box',
      })),
    },
  ];
  return lists.map(({ title, entries }) => ({ title, entries: matchingEntries(entries, typed).slice(0, SHOWN) }));
}
