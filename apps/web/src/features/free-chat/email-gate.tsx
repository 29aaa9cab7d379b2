/**
 * The e-mail form of the free chat. The address is stored only in the browser and not sent. The browser's own
 * validation is off, so that our message is shown.
 */
import { Button, Plinth, TextField } from '@quarry/ui';
import { type FormEvent, useState } from 'react';
import { GateMark } from './gate-mark.tsx';

const INVALID_EMAIL = 'Please enter a valid email address.';

interface EmailGateProps {
  /** False when it is not a valid e-mail address. */
  onEnter: (email: string) => boolean;
  /** Called when the visitor reaches the form, to preload the chat. */
  onApproach: () => void;
}

export function EmailGate({ onEnter, onApproach }: EmailGateProps) {
  const [email, setEmail] = useState('');
  const [isRefused, setIsRefused] = useState(false);

  function enter(event: FormEvent) {
    event.preventDefault();
    if (onEnter(email)) return;
    setIsRefused(true);
    window.alert(INVALID_EMAIL);
  }

  return (
    <Plinth onTop={<GateMark />}>
      <h1 className="font-display text-[40px] leading-[1.04] font-bold tracking-[-0.03em] max-sm:text-[34px]">
        Welcome to the Demo
      </h1>
      <p className="mt-2.5 mb-5.5 text-[17px] text-ink-2">Please enter your email to start the free test session.</p>
      <noscript>
        <p className="text-base font-semibold">The chat needs JavaScript. Please switch it on to start.</p>
      </noscript>
      <form noValidate onSubmit={enter} data-needs-script="">
        <TextField
          label="Email"
          type="email"
          name="email"
          required
          autoComplete="email"
          inputMode="email"
          value={email}
          onFocus={onApproach}
          onPointerEnter={onApproach}
          error={isRefused ? INVALID_EMAIL : undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            setIsRefused(false);
          }}
        />
        <Button type="submit" className="mt-3 w-full">
          Start Chatting
        </Button>
      </form>
      <p className="mt-4 text-sm text-ink-2">It stays in this browser. Twenty messages, no account.</p>
    </Plinth>
  );
}
