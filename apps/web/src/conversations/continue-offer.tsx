/** Above the input of a chat that has not begun: continues the last conversation of this browser. */
import type { UseChatHistory } from '@quarry/client/react';
import { buttonClass, Icon, useMessages } from '@quarry/ui';
import { useState } from 'react';
import { toasts } from '../browser/toasts.ts';

interface ContinueOfferProps {
  past: UseChatHistory;
  /** Called when the conversation is shown. */
  onContinued?: () => void;
}

export function ContinueOffer({ past: { state, history }, onContinued }: ContinueOfferProps) {
  const messages = useMessages();
  const [isLoading, setIsLoading] = useState(false);
  const { last } = state;
  if (last === null) return null;

  async function goOn(session: string) {
    setIsLoading(true);
    const isShown = await history.open(session);
    setIsLoading(false);
    if (isShown) onContinued?.();
    else toasts.show({ title: messages.conversationGone, variant: 'destructive' });
  }
  return (
    <div className="flex flex-none justify-center px-4 py-3">
      <button
        type="button"
        data-testid="continue-chat"
        disabled={isLoading}
        aria-busy={isLoading || undefined}
        onClick={() => void goOn(last)}
        className={buttonClass('line', 'small', 'max-w-full whitespace-normal! py-1.5')}
      >
        <Icon name="clock" className="size-[18px]" />
        {messages.continueConversation}
      </button>
    </div>
  );
}
