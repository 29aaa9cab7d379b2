import { describe, expect, it } from 'vitest';
import { ownPictureAt } from './own-picture.ts';

const OWN = { storeId: 'shop', productId: 'red dress', view: '1' };

describe('a picture of our own', () => {
  it.each([
    '/media/shop/red%20dress/1.webp',
    '/media/shop/red%20dress/1.webp?large',
    'https://quarry.example.com/media/shop/red%20dress/1.webp',
  ])('is recognized by its URL: %s', (address) => {
    expect(ownPictureAt(address, ['https://quarry.example.com'])).toEqual(OWN);
  });

  it.each([
    'https://elsewhere.example.com/media/shop/red%20dress/1.webp',
    'http://quarry.example.com/media/shop/red%20dress/1.webp',
    'https://quarry.example.com@elsewhere.example.com/media/shop/a/1.webp',
    '/media/shop/../../etc/passwd',
    '/api/media/shop/a/1.webp',
    '/media/shop/%zz/1.webp',
    '//media/shop/a/1.webp',
    '',
  ])('is not what lies at %s', (address) => {
    expect(ownPictureAt(address, ['https://quarry.example.com'])).toBeNull();
  });
});
