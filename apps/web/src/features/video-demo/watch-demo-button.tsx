/** Opens the film of an offering. Player and film come with the first press. */
import { Button, Icon } from '@quarry/ui';
import { useState } from 'react';
import { useFetched } from '../../browser/use-fetched.ts';
import type { DemoVideoName } from './demo-videos.ts';

const loadModal = async () => (await import('./video-modal.tsx')).VideoModal;

export function WatchDemoButton({ video, about }: { video: DemoVideoName; about: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { Part: Modal, isReady, fetchPart } = useFetched(loadModal);
  return (
    <>
      <Button
        disabled={!isReady}
        aria-haspopup="dialog"
        aria-description={about}
        onClick={() => void fetchPart().then(setIsOpen)}
        className="disabled:opacity-100! after:absolute after:inset-0 after:cursor-pointer"
      >
        <Icon name="play" className="size-[18px] fill-current" />
        Watch Demo
      </Button>
      {Modal && <Modal video={video} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
