/** The query cache of the console. A reply 401 to any call asks for the login again. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@quarry/client';

const FRESH_MS = 15_000;

export function createConsoleQueries(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiProblem && error.status === 401 && queries.getQueryData(['me']) !== undefined) {
      void queries.resetQueries({ queryKey: ['me'] });
    }
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: false,
        /** Offline calls fail at once; pausing them would look like endless loading. */
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queries;
}
