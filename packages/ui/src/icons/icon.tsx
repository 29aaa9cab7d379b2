/** The icon set: 20 px grid, 1.7 px strokes, square caps. Icons are decorative; their buttons have labels. */
import paths from './icon-paths.json' with { type: 'json' };
export type IconName = keyof typeof paths;

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      className={`flex-none ${className}`}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
