/**
 * Second factors of accounts: codes of an authenticator app (TOTP, RFC 6238: SHA-1, six digits, 30 seconds, which all apps
 * know), and recovery codes. A code is taken once. Wrong codes of an account are counted over all addresses, because who
 * gets as far as the code knows the password.
 */
import { createHash, randomInt } from 'node:crypto';
import {
  brand,
  problem,
  RECOVERY_CODES,
  type RecoveryCodes,
  type SecondFactor,
  type SecondFactorSecret,
} from '@quarry/contract';
import { Secret, TOTP } from 'otpauth';
import { type CreateLimiter, type Limiter, quotaOf } from '../../rate-limits/limiter.ts';
import type { AlsoWrite } from '../audit/index.ts';
import { ownerOfFactor } from '../../secrets/seal-stored-secrets.ts';
import { type SecretBox, UnreadableSecretError } from '../../secrets/secret-box.ts';
import type { SecondFactorRepository } from './second-factor-repository.ts';

const PERIOD_SECONDS = 30;
/** Clocks of phones may be one step off. */
const WINDOW_STEPS = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const APP_CODE = /^\d{6}$/;
/** Without letters and digits that look alike. 16 of 31 signs are 79 bits: too many to guess from a plain hash. */
const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_GROUPS = 4;
const CODE_GROUP_LENGTH = 4;
const WRONG_CODES = 10;
const WRONG_CODES_SECONDS = 60 * 60;

export type SecondFactors = ReturnType<typeof createSecondFactors>;

interface SecondFactorParts {
  factors: SecondFactorRepository;
  secrets: SecretBox;
  /** undefined: without limits, for load tests. */
  createLimiter: CreateLimiter | undefined;
  /** The account is read again: whether it has a second factor has changed. */
  forget(): void;
  now?: () => Date;
}

export function createSecondFactors({
  factors,
  secrets,
  createLimiter,
  forget,
  now = () => new Date(),
}: SecondFactorParts) {
  const wrongCodes: Limiter | undefined = createLimiter?.({
    name: 'second-factor',
    points: WRONG_CODES,
    seconds: WRONG_CODES_SECONDS,
    givesBack: true,
  });

  function opened(userId: string, stored: string): string {
    try {
      return secrets.open(stored, ownerOfFactor(userId));
    } catch (error) {
      if (!(error instanceof UnreadableSecretError)) throw error;
      const detail =
        'The server cannot read this second factor any more. Use a recovery code, or have the password reset.';
      throw problem('second-factor-wrong', { detail });
    }
  }

  async function isRight(userId: string, secret: string, code: string): Promise<boolean> {
    if (!APP_CODE.test(code)) return factors.takeRecoveryCode(userId, recoveryHash(code));
    const timestamp = now().getTime();
    // A delta of 0 is valid, null is not.
    const delta = totpOf(opened(userId, secret)).validate({ token: code, window: WINDOW_STEPS, timestamp });
    if (delta === null) return false;
    return factors.takeStep(userId, Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta);
  }

  /** Counts the code as wrong before it is checked, so that parallel guesses count too. */
  async function check(userId: string, secret: string, code: string): Promise<void> {
    const taken = await wrongCodes?.take(userId);
    if (taken && !taken.isAllowed) {
      const quota = quotaOf(WRONG_CODES, taken);
      throw problem('too-many-logins', { quota, retryAfter: quota.resetSeconds });
    }
    if (!(await isRight(userId, secret, code))) throw problem('second-factor-wrong');
    if (taken) await wrongCodes?.giveBack(userId, taken);
  }

  return {
    /**
     * For a login whose password was right.
     * @throws `second-factor-needed` without a code, `second-factor-wrong`, `too-many-logins`.
     */
    async checkLogin(userId: string, code: string | undefined): Promise<void> {
      const factor = await factors.find(userId);
      if (!factor?.isConfirmed) return;
      if (!code) throw problem('second-factor-needed');
      await check(userId, factor.secret, code);
    },

    async state(userId: string): Promise<SecondFactor> {
      const factor = await factors.find(userId);
      const isOn = factor?.isConfirmed ?? false;
      return { enabled: isOn, recovery_codes_left: isOn ? (factor?.recoveryCodesLeft ?? 0) : 0 };
    },

    /** @throws `second-factor-on`, when the old one must be removed first. */
    async begin(userId: string, username: string): Promise<SecondFactorSecret> {
      const secret = new Secret({ size: SECRET_BYTES }).base32;
      const sealed = secrets.seal(secret, ownerOfFactor(userId));
      if (!(await factors.begin(userId, sealed))) throw problem('second-factor-on');
      return { secret, uri: totpOf(secret, username).toString() };
    },

    /**
     * @param ownSession hash of the session that goes on; the others end.
     * @throws `second-factor-not-begun`, `second-factor-wrong`, `too-many-logins`.
     */
    async confirm(userId: string, code: string, ownSession: string, also: AlsoWrite): Promise<RecoveryCodes> {
      const factor = await factors.find(userId);
      if (!factor || factor.isConfirmed) throw problem('second-factor-not-begun');
      await check(userId, factor.secret, code);
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      await factors.confirm(userId, codes.map(recoveryHash), ownSession, also);
      forget();
      return { recovery_codes: codes };
    },

    /** @throws `second-factor-wrong`, `too-many-logins`. */
    async remove(userId: string, code: string, also: AlsoWrite): Promise<void> {
      const factor = await factors.find(userId);
      if (factor?.isConfirmed) await check(userId, factor.secret, code);
      await factors.remove(userId, also);
      forget();
    },
  };
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: brand.name, label, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });
}

function newRecoveryCode(): string {
  const group = () =>
    Array.from({ length: CODE_GROUP_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)] ?? '').join('');
  return Array.from({ length: CODE_GROUPS }, group).join('-');
}

/** Capitals and dashes do not matter. */
function recoveryHash(code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(plain).digest('hex');
}
