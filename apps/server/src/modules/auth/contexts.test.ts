import { newStoreSettings, type StoreSettings } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  contextsOf,
  type Grant,
  isKnownBase,
  isMember,
  isPlatformAdmin,
  mayEnter,
  mayManage,
  roleIn,
} from './contexts.ts';

const account = (facts: Partial<Account> = {}): Account => ({
  id: 'nino',
  username: 'nino',
  isAdmin: false,
  grantsAll: false,
  isDemo: false,
  grants: [],
  memberships: [],
  hasSecondFactor: false,
  ...facts,
});
const grant = (base: string, storeId: string): Grant => ({ base, storeId });
const store = (id: string): StoreSettings => newStoreSettings(id, id, 'en', 'USD');
function pharmacy(id: string, hasButtonChat: boolean): StoreSettings {
  const settings = store(id);
  return { ...settings, kind: 'pharmacy', gates: { ...settings.gates, streaming_button_chat: hasButtonChat } };
}
const STORES = [store('north'), store('south')];

describe('sections', () => {
  it.each(['chat', 'button-chat', 'new-search', 'dummy-shop'])('knows %s', (base) => {
    expect(isKnownBase(base)).toBe(true);
  });

  it.each(['kitchen', '', 'Chat'])('does not know %j', (base) => {
    expect(isKnownBase(base)).toBe(false);
  });
});

describe('contexts of an account', () => {
  const both = [grant('chat', 'north'), grant('new-search', 'south'), grant('chat', 'south')];

  it('AUTH-22 are all contexts of the section for an administrator, and one for another account', () => {
    expect(contextsOf(account({ isAdmin: true, grants: both }), 'chat', STORES)).toEqual(['chat/north', 'chat/south']);
    expect(contextsOf(account({ grants: both }), 'chat', STORES)).toEqual(['chat/north']);
  });

  it('include every store for an account with all grants', () => {
    const all = account({ isAdmin: true, grantsAll: true });
    expect(contextsOf(all, 'chat', STORES)).toEqual(['chat/north', 'chat/south']);
    expect(contextsOf(account({ grantsAll: true }), 'chat', STORES)).toEqual(['chat/north']);
    expect(contextsOf(all, 'chat', [])).toEqual([]);
  });

  it('of the button chat are only pharmacies where it is on', () => {
    const withGate = { ...store('east'), gates: { ...store('east').gates, streaming_button_chat: true } };
    const stores = [pharmacy('on', true), pharmacy('off', false), withGate];
    const all = account({ isAdmin: true, grantsAll: true });
    expect(contextsOf(all, 'button-chat', stores)).toEqual(['button-chat/on']);
    expect(contextsOf(all, 'chat', stores)).toEqual(['chat/on', 'chat/off', 'chat/east']);
  });

  it.each([undefined, '', 'dummy-shop'])('CONF-08 without a section (%j) are one of each store', (base) => {
    const admin = account({ isAdmin: true, grants: both });
    expect(contextsOf(admin, base, STORES)).toEqual(['new-search/north', 'new-search/south']);
  });

  it('of the section that pages without one use are still only its grants when it is asked for', () => {
    expect(contextsOf(account({ isAdmin: true, grants: both }), 'new-search', STORES)).toEqual(['new-search/south']);
  });

  it('fall back to the first grant of another section, but not for an administrator', () => {
    const grants = [grant('chat', 'north'), grant('chat', 'south')];
    expect(contextsOf(account({ grants }), 'dev-chat', STORES)).toEqual(['chat/north']);
    expect(contextsOf(account({ isAdmin: true, grants }), 'dev-chat', STORES)).toEqual([]);
    expect(contextsOf(account(), 'dev-chat', STORES)).toEqual([]);
  });
});

