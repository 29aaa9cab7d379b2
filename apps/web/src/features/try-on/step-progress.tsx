/** The progress indicator of the three steps; the current one is dark. */
import { Icon } from '@quarry/ui';

const STEPS = [
  { step: 'productSelect', label: 'Mannequin', height: 'h-11' },
  { step: 'input', label: 'Pieces', height: 'h-13' },
  { step: 'result', label: 'Final Look', height: 'h-15' },
] as const;

export function StepProgress({ step }: { step: (typeof STEPS)[number]['step'] }) {
  const current = STEPS.findIndex((one) => one.step === step);
  return (
    <ol aria-label="Steps" className="flex flex-none items-end">
      {STEPS.map(({ label, height }, index) => {
        const isCurrent = index === current;
        return (
          <li
            key={label}
            aria-current={isCurrent ? 'step' : undefined}
            className={`flex items-center gap-2 px-4 text-[15px] shadow-[0_0_0_1px_var(--line)] first:rounded-s-control last:rounded-e-control max-sm:px-3 ${height} ${isCurrent ? 'bg-action text-action-text' : 'bg-surface text-ink-2'}`}
          >
            {index < current ? (
              <Icon name="check" className="size-4 text-status-text status-delivered" />
            ) : (
              <b className="font-semibold tabular-nums">{index + 1}</b>
            )}
            <span className={isCurrent ? '' : 'max-sm:sr-only'}>{label}</span>
          </li>
        );
      })}
    </ol>
  );
}
