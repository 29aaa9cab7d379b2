/** Who is logged in, with the shops that the account may see. */
import type { Permission } from '@quarry/contract';
import { createContext, useContext } from 'react';

export interface AccountStore {
  id: string;
  name: string;
  role: string;
  isDemo: boolean;
  permissions: readonly Permission[];
}

export interface Account {
  name: string;
  /** May create shops. */
  isPlatformAdministrator: boolean;
  stores: readonly AccountStore[];
}

export const AccountContext = createContext<Account>({ name: '', isPlatformAdministrator: false, stores: [] });
export const useAccount = () => useContext(AccountContext);
