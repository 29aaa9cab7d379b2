/** The opening of the button chat: a greeting and its buttons in each language of the shop. */
import { type ButtonChatOpening, directionOf, NATIVE_NAMES } from '@quarry/contract';
import { CheckInput, TextArea } from '../../kit/fields.tsx';
import { useWords } from '../../words/use-words.ts';
import { messageFor } from './settings-changes.ts';
import type { SettingsForm } from './settings-form.ts';

export function ButtonChatGroup({ values, set, messages, isLocked }: SettingsForm) {
  const { t } = useWords();
  const opening = values.button_chat;
  return (
    <>
      <CheckInput
        label={t('settings.buttonChat')}
        help={t('settings.buttonChatHelp')}
        checked={opening !== undefined}
        onChange={(isOn) => set({ button_chat: isOn ? firstOpening(values.greetings) : undefined })}
        disabled={isLocked}
      />
      {opening && (
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {values.languages.map((language) => (
            <div key={language} className="contents">
              <TextArea
                label={t('settings.greetingIn', { language: NATIVE_NAMES[language] })}
                lang={language}
                dir={directionOf(language)}
                value={opening.greetings[language]}
                onChange={(text) =>
                  set({ button_chat: { ...opening, greetings: { ...opening.greetings, [language]: text } } })
                }
                error={messageFor(messages, `button_chat.greetings.${language}`)}
                disabled={isLocked}
              />
              <TextArea
                label={t('settings.buttonsIn', { language: NATIVE_NAMES[language] })}
                lang={language}
                dir={directionOf(language)}
                value={opening.buttons[language].join('\n')}
                onChange={(text) =>
                  set({ button_chat: { ...opening, buttons: { ...opening.buttons, [language]: text.split('\n') } } })
                }
                error={messageFor(messages, `button_chat.buttons.${language}`)}
                disabled={isLocked}
              />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function firstOpening(greetings: ButtonChatOpening['greetings']): ButtonChatOpening {
  return { greetings, buttons: { en: [], ka: [], tr: [], ar: [], az: [] } };
}
