/** The message printed at start: the URL, who may log in, and how to create an administrator. */
import { brand } from '@quarry/contract';
import type { DemoPolicy } from '../demo-policy.ts';
import { DEMO_PASSWORD } from '../demo-state.ts';

export interface Announcement {
  address: string;
  /** Whether the demo shops are in the database. */
  hasDemo: boolean;
  demo: DemoPolicy;
  hasUsers: boolean;
}

export function announce(announcement: Announcement): void {
  console.log(announcementText(announcement));
}

export function announcementText({ address, hasDemo, demo, hasUsers }: Announcement): string {
  return [
    '',
    `  ${brand.name} is ready: ${address}`,
    `  The shop:        ${address}/dummy-shop`,
    `  The API:         ${address}/api/docs`,
    '',
    ...(hasDemo ? demoLines(demo) : emptyLines(demo, hasUsers)),
    '',
  ].join('\n');
}

const MAKE_ADMINISTRATOR = '  Make an administrator with: npm run quarry -- user add NAME --admin';

function demoLines({ accounts, accountsClosedBecause }: DemoPolicy): string[] {
  if (accounts === 'closed') {
    return [
      `  The demo shops are loaded; their accounts are closed, because ${accountsClosedBecause}.`,
      '  DEMO_ACCOUNTS=1 opens them to everybody: their password is public.',
      MAKE_ADMINISTRATOR,
    ];
  }
  return [
    `  Demo accounts, password of all: ${DEMO_PASSWORD}`,
    '    veli, gpc, dressup, lcw, …   one named as each store',
    '    admin                        every store',
    '    admin-homzmart, admin-empty  one store, no store',
    '    veli-chat                    one section of one store',
    accounts === 'open'
      ? '  They are open to everybody who reaches this server, because DEMO_ACCOUNTS is 1.'
      : '  They are open only at a loopback address such as this one.',
    MAKE_ADMINISTRATOR,
    '  Try: red dress under 50 (dior), წითელი კაბა (dressup), where is my order 1042',
    '  In every store order 1042 is Shipped and belongs to nino@example.com, phone ending 4417.',
    '',
    '  Ctrl-C ends it.',
  ];
}

function emptyLines({ dataOffBecause }: DemoPolicy, hasUsers: boolean): string[] {
  return [
    ...(dataOffBecause
      ? [`  The demo shops are not loaded, because ${dataOffBecause}; DEMO_DATA=1 loads them into an empty database.`]
      : []),
    ...(hasUsers ? [] : ['  There is no account yet.', MAKE_ADMINISTRATOR]),
  ];
}
