/** Import rules, described in docs/architecture.md and enforced by `npm run check`. */
const BASE = 'contract|language';
const CORE = 'search|assistant|imaging|speech|database|client|ui';
const BROWSER_SIDE = '^(apps/(web|console|widget)|packages/(client|ui))/';
const SERVER_SIDE = '^(apps/server|packages/(language|search|assistant|imaging|speech|database))/';
const ENTRY_POINTS = [
  '^packages/[^/]+/src/index[.]ts$',
  '^packages/client/src/react/index[.]ts$',
  '^packages/database/src/testing/index[.]ts$',
  '^packages/ui/src/styles[.]css$',
  '^packages/ui/src/tokens/typefaces/[^/]+[.]woff2$',
];
const OUTSIDE = ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'];
const TESTS = '([.]test[.]tsx?|/testing/.*)$';

/** The interface of extras, which names the types of both. */
const SERVER_EXTRA = '^apps/server/src/extras/server-extra[.]ts$';

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

export default {
  forbidden: [
    rule(
      'no-circular-imports',
      'Merge the two files, or move the shared part to a third file that both import.',
      {},
      { circular: true },
    ),
    rule(
      'no-unresolved-imports',
      'Every import must exist and be declared in a package.json.',
      {},
      { couldNotResolve: true },
    ),

    rule(
      'packages-do-not-import-apps',
      'Packages must not depend on the apps that use them.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),
    rule(
      'examples-are-optional',
      'Examples may be left out of an installation; only tests import them.',
      { path: '^(packages|apps)/', pathNot: TESTS },
      { path: '^examples/' },
    ),
    rule(
      'apps-do-not-import-apps',
      'Move code that two apps share to a package.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    rule(
      'base-has-no-dependencies',
      'contract and language import no other package of the project.',
      { path: `^packages/(${BASE})/` },
      { path: '^packages/', pathNot: '^packages/$1/' },
    ),
    rule(
      'core-imports-base-only',
      'Core packages import contract and language only; apps combine them.',
      { path: `^packages/(${CORE})/` },
      { path: '^packages/', pathNot: `^packages/($1|${BASE})/` },
    ),
    rule(
      'packages-by-entry-point',
      'Import a package by its name, not its internal files.',
      { path: '^(packages|apps)/([^/]+)/' },
      { path: '^packages/', pathNot: ['^$1/$2/', ...ENTRY_POINTS] },
    ),

    rule(
      'language-and-search-run-anywhere',
      'language and search must run in Node and a worker; one module reads the data of the language.',
      { path: '^packages/(language|search)/src/', pathNot: [TESTS, '^packages/language/src/data/artifacts[.]ts$'] },
      { dependencyTypes: OUTSIDE },
    ),
    rule(
      'search-does-not-import-contract',
      'The engine works on documents and is independent of the API.',
      { path: '^packages/search/' },
      { path: '^packages/contract/' },
    ),
    rule(
      'contract-imports-zod-only',
      'Server and browser load the contract, so it must stay small.',
      { path: '^packages/contract/src/', pathNot: TESTS },
      { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    ),
    rule(
      'browser-does-not-reach-server-code',
      'Browser code must not import server code, not even indirectly.',
      { path: BROWSER_SIDE },
      { path: SERVER_SIDE, reachable: true },
    ),
    rule(
      'server-does-not-import-ui',
      'The server returns data and renders no components.',
      { path: '^apps/server/' },
      { path: '^packages/(client|ui)/' },
    ),

    rule(
      'engine-behind-its-interface',
      'The server asks for products through search-engine/product-search.ts; only its implementations know our engine.',
      {
        path: '^apps/server/src/',
        pathNot: [
          TESTS,
          '^apps/server/src/modules/search/(indexing|semantics|retrieval)/',
          '^apps/server/src/modules/search/(embedded-product-search|product-document)[.]ts$',
          // Compares words as the engine does.
          '^apps/server/src/modules/proposals/word-change[.]ts$',
        ],
      },
      { path: '^packages/search/' },
    ),
    rule(
      'engine-interface-knows-no-engine',
      'The interface of product search depends on the contract alone.',
      { path: '^apps/server/src/search-engine/', pathNot: TESTS },
      { path: '^(packages/(?!contract/)|apps/server/src/(?!search-engine/))' },
    ),

    rule(
      'features-do-not-import-features',
      'Pages combine features; features are independent of each other.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    rule(
      'rooms-do-not-import-rooms',
      'The rooms of the console are independent of each other; what they share is in kit.',
      { path: '^apps/console/src/rooms/([^/]+)/' },
      { path: '^apps/console/src/rooms/', pathNot: '^apps/console/src/rooms/$1/' },
    ),
    rule(
      'console-layers',
      'Allowed direction: app → rooms → kit → calls, words.',
      { path: '^apps/console/src/(rooms|kit|calls|words)/' },
      { path: '^apps/console/src/app/' },
    ),
    rule(
      'web-layers',
      'Allowed direction: app → pages → features → packages.',
      { path: '^apps/web/src/(features|browser)/' },
      { path: '^apps/web/src/(app|pages)/' },
    ),

    rule(
      'modules-by-entry-point',
      'Modules import each other through index.ts only.',
      { path: '^apps/server/src/modules/([^/]+)/' },
      {
        path: '^apps/server/src/modules/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index[.]ts$'],
      },
    ),
    rule(
      'modules-by-entry-point',
      'The rest of the server imports modules through index.ts only; tests also use their fixtures.',
      { path: '^apps/server/src/', pathNot: ['^apps/server/src/modules/', TESTS] },
      { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/[^/]+/index[.]ts$' },
    ),
    rule(
      'core-does-not-import-extras',
      'Extras can be left out: the core uses their interface and the list, never one of them.',
      { path: '^apps/server/src/(?!extras/)', pathNot: TESTS },
      {
        path: '^apps/server/src/extras/',
        pathNot: '^apps/server/src/extras/(index|open-extras|server-extra)[.]ts$',
      },
    ),
    rule(
      'extras-do-not-import-extras',
      'An extra works without the others.',
      { path: '^apps/server/src/extras/([^/]+)/', pathNot: TESTS },
      { path: '^apps/server/src/extras/[^/]+/', pathNot: '^apps/server/src/extras/$1/' },
    ),
    rule(
      'extras-own-their-packages',
      'Native and large dependencies of an extra are imported by that extra alone.',
      { path: '^apps/server/src/(?!extras/)', pathNot: TESTS },
      { path: '^(packages/(imaging|speech)/|node_modules/(sharp|@resvg)/)' },
    ),
    rule(
      'plugins-do-not-import-modules',
      'Plugins and jobs are independent of modules.',
      { path: '^apps/server/src/(plugins|jobs)/' },
      { path: '^apps/server/src/modules/' },
    ),
    rule(
      'only-app-imports-providers',
      'app.ts and the extras select the providers; other code uses their interfaces.',
      { path: '^apps/server/src/(modules|plugins|jobs)/' },
      { path: '^apps/server/src/providers/' },
    ),
    rule(
      'only-repositories-import-database',
      'SQL belongs in *-repository.ts files.',
      { path: '^apps/server/src/(modules|plugins|jobs|extras)/', pathNot: ['-repository[.]ts$', SERVER_EXTRA, TESTS] },
      { path: '^packages/database/' },
    ),
    rule(
      'only-routes-import-http',
      'Services are independent of HTTP, so that tests call them directly.',
      { path: '^apps/server/src/(modules|extras)/', pathNot: ['-routes[.]ts$', SERVER_EXTRA, TESTS] },
      { path: 'node_modules/(@fastify/|fastify)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/build/|/[.]react-router/|^apps/(web|console)/[^/]+[.]config)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node'] },
  },
};
