import { newStoreSettings } from '@quarry/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, jsonReply } from '../testing/fake-server.ts';
import { withQueries } from '../testing/with-queries.tsx';
import { createQueryClient } from './query-client.ts';
import { useProducts } from './use-products.ts';
import { useStoreSettings } from './use-store-settings.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function serve(answer: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(answer);
  vi.stubGlobal('fetch', server.fetch);
  return server;
}

describe('the query cache', () => {
  it('CONST-01 CONST-02 CONST-03 CONST-04 CONST-05 never goes stale, refetches on nothing and retries nothing', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();

    expect(queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
    });
    expect(mutations).toMatchObject({ retry: false });
  });

  it('CALL-23 reads a query that is keyed by a URL path with the default fetch', async () => {
    const { calls } = serve(() => jsonReply({ id: 7 }));
    const { result } = renderHook(() => useQuery({ queryKey: ['/api', 'things', 7] }), { wrapper: withQueries() });

    await waitFor(() => expect(result.current.data).toEqual({ id: 7 }));
    expect(calls).toMatchObject([{ url: '/api/things/7', method: 'GET', init: { credentials: 'include' } }]);
  });

  it('CONST-01 CONST-03 fetches once, also when the window gets the focus or the component is mounted again', async () => {
    const { calls } = serve(() => jsonReply({ products: [] }));
    const wrapper = withQueries();
    const first = renderHook(() => useProducts('veli'), { wrapper });
    await waitFor(() => expect(first.result.current.data).toEqual([]));

    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    first.unmount();
    const second = renderHook(() => useProducts('veli'), { wrapper });

    expect(second.result.current).toMatchObject({ data: [], isFetching: false });
    expect(calls).toHaveLength(1);
  });

  it('CONST-04 CONST-05 fetches once when it fails', async () => {
    const { calls } = serve(() => jsonReply({}, 500));
    const wrapper = withQueries();
    const query = renderHook(() => useProducts('veli'), { wrapper });
    await waitFor(() => expect(query.result.current.isError).toBe(true));

    const attempt = vi.fn(() => Promise.reject(new Error('no')));
    const mutation = renderHook(() => useMutation({ mutationFn: attempt }), { wrapper });
    mutation.result.current.mutate();
    await waitFor(() => expect(mutation.result.current.isError).toBe(true));

    expect(calls).toHaveLength(1);
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});

describe('the products of a page', () => {
  it('GRID-07 fail at once without a network, instead of loading forever', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    const { result } = renderHook(() => useProducts('veli'), { wrapper: withQueries() });

    await waitFor(() => expect(result.current.isError).toBe(true));
    window.dispatchEvent(new Event('online'));
  });

  it('SHOP-21 are fetched again for another store', async () => {
    const { calls } = serve(({ url }) => jsonReply({ products: [{ id: url }] }));
    const { result, rerender } = renderHook(({ store }) => useProducts(store), {
      wrapper: withQueries(),
      initialProps: { store: 'veli' },
    });
    expect(result.current.isPending).toBe(true);
    await waitFor(() => expect(result.current.data).toHaveLength(1));

    rerender({ store: 'gpc' });
    await waitFor(() => expect(result.current.data).toEqual([{ id: '/api/products?store=gpc&limit=24' }]));
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['GRID-04', 'veli', () => jsonReply({}, 503), 'Failed to fetch products (status 503)'],
    ['GRID-05', 'veli', () => jsonReply({}), 'Invalid product data received from API'],
    ['GRID-06', 'unknown', () => jsonReply({ products: [] }), 'Store context is not available.'],
    [
      'GRID-07',
      'veli',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'An unknown error occurred during product fetch.',
    ],
  ])('%s fail with a message to show', async (_, store, answer, message) => {
    serve(answer);
    const { result } = renderHook(() => useProducts(store), { wrapper: withQueries() });

    await waitFor(() => expect(result.current.error?.message).toBe(message));
  });
});

describe('the settings of a page', () => {
  it('are undefined until they are known, and fall back to the built-in ones', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    serve(() => jsonReply({}, 500));
    const atHand = newStoreSettings('veli', 'Veli', 'ka', 'GEL');
    const { result } = renderHook(() => useStoreSettings('veli', { fallback: () => atHand }), {
      wrapper: withQueries(),
    });

    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toEqual(atHand));
  });

  it('are not requested without a store', () => {
    const { calls } = serve(() => jsonReply({}));
    const { result } = renderHook(() => useStoreSettings(null), { wrapper: withQueries() });

    expect(result.current).toBeUndefined();
    expect(calls).toEqual([]);
  });
});
