/** A search field over a list: what is typed is passed on after a pause, so that each letter is not a call. */
import { Icon } from '@quarry/ui';
import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (typed: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed by other means, such as the back button.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }

  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);

  return (
    <div className="relative min-w-52 flex-1 sm:max-w-80">
      <Icon name="search" className="pointer-events-none absolute start-3 top-3 size-5 text-ink-3" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        className="field ps-10"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
