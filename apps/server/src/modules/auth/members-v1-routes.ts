/** API v1: members, invitations, password links and sessions. */
import { randomUUID } from 'node:crypto';
import { type Invitation, Role } from '@quarry/contract';
import { z } from 'zod';
import { page, readCursor } from '../../api-v1/pagination.ts';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import { ownOrigin } from '../../plugins/own-origin.ts';
import type { AuditRepository, Undos } from '../audit/index.ts';
import type { StoresService } from '../stores/index.ts';
import type { MailLink } from './account-mails/account-mails.ts';
import type { MemberChange } from './members-repository.ts';
import type { MembersService } from './members-service.ts';

export interface MembersV1Parts {
  members: MembersService;
  stores: Pick<StoresService, 'get'>;
  audit: Pick<AuditRepository, 'add'>;
  mailLink: MailLink;
  /** Links are mailed only with a configured origin: the one of a request can be forged. */
  publicOrigin: string | undefined;
}

type Names =
  | 'listMembers'
  | 'member'
  | 'changeMember'
  | 'removeMember'
  | 'listInvitations'
  | 'invite'
  | 'invitation'
  | 'withdrawInvitation'
  | 'readInvitation'
  | 'acceptInvitation'
  | 'resetPassword'
  | 'setPassword'
  | 'memberSessions'
  | 'endMemberSession';

const RESOURCE = 'members';
/** Pages of the console; the token is behind `#`, which browsers do not send. */
const PAGES = { invitation: '/console/invitation', reset: '/console/new-password' } as const;

export function membersV1Handlers({
  members,
  stores,
  audit,
  mailLink,
  publicOrigin,
}: MembersV1Parts): V1Handlers<Names> {
  async function mailed(
    kind: keyof typeof PAGES,
    storeId: string,
    { username, link, inviter }: { username: string; link: string; inviter: string },
  ): Promise<boolean> {
    if (!publicOrigin) return false;
    return mailLink({ kind, username, link, inviter, store: await stores.get(storeId), id: randomUUID() });
  }

  return {
    async listMembers({ storeId, query: { cursor, limit }, caller }) {
      const after = readCursor(cursor, z.string());
      const list = await members.list(storeId, { after, take: limit + 1 }, caller.id);
      return page(list, limit, ({ username }) => username);
    },

    member: ({ storeId, params: { id }, caller }) => members.get(storeId, id, caller.id),

    async changeMember({ storeId, params: { id }, body, caller, audited }) {
      const shown = await members.get(storeId, id, caller.id);
      const line = { action: 'changed', resource: RESOURCE, resourceId: id };
      // Only the role of a member can change.
      const options = audited<MemberChange>(line, ({ role }) => ({ ...shown, role }));
      return members.change(storeId, id, body.role, caller, options);
    },

    async removeMember({ storeId, params: { id }, caller, audited }) {
      const shown = await members.get(storeId, id, caller.id);
      const line = { action: 'deleted', resource: RESOURCE, resourceId: id };
      await members.remove(
        storeId,
        id,
        caller,
        audited<MemberChange>(line, ({ role }) => ({ ...shown, role })),
      );
      return { deleted: true };
    },

    listInvitations: async ({ storeId }) => ({ items: await members.invitations(storeId) }),

    async invite({ storeId, body, caller, audit: line, request }) {
      const { invitation, token } = await members.invite(storeId, body, caller, (resourceId) =>
        line({ action: 'invited', resource: 'invitations', resourceId }),
      );
      const link = `${ownOrigin(request, publicOrigin)}${PAGES.invitation}#${token}`;
      const { username } = invitation;
      return {
        invitation,
        link,
        mailed: await mailed('invitation', storeId, { username, link, inviter: caller.name }),
      };
    },

    invitation: ({ storeId, params: { id } }) => members.invitation(storeId, id),

    async withdrawInvitation({ storeId, params: { id }, audited }) {
      const line = { action: 'deleted', resource: 'invitations', resourceId: id };
      await members.withdraw(storeId, id, audited<Invitation>(line));
      return { deleted: true };
    },

    async readInvitation({ body }) {
      const { storeId, username, role, hasAccount } = await members.read(body.token);
      const { name } = await stores.get(storeId);
      return { store_id: storeId, store_name: name, username, role, has_account: hasAccount };
    },

    async acceptInvitation({ body, request }) {
      const accepted = await members.accept(
        body.token,
        body.password,
        request.ip,
        (storeId, account) =>
          (tx, { before, after }) =>
            audit.add(
              {
                storeId,
                actorKind: 'account',
                actorId: account.id,
                actorName: account.name,
                action: 'created',
                resource: RESOURCE,
                resourceId: account.id,
                before: before ?? null,
                after: after ?? null,
                requestId: request.id,
              },
              tx,
            ),
      );
      return { username: accepted.username, store_id: accepted.storeId, role: accepted.role };
    },

    async resetPassword({ storeId, params: { id }, caller, audit: line, request }) {
      const also = line({ action: 'created', resource: 'password_links', resourceId: id });
      const { username, token, expiresAt } = await members.passwordLink(storeId, id, caller, also);
      const link = `${ownOrigin(request, publicOrigin)}${PAGES.reset}#${token}`;
      const isMailed = await mailed('reset', storeId, { username, link, inviter: caller.name });
      return { link, expires_at: expiresAt, mailed: isMailed };
    },

    setPassword: ({ body }) => members.setPassword(body.token, body.password),

    memberSessions: async ({ storeId, params: { id } }) => ({ items: await members.sessions(storeId, id) }),

    async endMemberSession({ storeId, params: { id, session }, caller, audit: line }) {
      await members.endSession(storeId, id, session, caller);
      const write = line({ action: 'deleted', resource: 'sessions', resourceId: id });
      await write(undefined, { before: undefined, after: undefined });
      return { deleted: true };
    },
  };
}

const MemberBefore = z.object({ role: Role }).nullable();

/** A role is given back, a new member removed, an invitation withdrawn. */
export function membersUndos({ members }: { members: MembersService }): Undos {
  return {
    async [RESOURCE](storeId, { resourceId, before }, options, { caller }) {
      const role = MemberBefore.parse(before)?.role ?? null;
      await members.restore(storeId, resourceId, role, caller, options);
    },
    async invitations(storeId, { resourceId }, { also }) {
      await members.withdraw(storeId, resourceId, { also });
    },
  };
}
