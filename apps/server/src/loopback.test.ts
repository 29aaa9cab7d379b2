import { describe, expect, it } from 'vitest';
import { asksForLoopback, isForwarded, isLoopbackHost } from './loopback.ts';

describe('a loopback host', () => {
  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.0.0.1:3000', '127.9.8.7', '::1', '[::1]', '[::1]:3000'])(
    '%s',
    (host) => {
      expect(isLoopbackHost(host)).toBe(true);
    },
  );

  it('may be a name under localhost', () => {
    expect(isLoopbackHost('shop.localhost:8080')).toBe(true);
  });

  it.each([
    '',
    '0.0.0.0',
    '[::]',
    '::',
    '10.0.0.1',
    '192.168.1.5:3000',
    'shop.example.com',
    'shop.example.com:3000',
    '127.0.0.1.example.com',
    '127.example.com',
    'localhost.example.com',
    'notlocalhost',
    '[::1].example.com',
  ])('is not %j', (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  });
});

describe('a request', () => {
  const host = '127.0.0.1:3000';
  it.each([
    { host },
    { host: 'localhost' },
    { host, 'x-forwarded-host': 'localhost:5173' },
    { host, forwarded: 'for=127.0.0.1;host="[::1]:3000";proto=http' },
  ])('asks for a loopback host: %j', (headers) => {
    expect(asksForLoopback(headers)).toBe(true);
  });

  it.each([
    {},
    { host: 'shop.example.com' },
    { host, 'x-forwarded-host': 'shop.example.com' },
    { host, 'x-forwarded-host': 'localhost, shop.example.com' },
    { host, forwarded: 'for=192.0.2.1;host=shop.example.com;proto=https' },
    { host, forwarded: 'host=localhost, for=192.0.2.1;Host="shop.example.com:443"' },
    { host: 'shop.example.com', 'x-forwarded-host': 'localhost' },
  ])('asks for another host: %j', (headers) => {
    expect(asksForLoopback(headers)).toBe(false);
  });

  it('is forwarded when a proxy says so, or calls with HTTP/1.0', () => {
    expect(isForwarded({ headers: { host }, httpVersion: '1.1' })).toBe(false);
    expect(isForwarded({ headers: { host, 'x-forwarded-proto': 'https' }, httpVersion: '1.1' })).toBe(true);
    expect(isForwarded({ headers: { host, via: '1.1 proxy' }, httpVersion: '1.1' })).toBe(true);
    expect(isForwarded({ headers: { host }, httpVersion: '1.0' })).toBe(true);
  });
});
