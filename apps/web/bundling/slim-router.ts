/**
 * The router as visitors of this site need it: its production build, without what only other sites use.
 *
 * Its package answers every bundler with the development build; the two differ in one constant. Beyond that it carries
 * what fetches, decodes and revalidates data of loaders and actions, looks up routes as one goes, fetches pages ahead and
 * tells instruments about it all. Here every route is known from the start, none has a loader or an action, and each has
 * an error page of ours. What is left does the same for such routes, and a phone on a slow line reads 7 kB less.
 *
 * A cut that finds nothing to cut fails the build, so a new version of the router is looked at again; so does a page that
 * brings a loader or an action, which would never be called.
 */
import type { Plugin } from 'vite';

interface Cut {
  what: string;
  from: RegExp;
  to: string;
}

/** A function of the router's file, from its name to the closing brace that stands as far left as it does. */
const functionCut = (name: string, indent = ''): Cut => ({
  what: name,
  from: new RegExp(`\\n${indent}((?:async )?function ${name})\\([\\s\\S]*?\\n${indent}\\}\\n`),
  to: `\n${indent}$1() { return null; }\n`,
});

const CUTS: readonly Cut[] = [
  { what: 'development warnings', from: /var ENABLE_DEV_WARNINGS = true;/, to: 'var ENABLE_DEV_WARNINGS = false;' },
  {
    what: 'single fetch',
    from: /\n {4}dataStrategy: getTurboStreamSingleFetchDataStrategy\([\s\S]*?\n {4}\),/,
    to: '',
  },
  {
    what: 'decoding of loader data',
    from: /decodeViaTurboStream\(stream, window\)/,
    to: 'Promise.resolve({ value: { loaderData: {}, actionData: null, errors: null } })',
  },
  {
    what: 'route discovery',
    from: /\n {4}patchRoutesOnNavigation: getPatchRoutesOnNavigationFunction\([\s\S]*?\n {4}\)/,
    to: '',
  },
  { what: 'route discovery on the page', from: /\n {2}useFogOFWarDiscovery\([\s\S]*?\n {2}\);/, to: '' },
  {
    what: 'fetching pages ahead',
    from: /return shouldPrefetch && !isAbsolute \? .*PrefetchPageLinks.* : link;/,
    to: 'return link;',
  },
  {
    what: 'instruments of routes',
    from: /if \(init\.instrumentations\) \{\n {4}let/,
    to: 'if (false) {\n    let',
  },
  {
    what: 'instruments of the router',
    from: /if \(init\.instrumentations\) \{\n {4}router/,
    to: 'if (false) {\n    router',
  },
  functionCut('handleAction', '  '),
  functionCut('handleFetcherAction', '  '),
  functionCut('handleFetcherLoader', '  '),
  functionCut('RemixRootDefaultErrorBoundary'),
  functionCut('DefaultErrorComponent'),
];

const PAGE = /\/apps\/web\/src\/(?:root|pages\/.*|app\/platform-layout)\.tsx$/;
const LOADER_OR_ACTION =
  /export (?:const|(?:async )?function) (?:loader|action|clientLoader|clientAction|clientMiddleware)\b/;

export function slimRouter(): Plugin {
  const found = new Set<Cut>();
  return {
    name: 'slim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (PAGE.test(id) && LOADER_OR_ACTION.test(code)) {
        this.error(`${id} has a loader or an action, for which the router was cut too short: see slim-router.ts.`);
      }
      if (!/\/react-router\/dist\/development\//.test(id)) return undefined;
      let slim = code;
      for (const cut of CUTS) {
        if (!cut.from.test(slim)) continue;
        found.add(cut);
        slim = slim.replace(cut.from, cut.to);
      }
      return slim === code ? undefined : { code: slim, map: null };
    },
    buildEnd(error) {
      const missed = CUTS.filter((cut) => !found.has(cut)).map(({ what }) => what);
      if (!error && missed.length > 0) {
        this.error(`The router is written otherwise now; look again at: ${missed.join(', ')}.`);
      }
    },
  };
}
