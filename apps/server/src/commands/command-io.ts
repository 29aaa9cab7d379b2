/** Input, output and exit codes of commands. */

export interface Progress {
  label: string;
  done: number;
  total: number;
}

/** Input and output of a command: this terminal, or one that is connected through the control socket. */
export interface CommandIo {
  /** Writes a line of the result. Await it, so that a slow reader limits the speed. */
  out(line: string): Promise<void>;
  err(line: string): void;
  /** A warning line: red on a terminal. */
  warn(line: string): void;
  progress(progress: Progress): void;
  /** The user's working directory; file names are relative to it. */
  cwd: string;
  /** Prompts without echo, or reads standard input when there is no terminal. */
  readSecret(prompt: string): Promise<string>;
  /** Aborted when the user interrupts or disconnects. */
  signal: AbortSignal;
}

/** 0: success; 1: failure; 2: wrong usage. */
export type ExitCode = 0 | 1 | 2;
