/** Public interface of tasks. */
export {
  createTaskRunner,
  type EndedTask,
  TaskError,
  type TaskContext,
  type TaskHandler,
  type TaskRunner,
} from './task-runner.ts';
export { createTasksRepository, type TasksRepository } from './tasks-repository.ts';
export { createTasksService, type TasksService } from './tasks-service.ts';
export { tasksV1Handlers } from './tasks-v1-handlers.ts';
