/**
 * Removes unused code from React Router's production build.
 *
 * The package gives every bundler its development build; the builds differ in one constant. It also contains code to
 * fetch, decode and revalidate loader and action data, discover routes lazily, prefetch pages and notify
 * instrumentation, and code for forms, redirects, middleware, view transitions and scroll restoration. In this site all
 * routes are static, none has a loader, an action or middleware, each has its own error page, and no page uses the
 * other features. The remaining code behaves the same for such routes, and a page loads 14 kB less.
 *
 * A cut without a match fails the build, so that a new router version is reviewed; so does a page with a loader or an
 * action, which would never be called.
 */
import type { Plugin } from 'vite';

interface Cut {
  what: string;
  from: RegExp;
  to: string;
}

/** A function of the router's bundle, from its name to the closing brace with the same indentation. */
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
  // Component names for development tools; the assignments also prevent removal of unused components.
  { what: 'names for development tools', from: /\n\w+\.displayName = "[^"]+";/g, to: '' },
  { what: 'forms', from: /\nvar Form = React\d*\.forwardRef\([\s\S]*?\n\);/, to: '\nvar Form;' },
  {
    what: 'links that fetch pages ahead',
    from: /isPageLinkDescriptor\(link\) \? [^:]*?\{\n[^}]*?\.\.\.link,[^}]*?\}\n\s*\) : /,
    to: '',
  },
  {
    what: 'the scripts of a page that is being written out',
    from: /!isStatic \? " " : `[\s\S]*?import\(\$\{JSON\.stringify\(manifest\.entry\.module\)\}\);`;/,
    to: '" ";',
  },
  {
    what: 'loaders of the pages opened first',
    from: /if \(!routeModule\.clientLoader\) \{\n\s*return fetchServerLoader\(singleFetch\);\n\s*\}[\s\S]*?\n {8}\}\);\n/,
    to: 'return fetchServerLoader(singleFetch);\n        });\n',
  },
  { what: 'actions of the pages opened first', from: /\n {6}dataRoute\.action = [\s\S]*?\n {6}\};\n/, to: '\n' },
  {
    what: 'actions of pages fetched later',
    from: /\n {6}if \(!route\.hasClientAction\) \{[\s\S]*?\n {6}\}\n/,
    to: '\n',
  },
  {
    what: 'loaders, actions and middleware in files of their own',
    from: /(?<=\n {8}(?:loader|action|middleware): )route\.hasClient\w+ \? async \(\) => \{[\s\S]*?\n {8}\} : void 0/g,
    to: 'void 0',
  },
  {
    what: 'what fetchers load again',
    from: /\n {2}fetchLoadMatches\.forEach\(\(f, key\) => \{[\s\S]*?\n {2}\}\);\n/,
    to: '\n',
  },
  {
    what: 'drawing in a view transition',
    from: /\n {6}if \(reactDomFlushSyncImpl && flushSync\) \{\n {8}reactDomFlushSyncImpl\(\(\) => \{\n {10}if \(transition\)[\s\S]*?(?=\n {4}\},\n {4}\[\n {6}router\.window)/,
    to: '',
  },
  {
    what: 'the course of a view transition',
    from: /\n {2}React\d*\.useEffect\(\(\) => \{\n {4}if \(vtContext\.isTransitioning && !vtContext\.flushSync\)[\s\S]*?\n {2}\}, \[vtContext\.isTransitioning, interruption\]\);/,
    to: '',
  },
  functionCut('handleAction', '  '),
  functionCut('handleFetcherAction', '  '),
  functionCut('handleFetcherLoader', '  '),
  functionCut('startRedirectNavigation', '  '),
  functionCut('fetch2', '  '),
  functionCut('revalidate', '  '),
  functionCut('discoverRoutes', '  '),
  functionCut('patchRoutes', '  '),
  functionCut('enableScrollRestoration', '  '),
  functionCut('runClientMiddlewarePipeline'),
  functionCut('useNavigateUnstable'),
  functionCut('explodeOptionalSegments'),
  functionCut('RSCErrorHandler'),
  functionCut('RemixRootDefaultErrorBoundary'),
  functionCut('RemixRootDefaultHydrateFallback'),
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
