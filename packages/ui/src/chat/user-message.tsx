/** The shopper's turn: a bubble at the end edge with understood words underlined. */
import { directionOf } from '@quarry/contract';
import { useState } from 'react';
import { languageOfText } from '../messages/language-of-text.ts';
import { useSpeech } from '../messages/messages-context.tsx';
import { PicturePlaceholder } from '../product/picture-placeholder.tsx';
import type { ShownMessage } from './shown-message.ts';
import { UnderlinedText } from './underlined-text.tsx';
import { VoicePlayer } from './voice-player.tsx';

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
          <span className="my-1 flex flex-wrap gap-1.5">
            {message.imageUrls.map((address, position) => (
              <SentPicture key={address} address={address} label={messages.picture(position + 1)} />
            ))}
          </span>
        )}
        {message.audioUrl && (
          <span className="-mx-2.5 -my-1 flex">
            <VoicePlayer source={message.audioUrl} shape={message.audioWaveform} look="turn" />
          </span>
        )}
        {message.text !== '' && (
          <span className={message.audioUrl ? 'mt-2 block' : undefined}>
            <UnderlinedText text={message.text} words={message.understood ?? []} />
          </span>
        )}
      </div>
    </div>
  );
}

/** A picture that the shopper sent; a placeholder for formats that the browser cannot show. */
function SentPicture({ address, label }: { address: string; label: string }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className="block h-21 w-26 overflow-hidden rounded-control bg-paper">
      {isBroken ? (
        <PicturePlaceholder label={label} />
      ) : (
        <img src={address} alt={label} onError={() => setIsBroken(true)} className="size-full object-cover" />
      )}
    </span>
  );
}
