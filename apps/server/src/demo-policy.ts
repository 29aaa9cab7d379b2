/**
 * Decides whether the demo shops are loaded and who may use the demo accounts. Their password is public, so both are
 * off by default wherever others can reach the server, and must be enabled explicitly.
 */
import { isLoopbackHost } from './loopback.ts';

export interface DemoPolicy {
  /** Why an empty database gets no demo shops; undefined if it gets them. */
  dataOffBecause: string | undefined;
  /** `loopback`: only for requests to a loopback host. */
  accounts: DemoAccounts;
  /** Why the demo accounts are closed; undefined if they are not. */
  accountsClosedBecause: string | undefined;
}

export type DemoAccounts = 'open' | 'loopback' | 'closed';

interface DemoSettings {
  host: string;
  publicUrl: string | undefined;
  databaseUrl: string | undefined;
  /** `DEMO_DATA` and `DEMO_ACCOUNTS`; undefined: derived from other settings. */
  data: '0' | '1' | undefined;
  accounts: '0' | '1' | undefined;
}

export function demoPolicy({ host, publicUrl, databaseUrl, data, accounts }: DemoSettings): DemoPolicy {
  const publicReason =
    publicUrl && !isLoopbackHost(new URL(publicUrl).host) ? 'PUBLIC_URL is not a loopback address' : undefined;
  const databaseReason = databaseUrl ? 'DATABASE_URL is set' : undefined;
  const hostReason = isLoopbackHost(host) ? undefined : 'HOST is not a loopback address';
  const ifSet = (value: '0' | '1' | undefined, name: string, otherwise: string | undefined) =>
    value === undefined ? otherwise : value === '1' ? undefined : `${name} is 0`;
  const accountsClosedBecause = ifSet(accounts, 'DEMO_ACCOUNTS', hostReason ?? publicReason ?? databaseReason);
  return {
    dataOffBecause: ifSet(data, 'DEMO_DATA', publicReason ?? databaseReason),
    accounts: accountsClosedBecause ? 'closed' : accounts === '1' ? 'open' : 'loopback',
    accountsClosedBecause,
  };
}
