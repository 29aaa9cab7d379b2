/**
 * Who may do what in a store through API v1: resources, permissions, and the one table from roles to permissions. The
 * server decides by it, the console shows by it, the matrix test checks every call by it.
 */
import { z } from 'zod';

export const RESOURCES = [
  'products',
  'imports',
  'orders',
  'rules',
  'synonyms',
  'searches',
  'experiments',
  'quality',
  'conversations',
  'settings',
  'members',
  'keys',
  'events',
  'webhooks',
  'usage',
  'audit',
  'people_data',
] as const;
export type Resource = (typeof RESOURCES)[number];
export type Permission = `${Resource}:${'read' | 'write'}`;

export const PERMISSIONS: readonly Permission[] = both(...RESOURCES);
export const Permission = z
  .custom<Permission>((value) => PERMISSIONS.some((known) => known === value), 'There is no such permission.')
  .meta({ type: 'string', enum: [...PERMISSIONS], description: '`resource:read` or `resource:write`.' });

export const Role = z.enum(['owner', 'merchandiser', 'analyst', 'support', 'developer', 'viewer']);
export type Role = z.infer<typeof Role>;

export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  owner: PERMISSIONS,
  merchandiser: [
    ...both('products', 'imports', 'rules', 'synonyms', 'searches', 'experiments', 'quality'),
    'conversations:read',
    'settings:read',
    'audit:read',
  ],
  analyst: [
    ...both('quality'),
    'events:read',
    'searches:read',
    'experiments:read',
    'products:read',
    'rules:read',
    'synonyms:read',
    'conversations:read',
    'usage:read',
    'audit:read',
  ],
  support: [...both('conversations', 'orders', 'people_data'), 'products:read'],
  developer: [...both('keys', 'webhooks', 'imports', 'products', 'settings', 'events'), 'usage:read', 'audit:read'],
  viewer: [
    'products:read',
    'rules:read',
    'synonyms:read',
    'searches:read',
    'experiments:read',
    'quality:read',
    'usage:read',
  ],
};

function both(...resources: readonly Resource[]): Permission[] {
  return resources.flatMap((resource): Permission[] => [`${resource}:read`, `${resource}:write`]);
}
