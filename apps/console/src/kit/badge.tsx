/** A short state in words with its colour; never the colour alone. */
const TONES = {
  good: 'status-delivered',
  wait: 'status-pending',
  bad: 'status-cancelled',
  note: 'status-shipped',
  plain: 'status-other',
} as const;
export type Tone = keyof typeof TONES;

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: string }) {
  return (
    <span
      className={`${TONES[tone]} inline-block rounded-chip bg-status-tint px-2 py-0.5 text-sm font-medium whitespace-nowrap text-status-text`}
    >
      {children}
    </span>
  );
}
