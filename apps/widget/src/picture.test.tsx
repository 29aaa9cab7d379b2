/** @jsxImportSource preact */
import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';
import { container, one, oneOf } from './testing/embed.ts';

afterEach(() => document.body.replaceChildren());

function shown(source: string | undefined): HTMLElement {
  const root = container();
  render(<Picture source={source} origin="https://quarry.test" />, root);
  return root;
}

describe('the picture of a product', () => {
  it('is loaded from our origin when its address is a path', () => {
    expect(oneOf(shown('/media/dress.webp'), 'img', HTMLImageElement).src).toBe('https://quarry.test/media/dress.webp');
    expect(oneOf(shown('https://cdn.test/a.webp'), 'img', HTMLImageElement).src).toBe('https://cdn.test/a.webp');
  });

  it('is decoration beside the name', () => {
    expect(one(shown('/media/dress.webp'), 'img').getAttribute('alt')).toBe('');
  });

  it('leaves a neutral block when it is missing or fails to load', () => {
    expect(one(shown(undefined), '.picture').childElementCount).toBe(0);

    const picture = oneOf(shown('/media/gone.webp'), 'img', HTMLImageElement);
    picture.dispatchEvent(new Event('error'));
    expect(picture.hidden).toBe(true);
  });
});
