/** @jsxImportSource preact */
/** A sign of the chat, drawn by lines. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** For closing and removing. */
export const CROSS = 'M5 5l10 10 M15 5L5 15';
