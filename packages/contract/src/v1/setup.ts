/** The first account of an empty installation. */
import { z } from 'zod';
import { Password, Username } from './members.ts';
import { type Operation, perCaller, problems, READ_LIMIT } from './operation.ts';

/** Guesses of the code count here. */
const SETUP_LIMIT = perCaller('setup', 10);

export const SetupState = z.object({
  is_open: z.boolean().meta({ description: 'Whether there is no account yet.' }),
});
export type SetupState = z.infer<typeof SetupState>;

export const FirstAccount = z.strictObject({
  username: Username,
  password: Password,
  code: z.string().trim().max(50).meta({ description: 'Printed by the server at its start.' }),
});
export type FirstAccount = z.infer<typeof FirstAccount>;

export const setupOperations = {
  setupState: {
    method: 'GET',
    url: '/api/v1/setup',
    limit: READ_LIMIT,
    permission: 'anyone',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Setup'],
      summary: 'Whether the first account can be created',
      response: { 200: SetupState, ...problems },
    },
    example: { reply: { is_open: true } },
  },
  createFirstAccount: {
    method: 'POST',
    url: '/api/v1/setup',
    limit: SETUP_LIMIT,
    permission: 'anyone',
    isIdempotent: false,
    isAudited: true,
    ownProblems: ['setup-closed', 'setup-code-wrong'],
    schema: {
      tags: ['Setup'],
      summary: 'Create the first account: an administrator of the platform; refused once an account exists',
      body: FirstAccount,
      response: { 201: z.object({ username: z.string() }), ...problems },
    },
    example: {
      body: { username: 'nino@shop.example', password: 'a long password', code: 'K7QM-2XWP-9TRD' },
      reply: { username: 'nino@shop.example' },
    },
  },
} as const satisfies Record<string, Operation>;
