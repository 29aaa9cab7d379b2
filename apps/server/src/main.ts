/**
 * Starts Quarry: reads the environment, opens the database, loads the demo shops into an empty one, listens. Exit
 * codes: 2 for an invalid setting, 1 for any other failure.
 */
import { DataDirectoryInUseError } from '@quarry/database';
import closeWithGrace from 'close-with-grace';
import { openServices, type Services } from './app.ts';
import { createServer } from './create-server.ts';
import { ConfigError, readConfig } from './config.ts';
import { hasDemo } from './demo/demo-state.ts';
import { loadDemo } from './demo/load-demo.ts';
import { loggedError } from './logged-error.ts';
import { LocalModelError } from './providers/local-models.ts';
import { announce } from './start/announce.ts';
import { checkListenAddress } from './start/check-listen-address.ts';
import { createProgressBar } from './start/progress-bar.ts';
import { createReadiness } from './start/readiness.ts';
import { listenProblem } from './start/start-problem.ts';
import { stopWithNpm } from './start/stop-with-npm.ts';

const STOP_WITHIN_MS = 8_000;
/** Delay of the start for opening stored indexes; those that take longer are opened while the server answers. */
const INDEXES_OPEN_WITHIN_MS = 1_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await checkListenAddress(config);
  const services = await openServices(config);
  if (!config.demo.dataOffBecause) await loadDemoShops(services);
  await services.searchWarmUp.openStored(INDEXES_OPEN_WITHIN_MS);
  const readiness = createReadiness();
  const server = await createServer(services, config, readiness);
  const address = await server.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw listenProblem(error, config);
  });
  const commands = await services.listenForCommands();

  const { close } = closeWithGrace({ delay: config.drainMs + STOP_WITHIN_MS, logger: server.log }, async ({ err }) => {
    if (err) server.log.error(err);
    // After a failure the process may not answer correctly any more, so it stops at once.
    else await readiness.drain(config.drainMs);
    await server.close();
    await commands?.close();
    await services.close();
  });
  stopWithNpm(close);
  announce({
    address: config.publicUrl ?? address,
    hasDemo: await hasDemo(services.record.db),
    demo: config.demo,
    guide: services.demoExample?.guide,
    setupCode: await services.firstAccounts.open(),
  });
}

function isAddressInUse(error: unknown): error is NodeJS.ErrnoException & { address: string; port: number } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

async function loadDemoShops(services: Services): Promise<void> {
  const { record, demoExample } = services;
  if (!demoExample || (await hasDemo(record.db))) return;
  const bar = createProgressBar('Loading the demo shops');
  const ofSeries = { ...services, importer: services.seriesImporter };
  const hasLoaded = await loadDemo({
    example: demoExample,
    db: record.db,
    services: ofSeries,
    onProgress: bar.update,
  });
  if (hasLoaded) await record.maintain();
  bar.stop();
}

try {
  await start();
} catch (error) {
  if (error instanceof ConfigError) {
    console.error(`Quarry cannot start with these settings:\n${error.message}`);
    process.exit(2);
  }
  if (error instanceof DataDirectoryInUseError || error instanceof LocalModelError) {
    console.error(error.message);
  } else if (isAddressInUse(error)) {
    console.error(`Port ${error.port} of ${error.address} is already in use. Choose another one, such as PORT=3001.`);
  } else {
    console.error(loggedError(error));
  }
  process.exit(1);
}
