/** Public interface of the commands for the server, which runs them for the command line through a socket. */
import type { CommandServices } from './command.ts';
import { type ControlSocket, listenOnControlSocket } from './control-socket.ts';
import { runCommand } from './run-command.ts';

export type { CommandServices } from './command.ts';
export type { CommandIo } from './command-io.ts';
export { runCommand } from './run-command.ts';

interface CommandParts {
  config: { dataDir: string; databaseUrl?: string | undefined };
  services: CommandServices;
}

/** Undefined with a PostgreSQL server, which every process may open, so that commands need no socket. */
export async function listenForCommands({ config, services }: CommandParts): Promise<ControlSocket | undefined> {
  if (config.databaseUrl) return undefined;
  return listenOnControlSocket({ dataDir: config.dataDir, run: (argv, io) => runCommand(argv, io, services) });
}
