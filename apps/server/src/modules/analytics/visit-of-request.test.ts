import { describe, expect, it } from 'vitest';
import { visitOfRequest } from './visit-of-request.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const TABLET =
  'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const visit = (headers: Record<string, string>, url = '/api/product-search') => visitOfRequest({ headers, url });

describe('the visit of a request', () => {
  it.each([
    ['phone', PHONE],
    ['tablet', TABLET],
    ['desktop', DESKTOP],
    [
      'phone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'tablet',
      'Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) AppleWebKit/605.1.15 Version/16.5 Mobile/15E148 Safari/604.1',
    ],
    [null, 'the-shops-own-server/1.0'],
    [null, ''],
  ])('names the device: %s', (device, agent) => {
    expect(visit({ 'user-agent': agent }).device).toBe(device);
  });

  it('believes the hint of the browser that it is a phone', () => {
    expect(visit({ 'user-agent': DESKTOP, 'sec-ch-ua-mobile': '?1' }).device).toBe('phone');
  });

  it('tells pages of this server, the embed and the API apart', () => {
    expect(visit({ 'user-agent': PHONE }).source).toBe('site');
    expect(visit({ 'user-agent': PHONE, authorization: 'Bearer qk_pub_1' }).source).toBe('embed');
    expect(visit({ authorization: 'Bearer qk_sec_1' }, '/api/v1/stores/shop/searches').source).toBe('api');
  });

  it('tells what the traffic simulator does from visitors', () => {
    expect(visit({ 'user-agent': PHONE, 'x-simulated': '1' }).source).toBe('simulated');
  });

  it('knows crawlers', () => {
    const agents = [CRAWLER, PHONE, DESKTOP, 'node', 'Mozilla/5.0 (Linux; Android 13; CUBOT P80) Mobile Safari/537.36'];
    expect(agents.map((agent) => visit({ 'user-agent': agent }).isBot)).toEqual([true, false, false, false, false]);
  });
});
