/** A video in a dialog: plays at once, muted, with captions, and stops when the dialog closes. */
import { Icon, buttonClass } from '@quarry/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { ModalDialog } from '../../browser/modal-dialog.tsx';
import { DEMO_VIDEOS, type DemoVideo, type DemoVideoName, VIDEO_SIZE } from './demo-videos.ts';

interface VideoModalProps {
  video: DemoVideoName;
  open: boolean;
  onClose: () => void;
}

export function VideoModal({ video, open, onClose }: VideoModalProps) {
  const film = DEMO_VIDEOS[video];
  return (
    <ModalDialog
      open={open}
      onClose={onClose}
      title={film.title}
      className="max-w-[min(1120px,calc((100dvh-180px)*1.6))]"
    >
      <Film film={film} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-6 py-4 max-sm:px-5">
        <p className="text-[15px] text-ink-2">The real product, recorded as it answers. Nothing is staged.</p>
        <Link to="/book-demo" onClick={onClose} className={buttonClass('vein', 'small')}>
          Book a Personalized Demo
          <Icon name="arrowRight" className="size-[18px]" />
        </Link>
      </div>
    </ModalDialog>
  );
}

function Film({ film }: { film: DemoVideo }) {
  const [hasFailed, setHasFailed] = useState(false);
  const probe = document.createElement('video');
  const source = film.sources.find(({ type }) => probe.canPlayType(type) !== '') ?? film.sources[0];
  if (hasFailed) {
    return (
      <p role="alert" className="grid aspect-[16/10] place-items-center bg-surface-2 px-6 text-center text-base">
        The film cannot be played here. Try again later, or book a demo and see it live.
      </p>
    );
  }
  return (
    <video
      src={source?.src}
      poster={film.poster}
      width={VIDEO_SIZE.width}
      height={VIDEO_SIZE.height}
      autoPlay
      muted
      loop
      playsInline
      controls
      onError={() => setHasFailed(true)}
      className="block aspect-[16/10] h-auto w-full bg-stone-950 [&::cue]:bg-stone-950/85 [&::cue]:[font:500_0.64em/1.4_var(--font-sans)]"
    >
      <track kind="captions" src={film.captions} srcLang="en" label="English" default />
    </video>
  );
}
