/** API v1: the second factor of the own account. */
import { problem } from '@quarry/contract';
import type { V1Call, V1Handlers } from '../../api-v1/v1-handler.ts';
import type { AlsoWrite, AuditRepository } from '../audit/index.ts';
import type { AuthService } from './auth-service.ts';
import { SESSION_COOKIE } from './cookie-options.ts';
import type { SecondFactors } from './second-factor.ts';
import { tokenHash } from './token.ts';

type Names = 'secondFactor' | 'beginSecondFactor' | 'confirmSecondFactor' | 'removeSecondFactor';

interface SecondFactorV1Parts {
  secondFactors: SecondFactors;
  auth: Pick<AuthService, 'checkPassword' | 'find'>;
  audit: Pick<AuditRepository, 'add'>;
}

export function secondFactorV1Handlers({ secondFactors, auth, audit }: SecondFactorV1Parts): V1Handlers<Names> {
  /** @throws `wrong-password`, `too-many-logins`. */
  const accountWith = (password: string, { caller, request }: Pick<V1Call<Names>, 'caller' | 'request'>) =>
    auth.checkPassword(caller.name, password, request.ip);

  /** A line in the log of each store in which the person works; without one, in that of the platform. */
  async function lineFor(
    action: 'enabled' | 'disabled',
    { caller, request }: Pick<V1Call<Names>, 'caller' | 'request'>,
  ) {
    const memberships = (await auth.find(caller.name))?.memberships ?? [];
    const storeIds = memberships.length > 0 ? memberships.map(({ storeId }) => storeId) : [null];
    const line = {
      actorKind: 'account' as const,
      actorId: caller.id,
      actorName: caller.name,
      action,
      resource: 'second_factors',
      resourceId: caller.id,
      requestId: request.id,
    };
    const also: AlsoWrite = async (tx, change) => {
      for (const storeId of storeIds) await audit.add({ ...line, ...change, storeId }, tx);
    };
    return also;
  }

  return {
    secondFactor: ({ caller }) => secondFactors.state(caller.id),

    async beginSecondFactor({ body, ...call }) {
      const { isDemo } = await accountWith(body.password, call);
      // Its password is public: one visitor would lock out all others.
      if (isDemo) throw problem('demo-account-shared');
      return secondFactors.begin(call.caller.id, call.caller.name);
    },

    async confirmSecondFactor({ body, caller, request }) {
      const token = request.cookies[SESSION_COOKIE];
      if (token === undefined) throw problem('login-needed');
      const also = await lineFor('enabled', { caller, request });
      return secondFactors.confirm(caller.id, body.code, tokenHash(token), also);
    },

    async removeSecondFactor({ body, ...call }) {
      await accountWith(body.password, call);
      await secondFactors.remove(call.caller.id, body.code, await lineFor('disabled', call));
      return { deleted: true };
    },
  };
}
