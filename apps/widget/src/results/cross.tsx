/** @jsxImportSource preact */
/** The sign for closing and removing. */
export const Cross = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M5 5l10 10 M15 5L5 15" />
  </svg>
);
