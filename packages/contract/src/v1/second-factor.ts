/** The second factor of the own account: codes of an authenticator app (TOTP, RFC 6238), and recovery codes. */
import { z } from 'zod';
import { type Operation, perCaller, problems, READ_LIMIT } from './operation.ts';
import { Deleted } from './shared.ts';

export const RECOVERY_CODES = 10;

/** Guesses of codes and passwords count here. */
const CODE_LIMIT = perCaller('second-factor', 20);

export const SecondFactorCode = z.string().trim().min(6).max(40).meta({
  description: 'The six digits of the authenticator app, or a recovery code.',
});
const Password = z.string().min(1).max(1000).meta({ description: 'Of the own account.' });

export const SecondFactor = z.object({
  enabled: z.boolean(),
  recovery_codes_left: z.number().int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export const SecondFactorSecret = z.object({
  secret: z.string().meta({ description: 'Base32, to type into the app.' }),
  uri: z.string().meta({ description: '`otpauth://…`, to be drawn as a QR code.' }),
});
export type SecondFactorSecret = z.infer<typeof SecondFactorSecret>;

export const RecoveryCodes = z.object({
  recovery_codes: z.array(z.string()).meta({ description: 'Each replaces one code of the app, once. Told only now.' }),
});
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const secondFactorOperations = {
  secondFactor: {
    method: 'GET',
    url: '/api/v1/me/second-factor',
    limit: READ_LIMIT,
    permission: 'account',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Me'],
      summary: 'Whether the own account has a second factor',
      response: { 200: SecondFactor, ...problems },
    },
    example: { reply: { enabled: true, recovery_codes_left: 9 } },
  },
  beginSecondFactor: {
    method: 'POST',
    url: '/api/v1/me/second-factor',
    limit: CODE_LIMIT,
    permission: 'account',
    isIdempotent: false,
    isAudited: false,
    ownProblems: ['wrong-password', 'demo-account-shared', 'second-factor-on'],
    schema: {
      tags: ['Me'],
      summary: 'Begin a second factor; it counts after a code of the app has confirmed it',
      body: z.strictObject({ password: Password }),
      response: { 200: SecondFactorSecret, ...problems },
    },
    example: {
      body: { password: 'a long password' },
      reply: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Quarry:nino?secret=JBSWY3DPEHPK3PXP&issuer=Quarry' },
    },
  },
  confirmSecondFactor: {
    method: 'POST',
    url: '/api/v1/me/second-factor/confirm',
    limit: CODE_LIMIT,
    permission: 'account',
    isIdempotent: false,
    isAudited: true,
    ownProblems: ['second-factor-wrong', 'second-factor-not-begun'],
    schema: {
      tags: ['Me'],
      summary: 'Switch the second factor on; all other sessions of the account end',
      body: z.strictObject({ code: SecondFactorCode }),
      response: { 200: RecoveryCodes, ...problems },
    },
    example: { body: { code: '123456' }, reply: { recovery_codes: ['7KQM-2XWP-R8TC-4HNB', 'H4TR-9DVC-M2KY-6WQA'] } },
  },
  removeSecondFactor: {
    method: 'POST',
    url: '/api/v1/me/second-factor/remove',
    limit: CODE_LIMIT,
    permission: 'account',
    isIdempotent: false,
    isAudited: true,
    ownProblems: ['wrong-password', 'second-factor-wrong'],
    schema: {
      tags: ['Me'],
      summary: 'Switch the second factor off',
      body: z.strictObject({ password: Password, code: SecondFactorCode }),
      response: { 200: Deleted, ...problems },
    },
    example: { body: { password: 'a long password', code: '123456' }, reply: { deleted: true } },
  },
} as const satisfies Record<string, Operation>;
