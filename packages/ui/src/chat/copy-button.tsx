/** Copies an answer's text. Says for a moment that it did, also to screen readers. */
import { useEffect, useState } from 'react';
import { useSpeech } from '../messages/messages-context.tsx';
import { announce } from '../primitives/announce.ts';
import { IconButton } from '../primitives/icon-button.tsx';

const SHOWN_MS = 2000;

interface CopyButtonProps {
  text: string;
  className?: string;
}

export function CopyButton({ text, className = '' }: CopyButtonProps) {
  const { messages, language } = useSpeech();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    let copied = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      console.error('The answer cannot be copied.', error);
      copied = false;
    }
    setOutcome(copied ? 'copied' : 'failed');
    announce(copied ? messages.copied : messages.copyFailed, language);
  }

  const said = outcome && (outcome === 'copied' ? messages.copied : messages.copyFailed);
  return (
    <span className="inline-flex items-center">
      <IconButton
        icon={outcome === 'copied' ? 'check' : 'copy'}
        label={messages.copy}
        iconClass="size-[18px]"
        className={`text-ink-3 ${className}`}
        onClick={() => void copy()}
      />
      {/* Announced already. */}
      {said && (
        <span aria-hidden="true" className="animate-fade-in text-[13px] text-ink-2">
          {said}
        </span>
      )}
    </span>
  );
}
