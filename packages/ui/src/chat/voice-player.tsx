/**
 * A player for a voice note or a spoken answer: a button, the waveform, and the position. The waveform is a slider for
 * keyboard and touch. Time runs left to right in every language. Only one player is active at a time. Missing audio is
 * fetched by the first press on Play, and then plays.
 */
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import type { ShownMessage, ShownSound } from './shown-message.ts';

interface VoicePlayerProps {
  /** Absent: the audio must be fetched first. */
  source?: string | undefined;
  /** The state of fetching. */
  speech?: ShownMessage['speech'];
  /** Fetches the audio. */
  onLoad?: () => void;
  shape?: ShownSound | undefined;
  /** `answer` is on the surface, `turn` in the shopper's bubble. */
  look?: 'answer' | 'turn';
  /** Plays on mount. Later changes have no effect, so that nothing starts to play unexpectedly. */
  playsItself?: boolean;
}

const BAR_PX = 4.75;
const HEIGHT_PX = 28;
const FLAT: readonly number[] = Array.from({ length: 32 }, () => 0);

/** The active player; it is paused when another one starts. */
let playing: HTMLAudioElement | null = null;

export function VoicePlayer({ source, shape, speech, onLoad, look = 'answer', playsItself = false }: VoicePlayerProps) {
  const messages = useMessages();
  const audio = useRef<HTMLAudioElement>(null);
  const begins = useRef(playsItself);
  const [isPlaying, setIsPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  const [measured, setMeasured] = useState<number | null>(null);
  const label = speech === 'loading' ? messages.speechLoading : isPlaying ? messages.pause : messages.play;
  const seconds = shape?.seconds ?? measured ?? 0;
  const time = isPlaying || position > 0 ? `${clock(position)} / ${clock(seconds)}` : clock(seconds);

  useEffect(() => {
    if (!source || !begins.current) return;
    begins.current = false;
    play(audio.current);
  }, [source]);

  function toggle() {
    if (!source) {
      begins.current = true;
      onLoad?.();
    } else if (isPlaying) audio.current?.pause();
    else play(audio.current);
  }
  function moveTo(place: number) {
    if (!audio.current) return;
    audio.current.currentTime = place;
    setPosition(place);
  }

  return (
    <div
      dir="ltr"
      role="group"
      aria-label={messages.voiceMessage}
      data-testid="voice-player"
      className="inline-flex max-w-full items-center gap-3 self-start pe-2"
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words of an answer stand beside it */}
      <audio
        ref={audio}
        src={source}
        preload="metadata"
        onPlay={(event) => {
          if (playing !== event.currentTarget) playing?.pause();
          playing = event.currentTarget;
          setIsPlaying(true);
        }}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setPosition(0)}
        onTimeUpdate={(event) => !event.currentTarget.ended && setPosition(event.currentTarget.currentTime)}
        onLoadedMetadata={(event) => {
          const { duration } = event.currentTarget;
          if (Number.isFinite(duration)) setMeasured(duration);
        }}
      />
      <button
        type="button"
        aria-label={label}
        aria-busy={speech === 'loading'}
        title={label}
        onClick={toggle}
        className={`grid size-11 flex-none place-items-center rounded-control transition-opacity duration-[120ms] hover:opacity-80 ${look === 'turn' ? 'bg-surface text-ink' : 'bg-action text-action-text'}`}
      >
        <Icon
          name={isPlaying ? 'pause' : 'play'}
          className={`size-5 ${isPlaying ? '' : 'fill-current'} ${speech === 'loading' ? 'animate-pulse' : ''}`}
        />
      </button>
      <span className="relative h-11 w-38 min-w-12 shrink rounded-chip has-focus-visible:outline-2 has-focus-visible:outline-focus">
        <Strata peaks={shape?.peaks ?? FLAT} played={seconds > 0 ? position / seconds : 0} />
        <input
          type="range"
          min={0}
          max={seconds || 1}
          step={0.1}
          disabled={!source}
          value={Math.min(position, seconds || 1)}
          aria-label={messages.soundPosition}
          aria-valuetext={time}
          onChange={(event) => moveTo(Number(event.target.value))}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        />
      </span>
      {source && (
        <span className="figures text-sm text-ink-2" aria-hidden="true">
          {time}
        </span>
      )}
      {speech === 'failed' && (
        <span role="status" dir="auto" className="text-sm text-ink-2">
          {messages.speechFailed}
        </span>
      )}
    </div>
  );
}

/** The waveform as bars; the played part is dark. */
function Strata({ peaks, played }: { peaks: readonly number[]; played: number }) {
  const width = peaks.length * BAR_PX;
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT_PX}`}
      preserveAspectRatio="none"
      className="absolute inset-x-0 top-2 h-7 w-full"
      aria-hidden="true"
    >
      {peaks.map((peak, position) => {
        const height = Math.max(3, peak * (HEIGHT_PX - 4));
        return (
          <rect
            key={position}
            x={position * BAR_PX}
            y={(HEIGHT_PX - height) / 2}
            width={2.6}
            height={height}
            className={position / peaks.length < played ? 'fill-ink' : 'fill-control'}
          />
        );
      })}
    </svg>
  );
}

function play(audio: HTMLAudioElement | null) {
  // Browsers may block automatic playback; the shopper can still press the button.
  audio?.play().catch((error: unknown) => console.warn('The sound does not play.', error));
}

/** Minutes and seconds: `0:07`. */
function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
