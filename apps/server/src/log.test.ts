import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLog, errorReporter } from './log.ts';

function logAt(level: string) {
  const lines: string[] = [];
  return { log: createLog(level, { write: (line) => void lines.push(line) }), lines };
}

const failed = () =>
  new DrizzleQueryError(
    'insert into "messages" values ($1)',
    ['my name is Nino\n    at home'],
    Object.assign(new Error('invalid input syntax for type integer: "my name is Nino"'), {
      code: '22P02',
      detail: 'my name is Nino',
    }),
  );

describe('the log', () => {
  it('writes what services report, at its level', () => {
    const [loud, quiet] = [logAt('error'), logAt('fatal')];

    for (const { log } of [loud, quiet]) errorReporter(log)('The index could not be kept.', new Error('disk'));

    expect(loud.lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'The index could not be kept.', err: { message: 'disk' } },
    ]);
    expect(quiet.lines).toEqual([]);
  });

  it.each([
    ['alone', (log: ReturnType<typeof createLog>) => log.error(failed())],
    ['under a message', (log: ReturnType<typeof createLog>) => log.error(failed(), 'It failed.')],
    ['as a field', (log: ReturnType<typeof createLog>) => log.error({ err: failed() })],
    ['as a cause', (log: ReturnType<typeof createLog>) => log.error(new Error('Outer.', { cause: failed() }))],
    ['by a child', (log: ReturnType<typeof createLog>) => log.child({ reqId: '1' }).error(failed())],
  ])('writes a failed query without its parameters: %s', (_how, write) => {
    const { log, lines } = logAt('info');

    write(log);

    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('Nino');
    expect(lines[0]).toContain('insert into');
    expect(lines[0]).toContain('22P02');
    expect(lines[0]).toContain('invalid input syntax for type integer');
    expect(lines[0]).toContain('log.test');
  });
});
