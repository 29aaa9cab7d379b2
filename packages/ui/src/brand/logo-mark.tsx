/** The logo: a block with a stepped corner; the separate piece at lower right has the accent colour. */
export function LogoMark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg className={`flex-none text-ink ${className}`} viewBox="0 0 32 32" aria-hidden="true">
      <path fillRule="evenodd" d="M3 3h26v20h-6v6H3z M9.5 9.5h13v10h-4v4h-9z" fill="currentColor" />
      <path d="M25 25h4v4h-4z" fill="var(--vein)" />
    </svg>
  );
}
