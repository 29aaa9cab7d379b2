/** Saved replies of the shop: picked by keyboard while a person writes, and kept in a dialog. */
import type { SavedReply } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { failureText } from '../../calls/failure-text.ts';
import { Modal, Question } from '../../kit/dialogs.tsx';
import { TextArea, TextInput } from '../../kit/fields.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';

export function useSavedReplies() {
  const { id: store } = useStore();
  return useQuery({
    queryKey: ['saved-replies', store],
    queryFn: ({ signal }) => callV1('listSavedReplies', { params: { store } }, { signal }),
  });
}

const CLOSED = { dialog: null, reply: null };

/** `?dialog=replies` lists them, `&reply={id}` or `&reply=new` edits one, `dialog=delete-reply` asks before a deletion. */
export function SavedRepliesDialog() {
  const { t } = useWords();
  const address = useAddress();
  const replies = useSavedReplies();
  const [dialog, id] = [address.get('dialog'), address.get('reply')];
  if (dialog !== 'replies' && dialog !== 'delete-reply') return null;
  const onClose = () => address.change(CLOSED);
  const one = replies.data?.items.find((reply) => reply.id === id);
  if (dialog === 'delete-reply' && one) return <Deletion reply={one} />;
  if (id === 'new' || one) {
    return (
      <Modal title={t(one ? 'reply.edit' : 'reply.create')} onClose={onClose}>
        <Editor key={id} saved={one} />
      </Modal>
    );
  }
  return (
    <Modal title={t('reply.title')} note={t('reply.note')} onClose={onClose}>
      <Loaded query={replies}>{({ items }) => <List items={items} />}</Loaded>
    </Modal>
  );
}

function List({ items }: { items: readonly SavedReply[] }) {
  const { t } = useWords();
  const { may } = useStore();
  const address = useAddress();
  const mayWrite = may('conversations:write');
  return (
    <>
      {items.length === 0 ? (
        <StateNote icon="chat" title={t('reply.none')}>
          {t('reply.noneWhy')}
        </StateNote>
      ) : (
        <ul className="-mx-5 divide-y divide-line border-y border-line">
          {items.map((reply) => (
            <li key={reply.id} className="flex items-center gap-3 px-5 py-2.5">
              <div className="min-w-0 flex-1">
                <b dir="auto" className="block font-semibold">
                  {reply.name}
                </b>
                <span dir="auto" className="line-clamp-2 text-sm text-ink-2">
                  {reply.text}
                </span>
              </div>
              {mayWrite && (
                <>
                  <Button
                    look="text"
                    size="small"
                    aria-label={t('reply.editOf', { name: reply.name })}
                    onClick={() => address.change({ reply: reply.id })}
                  >
                    {t('action.edit')}
                  </Button>
                  <Button
                    look="text"
                    size="small"
                    aria-label={t('reply.deleteOf', { name: reply.name })}
                    onClick={() => address.change({ dialog: 'delete-reply', reply: reply.id })}
                  >
                    {t('action.delete')}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <Button size="small" className="mt-4" onClick={() => address.change({ reply: 'new' })}>
          {t('reply.create')}
        </Button>
      )}
    </>
  );
}

function Editor({ saved }: { saved: SavedReply | undefined }) {
  const { t } = useWords();
  const { id: store } = useStore();
  const address = useAddress();
  const [name, setName] = useState(saved?.name ?? '');
  const [text, setText] = useState(saved?.text ?? '');
  const save = useChange({
    run: () => {
      const body = { name: name.trim(), text: text.trim() };
      return saved
        ? callV1('changeSavedReply', { params: { store, id: saved.id }, body })
        : callV1('createSavedReply', { params: { store }, body });
    },
    outdates: [
      ['saved-replies', store],
      ['audit', store],
    ],
    done: t('reply.saved'),
    onDone: () => address.change({ reply: null }),
    showsErrorItself: true,
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      <TextInput label={t('reply.name')} help={t('reply.nameHelp')} value={name} onChange={setName} required />
      <TextArea label={t('reply.text')} rows={5} value={text} onChange={setText} />
      {save.isError && (
        <p role="alert" className="text-danger">
          {failureText(save.error, t)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="line" size="small" onClick={() => address.change({ reply: null })}>
          {t('action.back')}
        </Button>
        <Button type="submit" size="small" disabled={save.isPending || !name.trim() || !text.trim()}>
          {t('action.save')}
        </Button>
      </div>
    </form>
  );
}

function Deletion({ reply }: { reply: SavedReply }) {
  const { t } = useWords();
  const { id: store } = useStore();
  const address = useAddress();
  const back = () => address.change({ dialog: 'replies', reply: null });
  const remove = useChange({
    run: () => callV1('deleteSavedReply', { params: { store, id: reply.id } }),
    outdates: [
      ['saved-replies', store],
      ['audit', store],
    ],
    done: t('reply.deleted'),
    onDone: back,
  });
  return (
    <Question
      title={t('reply.deleteTitle')}
      verb={t('action.delete')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(undefined)}
      onClose={back}
    >
      {reply.name}
    </Question>
  );
}
