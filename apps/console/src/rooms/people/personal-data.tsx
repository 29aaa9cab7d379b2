/** A person's data: export, erasure, and the log that proves them. */
import type { ErasedPerson, ExportedPerson, PersonCounts, PersonIds } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useState } from 'react';
import { useAddress } from '../../browser/use-address-state.ts';
import { saveFile } from '../../browser/save-file.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { Question } from '../../kit/dialogs.tsx';
import { TextInput } from '../../kit/fields.tsx';
import { Panel } from '../../kit/panel.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { CountsOf, PeopleDataLog } from './people-data-log.tsx';
import { messageAbout } from '../../calls/field-messages.ts';
import { FailureNote } from '../../kit/failure-note.tsx';

type Written = Record<keyof PersonIds, string>;
const NOBODY: Written = { email: '', phone: '', visitor_id: '' };

export function PersonalData() {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const [written, setWritten] = useState(NOBODY);
  const [exported, setExported] = useState<ExportedPerson | null>(null);
  const [erased, setErased] = useState<PersonCounts | null>(null);
  const outdates = [
    ['people-data-log', store],
    ['audit', store],
  ];
  const lookUp = useChange({
    run: (body: PersonIds) => callV1('exportPerson', { params: { store }, body }),
    outdates,
    onDone: setExported,
    showsErrorItself: true,
  });
  const erase = useChange({
    run: (body: PersonIds) => callV1('erasePerson', { params: { store }, body }),
    outdates: [...outdates, ['conversations', store], ['orders', store]],
    done: t('personal.erased'),
    onDone: ({ counts }: ErasedPerson) => {
      address.change({ dialog: null });
      setExported(null);
      setErased(counts);
    },
  });
  const ids = idsOf(written);
  const change = (field: keyof Written) => (value: string) => {
    setWritten({ ...written, [field]: value });
    setExported(null);
    setErased(null);
  };
  const messageOf = (field: string) => messageAbout(lookUp.error, field);

  return (
    <div className="grid gap-6">
      <Panel title={t('people.view.data')} note={t('personal.note')}>
        <form
          className="grid gap-4 px-5 pt-2 pb-5 sm:grid-cols-3"
          onSubmit={(event) => {
            event.preventDefault();
            lookUp.mutate(ids);
          }}
        >
          <TextInput
            label={t('personal.email')}
            value={written.email}
            onChange={change('email')}
            error={messageOf('email')}
            dir="ltr"
          />
          <TextInput
            label={t('personal.phone')}
            value={written.phone}
            onChange={change('phone')}
            error={messageOf('phone')}
            dir="ltr"
          />
          <TextInput
            label={t('personal.visitor')}
            help={t('personal.visitorHelp')}
            value={written.visitor_id}
            onChange={change('visitor_id')}
            error={messageOf('visitor_id')}
            isCode
          />
          <FailureNote error={lookUp.error} className="sm:col-span-3" />
          <Button
            type="submit"
            size="small"
            className="justify-self-start"
            disabled={Object.keys(ids).length === 0 || lookUp.isPending}
          >
            {t('personal.find')}
          </Button>
        </form>
        {exported && (
          <Found
            exported={exported}
            mayErase={may('people_data:write')}
            onErase={() => address.change({ dialog: 'erase' })}
          />
        )}
        {erased && (
          <div role="status" className="border-t border-line px-5 py-4">
            <p className="font-semibold">{t('personal.erased')}</p>
            <CountsOf counts={erased} />
          </div>
        )}
      </Panel>
      <PeopleDataLog />
      {address.get('dialog') === 'erase' && exported && (
        <Question
          title={t('personal.eraseTitle')}
          verb={t('personal.erase')}
          isPending={erase.isPending}
          onConfirm={() => erase.mutate(ids)}
          onClose={() => address.change({ dialog: null })}
        >
          <p>{t('personal.eraseText')}</p>
          <CountsOf counts={exported.counts} />
        </Question>
      )}
    </div>
  );
}

interface FoundProps {
  exported: ExportedPerson;
  mayErase: boolean;
  onErase: () => void;
}

function Found({ exported: { counts, data }, mayErase, onErase }: FoundProps) {
  const { t } = useWords();
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <div role="status" className="border-t border-line px-5 py-4">
      <p className="font-semibold">{t(isEmpty ? 'personal.nothing' : 'personal.found')}</p>
      {!isEmpty && (
        <>
          <CountsOf counts={counts} />
          <div className="mt-3 flex flex-wrap gap-2">
            {data && (
              <Button
                look="line"
                size="small"
                onClick={() => saveFile('personal-data.json', JSON.stringify(data, null, 2))}
              >
                {t('personal.download')}
              </Button>
            )}
            {mayErase && (
              <Button look="line" size="small" className="!text-danger" onClick={onErase}>
                {t('personal.erase')}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function idsOf({ email, phone, visitor_id: visitor }: Written): PersonIds {
  return {
    ...(email.trim() && { email: email.trim() }),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(visitor.trim() && { visitor_id: visitor.trim() }),
  };
}
