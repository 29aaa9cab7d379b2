/**
 * An answer of the assistant or of a person of the shop: no bubble, a rule at its start edge; text, then products, orders, quick replies and reactions. With the
 * audio preference the player comes first.
 */
import type { Language } from '@quarry/contract';
import { directionOf } from '@quarry/contract';
import { useSpeech } from '../messages/messages-context.tsx';
import { languageOfText } from '../messages/language-of-text.ts';
import { OrderCard } from '../orders/order-card.tsx';
import { Button } from '../primitives/button.tsx';
import { ProductRail } from '../product/product-rail.tsx';
import { MarkdownText } from './markdown-text.tsx';
import { MessageFeedback } from './message-feedback.tsx';
import { AuthorLine } from './person-note.tsx';
import { QuickReplies } from './quick-replies.tsx';
import type { MessageActions, ShownMessage } from './shown-message.ts';
import { VoicePlayer } from './voice-player.tsx';

interface AssistantMessageProps {
  message: ShownMessage;
  actions: MessageActions;
  /** Quick replies are enabled only while the assistant is idle. */
  isBusy: boolean;
}

export function AssistantMessage({ message, actions, isBusy }: AssistantMessageProps) {
  const { language: chatLanguage, messages } = useSpeech();
  const language: Language = languageOfText(message.text, chatLanguage);
  const { products = [], orders = [], buttons = [] } = message;

  return (
    <div
      lang={language}
      dir={directionOf(language)}
      data-testid={message.author === undefined ? 'assistant-message' : 'person-message'}
      className="relative flex min-w-0 flex-col gap-2.5 ps-4 before:absolute before:inset-y-[3px] before:start-0 before:w-0.5 before:bg-rule *:min-w-0"
    >
      {message.author !== undefined && <AuthorLine author={message.author} />}
      {message.text.trim() !== '' && (
        <div data-testid="message-text" className={message.isGrowing ? '[&_p:last-child]:inline' : undefined}>
          <MarkdownText text={message.text} />
          {message.isGrowing && (
            <i className="ms-0.5 -mb-[3px] inline-block h-[18px] w-[2.5px] animate-caret bg-vein" aria-hidden="true" />
          )}
        </div>
      )}
      {(message.audioUrl || message.speech) && (
        <div className={message.isHeardFirst ? 'order-first flex' : 'flex'}>
          <VoicePlayer
            source={message.audioUrl}
            shape={message.audioWaveform}
            speech={message.speech}
            onLoad={() => actions.onLoadSpeech(message.id)}
            playsItself={message.isHeardFirst === true}
          />
        </div>
      )}
      {products.length > 0 && <ProductRail products={products} />}
      {message.heldProducts !== undefined && (
        <Button look="line" size="small" className="self-start" onClick={() => actions.onShowProducts?.(message.id)}>
          {messages.showProducts(message.heldProducts)}
        </Button>
      )}
      {orders.map((order, position) => (
        <OrderCard key={`${order.order_id}-${position}`} order={order} />
      ))}
      {buttons.length > 0 && (
        <QuickReplies
          replies={buttons}
          picked={message.pickedReply}
          isPast={message.areRepliesPast === true}
          disabled={isBusy}
          onPick={actions.onQuickReply}
        />
      )}
      {message.takesFeedback && <MessageFeedback message={message} actions={actions} />}
    </div>
  );
}
