/** The picture that is searched with, as a removable chip. */
import { useState } from 'react';
import { useFileAddress } from '../chat/file-address.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { PicturePlaceholder } from '../product/picture-placeholder.tsx';
import { ChipRemover } from './understood-chips.tsx';

/** Set the picture as `key`. */
export function AskedPicture({ picture, onRemove }: { picture: Blob; onRemove: () => void }) {
  const messages = useMessages();
  const address = useFileAddress(picture);
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span
      data-testid="asked-picture"
      className="flex h-[34px] flex-none items-center rounded-chip bg-well ps-0.5 leading-none shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <span className="block size-[30px] overflow-hidden rounded-chip bg-paper">
        {isBroken ? (
          <PicturePlaceholder label={messages.askedPicture} />
        ) : (
          <img
            src={address}
            alt={messages.askedPicture}
            onError={() => setIsBroken(true)}
            className="size-full object-cover"
          />
        )}
      </span>
      <ChipRemover label={messages.removeAskedPicture} onRemove={onRemove} />
    </span>
  );
}
