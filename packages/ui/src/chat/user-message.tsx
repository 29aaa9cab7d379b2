/** The shopper's turn: a bubble at the end edge, with the words that were understood underlined. */
import { directionOf } from '@quarry/contract';
import { languageOfText } from '../messages/language-of-text.ts';
import { useSpeech } from '../messages/messages-context.tsx';
import type { ShownMessage } from './shown-message.ts';
import { UnderlinedText } from './underlined-text.tsx';

export function UserMessage({ message }: { message: ShownMessage }) {
  const { language: chatLanguage, messages } = useSpeech();
  const language = languageOfText(message.text, chatLanguage);
  return (
    <div className="flex" dir={directionOf(language)} lang={language}>
      <div
        data-testid="user-message"
        className="ms-auto max-w-[86%] rounded-card rounded-ee-chip bg-surface-2 px-3.5 py-2 break-words whitespace-pre-wrap"
      >
        <span className="sr-only">{messages.you}: </span>
        {message.imageUrls && message.imageUrls.length > 0 && (
          <span className="mb-2 flex gap-1.5">
            {message.imageUrls.map((address) => (
              <img key={address} src={address} alt="" className="h-21 w-26 rounded-control object-cover" />
            ))}
          </span>
        )}
        <span>
          <UnderlinedText text={message.text} words={message.understood ?? []} />
        </span>
      </div>
    </div>
  );
}
