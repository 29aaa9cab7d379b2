/** Labelled form controls with help and error texts. The label, the help and the error belong to the control. */
import { type ReactNode, useId } from 'react';

interface FieldProps {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  className?: string;
}

interface Described {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The frame of every field; `children` draws the control with the given attributes. */
export function Field({
  label,
  help,
  error,
  className = '',
  children,
}: FieldProps & { children: (control: Described) => ReactNode }) {
  const id = useId();
  const described = [help !== undefined && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {help !== undefined && (
        <p id={`${id}-help`} className="mt-1 text-sm text-ink-2">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

interface TextProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'number' | 'date' | 'datetime-local' | 'url' | 'password';
  placeholder?: string;
  disabled?: boolean;
  /** Keeps addresses and codes left to right in every language. */
  isCode?: boolean;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  min?: number;
  max?: number;
  autoComplete?: string;
  /** Values that the browser offers while typing. */
  list?: readonly string[];
  required?: boolean;
}

export function TextInput({ label, help, error, className, value, onChange, isCode, dir, list, ...rest }: TextProps) {
  const offers = useId();
  return (
    <Field label={label} help={help} error={error} className={className ?? ''}>
      {(control) => (
        <>
          <input
            {...control}
            {...rest}
            list={list && offers}
            // Prices have decimals: without it the browser refuses them.
            step={rest.type === 'number' ? 'any' : undefined}
            dir={isCode ? 'ltr' : dir}
            className={`field ${isCode ? 'font-mono text-[13px]' : ''}`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {list && (
            <datalist id={offers}>
              {list.map((offer) => (
                <option key={offer} value={offer}>
                  {offer}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

export function TextArea({
  label,
  help,
  error,
  className,
  value,
  onChange,
  lang,
  dir,
  rows = 3,
  disabled,
}: Omit<TextProps, 'type'> & { rows?: number }) {
  return (
    <Field label={label} help={help} error={error} className={className ?? ''}>
      {(control) => (
        <textarea
          {...control}
          lang={lang}
          dir={dir}
          rows={rows}
          disabled={disabled}
          className="field"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface SelectProps<Option extends string> extends FieldProps {
  value: Option;
  options: readonly { value: Option; label: string }[];
  onChange: (value: Option) => void;
  disabled?: boolean;
}

/** The browser's own list: it is known to everybody, and works on a phone. */
export function SelectInput<Option extends string>({
  label,
  help,
  error,
  className,
  value,
  options,
  onChange,
  disabled,
}: SelectProps<Option>) {
  return (
    <Field label={label} help={help} error={error} className={className ?? ''}>
      {(control) => (
        <select
          {...control}
          disabled={disabled}
          className="field pe-8"
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface CheckProps {
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

export function CheckInput({ label, help, checked, onChange, disabled, className = '' }: CheckProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          id={id}
          type="checkbox"
          className="check-box"
          checked={checked}
          disabled={disabled}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {help !== undefined && (
        <p id={`${id}-help`} className="ms-6.5 -mt-1.5 text-sm text-ink-2">
          {help}
        </p>
      )}
    </div>
  );
}

/** A group of choices of which one holds, drawn as joined parts. */
export function Segments<Option extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Option;
  options: readonly { value: Option; label: string }[];
  onChange: (value: Option) => void;
}) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="inline-flex flex-wrap rounded-control bg-surface-2 p-0.5">
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-10 cursor-pointer items-center rounded-[7px] px-3 text-sm font-medium text-ink-2 has-checked:bg-action has-checked:text-action-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
