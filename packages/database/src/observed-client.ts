/** A client of a database driver whose queries are observed. Drizzle passes each of them through `query`. */

/**
 * Runs a query and may measure it. @param statement SQL with placeholders; parameters are not passed on.
 */
export type ObserveQuery = <T>(statement: string, run: () => Promise<T>) => Promise<T>;

type Query = (statement: unknown, ...more: unknown[]) => Promise<unknown>;
type Transaction = (work: (inner: object) => Promise<unknown>) => Promise<unknown>;

export function observedClient<Client extends object>(client: Client, observe: ObserveQuery | undefined): Client {
  if (!observe) return client;
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name === 'query') {
        // oxlint-disable-next-line typescript/consistent-type-assertions -- both drivers have this method
        const query = value.bind(target) as Query;
        return (statement: unknown, ...more: unknown[]) => observe(textOf(statement), () => query(statement, ...more));
      }
      if (name === 'transaction') {
        // oxlint-disable-next-line typescript/consistent-type-assertions -- PGlite passes the client of the transaction
        const transaction = value.bind(target) as Transaction;
        return (work: (inner: object) => Promise<unknown>) =>
          transaction((inner) => work(observedClient(inner, observe)));
      }
      return value.bind(target);
    },
  });
}

/** The driver of PostgreSQL takes the text within an object. */
function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : '';
}
