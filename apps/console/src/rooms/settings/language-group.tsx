/** Languages of the shop, and what the assistant says first in each. */
import { directionOf, LANGUAGES, NATIVE_NAMES } from '@quarry/contract';
import { CheckInput, SelectInput, TextArea } from '../../kit/fields.tsx';
import { useWords } from '../../words/use-words.ts';
import { messageFor } from './settings-changes.ts';
import type { SettingsForm } from './settings-form.ts';

export function LanguageGroup({ values, set, messages, isLocked }: SettingsForm) {
  const { t } = useWords();
  const options = values.languages.map((value) => ({ value, label: NATIVE_NAMES[value] }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <fieldset className="sm:col-span-2" disabled={isLocked}>
        <legend className="font-semibold">{t('settings.languages')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {LANGUAGES.map((language) => (
            <CheckInput
              key={language}
              label={<span lang={language}>{NATIVE_NAMES[language]}</span>}
              checked={values.languages.includes(language)}
              // A shop has a language, and its main ones are among its languages.
              disabled={language === values.default_language || language === values.button_chat_language}
              onChange={(isSpoken) =>
                set({ languages: LANGUAGES.filter((l) => (l === language ? isSpoken : values.languages.includes(l))) })
              }
            />
          ))}
        </div>
      </fieldset>
      <SelectInput
        label={t('settings.defaultLanguage')}
        value={values.default_language}
        options={options}
        onChange={(default_language) => set({ default_language })}
        error={messageFor(messages, 'default_language')}
        disabled={isLocked}
      />
      <SelectInput
        label={t('settings.buttonChatLanguage')}
        help={t('settings.buttonChatLanguageHelp')}
        value={values.button_chat_language}
        options={options}
        onChange={(button_chat_language) => set({ button_chat_language })}
        error={messageFor(messages, 'button_chat_language')}
        disabled={isLocked}
      />
      {values.languages.map((language) => (
        <TextArea
          key={language}
          label={t('settings.greetingIn', { language: NATIVE_NAMES[language] })}
          lang={language}
          dir={directionOf(language)}
          rows={2}
          value={values.greetings[language]}
          onChange={(text) => set({ greetings: { ...values.greetings, [language]: text } })}
          error={messageFor(messages, `greetings.${language}`)}
          disabled={isLocked}
        />
      ))}
    </div>
  );
}
