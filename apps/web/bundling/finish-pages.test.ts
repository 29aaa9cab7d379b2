/** Tests of the postprocessing of prerendered pages. */
import { describe, expect, it } from 'vitest';
import { scriptsOf, withScriptsLast } from './finish-pages.ts';

const PAGE =
  '<head><link rel="modulepreload" href="/assets/frame-1.js"/><link rel="modulepreload" href="/assets/home-2.js"/>' +
  '<link rel="modulepreload" href="/assets/frame-1.js"/><link rel="stylesheet" href="/assets/root-3.css"/></head>';

describe('a prerendered page', () => {
  it('loads its scripts after its styles', () => {
    const html = withScriptsLast(PAGE);

    expect(html.match(/modulepreload" fetchpriority="low"/g)).toHaveLength(3);
    expect(html).toContain('<link rel="stylesheet" href="/assets/root-3.css"/>');
  });

  it('counts the size of each of its scripts once', () => {
    expect(scriptsOf(withScriptsLast(PAGE))).toEqual(['/assets/frame-1.js', '/assets/home-2.js']);
  });
});
