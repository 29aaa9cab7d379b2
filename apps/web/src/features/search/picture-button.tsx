/** Selects a picture to search with. */
import { PICKED_IMAGE_TYPES } from '@quarry/client';
import { IconButton, useSpeech } from '@quarry/ui';
import { useRef } from 'react';

export function PictureButton({ isBusy, onPicture }: { isBusy: boolean; onPicture: (picture: File) => void }) {
  const { messages } = useSpeech();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={PICKED_IMAGE_TYPES.join(',')}
        aria-label={messages.searchByPicture}
        tabIndex={-1}
        hidden
        data-testid="picture-picker"
        onChange={({ target }) => {
          const [picture] = target.files ?? [];
          // Allows selecting the same file again.
          target.value = '';
          if (picture) onPicture(picture);
        }}
      />
      <IconButton
        icon="camera"
        label={messages.searchByPicture}
        iconClass="size-[22px]"
        disabled={isBusy}
        data-testid="picture-button"
        onClick={() => picker.current?.click()}
      />
    </>
  );
}
