/** The shop's branches: where they are, when they are open; the assistant tells the nearest. */
import type { Branch, Branches } from '@quarry/contract';
import { type TaggedReply } from '@quarry/client';
import { Button } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callV1, callV1WithTag } from '../../calls/call-v1.ts';
import { TextInput } from '../../kit/fields.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { fieldMessages } from '../../calls/field-messages.ts';
import { FailureNote } from '../../kit/failure-note.tsx';

/** As it is written: numbers are text until they are saved. */
type Draft = Record<keyof Branch, string>;
const FIELDS = ['name', 'address', 'hours', 'phone', 'lat', 'lon'] as const;

export function ShopBranches() {
  const { id: store } = useStore();
  const branches = useQuery({
    queryKey: ['branches', store],
    queryFn: ({ signal }) => callV1WithTag('branches', { params: { store } }, { signal }),
  });
  return <Loaded query={branches}>{(saved) => <Form key={saved.etag} saved={saved} />}</Loaded>;
}

function Form({ saved }: { saved: TaggedReply<Branches> }) {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => saved.data.branches.map(draftOf));
  const save = useChange({
    run: () =>
      callV1(
        'replaceBranches',
        { params: { store }, body: { branches: drafts.map(branchOf) } },
        { ifMatch: saved.etag },
      ),
    outdates: [
      ['branches', store],
      ['audit', store],
    ],
    done: t('branches.saved'),
    showsErrorItself: true,
  });
  const isLocked = !may('settings:write');
  const fields = fieldMessages(save.error);
  const messageOf = (place: number, name: string) =>
    fields.find(({ field }) => field.endsWith(`branches.${place}.${name}`))?.message;
  const change = (place: number, part: Partial<Draft>) =>
    setDrafts(drafts.map((draft, other) => (other === place ? { ...draft, ...part } : draft)));

  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      {drafts.length === 0 && (
        <Panel>
          <StateNote icon="shopFront" title={t('branches.none')}>
            {t('branches.noneWhy')}
          </StateNote>
        </Panel>
      )}
      {drafts.map((draft, place) => (
        <Panel
          key={draft.id}
          title={draft.name || t('branches.new')}
          actions={
            !isLocked && (
              <Button look="text" size="small" onClick={() => setDrafts(drafts.filter((_, other) => other !== place))}>
                {t('action.delete')}
              </Button>
            )
          }
        >
          <div className="grid gap-4 px-5 pt-2 pb-5 sm:grid-cols-2">
            {FIELDS.map((name) => (
              <TextInput
                key={name}
                label={t(`branch.${name}`)}
                value={draft[name]}
                onChange={(value) => change(place, { [name]: value })}
                error={messageOf(place, name)}
                disabled={isLocked}
                required={name === 'name' || name === 'lat' || name === 'lon'}
                isCode={name === 'lat' || name === 'lon'}
              />
            ))}
          </div>
        </Panel>
      ))}
      <FailureNote error={save.error} />
      {!isLocked && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" disabled={save.isPending}>
            {t(save.isPending ? 'action.saving' : 'action.save')}
          </Button>
          <Button look="line" size="small" onClick={() => setDrafts([...drafts, emptyDraft()])}>
            {t('branches.new')}
          </Button>
        </div>
      )}
    </form>
  );
}

function draftOf({ lat, lon, ...branch }: Branch): Draft {
  return { ...branch, lat: String(lat), lon: String(lon) };
}

/** What is no number is refused by the server, which names the field. */
function branchOf({ lat, lon, ...draft }: Draft): Branch {
  return { ...draft, lat: Number.parseFloat(lat), lon: Number.parseFloat(lon) };
}

function emptyDraft(): Draft {
  return { id: crypto.randomUUID(), name: '', address: '', hours: '', phone: '', lat: '', lon: '' };
}
