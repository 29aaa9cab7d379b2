/**
 * The people who work in a store: members with roles, invitations, password links, sessions.
 *
 * A caller can only give or remove permissions that they have. Who manages one store cannot set the password of an
 * account that also works in other stores, because that password would open these too.
 */
import { randomUUID } from 'node:crypto';
import {
  type Invitation,
  INVITATION_DAYS,
  type Member,
  PASSWORD_LINK_HOURS,
  type Permission,
  problem,
  type Role,
  ROLE_PERMISSIONS,
  type Session,
} from '@quarry/contract';
import type { AlsoWrite, ChangeOptions } from '../audit/index.ts';
import type { AccountLink, AccountLinksRepository } from './account-links-repository.ts';
import type { AuthService } from './auth-service.ts';
import { isPlatformAdmin } from './contexts.ts';
import type { MemberChange, MembersRepository, StoredMember } from './members-repository.ts';
import { hashPassword } from './password.ts';
import { randomToken, tokenHash } from './token.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Who manages members. */
export interface MemberManager {
  id: string;
  name: string;
  isPlatformAdmin: boolean;
  permissions: ReadonlySet<Permission>;
}

export type MembersService = ReturnType<typeof createMembersService>;

interface MembersParts {
  members: MembersRepository;
  links: AccountLinksRepository;
  auth: Pick<AuthService, 'find' | 'forget' | 'checkPassword' | 'sessionsOf' | 'endSession'>;
}

