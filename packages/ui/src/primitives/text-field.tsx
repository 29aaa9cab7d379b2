/** A labelled text input with an error message. */
import { type ComponentProps, useId } from 'react';

export function TextField({
  label,
  error,
  className = '',
  ...rest
}: ComponentProps<'input'> & { label: string; error?: string | undefined }) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        {...rest}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="h-12 w-full rounded-control bg-surface px-3.5 text-base text-ink shadow-[inset_0_0_0_1px_var(--control)] aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)]"
      />
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
