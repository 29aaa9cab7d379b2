/** A link that opens in a new tab and says so in its accessible description; name and text are unchanged. */
import type { ComponentProps } from 'react';
import { useMessages } from '../messages/messages-context.tsx';

export function NewTabLink({ children, ...rest }: Omit<ComponentProps<'a'>, 'target' | 'rel' | 'aria-description'>) {
  const messages = useMessages();
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer" aria-description={messages.opensNewTab}>
      {children}
    </a>
  );
}