describe('access to a store', () => {
  it('ROLE-03 is given by a grant of this store, or by all grants', () => {
    const ofNorth = account({ grants: [grant('chat', 'north')] });
    expect([mayEnter(ofNorth, 'north'), mayEnter(ofNorth, 'south')]).toEqual([true, false]);
    expect(mayEnter(account({ grantsAll: true }), 'south')).toBe(true);
    expect(mayEnter(account(), 'north')).toBe(false);
  });

  it('is given to members of this store', () => {
    const member = account({
      memberships: [
        { storeId: 'north', role: 'viewer' },
        { storeId: 'east', role: 'owner' },
      ],
    });
    expect(['north', 'south', 'east'].map((id) => isMember(member, id))).toEqual([true, false, true]);
    expect(isMember(account(), 'north')).toBe(false);
  });

  it.each([
    ['a grant to chat', account({ grants: [grant('chat', 'north')] }), false],
    ['a grant to the button chat', account({ grants: [grant('button-chat', 'north')] }), false],
    ['a grant of a staff section', account({ grants: [grant('new-search', 'north')] }), true],
    ['one of both', account({ grants: [grant('chat', 'north'), grant('new-search', 'north')] }), true],
    ['an administrator who may chat', account({ isAdmin: true, grants: [grant('chat', 'north')] }), true],
    ['an administrator of another store', account({ isAdmin: true, grants: [grant('chat', 'south')] }), false],
    ['a staff section of another store', account({ grants: [grant('new-search', 'south')] }), false],
    ['all grants', account({ grantsAll: true }), true],
    ['no grant', account(), false],
  ])('as staff, with %s: %#', (_name, who, expected) => {
    expect(mayManage(who, 'north')).toBe(expected);
  });
});

describe('the role in a store', () => {
  const DEMO = new Set(['demo-shop']);
  const admin = account({ isAdmin: true, grantsAll: true });

  it('is owner of every store for an administrator of the platform', () => {
    expect(isPlatformAdmin(admin)).toBe(true);
    expect(roleIn(admin, 'north', DEMO)).toBe('owner');
  });

  it.each([
    ['is no administrator', { isAdmin: false, grantsAll: true }],
    ['has not all stores', { isAdmin: true, grantsAll: false }],
    ['is a demo account', { isAdmin: true, grantsAll: true, isDemo: true }],
  ])('an account that %s administers no platform', (_name, facts) => {
    expect(isPlatformAdmin(account(facts))).toBe(false);
  });

  it('is that of the membership of this store, before what the grants give', () => {
    const grants = [grant('new-search', 'north'), grant('new-search', 'south')];
    const member = account({ grants, memberships: [{ storeId: 'north', role: 'developer' }] });
    expect(roleIn(member, 'north', DEMO)).toBe('developer');
    expect(roleIn(member, 'south', DEMO)).toBe('merchandiser');
  });

  it('is merchandiser for staff without a membership, and none for shoppers', () => {
    expect(roleIn(account({ grants: [grant('new-search', 'north')] }), 'north', DEMO)).toBe('merchandiser');
    expect(roleIn(account({ grants: [grant('chat', 'north')] }), 'north', DEMO)).toBeUndefined();
    const oneStore = account({ isAdmin: true, grants: [grant('chat', 'north')] });
    expect(roleIn(oneStore, 'north', DEMO)).toBe('merchandiser');
  });

  it('of a demo account exists only in demo shops', () => {
    const demoAdmin = account({ isAdmin: true, grantsAll: true, isDemo: true });
    expect(roleIn(demoAdmin, 'demo-shop', DEMO)).toBe('owner');
    expect(roleIn(demoAdmin, 'north', DEMO)).toBeUndefined();
    const demoStaff = account({ isDemo: true, grants: [grant('new-search', 'demo-shop')] });
    expect(roleIn(demoStaff, 'demo-shop', DEMO)).toBe('merchandiser');
    const demoMember = account({ isDemo: true, memberships: [{ storeId: 'north', role: 'owner' }] });
    expect(roleIn(demoMember, 'north', DEMO)).toBeUndefined();
  });
});
