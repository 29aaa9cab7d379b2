/** Buttons to pause, resume and restart an animation. */
import { IconButton } from '@quarry/ui';

interface ShowControlsProps {
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
  onRestart: () => void;
}

export function ShowControls({ isPaused, onPause, onRestart }: ShowControlsProps) {
  return (
    <span className="flex flex-none" data-needs-script="">
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? 'Go on' : 'Pause'}
        onClick={() => onPause(!isPaused)}
      />
      <IconButton icon="reset" label="From the beginning" onClick={onRestart} />
    </span>
  );
}
