import type { OpenDatabase } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CommandLine, openCommandLine, PASSWORD } from './testing/command-line.ts';

const HERE = { address: '203.0.113.7', asksForLoopback: false };

let record: OpenDatabase;
let line: CommandLine;
beforeAll(async () => {
  record = await openTestDatabase();
});
afterAll(() => record.close());
beforeEach(async () => {
  line = await openCommandLine(record);
  await line.run('store set --store myshop --create name=Myshop');
});

const logIn = (username: string, password: string) => line.auth.login({ username, password }, HERE);

describe('quarry user', () => {
  it('adds an administrator with the password from the prompt', async () => {
    expect(await line.run('user add nino --admin')).toMatchObject({
      exit: 0,
      out: 'Added the administrator "nino" of every store.',
    });
    expect((await logIn('nino', PASSWORD)).response).toMatchObject({ isAdmin: true, username: 'nino' });
  });

  it('adds a user with grants for stores that exist', async () => {
    expect(await line.run('user add levan --grant chat/myshop --grant new-search/myshop')).toMatchObject({ exit: 0 });
    expect(await line.auth.users()).toMatchObject([
      {
        username: 'levan',
        isAdmin: false,
        grants: [
          { base: 'chat', storeId: 'myshop' },
          { base: 'new-search', storeId: 'myshop' },
        ],
      },
    ]);
    expect(await line.run('user add zaza --grant chat/nowhere')).toMatchObject({ exit: 1 });
  });

  it('refuses a short password and a name that is taken', async () => {
    const short = await line.run('user add nino --admin', { secret: 'short' });
    expect([short.exit, short.err]).toEqual([1, expect.stringMatching(/at least 8 characters/)]);

    await line.run('user add taken --admin');
    const again = await line.run('user add taken --admin');

    expect([again.exit, again.err]).toEqual([1, expect.stringMatching(/already a user named taken/)]);
    expect(await line.auth.users()).toHaveLength(1);
  });

  it('lists accounts with their grants, and never a password or its hash', async () => {
    await line.run('user add nino --admin');
    await line.run('user add levan --grant chat/myshop');

    const { out } = await line.run('user list');

    expect(out.split('\n')).toEqual(['levan\tuser\tchat/myshop', 'nino\tadministrator\tevery store']);
  });

  it('sets a new password and ends only the sessions of this account', async () => {
    await line.run('user add nino --admin');
    await line.run('user add levan --grant chat/myshop');
    const [nino, levan] = [await logIn('nino', PASSWORD), await logIn('levan', PASSWORD)];

    const { exit, out } = await line.run('user password nino', { secret: 'a longer horse' });

    expect([exit, out]).toEqual([0, '"nino" has a new password and is logged out everywhere.']);
    expect(await line.auth.accountOf(nino.token, HERE)).toBeUndefined();
    expect(await line.auth.accountOf(levan.token, HERE)).toMatchObject({ username: 'levan' });
    await expect(logIn('nino', PASSWORD)).rejects.toMatchObject({ code: 'wrong-password' });
    await expect(logIn('nino', 'a longer horse')).resolves.toBeDefined();
  });

  it('refuses a new password that is too short, and keeps the old one', async () => {
    await line.run('user add nino --admin');
    const session = await logIn('nino', PASSWORD);

    expect(await line.run('user password nino', { secret: 'short' })).toMatchObject({ exit: 1 });

    expect(await line.auth.accountOf(session.token, HERE)).toBeDefined();
    await expect(logIn('nino', PASSWORD)).resolves.toBeDefined();
  });

  it('accepts a password only from the prompt or standard input', async () => {
    expect(await line.run('user password nino secret-word')).toMatchObject({ exit: 2 });
    expect(await line.run('user password nino --password secret-word')).toMatchObject({ exit: 2 });
  });

  it('deletes an account and ends its sessions', async () => {
    await line.run('user add nino --admin');
    const session = await logIn('nino', PASSWORD);

    expect(await line.run('user revoke nino')).toMatchObject({ exit: 0 });

    expect(await line.auth.accountOf(session.token, HERE)).toBeUndefined();
    expect(await line.auth.users()).toEqual([]);
  });

  it('removes a grant, keeps the others and ends the sessions', async () => {
    await line.run('user add levan --grant chat/myshop --grant new-search/myshop');
    const session = await logIn('levan', PASSWORD);

    expect(await line.run('user revoke levan --grant chat/myshop')).toMatchObject({ exit: 0 });

    expect(await line.auth.users()).toMatchObject([{ grants: [{ base: 'new-search', storeId: 'myshop' }] }]);
    expect(await line.auth.accountOf(session.token, HERE)).toBeUndefined();
  });

  it.each([
    ['user password nobody', 1, /no account named "nobody"/],
    ['user revoke nobody', 1, /no account named "nobody"/],
    ['user revoke levan --grant chat/elsewhere', 1, /no grant chat\/elsewhere\. Its grants: chat\/myshop\./],
    ['user revoke levan --grant kitchen/myshop', 2, /is no grant\. Write base\/store/],
  ])('%s ends with %i and changes nothing', async (words, exit, message) => {
    await line.run('user add levan --grant chat/myshop');
    const before = await line.auth.users();

    const told = await line.run(words);

    expect([told.exit, told.err]).toEqual([exit, expect.stringMatching(message)]);
    expect(await line.auth.users()).toEqual(before);
  });
});

