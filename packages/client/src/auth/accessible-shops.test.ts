import { describe, expect, it } from 'vitest';
import { readAccessibleShops } from './accessible-shops.ts';

/** A server with fixed replies to each section's session call. */
function serverWith(contextsOf: Record<string, string[]>) {
  return async (input: RequestInfo | URL) => {
    const address = input instanceof Request ? input.url : input;
    const base = new URL(address, 'http://test').searchParams.get('contextBase') ?? '';
    const contexts = contextsOf[base] ?? [];
    return Response.json({ success: true, message: '', context: contexts[0] ?? null, availableContexts: contexts });
  };
}

describe('the shops of an account', () => {
  it('are listed with the sections that the account may enter', async () => {
    const fetch = serverWith({
      'dev-dummy-shop': ['dev-dummy-shop/veli', 'dev-dummy-shop/gpc'],
      chat: ['chat/veli', 'chat/gpc'],
      'button-chat': ['button-chat/gpc'],
    });

    expect(await readAccessibleShops({ fetch })).toEqual([
      { storeId: 'veli', sections: ['dev-dummy-shop', 'chat'] },
      { storeId: 'gpc', sections: ['dev-dummy-shop', 'chat', 'button-chat'] },
    ]);
  });

  it('omit a section whose reply names a context of another one', async () => {
    const fetch = serverWith({ chat: ['chat/veli'], 'dev-chat': ['chat/veli'], 'new-search': ['chat/veli'] });

    expect(await readAccessibleShops({ fetch })).toEqual([{ storeId: 'veli', sections: ['chat'] }]);
  });

  it('are empty when nobody is logged in', async () => {
    const fetch = async () => Response.json({ success: false, message: 'Not logged in.' }, { status: 200 });

    expect(await readAccessibleShops({ fetch })).toEqual([]);
  });
});
