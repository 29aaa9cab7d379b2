/** The commands' front door for the server: the same commands as on the command line, handed over by its socket. */
import type { CommandServices } from './command.ts';
import { type ControlSocket, listenOnControlSocket } from './control-socket.ts';
import { runCommand } from './run-command.ts';

export type { CommandIo, CommandServices } from './command.ts';
export { runCommand } from './run-command.ts';

interface CommandParts {
  config: { dataDir: string; databaseUrl?: string | undefined };
  services: CommandServices;
}

/** Undefined with a database server: there every process may open the record, so commands need no server of ours. */
export async function listenForCommands({ config, services }: CommandParts): Promise<ControlSocket | undefined> {
  if (config.databaseUrl) return undefined;
  return listenOnControlSocket({ dataDir: config.dataDir, run: (argv, io) => runCommand(argv, io, services) });
}
