/** The shop's own texts, by topic and language; the assistant answers from them. */
import { type Language, NATIVE_NAMES, type ShopText, ShopTextTopic, type Texts } from '@quarry/contract';
import { type TaggedReply } from '@quarry/client';
import { Button } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callV1, callV1WithTag } from '../../calls/call-v1.ts';
import { TextArea } from '../../kit/fields.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';

export function ShopTexts() {
  const { id: store } = useStore();
  const texts = useQuery({
    queryKey: ['texts', store],
    queryFn: ({ signal }) => callV1WithTag('texts', { params: { store } }, { signal }),
  });
  const settings = useQuery({
    queryKey: ['settings', store],
    queryFn: ({ signal }) => callV1WithTag('settings', { params: { store } }, { signal }),
  });
  return (
    <Loaded query={texts}>
      {(saved) => (
        <Loaded query={settings}>
          {({ data: { languages } }) => <Form key={saved.etag} saved={saved} languages={languages} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function Form({ saved, languages }: { saved: TaggedReply<Texts>; languages: readonly Language[] }) {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const [texts, setTexts] = useState<readonly ShopText[]>(saved.data.texts);
  const save = useChange({
    run: () =>
      callV1(
        'replaceTexts',
        { params: { store }, body: { texts: texts.filter(({ body }) => body.trim() !== '') } },
        { ifMatch: saved.etag },
      ),
    outdates: [
      ['texts', store],
      ['audit', store],
    ],
    done: t('texts.saved'),
  });
  const isLocked = !may('settings:write');
  const bodyOf = (topic: ShopTextTopic, language: Language) =>
    texts.find((text) => text.topic === topic && text.language === language)?.body ?? '';
  const write = (topic: ShopTextTopic, language: Language, body: string) =>
    setTexts([
      ...texts.filter((text) => text.topic !== topic || text.language !== language),
      { topic, language, body },
    ]);

  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      {ShopTextTopic.options.map((topic) => (
        <Panel key={topic} title={t(`textTopic.${topic}`)} note={t('texts.note')}>
          <div className="grid gap-4 px-5 pt-2 pb-5 lg:grid-cols-2">
            {languages.map((language) => (
              <TextArea
                key={language}
                label={NATIVE_NAMES[language]}
                lang={language}
                dir={language === 'ar' ? 'rtl' : 'ltr'}
                rows={4}
                value={bodyOf(topic, language)}
                onChange={(body) => write(topic, language, body)}
                disabled={isLocked}
              />
            ))}
          </div>
        </Panel>
      ))}
      {!isLocked && (
        <Button type="submit" size="small" className="justify-self-start" disabled={save.isPending}>
          {t(save.isPending ? 'action.saving' : 'action.save')}
        </Button>
      )}
    </form>
  );
}
