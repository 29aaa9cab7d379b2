/** Generates `docs/api/limits.md`, a table of the contract's rate limits. */
import { allOperations, bookingPageCalls, type CallLimit, endpoints } from '@quarry/contract';

interface LimitedCall {
  method: string;
  url: string;
  limit: CallLimit;
  uploadLimit?: CallLimit;
}

export function limitsPage(): string {
  const calls: LimitedCall[] = [
    ...Object.values(endpoints),
    ...Object.values(bookingPageCalls),
    ...allOperations().map(([, operation]) => operation),
  ];
  const byCounter = new Map<string, { limit: CallLimit; names: string[] }>();
  const add = (limit: CallLimit, name: string) => {
    const row = byCounter.get(limit.counter) ?? { limit, names: [] };
    row.names.push(name);
    byCounter.set(limit.counter, row);
  };
  for (const { method, url, limit, uploadLimit } of calls) {
    add(limit, `\`${method} ${url}\``);
    if (uploadLimit) add(uploadLimit, `\`${method} ${url}\` with a body above 1 MB`);
  }
  const rows = [...byCounter.values()].map(
    ({ limit, names }) => `| ${names.join(', ')} | ${limit.calls} | ${limit.seconds} |`,
  );
  return [
    '# Limits on calls',
    '',
    'Made from the contract by `npx tsx tools/generate.ts`. Calls of one row share one count. An address is an IPv4 address',
    'or an IPv6 network of 64 bits. Every reply carries `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset`',
    '(seconds); above the limit the reply is a problem `too-many-requests` with status 429 and `Retry-After`, given before',
    'the body is read. Limits of calls under `/api/v1` hold for each address and, once more, for each account and key.',
    '',
    '| calls | allowed for an address | in seconds |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
