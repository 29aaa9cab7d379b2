/** Messages between the server and a worker process. */
export interface TaskMessage<Task> {
  task: Task;
}

export type TaskReply<Result> = { result: Result } | { error: string };
