import type { LoginResponse } from '@quarry/contract';
import { baseOf, storeOf } from '@quarry/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterLogin, contextLabel, LOGGED_OUT, switchContext } from './auth-state.ts';
import type { AuthBase } from './sections.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const user = (context: string | null): LoginResponse => ({
  success: true,
  message: '',
  context,
  isAdmin: false,
  availableContexts: context ? [context] : [],
});
const admin = (...availableContexts: string[]): LoginResponse => ({
  success: true,
  message: '',
  context: null,
  isAdmin: true,
  availableContexts,
});

describe('a regular user', () => {
  it('AUTH-25 AUTH-35 ROLE-03 gets the single context', () => {
    expect(afterLogin(user('chat/veli'), 'chat', 'nino')).toEqual({
      state: {
        isAuthenticated: true,
        isAdmin: false,
        activeContext: 'chat/veli',
        userContexts: ['chat/veli'],
        username: 'nino',
      },
      problem: null,
      message: null,
    });
  });

  it.each<[string, AuthBase]>([
    ['chat/veli', 'dev-chat'],
    ['dev-chat/veli', 'chat'],
    ['chat/veli', 'integrated-view'],
    ['chat/gpc', 'button-chat'],
    ['button-chat-x/gpc', 'button-chat'],
    ['button-chat', 'button-chat'],
  ])('AUTH-26 AUTH-27 ROLE-04 with %s is logged out of %s, with a reason for the log', (context, base) => {
    const outcome = afterLogin(user(context), base, 'nino');

    expect(outcome.state).toEqual(LOGGED_OUT);
    expect(outcome.problem).toContain(context);
  });

  it.each<[string, AuthBase]>([
    ['chat/veli', 'dev-dummy-shop'],
    ['chat/veli', 'new-search'],
    ['chat/veli', 'dummy-shop'],
  ])('CONF-06 CONF-08 CONF-09 with %s may enter %s, which does not check', (context, base) => {
    expect(afterLogin(user(context), base, 'nino').state.activeContext).toBe(context);
  });

  it.each([null, ''])('AUTH-21 AUTH-28 CONF-41 without a context (%j) is logged out', (context) => {
    expect(afterLogin(user(context), 'chat', 'nino')).toEqual({
      state: LOGGED_OUT,
      problem: expect.stringContaining('no context'),
      message: 'Invalid login response format.',
    });
  });

  it('AUTH-21 is not logged in without success, whatever else the reply says', () => {
    const refused = { ...user('chat/veli'), success: false };

    expect(afterLogin({ ...refused, message: 'No.' }, 'chat', 'x')).toMatchObject({
      state: LOGGED_OUT,
      message: 'No.',
    });
    expect(afterLogin({ ...admin('chat/veli'), success: false }, 'chat', 'x').state).toEqual(LOGGED_OUT);
  });
});

describe('an administrator', () => {
  it('AUTH-22 ROLE-05 opens the first of the contexts', () => {
    expect(afterLogin(admin('chat/veli', 'chat/gpc'), 'chat', 'admin').state).toMatchObject({
      isAdmin: true,
      activeContext: 'chat/veli',
      userContexts: ['chat/veli', 'chat/gpc'],
    });
  });

  it.each<[AuthBase, string[], string | null]>([
    ['integrated-view', ['integrated-view/veli', 'integrated-view/gpc'], null],
    ['integrated-view', ['integrated-view/veli'], null],
    ['new-search', ['new-search/veli', 'new-search/gpc'], null],
    ['new-search', ['new-search/veli'], 'new-search/veli'],
  ])('AUTH-23 CONF-45 picks a shop on %s with %j', (base, contexts, activeContext) => {
    expect(afterLogin(admin(...contexts), base, 'admin').state).toMatchObject({
      activeContext,
      userContexts: contexts,
    });
  });

  it('AUTH-24 has only contexts of the button chat there', () => {
    const contexts = ['chat/gpc', 'button-chat/gpc', 'button-chatter/x', 'button-chat/pharmadepot'];

    expect(afterLogin(admin(...contexts), 'button-chat', 'admin').state).toMatchObject({
      activeContext: 'button-chat/gpc',
      userContexts: ['button-chat/gpc', 'button-chat/pharmadepot'],
    });
  });

  it('AUTH-16 CONF-41 is logged in without any context', () => {
    expect(afterLogin(admin(), 'chat', 'admin')).toMatchObject({
      state: { isAuthenticated: true, isAdmin: true, activeContext: null, userContexts: [] },
      problem: null,
    });
  });
});

describe('a shop named in the URL', () => {
  it.each(['chat', 'integrated-view', 'new-search'] as const)(
    'opens for an administrator who has it, in %s',
    (base) => {
      const login = admin(`${base}/veli`, `${base}/gpc`);

      expect(afterLogin(login, base, 'admin', 'gpc').state.activeContext).toBe(`${base}/gpc`);
      expect(afterLogin(login, base, 'admin', 'lcw').state.activeContext).toBe(
        afterLogin(login, base, 'admin').state.activeContext,
      );
    },
  );

  it('changes nothing for a user with one shop', () => {
    expect(afterLogin(user('chat/veli'), 'chat', 'nino', 'gpc').state.activeContext).toBe('chat/veli');
  });
});

describe('AUTH-30 ROLE-07 switching the context', () => {
  const { state } = afterLogin(admin('chat/veli', 'chat/gpc'), 'chat', 'admin');

  it('is for administrators, to a listed context', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(switchContext(state, 'chat/gpc')).toEqual({ ...state, activeContext: 'chat/gpc' });
    expect(log).not.toHaveBeenCalled();
  });

  it('otherwise changes nothing and logs an error', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const regular = afterLogin(user('chat/veli'), 'chat', 'nino').state;

    expect(switchContext(state, 'chat/dior')).toBe(state);
    expect(switchContext(regular, 'chat/veli')).toBe(regular);
    expect(switchContext(LOGGED_OUT, 'chat/veli')).toBe(LOGGED_OUT);
    expect(log).toHaveBeenCalledTimes(3);
  });
});

describe('a context', () => {
  it('AUTH-31 AUTH-32 AUTH-33 names its store', () => {
    expect(['chat/veli', 'chat/Veli', 'chat', 'chat/'].map(storeOf)).toEqual(['veli', 'veli', 'unknown', 'unknown']);
    expect(baseOf('chat/veli')).toBe('chat');
  });

  it('AUTH-34 is labelled by its second segment', () => {
    expect(['chat/veli', 'new-search/extra.ge', 'chat'].map(contextLabel)).toEqual(['veli', 'extra.ge', 'chat']);
  });
});
