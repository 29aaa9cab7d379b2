/** Messages between the server and a worker process. */
export interface TaskMessage<Task> {
  id: number;
  task: Task;
}

export type TaskReply<Result> = { id: number } & ({ result: Result } | { error: string });
