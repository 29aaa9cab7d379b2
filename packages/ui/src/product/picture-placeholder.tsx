/** What stands where a picture is missing or fails to load: an empty plinth. */
export function PicturePlaceholder({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 200 200"
      role="img"
      aria-label={label}
      data-placeholder=""
      className="size-full"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="200" height="200" fill="var(--paper)" />
      <path d="M66 104h68l14 16H52z" fill="var(--surface)" opacity=".75" />
      <path d="M52 120h96v80H52z" fill="var(--surface)" opacity=".45" />
      <path d="M52 176c30-5 62 6 96-3" fill="none" stroke="var(--control)" strokeOpacity=".4" strokeWidth="1.2" />
    </svg>
  );
}
