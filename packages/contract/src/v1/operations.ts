/**
 * The registry of all calls of API v1. The server's routes, the typed client, the OpenAPI document, the table of limits
 * and the test of every call with every role are made from it.
 */
import { entriesOf } from '../typed-objects.ts';
import { feedsOperations } from './feeds.ts';
import { importsOperations } from './imports.ts';
import { adviceOperations } from './advice.ts';
import { auditOperations } from './audit.ts';
import { conversationTestsOperations } from './conversation-tests.ts';
import { conversationsOperations } from './conversations.ts';
import { eventExportOperations } from './event-export.ts';
import { experimentsOperations } from './experiments.ts';
import { judgedQueriesOperations } from './judged-queries.ts';
import { keysOperations } from './keys.ts';
import { meOperations } from './me.ts';
import { membersOperations } from './members.ts';
import type { Operation } from './operation.ts';
import { ordersOperations } from './orders.ts';
import { ownChatsOperations } from './own-chats.ts';
import { peopleDataOperations } from './people-data.ts';
import { productQualityOperations } from './product-quality.ts';
import { productsOperations } from './products.ts';
import { proposalsOperations } from './proposals.ts';
import { qualityOperations } from './quality.ts';
import { rulesOperations } from './rules.ts';
import { savedRepliesOperations } from './saved-replies.ts';
import { searchesOperations } from './searches.ts';
import { secondFactorOperations } from './second-factor.ts';
import { settingsOperations } from './settings.ts';
import { setupOperations } from './setup.ts';
import { storesOperations } from './stores.ts';
import { tasksOperations } from './tasks.ts';
import { synonymsOperations } from './synonyms.ts';
import { usageOperations } from './usage.ts';
import { webhooksOperations } from './webhooks.ts';

export const operations = {
  ...setupOperations,
  ...meOperations,
  ...secondFactorOperations,
  ...storesOperations,
  ...settingsOperations,
  ...productsOperations,
  ...productQualityOperations,
  ...importsOperations,
  ...feedsOperations,
  ...tasksOperations,
  ...ordersOperations,
  ...auditOperations,
  ...keysOperations,
  ...membersOperations,
  ...rulesOperations,
  ...synonymsOperations,
  ...searchesOperations,
  ...eventExportOperations,
  ...adviceOperations,
  ...experimentsOperations,
  ...proposalsOperations,
  ...judgedQueriesOperations,
  ...conversationTestsOperations,
  ...qualityOperations,
  ...conversationsOperations,
  ...savedRepliesOperations,
  ...ownChatsOperations,
  ...peopleDataOperations,
  ...webhooksOperations,
  ...usageOperations,
} as const satisfies Record<string, Operation>;
export type Operations = typeof operations;
export type OperationName = keyof Operations;

/** All entries with their names, without the types of each. */
export function allOperations(): [OperationName, Operation][] {
  return entriesOf(operations).map(([name, operation]) => [name, operation]);
}