describe('quarry key', () => {
  it('prints a new key, and nothing else, to standard output', async () => {
    const { exit, out } = await line.run('key create --store myshop --origin https://shop.example.com/');

    expect([exit, out]).toEqual([0, expect.stringMatching(/^qk_pub_[\w-]+$/)]);
    expect(await line.auth.storeOfKey(out)).toMatchObject({ storeId: 'myshop', origin: 'https://shop.example.com' });
    expect(await line.run('key create --store myshop --origin shop.example.com')).toMatchObject({ exit: 2 });
    expect(await line.run('key create --store nowhere --origin https://x.example')).toMatchObject({ exit: 1 });
  });

  it('lists keys by their first characters', async () => {
    const { out: key } = await line.run('key create --store myshop --origin https://shop.example.com');

    const { out } = await line.run('key list --store myshop');

    const [hint = '', ...rest] = out.split('\t');
    expect(key.startsWith(hint.slice(0, -1))).toBe(true);
    expect(rest.slice(0, 2)).toEqual(['myshop', 'https://shop.example.com']);
    expect(out).not.toContain(key);
  });

  it.each([
    ['the whole key', (key: string, _hint: string) => key],
    ['its first characters as the list shows them', (_key: string, hint: string) => hint],
  ])('revokes by %s, and other keys go on working', async (_how, choose) => {
    const { out: key } = await line.run('key create --store myshop --origin https://shop.example.com');
    const { out: other } = await line.run('key create --store myshop --origin https://other.example.com');
    const [entry] = (await line.auth.keys('myshop')).filter(({ hint }) => key.startsWith(hint));

    const { exit } = await line.run(['key', 'revoke', '--store', 'myshop', '--key', choose(key, `${entry?.hint}…`)]);

    expect(exit).toBe(0);
    expect(await line.auth.storeOfKey(key)).toBeUndefined();
    expect(await line.auth.isKeyOrigin('https://shop.example.com')).toBe(false);
    expect(await line.auth.storeOfKey(other)).toBeDefined();
  });

  it('refuses to revoke a key of another store, and an unknown one', async () => {
    await line.run('store set --store other --create name=Other');
    const { out: key } = await line.run('key create --store myshop --origin https://shop.example.com');

    const told = await line.run(['key', 'revoke', '--store', 'other', '--key', key]);

    expect([told.exit, told.err]).toEqual([1, expect.stringMatching(/"other" has no key/)]);
    expect(await line.auth.storeOfKey(key)).toBeDefined();
  });
});
