/** Connects tasks with the work on catalogues that they carry out: batches of changes, dry runs and imports. */
import type { TaskKind } from '@quarry/contract';
import type { FetchFile } from '../../fetching/fetch-file.ts';
import type { OnError } from '../../log.ts';
import type { StoresService } from '../stores/index.ts';
import {
  createTaskRunner,
  createTasksService,
  type EndedTask,
  type TaskHandler,
  type TaskRunner,
  type TasksRepository,
  type TasksService,
} from '../tasks/index.ts';
import type { CatalogService } from './catalog-service.ts';
import type { ImportService } from './import-service.ts';
import { type CatalogueImports, createCatalogueImports } from './imports/catalogue-imports.ts';
import type { ImportsRepository } from './imports/imports-repository.ts';
import type { FeedsRepository } from './schedule/feeds-repository.ts';
import { createScheduledFeeds, type ScheduledFeeds } from './schedule/scheduled-feeds.ts';
import { productBatchTask } from './products-v1-handlers.ts';
import { createProductWriting, type ProductWriting } from './writing/product-writing.ts';

export interface CatalogueWork {
  tasks: TasksService;
  /** A background job. */
  runner: TaskRunner;
  writing: ProductWriting;
  imports: CatalogueImports;
  feeds: ScheduledFeeds;
}

interface CatalogueWorkParts {
  tasksRepository: TasksRepository;
  importsRepository: ImportsRepository;
  feedsRepository: FeedsRepository;
  catalog: CatalogService;
  stores: StoresService;
  search: { refresh(storeId: string, ids?: readonly string[]): Promise<void> };
  importer: ImportService;
  fetchFile: FetchFile;
  /** Folder of uploaded files. */
  directory: string;
  onError: OnError;
  /** A task has ended. */
  onTaskEnded: (storeId: string, task: EndedTask) => Promise<void>;
  /** Whether no other process shares the database. */
  isAlone: boolean;
}

export function openCatalogueWork(parts: CatalogueWorkParts): CatalogueWork {
  const { tasksRepository: repository, importsRepository } = parts;
  const writing = createProductWriting(parts);
  const handlerOf = (kind: TaskKind): TaskHandler => handlers[kind];
  const runner = createTaskRunner({
    tasks: repository,
    handlerOf,
    onError: parts.onError,
    async onEnded(storeId, task) {
      // A scheduled feed notes how its import went.
      void feeds.job.run();
      await parts.onTaskEnded(storeId, task);
    },
    isAlone: parts.isAlone,
  });
  const tasks = createTasksService({ tasks: repository, runner });
  const imports = createCatalogueImports({ ...parts, imports: importsRepository, tasks });
  const handlers: Record<TaskKind, TaskHandler> = {
    product_batch: productBatchTask({ writing }),
    ...imports.handlers,
  };
  const feeds = createScheduledFeeds({ feeds: parts.feedsRepository, imports, tasks, onError: parts.onError });
  return { tasks, runner, writing, imports, feeds };
}
