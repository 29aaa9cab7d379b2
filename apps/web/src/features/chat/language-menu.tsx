/** The language selector: five languages by native name, with the English name beside it. */
import { ENGLISH_NAMES, type Language, LANGUAGES, NATIVE_NAMES } from '@quarry/contract';
import { SelectMenu, useMessages } from '@quarry/ui';

interface LanguageMenuProps {
  value: Language;
  onChange: (language: Language) => void;
  /** Hides the English names. */
  nativeOnly?: boolean;
  className?: string;
}

export function LanguageMenu({ value, onChange, nativeOnly = false, className = '' }: LanguageMenuProps) {
  const messages = useMessages();
  return (
    <SelectMenu
      label={messages.language}
      value={value}
      options={LANGUAGES.map((language) => ({
        value: language,
        label: NATIVE_NAMES[language],
        lang: language,
        ...(!nativeOnly && language !== 'en' && { hint: ENGLISH_NAMES[language] }),
      }))}
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the menu offers languages only
      onChange={(language) => onChange(language as Language)}
      className={className}
    />
  );
}
