/** One call of API v1 in the OpenAPI document: security, parameters, examples, and every status it may answer with. */
import { describeLimit } from '../call-limit.ts';
import { jsonSchema, parameters } from '../openapi-schema.ts';
import { Problem, type ProblemCode, PROBLEMS } from '../problems.ts';
import type { NeededPermission, Operation } from './operation.ts';

const IDEMPOTENCY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated call with the same key within 24 hours gets the first reply again.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};
const IF_MATCH_HEADER = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of what you have read: the change is refused when it has changed since.',
  schema: { type: 'string' },
};

export function describeOperation(name: string, operation: Operation): Record<string, unknown> {
  const { schema, limit, permission, isForShoppers, isIdempotent, isAudited, example, answersStream, uploads } =
    operation;
  const [status] = successOf(operation);
  const changes = operation.method !== 'GET';
  return {
    operationId: `v1${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    tags: schema.tags.map((tag) => `v1 ${tag}`),
    summary: schema.summary,
    description: [
      ...(schema.description ? [schema.description] : []),
      neededInWords(permission, isForShoppers),
      `At most ${describeLimit(limit)}.`,
      ...(isAudited ? ['Leaves a line in the audit log.'] : []),
    ].join(' '),
    'x-rate-limit': limit,
    'x-permission': permission,
    security: securityOf(permission, isForShoppers),
    parameters: [
      ...parameters('path', schema.params),
      ...parameters('query', schema.querystring),
      ...parameters('header', schema.headers),
      ...(isIdempotent ? [IDEMPOTENCY_HEADER] : []),
      ...(changes && operation.method !== 'POST' ? [IF_MATCH_HEADER] : []),
    ],
    ...(schema.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(schema.body, 'input'), example: example.body } },
      },
    }),
    ...(uploads && {
      requestBody: {
        required: true,
        description: `One file of at most ${uploads.maxBytes / 1024 / 1024} MB.`,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: [uploads.file],
              properties: { [uploads.file]: { type: 'string', format: 'binary' } },
            },
          },
        },
      },
    }),
    responses: {
      [status]: {
        description: 'Done',
        content: answersStream
          ? { [answersStream]: { schema: { type: 'string' }, example: example.reply } }
          : { 'application/json': { schema: jsonSchema(successOf(operation)[1], 'output'), example: example.reply } },
      },
      ...Object.fromEntries(problemsOf(operation).map(([code, codes]) => [code, problemReply(codes)])),
      429: { $ref: '#/components/responses/TooManyRequests' },
      '5XX': problemReply(['unexpected', 'database-unavailable', 'search-unavailable', 'storage-full']),
    },
  };
}

/** The status and schema of the reply that is no problem. */
export function successOf({ schema, url, method }: Operation) {
  const found = Object.entries(schema.response).find(([status]) => status.startsWith('2') && !status.endsWith('xx'));
  if (!found) throw new Error(`${method} ${url} has no reply.`);
  return [Number(found[0]), found[1]] as const;
}

/** Statuses and codes that a call may answer with, apart from 429 and 5xx. */
function problemsOf({
  method,
  url,
  schema,
  permission,
  isIdempotent,
  uploads,
  ownProblems = [],
}: Operation): [number, ProblemCode[]][] {
  const isInStore = url.includes('/:store');
  const codes: ProblemCode[] = [
    ...(schema.params || schema.querystring || schema.body ? (['invalid-request'] as const) : []),
    ...(schema.body ? (['not-json', 'body-too-large', 'wrong-content-type'] as const) : []),
    ...(uploads ? (['body-too-large', 'wrong-content-type', 'unreadable-feed'] as const) : []),
    ...(permission === 'anyone' ? [] : (['login-needed', 'key-invalid', 'permission-missing'] as const)),
    ...(isInStore ? (['store-not-granted', 'store-not-found'] as const) : []),
    'not-found',
    ...(isIdempotent ? (['call-still-running', 'idempotency-key-reused'] as const) : []),
    ...ownProblems,
    ...(method === 'GET' || method === 'POST' ? [] : (['changed-meanwhile'] as const)),
  ];
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) byStatus.set(PROBLEMS[code].status, [...(byStatus.get(PROBLEMS[code].status) ?? []), code]);
  return [...byStatus];
}

function problemReply(codes: readonly ProblemCode[]) {
  return {
    description: `A problem, such as ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    content: { 'application/problem+json': { schema: jsonSchema(Problem, 'output') } },
  };
}

function securityOf(permission: NeededPermission, isForShoppers = false): Record<string, string[]>[] {
  if (permission === 'anyone') return [{}];
  if (permission === 'shopper') return [{ session: [] }, { publishableKey: [] }, {}];
  if (permission === 'account' || permission === 'platform') return [{ session: [] }];
  const scopes = permission === 'caller' ? [] : [permission];
  return [{ session: [] }, { secretKey: scopes }, ...(isForShoppers ? [{ publishableKey: [] }, {}] : [])];
}

function neededInWords(permission: NeededPermission, isForShoppers = false): string {
  switch (permission) {
    case 'anyone':
      return 'Needs no login.';
    case 'shopper':
      return 'For visitors of the store, about their own data.';
    case 'caller':
      return 'Needs a session or a secret key.';
    case 'account':
      return 'Needs a session; keys are refused.';
    case 'platform':
      return 'For administrators of the platform.';
    default:
      return `Needs the permission \`${permission}\`${isForShoppers ? '; shoppers may call it too' : ''}.`;
  }
}
