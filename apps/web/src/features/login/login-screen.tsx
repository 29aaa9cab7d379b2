/** The login form on a plinth with three decorative objects. */
import { BookArt, Button, LampArt, Plinth, TabletsArt, TextField } from '@quarry/ui';
import { type FormEvent, useEffect, useRef } from 'react';

interface LoginScreenProps {
  title: string;
  /** What the login opens, as part of a sentence: `the shop chat`. */
  context: string;
  isPending: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  onLogin: (credentials: { username: string; password: string }) => void;
}

export function LoginScreen({ title, context, isPending, error, onLogin }: LoginScreenProps) {
  const password = useRef<HTMLInputElement>(null);
  const wasPending = useRef(false);
  // The button was disabled during the login and lost the focus.
  useEffect(() => {
    if (wasPending.current && !isPending && error) {
      password.current?.focus();
      password.current?.select();
    }
    wasPending.current = isPending;
  }, [isPending, error]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onLogin({ username: written(fields.get('username')).trim(), password: written(fields.get('password')) });
  }

  return (
    <Plinth onTop={<StillLife />}>
      <form onSubmit={submit} className="relative">
        <h1 className="font-display text-[38px] leading-[1.02] font-bold tracking-[-0.03em] max-sm:text-[34px]">
          {title}
        </h1>
        <p className="mt-2 mb-5 text-base text-ink-2">Please login to access {context}</p>
        {error && (
          <p role="alert" className="mb-4 rounded-control bg-danger-tint px-3.5 py-2.5 text-danger">
            {error}
          </p>
        )}
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          required
          className="mb-4"
        />
        <TextField
          ref={password}
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          className="mb-5.5"
        />
        <Button type="submit" disabled={isPending} className="w-full">
          {isPending ? 'Logging in...' : 'Login'}
        </Button>
      </form>
    </Plinth>
  );
}

function written(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

function StillLife() {
  return (
    <>
      <LampArt className="mb-1 h-[190px] max-sm:h-[124px]" />
      <BookArt className="h-[172px] max-sm:h-[112px]" />
      <TabletsArt className="-mb-1 -ml-2 h-[118px] max-sm:h-[78px]" />
    </>
  );
}
