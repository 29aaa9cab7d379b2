/** Starts, lists and cancels tasks of a store. */
import { randomUUID } from 'node:crypto';
import { problem, type Task, type TaskKind } from '@quarry/contract';
import type { AlsoWrite } from '../audit/index.ts';
import type { TaskRunner } from './task-runner.ts';
import type { TasksRepository } from './tasks-repository.ts';

export interface TaskRequest {
  storeId: string;
  kind: TaskKind;
  /** Who asked for it: `account:…` or `key:…`. */
  actor: string;
  /** JSON that the handler of the kind reads. */
  payload: unknown;
  /** Steps; 0 when not known. */
  total: number;
}

export interface TasksService {
  /** @param also written in the transaction that adds the task. */
  start(request: TaskRequest, also?: AlsoWrite): Promise<Task>;
  /** @throws the problem `task-not-found`. */
  get(storeId: string, id: string): Promise<Task>;
  /** The newest first. */
  list(storeId: string, take: number, before?: string): Promise<Task[]>;
  /** @throws the problems `task-not-found` and `task-ended`. */
  cancel(storeId: string, id: string, also?: AlsoWrite): Promise<Task>;
}

interface TasksServiceParts {
  tasks: TasksRepository;
  runner: Pick<TaskRunner, 'wake' | 'interrupt'>;
}

export function createTasksService({ tasks, runner }: TasksServiceParts): TasksService {
  async function get(storeId: string, id: string): Promise<Task> {
    const task = await tasks.find(storeId, id);
    if (!task) throw problem('task-not-found');
    return task;
  }

  return {
    async start(request, also) {
      const task = await tasks.add({ id: randomUUID(), ...request }, also);
      runner.wake();
      return task;
    },

    get,
    list: (storeId, take, before) => tasks.list(storeId, take, before),

    async cancel(storeId, id, also) {
      const task = await tasks.cancel(storeId, id, also);
      if (!task) {
        await get(storeId, id);
        throw problem('task-ended');
      }
      runner.interrupt(id);
      return task;
    },
  };
}
