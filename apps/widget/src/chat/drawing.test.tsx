/** @jsxImportSource preact */
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { container, PATH_DATA } from '../testing/embed.ts';
import { CROSS, Drawing } from './drawing.tsx';

afterEach(() => document.body.replaceChildren());

it('a sign is one path that screen readers skip', () => {
  const root = container();
  render(<Drawing path={CROSS} />, root);

  const [svg, ...others] = root.children;
  expect(others).toEqual([]);
  expect([svg?.localName, svg?.getAttribute('aria-hidden')]).toEqual(['svg', 'true']);
  expect([...(svg?.children ?? [])].map((part) => [part.localName, part.getAttribute('d')])).toEqual([['path', CROSS]]);
  expect(CROSS).toMatch(PATH_DATA);
});

it('what is no path data is drawn as nothing, and never run', () => {
  const root = container();
  render(<Drawing path={'"><script>throw 1</script>'} />, root);

  expect(root.querySelectorAll('script')).toHaveLength(0);
});
