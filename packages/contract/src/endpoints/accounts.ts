/** The calls of a login: log in, read the session, log out. */
import { z } from 'zod';
import { LoginRequest, LoginResponse } from '../auth.ts';
import { perMinute } from '../call-limit.ts';
import { Saved } from '../chat.ts';
import { type Endpoint, problems } from './endpoint.ts';

export const accountCalls = {
  authenticate: {
    method: 'POST',
    url: '/api/authenticate',
    limit: perMinute('login', 300),
    schema: {
      tags: ['Login'],
      summary: 'Log in and receive the contexts of a section',
      body: LoginRequest,
      response: { 200: LoginResponse, ...problems },
    },
  },
  session: {
    method: 'GET',
    url: '/api/session',
    limit: perMinute('session', 600),
    schema: {
      tags: ['Login'],
      summary: 'Who is logged in, and with which contexts of a section',
      querystring: z.object({ contextBase: z.string().trim().max(100).optional() }),
      response: { 200: LoginResponse, ...problems },
    },
  },
  logout: {
    method: 'POST',
    url: '/api/logout',
    limit: perMinute('logout', 600),
    schema: { tags: ['Login'], summary: 'Log out', response: { 200: Saved, ...problems } },
  },
} as const satisfies Record<string, Endpoint>;
