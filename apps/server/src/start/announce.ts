/** What a person reads when Quarry is up: where it is, and who may log in. */
import { brand } from '@quarry/contract';
import { DEMO_PASSWORD } from '../demo-state.ts';

interface Announcement {
  address: string;
  /** Whether the demo shops are in the record. */
  hasDemo: boolean;
  demoAccountsOpen: boolean;
  hasUsers: boolean;
}

export function announce({ address, hasDemo, demoAccountsOpen, hasUsers }: Announcement): void {
  const lines = [
    '',
    `  ${brand.name} is ready: ${address}`,
    `  The shop:        ${address}/dummy-shop`,
    `  The API:         ${address}/api/docs`,
    '',
  ];
  if (hasDemo) lines.push(...(demoAccountsOpen ? demoAccounts() : closedAccounts()));
  else if (!hasUsers)
    lines.push(
      '  There is no account yet. Make an administrator with:',
      '    npm run quarry -- user add NAME --admin',
      '',
    );
  console.log(lines.join('\n'));
}

function demoAccounts(): string[] {
  return [
    `  Demo accounts, password of all: ${DEMO_PASSWORD}`,
    '    veli, gpc, dressup, lcw, …   one named as each store',
    '    admin                        every store',
    '    admin-homzmart, admin-empty  one store, no store',
    '    veli-chat                    one section of one store',
    '  Try: red dress under 50 (dior), წითელი კაბა (dressup), where is my order 1042',
    '  In every store order 1042 is Shipped and belongs to nino@example.com, phone ending 4417.',
    '',
    '  Ctrl-C ends it.',
    '',
  ];
}

function closedAccounts(): string[] {
  return [
    '  The demo accounts are closed, because HOST is not a loopback address; DEMO_ACCOUNTS=1 opens them.',
    '  Make an administrator with: npm run quarry -- user add NAME --admin',
    '',
  ];
}
