/** Opens a video. Player and video are loaded with the first press. */
import { Button, buttonClass, Icon } from '@quarry/ui';
import { useState } from 'react';
import { useFetched } from '../../browser/use-fetched.ts';
import { DEMO_VIDEOS, type DemoVideoName } from './demo-videos.ts';

/** The poster is light in both colour schemes, so the button is dark in both. The whole poster is clickable. */
const LOOK =
  'bg-stone-900! text-white! shadow-raised hover:bg-stone-800! after:absolute after:inset-0 after:cursor-pointer';

const loadModal = async () => (await import('./video-modal.tsx')).VideoModal;

export function WatchDemoButton({ video, about }: { video: DemoVideoName; about: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { Part: Modal, isReady, fetchPart } = useFetched(loadModal);
  return (
    <>
      <Button
        disabled={!isReady}
        aria-haspopup="dialog"
        data-needs-script=""
        aria-description={about}
        onClick={() => void fetchPart().then(setIsOpen)}
        className={`disabled:opacity-100! ${LOOK}`}
      >
        <Icon name="play" className="size-[18px] fill-current" />
        Watch Demo
      </Button>
      <noscript>
        <a href={DEMO_VIDEOS[video].sources.at(-1)?.src} className={buttonClass('ink', 'normal', LOOK)}>
          Watch the film
        </a>
      </noscript>
      {Modal && <Modal video={video} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
