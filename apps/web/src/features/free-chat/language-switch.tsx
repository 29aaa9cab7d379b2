/** A switch between the two languages of the free chat, by native name. */
import { type Language, NATIVE_NAMES } from '@quarry/contract';
import { useMessages } from '@quarry/ui';
import { useId } from 'react';

const LANGUAGES = ['en', 'ka'] as const satisfies readonly Language[];

export function LanguageSwitch({ value, onChange }: { value: Language; onChange: (language: Language) => void }) {
  const messages = useMessages();
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={messages.language}
      data-testid="language-selector"
      className="flex h-11 flex-none rounded-control bg-surface-2 p-[3px]"
    >
      {LANGUAGES.map((language) => (
        <label
          key={language}
          lang={language}
          className="flex cursor-pointer items-center rounded-[6px] px-3 leading-none font-medium text-ink-2 has-checked:bg-action has-checked:font-semibold has-checked:text-action-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={language}
            checked={value === language}
            onChange={() => onChange(language)}
            className="absolute size-px opacity-0"
          />
          {NATIVE_NAMES[language]}
        </label>
      ))}
    </div>
  );
}
