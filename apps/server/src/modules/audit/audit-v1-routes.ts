/** API v1: the audit log and undo. */
import {
  type AuditEntry,
  type Permission,
  problem,
  type Resource,
  RESOURCES,
  type UndoRefusal,
} from '@quarry/contract';
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
      refusalOf(entry) === undefined &&
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
      no_undo_because: refusalOf(entry) ?? null,
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
      const refusal = refusalOf(entry);
      if (refusal) throw problem('not-undoable', { detail: `This cannot be undone. ${REFUSALS[refusal]}` });
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

const REFUSALS: Readonly<Record<UndoRefusal, string>> = {
  'secret-forgotten': 'The secret that ended with it is stored nowhere: create a new one.',
  'own-device': 'Only the person can do it, with their own device.',
  'many-things': 'It changed many things at once, which the log does not keep: bring them in again as they were.',
  'already-sent': 'Somebody may have it already.',
  erased: 'Personal data are gone on purpose.',
};

/** Changes that can never be taken back, by resource and action. */
const REFUSED: Readonly<Record<string, Readonly<Record<string, UndoRefusal>>>> = {
  keys: { deleted: 'secret-forgotten', rotated: 'secret-forgotten' },
  webhooks: { deleted: 'secret-forgotten', rotated: 'secret-forgotten' },
  invitations: { deleted: 'secret-forgotten' },
  password_links: { created: 'already-sent' },
  second_factors: { enabled: 'own-device', disabled: 'own-device' },
  products: { written: 'many-things' },
  imports: { imported: 'many-things' },
  order_files: { imported: 'many-things' },
  rule_files: { imported: 'many-things' },
  synonym_files: { imported: 'many-things' },
  judgement_files: { imported: 'many-things' },
  people_data: { exported: 'already-sent', erased: 'erased', expired: 'erased' },
};

function refusalOf({ resource, action }: Pick<StoredAuditEntry, 'resource' | 'action'>): UndoRefusal | undefined {
  return REFUSED[resource]?.[action];
}

/** Resources of the log whose permission has another name. */
const PERMISSION_OF: Readonly<Record<string, Resource>> = {
  feeds: 'imports',
  invitations: 'members',
  saved_replies: 'conversations',
  proposals: 'rules',
  judged_queries: 'quality',
  conversation_tests: 'quality',
  quality_floors: 'quality',
};

/** A line about many things at once, such as a batch, keeps none of them; an erasure empties lines. */
function isKept({ before, after }: Pick<StoredAuditEntry, 'before' | 'after'>): boolean {
  return before !== null || after !== null;
}

function writePermission(resource: string): Permission | undefined {
  const known = PERMISSION_OF[resource] ?? RESOURCES.find((one) => one === resource);
  return known && `${known}:write`;
}
