/**
 * The rooms of a shop in the order of the rail, and the permission that opens each. A room that this server cannot serve
 * is not in the list.
 */
import type { Permission } from '@quarry/contract';
import type { IconName } from '@quarry/ui';
import { type ComponentType, lazy } from 'react';
import type { WordKey } from '../words/words.ts';

export interface Room {
  /** Segment of the URL: `/console/{store}/{path}`. */
  path: string;
  title: WordKey;
  icon: IconName;
  /** Without one of these the room is not shown. */
  needs: readonly Permission[];
  Content: ComponentType;
}

export const ROOMS: readonly Room[] = [
  {
    path: 'overview',
    title: 'room.overview',
    icon: 'overview',
    needs: ['searches:read'],
    Content: lazy(() => import('../rooms/overview/overview-room.tsx')),
  },
  {
    path: 'search',
    title: 'room.search',
    icon: 'search',
    needs: ['searches:read'],
    Content: lazy(() => import('../rooms/search/search-room.tsx')),
  },
  {
    path: 'conversations',
    title: 'room.conversations',
    icon: 'chat',
    needs: ['conversations:read'],
    Content: lazy(() => import('../rooms/conversations/conversations-room.tsx')),
  },
  {
    path: 'catalogue',
    title: 'room.catalogue',
    icon: 'box',
    needs: ['products:read', 'imports:write'],
    Content: lazy(() => import('../rooms/catalogue/catalogue-room.tsx')),
  },
  {
    path: 'orders',
    title: 'room.orders',
    icon: 'parcel',
    needs: ['orders:read'],
    Content: lazy(() => import('../rooms/orders/orders-room.tsx')),
  },
  {
    path: 'rules',
    title: 'room.rules',
    icon: 'swap',
    needs: ['rules:read', 'synonyms:read'],
    Content: lazy(() => import('../rooms/rules/rules-room.tsx')),
  },
  {
    path: 'experiments',
    title: 'room.experiments',
    icon: 'flask',
    needs: ['experiments:read'],
    Content: lazy(() => import('../rooms/experiments/experiments-room.tsx')),
  },
  {
    path: 'quality',
    title: 'room.quality',
    icon: 'check',
    needs: ['quality:read'],
    Content: lazy(() => import('../rooms/quality/quality-room.tsx')),
  },
  {
    path: 'usage',
    title: 'room.usage',
    icon: 'lines',
    needs: ['usage:read'],
    Content: lazy(() => import('../rooms/usage/usage-room.tsx')),
  },
  {
    path: 'settings',
    title: 'room.settings',
    icon: 'sliders',
    needs: ['settings:read'],
    Content: lazy(() => import('../rooms/settings/settings-room.tsx')),
  },
  {
    path: 'people',
    title: 'room.people',
    icon: 'people',
    needs: ['members:read', 'keys:read', 'audit:read', 'people_data:read'],
    Content: lazy(() => import('../rooms/people/people-room.tsx')),
  },
];

export function roomsFor(permissions: readonly Permission[]): Room[] {
  return ROOMS.filter(({ needs }) => needs.some((permission) => permissions.includes(permission)));
}
