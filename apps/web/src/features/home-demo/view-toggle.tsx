/** A toggle between the two kinds of results. */
import type { View } from './use-demo-loop.ts';

const CHOICES = [
  { view: 'before', label: 'Standard Results' },
  { view: 'after', label: 'AI Results' },
] as const;

export function ViewToggle({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <div role="group" aria-label="Kind of results" className="flex flex-1 rounded-card bg-ink/[0.07] p-[5px]">
      {CHOICES.map((choice) => (
        <button
          key={choice.view}
          type="button"
          aria-pressed={view === choice.view}
          onClick={() => onChange(choice.view)}
          className="min-h-11 flex-1 rounded-[10px] px-4.5 text-[15.5px] font-medium whitespace-nowrap text-ink-2 transition-colors duration-[180ms] aria-pressed:bg-action aria-pressed:font-semibold aria-pressed:text-action-text aria-pressed:shadow-low max-sm:px-2 max-sm:text-[15px]"
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
