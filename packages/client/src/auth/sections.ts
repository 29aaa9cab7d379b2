/** The login behaviour of each section of the platform. */
import { DEFAULT_BASE, type SectionBase } from '@quarry/contract';

/** The sections, and the base of pages without a section (the try-on). */
export type AuthBase = SectionBase | typeof DEFAULT_BASE;

export interface SectionLogin {
  /** The login call names the section. Search and try-on send only the name and the password. */
  sendsBase: boolean;
  /** A regular user whose context belongs to another section is logged out. */
  checksBase: boolean;
  /** An administrator's contexts of other sections are hidden. */
  filtersContexts: boolean;
  /**
   * `always`: an administrator picks the shop; `several`: only when there is more than one; `never`: the first one
   * opens.
   */
  picksShop: 'always' | 'several' | 'never';
}

const PLAIN: SectionLogin = { sendsBase: true, checksBase: false, filtersContexts: false, picksShop: 'never' };

export const SECTION_LOGINS: Readonly<Record<AuthBase, SectionLogin>> = {
  'dev-dummy-shop': PLAIN,
  chat: { ...PLAIN, checksBase: true },
  'dev-chat': { ...PLAIN, checksBase: true },
  'integrated-view': { ...PLAIN, checksBase: true, picksShop: 'always' },
  'new-search': { ...PLAIN, sendsBase: false, picksShop: 'several' },
  'button-chat': { ...PLAIN, checksBase: true, filtersContexts: true },
  [DEFAULT_BASE]: { ...PLAIN, sendsBase: false },
};

/** The `contextBase` that a section sends; undefined where it sends none. */
export function contextBaseOf(base: AuthBase): string | undefined {
  return SECTION_LOGINS[base].sendsBase ? base : undefined;
}
