import { describe, expect, it } from 'vitest';
import { fakeServer, jsonReply } from '../testing/fake-server.ts';
import { fetchLook } from './look.ts';

const asked = { mannequinId: 'woman-3', imageUrls: ['https://shop.example.com/dress.jpg'] };
const failing = (answer: () => Response | Promise<Response>) =>
  fetchLook(asked, { fetch: fakeServer(answer).fetch }).catch((error: unknown) => error);

describe('a look', () => {
  it('CALL-22 TRYON-23 is requested with a mannequin and URLs, and returned as pictures', async () => {
    const server = fakeServer(() => jsonReply({ images: ['AAAA', 'BBBB'] }));
    const look = await fetchLook(asked, { fetch: server.fetch });

    expect(server.calls[0]).toMatchObject({ url: '/api/qmatch', method: 'POST' });
    expect(server.calls[0]?.json).toEqual({ id: 'woman-3', image_urls: ['https://shop.example.com/dress.jpg'] });
    expect(look).toEqual({ images: ['data:image/png;base64,AAAA', 'data:image/png;base64,BBBB'], skipped: [] });
  });

  it('lists skipped garments with reasons', async () => {
    const skipped = [{ url: 'https://shop.example.com/sofa.jpg', reason: 'A sofa cannot be worn.' }];
    const look = await fetchLook(asked, { fetch: fakeServer(() => jsonReply({ images: ['AAAA'], skipped })).fetch });
    expect(look.skipped).toEqual(skipped);
  });

  it.each([
    [
      'the words of the refusal',
      () => jsonReply({ error: 'None of them could be used.' }, 422),
      'None of them could be used.',
    ],
    ['Request failed without words', () => jsonReply({}, 500), 'Request failed'],
    ['Request failed without a readable body', () => new Response('<html>', { status: 502 }), 'Request failed'],
    ['the message of an exception', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what the page must survive
    ['Something went wrong without one', () => Promise.reject(new Error('')), 'Something went wrong'],
    ['Something went wrong for a reply without pictures', () => jsonReply({ images: [] }), 'Something went wrong'],
  ])('TRYON-24 TRYON-25 CONF-60 a failure shows %s', async (_, answer, message) => {
    expect(await failing(answer)).toMatchObject({ name: 'LookError', message });
  });

  it('a refusal lists the garments too', async () => {
    const skipped = [{ url: 'https://shop.example.com/sofa.jpg', reason: 'A sofa cannot be worn.' }];
    expect(await failing(() => jsonReply({ error: 'Nothing to wear.', skipped }, 422))).toMatchObject({
      status: 422,
      skipped,
    });
  });
});
