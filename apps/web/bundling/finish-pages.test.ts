/** What is done to written-out pages after the build. */
import { describe, expect, it } from 'vitest';
import { scriptsOf, withScriptsLast } from './finish-pages.ts';

const PAGE =
  '<head><link rel="modulepreload" href="/assets/frame-1.js"/><link rel="modulepreload" href="/assets/home-2.js"/>' +
  '<link rel="modulepreload" href="/assets/frame-1.js"/><link rel="stylesheet" href="/assets/root-3.css"/></head>' +
  '<script type="module" async="">import "/assets/manifest-4.js";\nimport * as route0 from "/assets/root-5.js";\n' +
  'window.routes = {"root":route0};\nimport("/assets/entry-6.js");</script>';

describe('a written-out page', () => {
  const html = withScriptsLast(PAGE);

  it('names no script ahead of its first paint, and its styles as before', () => {
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).toContain('<link rel="stylesheet" href="/assets/root-3.css"/>');
    expect(html.indexOf('IntersectionObserver')).toBeLessThan(html.indexOf('/assets/'.concat('frame-1.js')));
  });

  it('then starts in the order it was written for', () => {
    expect(html).toContain(
      'await import("/assets/manifest-4.js");\nconst route0 = await import("/assets/root-5.js");\n' +
        'window.routes = {"root":route0};\nimport("/assets/entry-6.js");</script>',
    );
  });

  it('is weighed by each script it fetches, once', () => {
    expect(scriptsOf(html)).toEqual(['/assets/frame-1.js', '/assets/home-2.js']);
  });

  it('that begins in another way is not touched blindly', () => {
    expect(() => withScriptsLast('<p>without a start</p>')).toThrow('how pages begin');
  });
});
