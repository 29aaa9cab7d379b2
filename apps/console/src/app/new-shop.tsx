/** Creates a shop; then its products are brought in. */
import { type Language, LANGUAGES, NATIVE_NAMES, StoreKind } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callV1 } from '../calls/call-v1.ts';
import { SelectInput, TextInput } from '../kit/fields.tsx';
import { Panel, RoomHead } from '../kit/panel.tsx';
import { NoPermission } from '../kit/states.tsx';
import { useChange } from '../kit/use-change.ts';
import { useWords } from '../words/use-words.ts';
import { useAccount } from './account.ts';
import { idOfName } from './id-of-name.ts';
import { messageAbout } from '../calls/field-messages.ts';
import { FailureNote } from '../kit/failure-note.tsx';

export function NewShop() {
  const { t } = useWords();
  const { isPlatformAdministrator } = useAccount();
  return (
    <>
      <title>{`${t('newShop.title')} | Quarry`}</title>
      <RoomHead title={t('newShop.title')} />
      {isPlatformAdministrator ? <Form /> : <NoPermission />}
    </>
  );
}

function Form() {
  const { t, language: own } = useWords();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [writtenId, setWrittenId] = useState<string | null>(null);
  const [language, setLanguage] = useState<Language>(own);
  const [currency, setCurrency] = useState('');
  const [kind, setKind] = useState<StoreKind>('general');
  const [country, setCountry] = useState('');
  const id = writtenId ?? idOfName(name);
  const create = useChange({
    run: () =>
      callV1('createStore', {
        body: { id, name, default_language: language, currency, kind, ...(country && { country }) },
      }),
    outdates: [['me']],
    showsErrorItself: true,
  });
  const messageOf = (field: string) => messageAbout(create.error, field);

  async function submit() {
    try {
      await create.mutateAsync(undefined);
      await navigate(`/${id}/catalogue?view=import`);
    } catch {
      // Shown below the fields.
    }
  }

  return (
    <Panel title={t('newShop.about')} note={t('newShop.note')} className="max-w-[760px]">
      <form
        className="grid gap-4 px-5 pt-1 pb-5 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextInput label={t('settings.name')} value={name} onChange={setName} error={messageOf('name')} required />
        <TextInput
          label={t('newShop.id')}
          help={t('newShop.idHelp')}
          value={id}
          onChange={(text) => setWrittenId(text.toLowerCase())}
          error={messageOf('id')}
          isCode
          required
        />
        <SelectInput
          label={t('settings.defaultLanguage')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: NATIVE_NAMES[value] }))}
          onChange={setLanguage}
        />
        <TextInput
          label={t('settings.currency')}
          help={t('settings.currencyHelp')}
          value={currency}
          onChange={(code) => setCurrency(code.toUpperCase())}
          error={messageOf('currency')}
          isCode
          required
        />
        <SelectInput
          label={t('settings.kind')}
          help={t('settings.kindHelp')}
          value={kind}
          options={StoreKind.options.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={setKind}
        />
        <TextInput
          label={t('settings.country')}
          help={t('settings.countryHelp')}
          value={country}
          onChange={(code) => setCountry(code.toUpperCase())}
          error={messageOf('country')}
          isCode
        />
        <FailureNote error={create.error} className="sm:col-span-2" />
        <Button type="submit" size="small" className="justify-self-start" disabled={create.isPending || !id}>
          {t('newShop.create')}
        </Button>
      </form>
    </Panel>
  );
}
