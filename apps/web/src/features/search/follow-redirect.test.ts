import { describe, expect, it } from 'vitest';
import { redirectTarget } from './follow-redirect.ts';

const HERE = 'https://quarry.test/new-search?q=sale';

describe('the target of a redirect rule', () => {
  it.each([
    ['/dummy-shop?from=search#top', { kind: 'page', path: '/dummy-shop?from=search#top' }],
    ['https://quarry.test/dummy-shop', { kind: 'page', path: '/dummy-shop' }],
    ['/shops/veli/product.html', { kind: 'document', href: 'https://quarry.test/shops/veli/product.html' }],
    ['https://elsewhere.test/dummy-shop', { kind: 'document', href: 'https://elsewhere.test/dummy-shop' }],
    ['//elsewhere.test/sale', { kind: 'document', href: 'https://elsewhere.test/sale' }],
  ])('%s is followed', (redirect, target) => {
    expect(redirectTarget(redirect, HERE)).toEqual(target);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.test', 'http://'])(
    '%s is not a valid URL',
    (redirect) => {
      expect(redirectTarget(redirect, HERE)).toBeNull();
    },
  );
});
