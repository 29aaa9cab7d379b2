import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { announcementText } from './announce.ts';

const told = (env: Record<string, string>, { hasDemo = true, setupCode = '', isInstalled = true } = {}) =>
  announcementText({
    address: 'http://127.0.0.1:3000',
    hasDemo,
    setupCode: setupCode || undefined,
    demo: readConfig(env).demo,
    guide: isInstalled ? GUIDE : undefined,
  });
const GUIDE = { accounts: ['corner   one store'], hints: ['Try: a red lamp'] };
const ADMINISTRATOR = 'npm run quarry -- user add NAME --admin';

describe('the start output', () => {
  it('lists the demo accounts where they are open, and who may use them', () => {
    expect(told({})).toContain('quarry-demo');
    expect(told({})).toMatch(/corner {3}one store[\s\S]*Try: a red lamp/);
    expect(told({})).toContain('open only at a loopback address');
    expect(told({ HOST: '0.0.0.0', DEMO_ACCOUNTS: '1' })).toContain('open to everybody');
  });

  it.each([
    [{ PUBLIC_URL: 'https://shop.example.com' }, 'PUBLIC_URL is not a loopback address'],
    [{ HOST: '0.0.0.0' }, 'HOST is not a loopback address'],
    [{ DATABASE_URL: 'postgres://db/quarry' }, 'DATABASE_URL is set'],
    [{ DEMO_ACCOUNTS: '0' }, 'DEMO_ACCOUNTS is 0'],
  ])('with %j says why accounts of an earlier start are closed, and how to make an administrator', (env, reason) => {
    expect(told(env)).toContain(`their accounts are closed, because ${reason}.`);
    expect(told(env)).toContain(ADMINISTRATOR);
    expect(told(env)).not.toContain('quarry-demo');
  });

  it('states why there are no demo shops', () => {
    const empty = told({ PUBLIC_URL: 'https://shop.example.com' }, { hasDemo: false, setupCode: 'K7QM-2XWP-9TRD' });

    expect(empty).toContain('The demo shops are not loaded, because PUBLIC_URL is not a loopback address');
    expect(empty).toContain(ADMINISTRATOR);
    expect(empty).not.toContain('quarry-demo');
  });

  it('states that an installation without the demo shops is empty', () => {
    const empty = told({}, { hasDemo: false, setupCode: 'K7QM-2XWP-9TRD', isInstalled: false });

    expect(empty).toContain('The demo shops are not installed');
    expect(empty).toContain('http://127.0.0.1:3000/console#setup=K7QM-2XWP-9TRD');
    expect(empty).toContain('K7QM-2XWP-9TRD');
    expect(empty).toContain(ADMINISTRATOR);
    expect(empty).not.toContain('DEMO_DATA');
  });
});
