/** Login routes. The token is sent only in an httpOnly cookie. */
import { endpoints } from '@quarry/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type AuthService, SESSION_DAYS } from './auth-service.ts';
import { callerOf } from './access-routes.ts';
import { cookieOptions, SESSION_COOKIE } from './cookie-options.ts';

interface AuthRouteParts {
  auth: AuthService;
  /** Whether our pages are served over https, for the cookie's `Secure` attribute. */
  isSecure: boolean;
}

export function authRoutes({ auth, isSecure }: AuthRouteParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoints.authenticate,
      async handler(request, reply) {
        const { token, response } = await auth.login(request.body, callerOf(request));
        await auth.logout(request.cookies[SESSION_COOKIE]);
        reply.setCookie(SESSION_COOKIE, token, cookieOptions(SESSION_DAYS, isSecure));
        return response;
      },
    });

    app.route({
      ...endpoints.session,
      handler: (request) => auth.session(request.cookies[SESSION_COOKIE], request.query.contextBase, callerOf(request)),
    });

    app.route({
      ...endpoints.logout,
      async handler(request, reply) {
        await auth.logout(request.cookies[SESSION_COOKIE]);
        reply.clearCookie(SESSION_COOKIE, { path: '/' });
        return { success: true as const };
      },
    });
  };
}
