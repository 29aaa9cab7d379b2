/** API v1: the second factor of the own account. */
import { problem } from '@quarry/contract';
import type { V1Call, V1Handlers } from '../../api-v1/v1-handler.ts';
import type { AuthService } from './auth-service.ts';
import { SESSION_COOKIE } from './cookie-options.ts';
import type { SecondFactors } from './second-factor.ts';
import { tokenHash } from './token.ts';

type Names = 'secondFactor' | 'beginSecondFactor' | 'confirmSecondFactor' | 'removeSecondFactor';

interface SecondFactorV1Parts {
  secondFactors: SecondFactors;
  auth: Pick<AuthService, 'checkPassword'>;
}

export function secondFactorV1Handlers({ secondFactors, auth }: SecondFactorV1Parts): V1Handlers<Names> {
  /** @throws `wrong-password`, `too-many-logins`. */
  const accountWith = (password: string, { caller, request }: Pick<V1Call<Names>, 'caller' | 'request'>) =>
    auth.checkPassword(caller.name, password, request.ip);

  return {
    secondFactor: ({ caller }) => secondFactors.state(caller.id),

    async beginSecondFactor({ body, ...call }) {
      const { isDemo } = await accountWith(body.password, call);
      // Its password is public: one visitor would lock out all others.
      if (isDemo) throw problem('demo-account-shared');
      return secondFactors.begin(call.caller.id, call.caller.name);
    },

    confirmSecondFactor({ body, caller, request }) {
      const token = request.cookies[SESSION_COOKIE];
      if (token === undefined) throw problem('login-needed');
      return secondFactors.confirm(caller.id, body.code, tokenHash(token));
    },

    async removeSecondFactor({ body, ...call }) {
      await accountWith(body.password, call);
      await secondFactors.remove(call.caller.id, body.code);
      return { deleted: true };
    },
  };
}