export function createMembersService({ members, links, auth }: MembersParts) {
  async function thenForget<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
    try {
      return await work;
    } finally {
      auth.forget();
    }
  }

  async function find(storeId: string, id: string): Promise<StoredMember> {
    const member = await members.find(storeId, id);
    if (!member) throw problem('member-not-found');
    return member;
  }

  /** @throws `beyond-own-permissions`, `last-owner`, and what `options.check` throws. */
  function changeRole(
    storeId: string,
    userId: string,
    role: Role | null,
    by: MemberManager,
    options: ChangeOptions<MemberChange>,
  ): Promise<void> {
    if (role !== null) checkRole(role, by);
    let hadOwner = false;
    const change = members.set(storeId, userId, role, {
      check: (current) => {
        options.check?.(current);
        if (current) checkRole(current.role, by);
        hadOwner = current?.role === 'owner';
      },
      checkOwners: (owners) => {
        if (hadOwner && owners === 0 && !by.isPlatformAdmin) throw problem('last-owner');
      },
      also: options.also,
    });
    return thenForget(change);
  }

  /** @throws `account-elsewhere` when managing this store gives no power over the account. */
  async function checkWholeAccount(storeId: string, username: string, by: MemberManager): Promise<void> {
    if (by.isPlatformAdmin) return;
    const account = await auth.find(username);
    if (!account) throw problem('member-not-found');
    const others = await links.otherStoresOf(account.id, storeId);
    if (account.isAdmin || account.grantsAll || isPlatformAdmin(account) || account.isDemo || others.length > 0) {
      throw problem('account-elsewhere');
    }
  }

  async function linkOf(kind: AccountLink['kind'], token: string): Promise<AccountLink> {
    const link = await links.byToken(kind, tokenHash(token));
    if (!link) throw problem('invitation-not-found');
    return link;
  }

  return {
    /** In the order of the names. */
    async list(
      storeId: string,
      options: { after?: string | undefined; take: number },
      selfId: string,
    ): Promise<Member[]> {
      return (await members.list(storeId, options)).map((member) => shownMember(member, selfId));
    },

    /** @throws `member-not-found`. */
    get: async (storeId: string, id: string, selfId: string): Promise<Member> =>
      shownMember(await find(storeId, id), selfId),

    async change(
      storeId: string,
      id: string,
      role: Role,
      by: MemberManager,
      options: ChangeOptions<MemberChange>,
    ): Promise<Member> {
      await find(storeId, id);
      await changeRole(storeId, id, role, by, options);
      return shownMember(await find(storeId, id), by.id);
    },

    async remove(storeId: string, id: string, by: MemberManager, options: ChangeOptions<MemberChange>): Promise<void> {
      await find(storeId, id);
      await changeRole(storeId, id, null, by, options);
    },

    /** Restores a role for undo; null: no member. */
    restore: changeRole,

    invitations: async (storeId: string): Promise<Invitation[]> =>
      (await links.invitations(storeId)).flatMap(shownInvitation),

    /** @throws `already-member`, `beyond-own-permissions`. */
    async invite(
      storeId: string,
      { username, role }: { username: string; role: Role },
      by: MemberManager,
      auditOf: (id: string) => AlsoWrite,
    ): Promise<{ invitation: Invitation; token: string }> {
      checkRole(role, by);
      const account = await auth.find(username);
      if (account && (await members.find(storeId, account.id))) throw problem('already-member');
      const token = randomToken();
      const id = randomUUID();
      const link = await links.add(
        {
          id,
          storeId,
          kind: 'invitation',
          username,
          role,
          createdBy: by.name,
          tokenHash: tokenHash(token),
          expiresAt: new Date(Date.now() + INVITATION_DAYS * DAY_MS).toISOString(),
        },
        auditOf(id),
      );
      const [invitation] = shownInvitation(link);
      if (!invitation) throw problem('invitation-not-found');
      return { invitation, token };
    },

    /** @throws `invitation-not-found`. */
    async invitation(storeId: string, id: string): Promise<Invitation> {
      const found = (await links.invitations(storeId)).flatMap(shownInvitation).find((one) => one.id === id);
      if (!found) throw problem('invitation-not-found');
      return found;
    },

    /** @throws `invitation-not-found`, and what `check` throws. */
    async withdraw(storeId: string, id: string, { check, also }: ChangeOptions<Invitation>): Promise<void> {
      check?.((await links.invitations(storeId)).flatMap(shownInvitation).find((one) => one.id === id));
      if (!(await links.withdraw(storeId, id, also))) throw problem('invitation-not-found');
    },

    /** What an invitation offers. @throws `invitation-not-found`. */
    async read(token: string): Promise<{ storeId: string; username: string; role: Role; hasAccount: boolean }> {
      const { storeId, username, role } = await linkOf('invitation', token);
      if (role === null) throw problem('invitation-not-found');
      return { storeId, username, role, hasAccount: (await auth.find(username)) !== undefined };
    },

    /**
     * @param auditBy writes the audit line for the account that accepted.
     * @throws `invitation-not-found`; `wrong-password` when the account exists and has another password.
     */
    async accept(
      token: string,
      password: string,
      address: string,
      auditBy: (storeId: string, account: { id: string; name: string }) => AlsoWrite,
    ): Promise<{ username: string; storeId: string; role: Role }> {
      const { id, storeId, username, role } = await linkOf('invitation', token);
      if (role === null) throw problem('invitation-not-found');
      const known = await auth.find(username);
      const account = known
        ? { id: (await auth.checkPassword(username, password, address)).id }
        : { id: randomUUID(), newUser: { username, passwordHash: await hashPassword(password) } };
      const also = auditBy(storeId, { id: account.id, name: username });
      if (!(await thenForget(links.accept({ id, storeId, role }, account, also)))) {
        throw problem('invitation-not-found');
      }
      return { username, storeId, role };
    },

    /** @throws `member-not-found`, `account-elsewhere`, `beyond-own-permissions`. */
    async passwordLink(
      storeId: string,
      id: string,
      by: MemberManager,
      audit: AlsoWrite,
    ): Promise<{ username: string; token: string; expiresAt: string }> {
      const { username, role } = await find(storeId, id);
      checkRole(role, by);
      await checkWholeAccount(storeId, username, by);
      const token = randomToken();
      const { expiresAt } = await links.add(
        {
          id: randomUUID(),
          storeId,
          kind: 'password-reset',
          username,
          role: null,
          createdBy: by.name,
          tokenHash: tokenHash(token),
          expiresAt: new Date(Date.now() + PASSWORD_LINK_HOURS * HOUR_MS).toISOString(),
        },
        audit,
      );
      return { username, token, expiresAt: new Date(expiresAt).toISOString() };
    },

    /** @throws `invitation-not-found`. */
    async setPassword(token: string, password: string): Promise<{ username: string }> {
      const { id, username } = await linkOf('password-reset', token);
      const isSet = await thenForget(links.setPassword(id, username, await hashPassword(password)));
      if (!isSet) throw problem('invitation-not-found');
      return { username };
    },

    async sessions(storeId: string, id: string): Promise<Session[]> {
      const member = await find(storeId, id);
      return auth.sessionsOf(member.id);
    },

    /** @throws `member-not-found`, `session-not-found`, `account-elsewhere`, `beyond-own-permissions`. */
    async endSession(storeId: string, id: string, sessionId: string, by: MemberManager): Promise<void> {
      const { username, role } = await find(storeId, id);
      checkRole(role, by);
      await checkWholeAccount(storeId, username, by);
      await auth.endSession(id, sessionId);
    },
  };
}

function checkRole(role: Role, { permissions }: MemberManager): void {
  if (ROLE_PERMISSIONS[role].every((permission) => permissions.has(permission))) return;
  throw problem('beyond-own-permissions', {
    detail: `The role ${role} has permissions that you do not have, so you cannot give or take it.`,
  });
}

function shownMember({ id, username, role, createdAt }: StoredMember, selfId: string): Member {
  return { id, username, role, created_at: new Date(createdAt).toISOString(), is_self: id === selfId };
}

function shownInvitation({ id, username, role, createdBy, createdAt, expiresAt }: AccountLink): Invitation[] {
  if (role === null) return [];
  return [
    {
      id,
      username,
      role,
      created_by: createdBy,
      created_at: new Date(createdAt).toISOString(),
      expires_at: new Date(expiresAt).toISOString(),
    },
  ];
}
