import type { UseAuth } from '@quarry/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GateView } from './login-gate.tsx';

afterEach(cleanup);

function anAuth(fields: Partial<UseAuth> = {}): UseAuth {
  return {
    status: 'logged-in',
    view: 'ready',
    error: null,
    auth: {
      isAuthenticated: true,
      isAdmin: false,
      activeContext: 'chat/Veli',
      userContexts: ['chat/Veli'],
      username: 'veli',
    },
    login: vi.fn(),
    logout: vi.fn(),
    sessionEnded: vi.fn(),
    switchContext: vi.fn(),
    ...fields,
  };
}

function gate(auth: UseAuth) {
  return render(<GateView auth={auth} context="the shop chat" render={(visitor) => <p>Store {visitor.store}</p>} />);
}

describe('the screens before a section', () => {
  it('AUTH-15 CONF-40 without a store context: an error and a logout', () => {
    const auth = anAuth({ view: 'no-context', auth: { ...anAuth().auth, activeContext: null, userContexts: [] } });
    gate(auth);
    expect(screen.getByRole('alert').textContent).toBe('Error: No store context available.');
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(auth.logout).toHaveBeenCalledOnce();
  });

  it('AUTH-40 shows the login’s error', () => {
    gate(anAuth({ view: 'login', status: 'logged-out', error: 'An error occurred during login.' }));
    expect(screen.getByRole('alert').textContent).toBe('An error occurred during login.');
  });

  it.each([
    ['checking', 'Checking authentication...'],
    ['logging-out', 'Logging out...'],
  ] as const)('AUTH-20 %s says %s', (view, words) => {
    gate(anAuth({ view, status: view }));
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('AUTH-32 passes the store in lower case to the section, and a store selector only for administrators', () => {
    gate(anAuth());
    expect(screen.getByText('Store veli')).toBeDefined();
  });

  it('AUTH-33 passes the store `unknown` for a context without a store', () => {
    gate(anAuth({ auth: { ...anAuth().auth, activeContext: 'chat' } }));
    expect(screen.getByText('Store unknown')).toBeDefined();
  });

  it('AUTH-23 AUTH-34 lets a section render the shop selection, with store names', () => {
    const auth = anAuth({
      view: 'pick-shop',
      auth: {
        ...anAuth().auth,
        isAdmin: true,
        activeContext: null,
        userContexts: ['new-search/veli', 'new-search/gpc'],
      },
    });
    render(
      <GateView
        auth={auth}
        context="the product search"
        render={() => <p>In</p>}
        pickShop={({ stores, pick }) =>
          stores.map(({ context, label }) => (
            <button key={context} type="button" onClick={() => pick(context)}>
              {label}
            </button>
          ))
        }
      />,
    );
    expect(screen.queryByText('In')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'gpc' }));
    expect(auth.switchContext).toHaveBeenCalledWith('new-search/gpc');
  });
});
