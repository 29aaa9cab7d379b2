/**
 * Stands before every section of the platform: it shows the section to those who are logged in, and to everyone else
 * one of the shared screens.
 */
import { type AuthBase, contextLabel } from '@quarry/client';
import { type UseAuth, useAuth } from '@quarry/client/react';
import { storeOf } from '@quarry/contract';
import { Button, Plinth, ProgressBlocks } from '@quarry/ui';
import type { ReactNode } from 'react';
import { LoginScreen } from './login-screen.tsx';

/** Who works where, as far as a section needs to know. */
export interface Visitor {
  store: string;
  /** More than one only for administrators; a section offers a choice then. */
  stores: readonly { context: string; label: string }[];
  activeContext: string;
  switchContext: (context: string) => void;
  logout: () => void;
}

interface LoginGateProps {
  base: AuthBase;
  /** What the section is called in `Please login to access ...`. */
  context: string;
  children: (visitor: Visitor) => ReactNode;
}

export function LoginGate({ base, context, children }: LoginGateProps) {
  return <GateView auth={useAuth(base)} context={context} render={children} />;
}

interface GateViewProps {
  auth: UseAuth;
  context: string;
  render: (visitor: Visitor) => ReactNode;
}

export function GateView({ auth, context, render }: GateViewProps) {
  const { view } = auth;
  if (view === 'checking') return <Waiting>Checking authentication...</Waiting>;
  if (view === 'logging-out') return <Waiting>Logging out...</Waiting>;
  if (view === 'login') {
    return (
      <LoginScreen
        context={context}
        isPending={auth.status === 'logging-in'}
        error={auth.error}
        onLogin={(credentials) => void auth.login(credentials)}
      />
    );
  }
  if (view === 'access-issue') return <AccessIssue context={context} onLogout={() => void auth.logout()} />;

  const { activeContext } = auth.auth;
  if (view !== 'ready' || !activeContext) return <NoContext onLogout={() => void auth.logout()} />;
  return render(visitorOf(auth, activeContext));
}

function visitorOf({ auth, switchContext, logout }: UseAuth, activeContext: string): Visitor {
  return {
    store: storeOf(activeContext),
    stores: auth.isAdmin ? auth.userContexts.map((context) => ({ context, label: contextLabel(context) })) : [],
    activeContext,
    switchContext,
    logout: () => void logout(),
  };
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

function AccessIssue({ context, onLogout }: { context: string; onLogout: () => void }) {
  return (
    <Plinth>
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
