/** The status as coloured text with a progress icon. */
import { statusLook } from './order-status.ts';

export function StatusBadge({ status }: { status: string }) {
  const { className, steps } = statusLook(status);
  return (
    <span
      data-badge={className}
      className={`inline-flex min-h-[26px] items-center gap-[7px] rounded-chip bg-status-tint px-2 py-0.5 text-sm leading-tight font-semibold text-status-text ${className}`}
    >
      {steps !== null && <StatusSteps steps={steps} />}
      {status}
    </span>
  );
}

const STAIR = ['M0 9h6v5H0z', 'M7 5h6v9H7z', 'M14 1h6v13h-6z'];

function StatusSteps({ steps }: { steps: number }) {
  return (
    <svg className="h-3.5 w-5 flex-none rtl:-scale-x-100" viewBox="0 0 20 14" aria-hidden="true">
      {STAIR.map((step, position) => (
        <path key={step} d={step} fill="var(--status)" opacity={position < steps ? 1 : 0.26} />
      ))}
    </svg>
  );
}
