/** API v1: the audit log and undo. */
import { type AuditEntry, type Permission, problem, RESOURCES } from '@quarry/contract';
import { z } from 'zod';
import { canonicalJson } from '../../api-v1/etag.ts';
import type { ChangeOptions } from '../../api-v1/change-options.ts';
import { page, readCursor } from '../../api-v1/pagination.ts';
import type { V1Call, V1Handlers } from '../../api-v1/v1-handler.ts';
import type { AuditRepository, StoredAuditEntry } from './audit-repository.ts';

/**
 * Restores what was there before a change.
 * @param options pass them to the service: they refuse the change when the resource has changed since, and write the
 * line of the audit log.
 */
export type Undo = (
  storeId: string,
  entry: { resourceId: string; before: unknown; after: unknown },
  options: ChangeOptions<unknown>,
  call: V1Call<'undo'>,
) => Promise<void>;

/** By resource; resources that are missing cannot be undone. */
export type Undos = Readonly<Record<string, Undo>>;

export interface AuditV1Parts {
  audit: AuditRepository;
  undos: Undos;
}

export function auditV1Handlers({ audit, undos }: AuditV1Parts): V1Handlers<'listAudit' | 'undo'> {
  function canUndo(entry: StoredAuditEntry, permissions: ReadonlySet<Permission>): boolean {
    const needed = writePermission(entry.resource);
    return (
      entry.undoneBy === null &&
      isKept(entry) &&
      Object.hasOwn(undos, entry.resource) &&
      needed !== undefined &&
      permissions.has(needed)
    );
  }

  function shown(entry: StoredAuditEntry, permissions: ReadonlySet<Permission>): AuditEntry {
    const { id, at, actorKind, actorId, actorName, action, resource, resourceId, before, after, requestId } = entry;
    return {
      id,
      at,
      actor: { kind: actorKind, id: actorId, name: actorName },
      action,
      resource,
      resource_id: resourceId,
      before,
      after,
      request_id: requestId,
      undoes: entry.undoes,
      undone_by: entry.undoneBy,
      can_undo: canUndo(entry, permissions),
    };
  }

  return {
    async listAudit({ storeId, query, caller }) {
      const entries = await audit.list(storeId, {
        resource: query.resource,
        resourceId: query.resource_id,
        actorId: query.actor_id,
        before: readCursor(query.cursor, z.number().int()),
        take: query.limit + 1,
      });
      const { items, next_cursor } = page(entries, query.limit, ({ position }) => position);
      return { items: items.map((entry) => shown(entry, caller.permissions)), next_cursor };
    },

    async undo(call) {
      const { storeId, params } = call;
      const entry = await audit.find(storeId, params.id);
      if (!entry) throw problem('audit-entry-not-found');
      const { resource, resourceId, before, after } = entry;
      const undo = Object.hasOwn(undos, resource) ? undos[resource] : undefined;
      const needed = writePermission(resource);
      if (!undo || !needed || !isKept(entry)) throw problem('not-undoable');
      call.demand(needed);
      if (entry.undoneBy !== null) throw problem('changed-since');
      const options: ChangeOptions<unknown> = {
        check: (current) => {
          if (canonicalJson(current ?? null) !== canonicalJson(after)) throw problem('changed-since');
        },
        also: call.audit({ action: 'undone', resource, resourceId, undoes: entry.id }),
      };
      await undo(storeId, { resourceId, before, after }, options, call);
      return { undone: true };
    },
  };
}

/** A line about many things at once, such as a batch, keeps none of them; an erasure empties lines. */
function isKept({ before, after }: Pick<StoredAuditEntry, 'before' | 'after'>): boolean {
  return before !== null || after !== null;
}

function writePermission(resource: string): Permission | undefined {
  const known = RESOURCES.find((one) => one === resource);
  return known && `${known}:write`;
}
