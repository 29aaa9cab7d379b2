/** The message printed at start: the URL, who may log in, and how to create an administrator. */
import { brand } from '@quarry/contract';
import type { DemoPolicy } from '../demo/demo-policy.ts';
import type { DemoExample } from '../demo/demo-example.ts';
import { DEMO_PASSWORD } from '../demo/demo-state.ts';

export interface Announcement {
  address: string;
  /** Whether the demo shops are in the database. */
  hasDemo: boolean;
  demo: DemoPolicy;
  /** Of the example with the demo shops; absent: it is not installed. */
  guide: DemoExample['guide'] | undefined;
  /** With it the first account is made on a page; undefined: there is an account. */
  setupCode: string | undefined;
}

export function announce(announcement: Announcement): void {
  console.log(announcementText(announcement));
}

export function announcementText({ address, hasDemo, demo, guide, setupCode }: Announcement): string {
  return [
    '',
    `  ${brand.name} is ready: ${address}`,
    `  The shop:        ${address}/dummy-shop`,
    `  The API:         ${address}/api/docs`,
    '',
    ...(hasDemo ? demoLines(demo, guide) : emptyLines(demo, `${address}/console`, setupCode, guide !== undefined)),
    '',
  ].join('\n');
}

const MAKE_ADMINISTRATOR = '  Make an administrator with: npm run quarry -- user add NAME --admin';

function demoLines(
  { accounts, accountsClosedBecause }: DemoPolicy,
  { accounts: names, hints }: DemoExample['guide'] = { accounts: [], hints: [] },
): string[] {
  if (accounts === 'closed') {
    return [
      `  The demo shops are loaded; their accounts are closed, because ${accountsClosedBecause}.`,
      '  DEMO_ACCOUNTS=1 opens them to everybody: their password is public.',
      MAKE_ADMINISTRATOR,
    ];
  }
  return [
    `  Demo accounts, password of all: ${DEMO_PASSWORD}`,
    ...names.map((name) => `    ${name}`),
    accounts === 'open'
      ? '  They are open to everybody who reaches this server, because DEMO_ACCOUNTS is 1.'
      : '  They are open only at a loopback address such as this one.',
    MAKE_ADMINISTRATOR,
    ...hints.map((hint) => `  ${hint}`),
    '',
    '  Ctrl-C ends it.',
  ];
}

function emptyLines(
  { dataOffBecause }: DemoPolicy,
  page: string,
  setupCode: string | undefined,
  isInstalled: boolean,
): string[] {
  return [
    ...(isInstalled ? [] : ['  The demo shops are not installed; this is an empty Quarry.']),
    ...(isInstalled && dataOffBecause
      ? [`  The demo shops are not loaded, because ${dataOffBecause}; DEMO_DATA=1 loads them into an empty database.`]
      : []),
    ...(setupCode === undefined
      ? []
      : [
          '  There is no account yet. Make the first one at this address, which has the code in it:',
          `  ${page}#setup=${setupCode}`,
          `  or at another address of this server's console with the code ${setupCode}, or in the terminal:`,
          MAKE_ADMINISTRATOR,
        ]),
  ];
}
