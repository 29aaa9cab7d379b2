/** Which event a change or a finished task is. Events name what changed and carry no personal data. */
import type { Task, TaskResult, WebhookEvent } from '@quarry/contract';

export interface EventOfStore {
  type: WebhookEvent;
  data: Record<string, unknown>;
}

interface ChangedResource {
  resource: string;
  action: string;
  resourceId: string;
}

/** The event of a line of the audit log; undefined: it is none. */
export function eventOfChange({ resource, action, resourceId }: ChangedResource): EventOfStore | undefined {
  if (resource === 'products' && ['replaced', 'changed', 'deleted', 'undone'].includes(action)) {
    const kind = action === 'undone' ? 'changed' : action;
    return { type: 'products.changed', data: { action: kind, ids: [resourceId] } };
  }
  if (resource === 'orders' && action === 'replaced') {
    return { type: 'orders.imported', data: { order_numbers: [resourceId] } };
  }
  const isOfRules = resource === 'rules' || resource === 'experiments';
  if (isOfRules && (action === 'published' || action === 'reverted')) {
    return { type: 'rules.published', data: { action } };
  }
  // Only a publication is about all rules.
  if (resource === 'rules' && action === 'undone' && resourceId === 'all') {
    return { type: 'rules.published', data: { action: 'reverted' } };
  }
  return undefined;
}

/** The events of a task that has ended: an import, and what it or a batch changed in the catalogue. */
export function eventsOfTask({
  id,
  kind,
  status,
  result,
}: Pick<Task, 'id' | 'kind' | 'status' | 'result'>): EventOfStore[] {
  if (kind === 'import_dry_run') return [];
  const finished: EventOfStore[] =
    kind === 'import'
      ? [{ type: 'import.finished', data: { task_id: id, status, counts: result && countsOf(result) } }]
      : [];
  const hasChanged = result !== null && result.created + result.updated + result.deleted > 0;
  return hasChanged
    ? [...finished, { type: 'products.changed', data: { task_id: id, counts: countsOf(result) } }]
    : finished;
}

function countsOf({ created, updated, unchanged, deleted, missing }: TaskResult) {
  return { created, updated, unchanged, deleted, missing };
}
