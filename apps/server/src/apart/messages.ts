/** What a process apart is asked and what it answers. */
export interface TaskMessage<Task> {
  id: number;
  task: Task;
}

export type TaskReply<Result> = { id: number } & ({ result: Result } | { error: string });
