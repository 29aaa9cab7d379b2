/** Replaces the field while recording: a live level display and the duration. */
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/messages-context.tsx';

const BARS = 48;
const STEP_MS = 80;
const STEPS_A_SECOND = 1000 / STEP_MS;

/** `level` returns the current level, 0 to 1. */
export function RecordingStrip({ level }: { level: () => number }) {
  const messages = useMessages();
  const [heard, setHeard] = useState<{ steps: number; levels: readonly number[] }>({ steps: 0, levels: [] });

  useEffect(() => {
    const timer = setInterval(() => {
      const now = level();
      setHeard(({ steps, levels }) => ({ steps: steps + 1, levels: [...levels, now].slice(-BARS) }));
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [level]);

  const seconds = Math.floor(heard.steps / STEPS_A_SECOND);
  return (
    <div dir="ltr" data-testid="recording" className="flex h-11 min-w-0 flex-1 items-center gap-3 px-3 text-danger">
      <span role="status" className="sr-only">
        {messages.recording}
      </span>
      <span className="flex h-7 min-w-0 flex-1 items-center justify-end gap-[2px] overflow-hidden" aria-hidden="true">
        {heard.levels.map((loudness, position) => (
          <i
            key={heard.steps - heard.levels.length + position}
            className="w-[2.6px] flex-none bg-current"
            style={{ height: `${3 + loudness * 25}px` }}
          />
        ))}
      </span>
      <span className="figures text-sm" aria-hidden="true">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
    </div>
  );
}
