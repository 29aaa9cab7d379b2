/** Who may import whom. Read it with docs/architecture.md beside you; `npm run check` holds everybody to it. */
const GROUND = 'contract|language';
const MIDDLE = 'search|assistant|imaging|speech|database|demo|client|ui';
const BROWSER_SIDE = '^(apps/(web|widget)|packages/(client|ui))/';
const SERVER_SIDE = '^(apps/server|packages/(language|search|assistant|imaging|speech|database|demo))/';
const DOORS = [
  '^packages/[^/]+/src/index[.]ts$',
  '^packages/client/src/react/index[.]ts$',
  '^packages/database/src/testing/index[.]ts$',
  '^packages/ui/src/styles[.]css$',
  '^packages/ui/src/tokens/typefaces/[^/]+[.]woff2$',
];
const OUTSIDE = ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'];
const TESTS = '([.]test[.]tsx?|/testing/.*)$';

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

export default {
  forbidden: [
    rule(
      'no-circles',
      'Two files that need each other are one idea, or need a third file below both.',
      {},
      { circular: true },
    ),
    rule('nothing-missing', 'What is imported must exist and stand in a package.json.', {}, { couldNotResolve: true }),

    rule(
      'floors-point-down',
      'Packages never know the apps that use them.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),
    rule(
      'apps-are-strangers',
      'What two apps share belongs in a package.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    rule(
      'ground-stands-alone',
      'Everything rests on it, so it rests on nothing of ours.',
      { path: `^packages/(${GROUND})/` },
      { path: '^packages/', pathNot: '^packages/$1/' },
    ),
    rule(
      'middle-stands-on-the-ground',
      'Neighbours are joined by the app, not by each other.',
      { path: `^packages/(${MIDDLE})/` },
      { path: '^packages/', pathNot: `^packages/($1|${GROUND})/` },
    ),
    rule(
      'front-door-only',
      'Import a package by its name, not by its insides.',
      { path: '^(packages|apps)/([^/]+)/' },
      { path: '^packages/', pathNot: ['^$1/$2/', ...DOORS] },
    ),

    rule(
      'thinking-runs-anywhere',
      'Language and engine run in Node or a worker; one module reads the data of the language.',
      { path: '^packages/(language|search)/src/', pathNot: [TESTS, '^packages/language/src/data/artifacts[.]ts$'] },
      { dependencyTypes: OUTSIDE },
    ),
    rule(
      'the-engine-knows-documents',
      'The engine knows documents, not the shapes of our API.',
      { path: '^packages/search/' },
      { path: '^packages/contract/' },
    ),
    rule(
      'contract-knows-only-zod',
      'Every side reads the contract; keep it weightless.',
      { path: '^packages/contract/src/', pathNot: TESTS },
      { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    ),
    rule(
      'browser-and-server-meet-in-the-contract',
      'No chain of imports carries server code into a page.',
      { path: BROWSER_SIDE },
      { path: SERVER_SIDE, reachable: true },
    ),
    rule(
      'server-never-draws',
      'The server answers with data.',
      { path: '^apps/server/' },
      { path: '^packages/(client|ui)/' },
    ),

    rule(
      'features-are-strangers',
      'Pages combine features; features do not reach for each other.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    rule(
      'web-flows-down',
      'app → pages → features → packages.',
      { path: '^apps/web/src/(features|browser)/' },
      { path: '^apps/web/src/(app|pages)/' },
    ),

    rule(
      'modules-by-the-front-door',
      'A module is spoken to through its index.',
      { path: '^apps/server/src/modules/([^/]+)/' },
      {
        path: '^apps/server/src/modules/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index[.]ts$'],
      },
    ),
    rule(
      'modules-by-the-front-door',
      'The same holds for everything around the modules.',
      { path: '^apps/server/src/', pathNot: '^apps/server/src/modules/' },
      { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/[^/]+/index[.]ts$' },
    ),
    rule(
      'machinery-knows-no-module',
      'Plugins serve modules they have never heard of.',
      { path: '^apps/server/src/(plugins|jobs)/' },
      { path: '^apps/server/src/modules/' },
    ),
    rule(
      'only-wiring-names-a-provider',
      'app.ts chooses the provider; nobody else knows which one it is.',
      { path: '^apps/server/src/(modules|plugins|jobs)/' },
      { path: '^apps/server/src/providers/' },
    ),
    rule(
      'only-repositories-touch-tables',
      'SQL has one kind of address.',
      { path: '^apps/server/src/(modules|plugins|jobs)/', pathNot: ['-repository[.]ts$', TESTS] },
      { path: '^packages/database/' },
    ),
    rule(
      'only-routes-know-http',
      'Services are plain functions that tests call directly.',
      { path: '^apps/server/src/modules/', pathNot: ['-routes[.]ts$', TESTS] },
      { path: 'node_modules/(@fastify/|fastify)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/build/|/[.]react-router/|^apps/web/[^/]+[.]config)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node'] },
  },
};
