/** A link that opens in a new tab and says so. The name stays as it is: the hint is its description. */
import { type ComponentProps, useId } from 'react';
import { useSpeech } from '../messages/messages-context.tsx';

export function NewTabLink({ children, ...rest }: Omit<ComponentProps<'a'>, 'target' | 'rel' | 'aria-describedby'>) {
  const { messages, language } = useSpeech();
  const id = useId();
  return (
    <>
      <a {...rest} target="_blank" rel="noopener noreferrer" aria-describedby={id}>
        {children}
      </a>
      <span id={id} lang={language} hidden>
        {messages.opensNewTab}
      </span>
    </>
  );
}
