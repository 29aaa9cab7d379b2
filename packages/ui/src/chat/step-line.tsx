/** The assistant's progress: three animated blocks, and the step's text if there is one. */
import { ProgressBlocks } from '../primitives/progress-blocks.tsx';

const DEFAULT_STEP = 'Processing...';

/** `step` null: the assistant is working without a named step. */
export function StepLine({ step, typingLabel }: { step: string | null; typingLabel: string }) {
  const isTyping = step === null;
  return (
    <div
      role="status"
      aria-label={isTyping ? typingLabel : undefined}
      data-testid={isTyping ? 'typing-indicator' : 'progress-line'}
      className="flex animate-fade-in items-end gap-3 text-ink-2"
    >
      <ProgressBlocks />
      {!isTyping && <span dir="auto">{step.trim() || DEFAULT_STEP}</span>}
    </div>
  );
}
