/** Attachments of the next message: pictures with their count out of five, or one voice note. */
import { MAX_IMAGES } from '@quarry/contract';
import { useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import { PicturePlaceholder } from '../product/picture-placeholder.tsx';
import { useFileAddress } from './file-address.ts';
import type { ShownSound } from './shown-message.ts';
import { VoicePlayer } from './voice-player.tsx';

export interface ShownAttachments {
  images: readonly Blob[];
  recording: { file: Blob; shape: ShownSound } | null;
}

interface AttachmentTrayProps {
  attachments: ShownAttachments;
  onRemoveImage: (image: Blob) => void;
  onRemoveRecording: () => void;
}

export function AttachmentTray({ attachments, onRemoveImage, onRemoveRecording }: AttachmentTrayProps) {
  const { images, recording } = attachments;
  if (recording) {
    return (
      <div className="flex pt-1 pb-2.5" data-testid="attached-recording">
        <AttachedRecording key={keyOf(recording.file)} recording={recording} onRemove={onRemoveRecording} />
      </div>
    );
  }
  if (images.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2 pt-1.5 pb-2.5" data-testid="attached-images">
      {images.map((image, position) => (
        <AttachedImage key={keyOf(image)} image={image} number={position + 1} onRemove={() => onRemoveImage(image)} />
      ))}
      <li className="figures ms-1.5 text-sm text-ink-2" dir="ltr">
        {images.length} / {MAX_IMAGES}
      </li>
    </ul>
  );
}

const keys = new WeakMap<Blob, number>();
let lastKey = 0;

/** The same picture may be attached twice, so each file object has its own key. */
function keyOf(file: Blob): number {
  const known = keys.get(file) ?? ++lastKey;
  keys.set(file, known);
  return known;
}

function AttachedImage({ image, number, onRemove }: { image: Blob; number: number; onRemove: () => void }) {
  const messages = useMessages();
  const address = useFileAddress(image);
  const [isBroken, setIsBroken] = useState(false);
  return (
    <li className="relative size-15 rounded-control max-sm:size-13 bg-paper">
      <span className="block size-full overflow-hidden rounded-control">
        {isBroken ? (
          <PicturePlaceholder label={messages.picture(number)} />
        ) : (
          <img
            src={address}
            alt={messages.picture(number)}
            onError={() => setIsBroken(true)}
            className="size-full object-cover"
          />
        )}
      </span>
      <RemoveButton label={messages.removePicture(number)} onClick={onRemove} />
    </li>
  );
}

function AttachedRecording({
  recording,
  onRemove,
}: {
  recording: NonNullable<ShownAttachments['recording']>;
  onRemove: () => void;
}) {
  const messages = useMessages();
  const address = useFileAddress(recording.file);
  return (
    <div className="relative min-h-13 rounded-card bg-surface-2 py-1 ps-1 pe-6">
      <VoicePlayer source={address} shape={recording.shape} look="turn" />
      <RemoveButton label={messages.removeRecording} onClick={onRemove} />
    </div>
  );
}

/** The touch target is larger than the visible button. */
function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="absolute -end-3.5 -top-3.5 grid size-9 place-items-center"
    >
      <span className="grid size-6 place-items-center rounded-chip bg-action text-action-text">
        <Icon name="close" className="size-3.5" />
      </span>
    </button>
  );
}
