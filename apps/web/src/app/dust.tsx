/**
 * Decorative dust: fifty particles that drift upwards behind the page, replaced every twenty seconds. Each fades in,
 * drifts and fades out in one compositor animation, without script in between.
 */
import { type CSSProperties, useEffect, useState } from 'react';

const MOTES = 50;
const REGENERATED_EVERY_MS = 20_000;
/** How far a particle rises during its life, in pixels: less than 6 per second. */
const RISE_PX = { least: 40, most: 115 };

interface Mote {
  id: string;
  style: CSSProperties;
}

export function Dust() {
  const [motes, setMotes] = useState<readonly Mote[]>([]);

  useEffect(() => {
    let generation = 0;
    const regenerate = () => {
      generation += 1;
      setMotes(newMotes(generation));
    };
    regenerate();
    const timer = setInterval(regenerate, REGENERATED_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-0 -z-10 overflow-hidden" data-testid="dust">
      {motes.map(({ id, style }) => (
        <i key={id} className="particle" data-testid="particle" style={style} />
      ))}
    </div>
  );
}

function newMotes(generation: number): Mote[] {
  return Array.from({ length: MOTES }, (_, place) => ({
    id: `${generation}-${place}`,
    // oxlint-disable-next-line typescript/consistent-type-assertions -- React does not type custom properties of styles
    style: {
      left: `${between(0, 100).toFixed(2)}%`,
      top: `${between(2, 104).toFixed(2)}%`,
      width: `${between(2, 5).toFixed(1)}px`,
      height: `${between(2, 5).toFixed(1)}px`,
      '--turn': `${Math.round(between(0, 90))}deg`,
      '--rise': `${-Math.round(between(RISE_PX.least, RISE_PX.most))}px`,
      '--seen': between(0.08, 0.2).toFixed(2),
    } as CSSProperties,
  }));
}

function between(least: number, most: number): number {
  return least + Math.random() * (most - least);
}
