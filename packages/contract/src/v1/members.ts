/** People who work in a store: members, invitations, password links, sessions. */
import { z } from 'zod';
import { StoreId } from '../store.ts';
import { Session, SESSION_EXAMPLE } from './me.ts';
import { type Operation, perCaller, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { Role } from './permissions.ts';
import { Deleted, EntryId, InStore, InStoreWithId, IsoTime, ListQuery, pageOf } from './shared.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const INVITATION_DAYS = 7;
export const PASSWORD_LINK_HOURS = 24;

/** Guesses of tokens and passwords count here. */
const LINK_LIMIT = perCaller('account-links', 30);

export const Member = z.object({
  id: z.string(),
  username: z.string(),
  role: Role,
  created_at: IsoTime,
  is_self: z.boolean(),
});
export type Member = z.infer<typeof Member>;

export const Invitation = z.object({
  id: z.string(),
  username: z.string(),
  role: Role,
  created_by: z.string(),
  created_at: IsoTime,
  expires_at: IsoTime,
});
export type Invitation = z.infer<typeof Invitation>;

export const Username = z.string().trim().min(1).max(200).meta({ description: 'A name, or an e-mail address.' });
export const Password = z.string().min(PASSWORD_MIN_LENGTH, `At least ${PASSWORD_MIN_LENGTH} characters.`).max(1000);
const Token = z.string().min(1).max(200);

const Link = z.string().nullable().meta({
  description: 'Address of the page that sets the password, told once; null in a repeated reply.',
});
const Mailed = z.boolean().meta({ description: 'The link was also sent by mail, because the name is an address.' });

const MEMBER_EXAMPLE = {
  id: 'b1a4f0de-5d0a-4a51-8d5e-52b4a4b9d5f0',
  username: 'giorgi@shop.example',
  role: 'analyst',
  created_at: '2026-11-01T09:00:00.000Z',
  is_self: false,
};
const INVITATION_EXAMPLE = {
  id: '44a1c0ce-6a3e-4a5e-8a0c-1c9f6e0f2b3d',
  username: 'giorgi@shop.example',
  role: 'analyst',
  created_by: 'nino@shop.example',
  created_at: '2026-11-01T09:00:00.000Z',
  expires_at: '2026-11-08T09:00:00.000Z',
};
const LINK_EXAMPLE = 'https://quarry.example/console/invitation#F3k…';
const OF_MEMBER = { store: 'myshop', id: MEMBER_EXAMPLE.id };

const common = { isIdempotent: false, isAudited: false } as const;
const change = { limit: WRITE_LIMIT, permission: 'members:write', isIdempotent: true, isAudited: true } as const;

export const membersOperations = {
  listMembers: {
    ...common,
    method: 'GET',
    url: '/api/v1/stores/:store/members',
    limit: READ_LIMIT,
    permission: 'members:read',
    schema: {
      tags: ['Members'],
      summary: 'Members of a store, in the order of their names',
      params: InStore,
      querystring: ListQuery,
      response: { 200: pageOf(Member), ...problems },
    },
    example: { params: { store: 'myshop' }, query: {}, reply: { items: [MEMBER_EXAMPLE], next_cursor: null } },
  },
  member: {
    ...common,
    method: 'GET',
    url: '/api/v1/stores/:store/members/:id',
    limit: READ_LIMIT,
    permission: 'members:read',
    schema: {
      tags: ['Members'],
      summary: 'A member of a store',
      params: InStoreWithId,
      response: { 200: Member, ...problems },
    },
    example: { params: OF_MEMBER, reply: MEMBER_EXAMPLE },
  },
  changeMember: {
    ...change,
    method: 'PATCH',
    url: '/api/v1/stores/:store/members/:id',
    schema: {
      tags: ['Members'],
      summary: 'Change the role of a member',
      params: InStoreWithId,
      body: z.object({ role: Role }),
      response: { 200: Member, ...problems },
    },
    example: { params: OF_MEMBER, body: { role: 'analyst' }, reply: MEMBER_EXAMPLE },
  },
  removeMember: {
    ...change,
    method: 'DELETE',
    url: '/api/v1/stores/:store/members/:id',
    schema: {
      tags: ['Members'],
      summary: 'Remove a member; the account remains',
      params: InStoreWithId,
      response: { 200: Deleted, ...problems },
    },
    example: { params: OF_MEMBER, reply: { deleted: true } },
  },
  listInvitations: {
    ...common,
    method: 'GET',
    url: '/api/v1/stores/:store/invitations',
    limit: READ_LIMIT,
    permission: 'members:read',
    schema: {
      tags: ['Members'],
      summary: 'Invitations that wait for an answer',
      params: InStore,
      response: { 200: z.object({ items: z.array(Invitation) }), ...problems },
    },
    example: { params: { store: 'myshop' }, reply: { items: [INVITATION_EXAMPLE] } },
  },
  invite: {
    ...change,
    secrets: ['link'],
    method: 'POST',
    url: '/api/v1/stores/:store/invitations',
    schema: {
      tags: ['Members'],
      summary: 'Invite a person; the reply has the link to give to them',
      params: InStore,
      body: z.object({ username: Username, role: Role }),
      response: { 201: z.object({ invitation: Invitation, link: Link, mailed: Mailed }), ...problems },
    },
    example: {
      params: { store: 'myshop' },
      body: { username: 'giorgi@shop.example', role: 'analyst' },
      reply: { invitation: INVITATION_EXAMPLE, link: LINK_EXAMPLE, mailed: true },
    },
  },
  invitation: {
    ...common,
    method: 'GET',
    url: '/api/v1/stores/:store/invitations/:id',
    limit: READ_LIMIT,
    permission: 'members:read',
    schema: {
      tags: ['Members'],
      summary: 'An invitation that waits for an answer',
      params: InStoreWithId,
      response: { 200: Invitation, ...problems },
    },
    example: { params: { store: 'myshop', id: INVITATION_EXAMPLE.id }, reply: INVITATION_EXAMPLE },
  },
  withdrawInvitation: {
    ...change,
    method: 'DELETE',
    url: '/api/v1/stores/:store/invitations/:id',
    schema: {
      tags: ['Members'],
      summary: 'Withdraw an invitation',
      params: InStoreWithId,
      response: { 200: Deleted, ...problems },
    },
    example: { params: { store: 'myshop', id: INVITATION_EXAMPLE.id }, reply: { deleted: true } },
  },
  readInvitation: {
    ...common,
    method: 'POST',
    url: '/api/v1/invitations/read',
    limit: LINK_LIMIT,
    permission: 'anyone',
    schema: {
      tags: ['Members'],
      summary: 'What the link of an invitation offers',
      body: z.object({ token: Token }),
      response: {
        200: z.object({
          store_id: StoreId,
          store_name: z.string(),
          username: z.string(),
          role: Role,
          has_account: z.boolean().meta({ description: 'Whether the password of an existing account is asked.' }),
        }),
        ...problems,
      },
    },
    example: {
      body: { token: 'F3k…' },
      reply: {
        store_id: 'myshop',
        store_name: 'My shop',
        username: 'giorgi@shop.example',
        role: 'analyst',
        has_account: false,
      },
    },
  },
  acceptInvitation: {
    ...common,
    method: 'POST',
    url: '/api/v1/invitations/accept',
    limit: LINK_LIMIT,
    permission: 'anyone',
    isAudited: true,
    schema: {
      tags: ['Members'],
      summary: 'Accept an invitation: with a new password, or with that of the account that has this name',
      body: z.object({ token: Token, password: Password }),
      response: { 200: z.object({ username: z.string(), store_id: StoreId, role: Role }), ...problems },
    },
    example: {
      body: { token: 'F3k…', password: 'a long password' },
      reply: { username: 'giorgi@shop.example', store_id: 'myshop', role: 'analyst' },
    },
  },
  resetPassword: {
    ...change,
    secrets: ['link'],
    method: 'POST',
    url: '/api/v1/stores/:store/members/:id/password-reset',
    schema: {
      tags: ['Members'],
      summary: 'A link with which a member sets a new password',
      params: InStoreWithId,
      response: { 201: z.object({ link: Link, expires_at: IsoTime, mailed: Mailed }), ...problems },
    },
    example: {
      params: OF_MEMBER,
      reply: { link: LINK_EXAMPLE, expires_at: '2026-11-02T09:00:00.000Z', mailed: false },
    },
  },
  setPassword: {
    ...common,
    method: 'POST',
    url: '/api/v1/password-resets/accept',
    limit: LINK_LIMIT,
    permission: 'anyone',
    schema: {
      tags: ['Members'],
      summary: 'Set a new password with the link for it; ends all sessions of the account',
      body: z.object({ token: Token, password: Password }),
      response: { 200: z.object({ username: z.string() }), ...problems },
    },
    example: { body: { token: 'F3k…', password: 'a long password' }, reply: { username: 'giorgi@shop.example' } },
  },
  memberSessions: {
    ...common,
    method: 'GET',
    url: '/api/v1/stores/:store/members/:id/sessions',
    limit: READ_LIMIT,
    permission: 'members:read',
    schema: {
      tags: ['Members'],
      summary: 'Sessions of a member',
      params: InStoreWithId,
      response: { 200: z.object({ items: z.array(Session) }), ...problems },
    },
    example: { params: OF_MEMBER, reply: { items: [{ ...SESSION_EXAMPLE, is_current: false }] } },
  },
  endMemberSession: {
    ...change,
    method: 'DELETE',
    url: '/api/v1/stores/:store/members/:id/sessions/:session',
    schema: {
      tags: ['Members'],
      summary: 'End a session of a member',
      params: InStoreWithId.extend({ session: EntryId }),
      response: { 200: Deleted, ...problems },
    },
    example: { params: { ...OF_MEMBER, session: SESSION_EXAMPLE.id }, reply: { deleted: true } },
  },
} as const satisfies Record<string, Operation>;
