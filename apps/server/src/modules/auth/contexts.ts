/** Computes an account's contexts (`base/store`) in a section from its grants. */
import { DEFAULT_BASE, type Role, type SectionBase, SECTION_BASES, type StoreSettings } from '@quarry/contract';

export interface Grant {
  base: string;
  storeId: string;
}

/** A store in which the account works, and its role there. */
export interface Membership {
  storeId: string;
  role: Role;
}

export interface Account {
  id: string;
  username: string;
  isAdmin: boolean;
  /** Every store, including later ones, in every section. */
  grantsAll: boolean;
  isDemo: boolean;
  grants: Grant[];
  memberships: Membership[];
  /** Logs in with a code of an authenticator app besides the password. */
  hasSecondFactor: boolean;
}

/** The section whose contexts are used for pages without a section: one context per store. */
const BASE_OF_PAGES_WITHOUT_ONE: SectionBase = 'new-search';

export function isKnownBase(base: string): boolean {
  return base === DEFAULT_BASE || SECTION_BASES.some((known) => known === base);
}

/**
 * An administrator gets all contexts of the section; another account its one grant for it, or its one grant of another
 * section (the page then logs it out).
 */
export function contextsOf(account: Account, askedBase: string | undefined, stores: StoreSettings[]): string[] {
  const base = !askedBase || askedBase === DEFAULT_BASE ? BASE_OF_PAGES_WITHOUT_ONE : askedBase;
  const isNeutral = base !== askedBase;
  const grants = account.grantsAll ? everyGrant(stores) : account.grants;
  const ofBase = isNeutral
    ? [...new Set(grants.map(({ storeId }) => storeId))].map((storeId) => `${base}/${storeId}`)
    : grants.filter((grant) => grant.base === base).map(({ storeId }) => `${base}/${storeId}`);
  if (account.isAdmin) return ofBase;
  const [first] = ofBase;
  if (first) return [first];
  return grants.slice(0, 1).map((grant) => `${grant.base}/${grant.storeId}`);
}

/** The button chat is a guided flow of pharmacies; only such stores have it. */
function everyGrant(stores: StoreSettings[]): Grant[] {
  return stores.flatMap((store) =>
    SECTION_BASES.filter((base) => base !== 'button-chat' || hasButtonChat(store)).map((base) => ({
      base,
      storeId: store.id,
    })),
  );
}

function hasButtonChat(store: StoreSettings): boolean {
  return store.kind === 'pharmacy' && store.gates.streaming_button_chat;
}

/** Sections where a user chats like a shopper. Their grants give no staff access. */
const SHOPPER_BASES: ReadonlySet<string> = new Set<SectionBase>(['chat', 'button-chat']);

/** Whether an account may read transcripts and change rules and synonyms: an administrator or staff of the store. */
export function mayManage({ grantsAll, isAdmin, grants }: Account, storeId: string): boolean {
  const ofStore = grants.filter((grant) => grant.storeId === storeId);
  return grantsAll || ofStore.some(({ base }) => isAdmin || !SHOPPER_BASES.has(base));
}

export function mayEnter(account: Account, storeId: string): boolean {
  return account.grantsAll || account.grants.some((grant) => grant.storeId === storeId);
}

export function isMember({ memberships }: Account, storeId: string): boolean {
  return memberships.some((membership) => membership.storeId === storeId);
}

/** Whether an account administers the platform. The password of demo accounts is public, so they never do. */
export function isPlatformAdmin({ isAdmin, grantsAll, isDemo }: Account): boolean {
  return isAdmin && grantsAll && !isDemo;
}

/**
 * The role of an account in a store for API v1. Accounts from before roles existed keep what they could do: staff count
 * as merchandisers. A demo administrator owns the demo shops, and no other store.
 */
export function roleIn(account: Account, storeId: string, demoStores: ReadonlySet<string>): Role | undefined {
  if (isPlatformAdmin(account)) return 'owner';
  // Whoever knows the public password of a demo account has its roles, so it gets none in a real store.
  if (account.isDemo && !demoStores.has(storeId)) return undefined;
  const own = account.memberships.find((membership) => membership.storeId === storeId);
  if (own) return own.role;
  if (!mayManage(account, storeId)) return undefined;
  return account.isDemo && account.isAdmin ? 'owner' : 'merchandiser';
}
