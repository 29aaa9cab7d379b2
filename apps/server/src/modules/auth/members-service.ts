/** The accounts that work in a store, and their roles. */
import { problem, type Role } from '@quarry/contract';
import type { AuthRepository } from './auth-repository.ts';
import type { CachedAuthRepository } from './cached-auth-repository.ts';
import type { MemberOptions, MembersRepository } from './members-repository.ts';

export type MembersService = ReturnType<typeof createMembersService>;

interface MembersParts {
  members: MembersRepository;
  accounts: Pick<AuthRepository, 'byUsername'> & Pick<CachedAuthRepository, 'forget'>;
}

export function createMembersService({ members, accounts }: MembersParts) {
  return {
    /** Makes an account a member, or changes its role. @throws the problem `user-not-found`. */
    async setRole(storeId: string, username: string, role: Role, options: MemberOptions = {}): Promise<void> {
      const account = await accounts.byUsername(username);
      if (!account) throw problem('user-not-found');
      try {
        await members.set(storeId, account.id, role, options);
      } finally {
        accounts.forget();
      }
    },
  };
}
