/** The shop of the open room, and what the account may do in it. */
import type { Permission } from '@quarry/contract';
import { createContext, useContext } from 'react';

export interface RoomStore {
  id: string;
  name: string;
  isDemo: boolean;
  permissions: readonly Permission[];
}

export const StoreContext = createContext<RoomStore>({ id: '', name: '', isDemo: false, permissions: [] });

export function useStore(): RoomStore & { may: (permission: Permission) => boolean } {
  const store = useContext(StoreContext);
  return { ...store, may: (permission) => store.permissions.includes(permission) };
}
