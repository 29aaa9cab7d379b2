/** Shared parts of the drawings: light from the upper left, a cool fill on the right, and a two-part shadow. */
import { useId } from 'react';

export interface ArtProps {
  className?: string;
}

/** A unique prefix for gradient ids, because a document may contain several drawings. */
export function useArtId(): string {
  return useId().replace(/[^\w-]/g, '');
}

/** Two soft ellipses: a wide one, and a narrow one where the object touches the ground. */
export function FloorShadow({ id, cx, cy, rx }: { id: string; cx: number; cy: number; rx: number }) {
  return (
    <>
      <radialGradient id={`${id}-shade`}>
        <stop offset="0" stopColor="#0d1211" stopOpacity=".42" />
        <stop offset=".55" stopColor="#0d1211" stopOpacity=".16" />
        <stop offset="1" stopColor="#0d1211" stopOpacity="0" />
      </radialGradient>
      <ellipse cx={cx + rx * 0.12} cy={cy} rx={rx * 1.3} ry={rx * 0.17} fill={`url(#${id}-shade)`} />
      <ellipse cx={cx} cy={cy - 1} rx={rx * 0.98} ry={rx * 0.06} fill="#0d1211" opacity=".3" />
    </>
  );
}
