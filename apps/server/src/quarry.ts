/**
 * The command line: `npm run quarry -- <command>`.
 *
 * If a server has the data directory open, the command is sent to it; otherwise the database is opened here. The user
 * does not need to know which.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { DataDirectoryInUseError } from '@quarry/database';
import { sendCommand } from './commands/control-socket.ts';
import { type PreparedCommand, readCommand, tellFailure } from './commands/run-command.ts';
import { createTerminalIo, type TerminalIo } from './commands/terminal-io.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { EXTRAS } from './extras/index.ts';
import { createLog } from './log.ts';

/** A starting server locks the database for a while before it listens. */
const TRY_FOR_MS = 10_000;
const TRY_EVERY_MS = 250;

async function run(argv: readonly string[], io: TerminalIo): Promise<number> {
  const config = readConfig(process.env);
  const prepared = await readCommand(argv, io, EXTRAS);
  if (typeof prepared === 'number') return prepared;
  if (prepared.needs === 'nothing') return prepared.run();
  if (prepared.needs === 'closed-database') return prepared.run(config);
  if (config.databaseUrl) return withOwnServices(config, prepared);

  const started = Date.now();
  for (;;) {
    const exit = await sendCommand(config.dataDir, argv, io);
    if (exit !== null) return exit;
    try {
      return await withOwnServices(config, prepared);
    } catch (error) {
      if (!(error instanceof DataDirectoryInUseError) || Date.now() - started > TRY_FOR_MS) throw error;
      await sleep(TRY_EVERY_MS);
    }
  }
}

async function withOwnServices(
  config: Config,
  prepared: Extract<PreparedCommand, { needs: 'services' }>,
): Promise<number> {
  // Imported late: a command that is sent to a server does not need the services.
  const { openServices } = await import('./app.ts');
  // Standard output belongs to the command, so the log goes to standard error.
  const services = await openServices(config, createLog(config.logLevel, process.stderr));
  try {
    return await prepared.run(services);
  } finally {
    await services.close();
  }
}

/** npm runs scripts in the package's folder; file names are relative to the user's working directory. */
function inUserDirectory({ npm_lifecycle_event: script, INIT_CWD: folder }: NodeJS.ProcessEnv): string {
  return script === 'quarry' && folder ? folder : process.cwd();
}

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());
const io = createTerminalIo(inUserDirectory(process.env), stop.signal);
try {
  process.exitCode = await run(process.argv.slice(2), io);
} catch (error) {
  if (error instanceof ConfigError) io.err(`Quarry cannot run with these settings:\n${error.message}`);
  process.exitCode = error instanceof ConfigError ? 2 : tellFailure(error, io);
} finally {
  io.finish();
}
