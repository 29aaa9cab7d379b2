/** Who makes a call of API v1, and what they may do in its store. */
import type { Permission, Role } from '@quarry/contract';

export interface V1Caller {
  /** `shopper`: a visitor of an open store or a page with a publishable key. `nobody`: no credentials were asked. */
  kind: 'account' | 'key' | 'shopper' | 'nobody';
  /** Of the account or the key; empty for the others. */
  id: string;
  /** Username, or name of the key. */
  name: string;
  isPlatformAdmin: boolean;
  /** In the store of the call. */
  role: Role | null;
  permissions: ReadonlySet<Permission>;
  /** Of an account: whether it logs in with a code as well. */
  hasSecondFactor?: boolean;
  /** Whose conversations a call about the caller's own data means. */
  visitor?: string;
}

export const NOBODY: V1Caller = {
  kind: 'nobody',
  id: '',
  name: '',
  isPlatformAdmin: false,
  role: null,
  permissions: new Set(),
};
