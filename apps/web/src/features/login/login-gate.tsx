/** Shows a section to logged-in users, and one of the shared login screens to all others. */
import { type AuthBase, contextLabel } from '@quarry/client';
import { type UseAuth, useAuth } from '@quarry/client/react';
import { storeOf } from '@quarry/contract';
import { Button, Plinth, ProgressBlocks } from '@quarry/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { focusSection } from '../../browser/section-focus.ts';
import { LoginScreen } from './login-screen.tsx';

/** The user and store, as sections need them. */
export interface Visitor {
  username: string | null;
  store: string;
  /** More than one only for administrators; then a section shows a selector. */
  stores: readonly { context: string; label: string }[];
  activeContext: string;
  switchContext: (context: string) => void;
  logout: () => void;
  /** Call it when the server answers 401. */
  sessionEnded: () => void;
}

/** Renders the store selection for an administrator. */
export type PickShop = (choice: {
  stores: Visitor['stores'];
  pick: (context: string) => void;
  logout: () => void;
}) => ReactNode;

interface LoginGateProps {
  base: AuthBase;
  /** The section's name in `Please login to access ...`. */
  context: string;
  /** Title of the login screen; default `Login Required`. */
  title?: string;
  /** Only for sections where a shop is picked. */
  pickShop?: PickShop;
  /** Additional content of the `Access Issue` screen for an administrator without shops. */
  noShops?: ReactNode;
  children: (visitor: Visitor) => ReactNode;
}

/** A URL such as `/new-chat?store=veli` opens that shop for an administrator with access to it. */
export function LoginGate({ base, context, title, pickShop, noShops, children }: LoginGateProps) {
  const [address] = useSearchParams();
  return (
    <GateView
      auth={useAuth(base, address.get('store')?.toLowerCase())}
      context={context}
      {...(title && { title })}
      {...(pickShop && { pickShop })}
      noShops={noShops}
      render={children}
    />
  );
}

interface GateViewProps {
  auth: UseAuth;
  context: string;
  title?: string;
  pickShop?: PickShop;
  noShops?: ReactNode;
  render: (visitor: Visitor) => ReactNode;
}

export function GateView({ auth, context, title = 'Login Required', pickShop, noShops, render }: GateViewProps) {
  const { view } = auth;
  useFocusOnNewScreen(view);
  if (view === 'checking') return <Waiting>Checking authentication...</Waiting>;
  if (view === 'logging-out') return <Waiting>Logging out...</Waiting>;
  if (view === 'login') {
    return (
      <LoginScreen
        title={title}
        context={context}
        isPending={auth.status === 'logging-in'}
        error={auth.error}
        onLogin={(credentials) => void auth.login(credentials)}
      />
    );
  }
  if (view === 'access-issue') {
    return (
      <AccessIssue context={context} onLogout={() => void auth.logout()}>
        {noShops}
      </AccessIssue>
    );
  }

  if (view === 'pick-shop' && pickShop) {
    return pickShop({ stores: storesOf(auth), pick: auth.switchContext, logout: () => void auth.logout() });
  }

  const { activeContext } = auth.auth;
  if (view !== 'ready' || !activeContext) return <NoContext onLogout={() => void auth.logout()} />;
  return render(visitorOf(auth, activeContext));
}

/**
 * The removed screen loses the focus, so it is moved to the new one. The initial check had no focus to move. A layout
 * effect, because parts of the new screen may move the focus further in their own effects.
 */
function useFocusOnNewScreen(view: UseAuth['view']) {
  const previous = useRef(view);
  useLayoutEffect(() => {
    if (previous.current === view) return;
    if (previous.current !== 'checking') focusSection();
    previous.current = view;
  }, [view]);
}

function visitorOf(auth: UseAuth, activeContext: string): Visitor {
  return {
    username: auth.auth.username,
    store: storeOf(activeContext),
    stores: storesOf(auth),
    activeContext,
    switchContext: auth.switchContext,
    logout: () => void auth.logout(),
    sessionEnded: auth.sessionEnded,
  };
}

function storesOf({ auth }: UseAuth): Visitor['stores'] {
  return auth.isAdmin ? auth.userContexts.map((context) => ({ context, label: contextLabel(context) })) : [];
}

function Waiting({ children }: { children: string }) {
  return (
    <div className="grid min-h-[60vh] place-items-center px-6">
      <p role="status" className="flex animate-fade-in items-end gap-3 text-[17px] text-ink-2">
        <ProgressBlocks />
        {children}
      </p>
    </div>
  );
}

function NoContext({ onLogout }: { onLogout: () => void }) {
  return (
    <Plinth>
      <p role="alert" className="mb-6 text-[17px]">
        Error: No store context available.
      </p>
      <Button onClick={onLogout}>Logout</Button>
    </Plinth>
  );
}

function AccessIssue({ context, onLogout, children }: { context: string; onLogout: () => void; children?: ReactNode }) {
  return (
    <Plinth>
      {children}
      <h1 className="font-display text-[38px] leading-[1.02] font-bold tracking-[-0.03em] max-sm:text-[34px]">
        Access Issue
      </h1>
      <p className="mt-3 max-w-[44ch] text-base text-ink-2">
        You are logged in as an administrator, but no shops are configured or accessible for {context}.
      </p>
      <p className="mt-2 mb-6 text-base text-ink-2">Please contact your system administrator.</p>
      <Button onClick={onLogout}>Logout</Button>
    </Plinth>
  );
}
