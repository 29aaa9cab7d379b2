/** API v1: tasks of a store. */
import { z } from 'zod';
import { page, readCursor } from '../../api-v1/pagination.ts';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import type { TasksService } from './tasks-service.ts';

export function tasksV1Handlers({ tasks }: { tasks: TasksService }): V1Handlers<'tasks' | 'task' | 'cancelTask'> {
  return {
    async tasks({ storeId, query: { cursor, limit } }) {
      const before = readCursor(cursor, z.string());
      return page(await tasks.list(storeId, limit + 1, before), limit, ({ id }) => id);
    },

    task: ({ storeId, params }) => tasks.get(storeId, params.id),

    cancelTask: ({ storeId, params: { id }, audit }) =>
      tasks.cancel(storeId, id, audit({ action: 'cancelled', resource: 'tasks', resourceId: id })),
  };
}
