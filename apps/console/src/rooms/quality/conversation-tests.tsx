/**
 * Conversation tests of the shop: `?test=new` or `?test={id}` opens the form, `?from={id}` begins it with the messages of
 * a conversation, `?ask=delete` asks before a deletion.
 */
import type { ConversationTest } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { ABOVE_ROW_LINK, type Column, DataTable, ROW_LINK } from '../../kit/data-table.tsx';
import { Question } from '../../kit/dialogs.tsx';
import { formatNumber } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { TestEditor } from './test-editor.tsx';

export function ConversationTests() {
  const { t, language } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const mayWrite = may('quality:write');
  const tests = useQuery({
    queryKey: ['conversation-tests', store],
    queryFn: ({ signal }) => callV1('listConversationTests', { params: { store } }, { signal }),
  });
  const id = address.get('test');
  const from = address.get('from');
  const told = useQuery({
    queryKey: ['conversation', store, from],
    queryFn: ({ signal }) => callV1('conversation', { params: { store, id: from ?? '' } }, { signal }),
    enabled: mayWrite && from !== null && may('conversations:read'),
  });
  const messages = told.data?.messages_shown.flatMap(({ role, text }) => (role === 'shopper' ? [text] : []));
  const opened = tests.data?.items.find((test) => test.id === id);
  const close = () => address.change({ test: null, from: null, ask: null });
  const remove = useChange({
    run: (removed: string) => callV1('deleteConversationTest', { params: { store, id: removed } }),
    outdates: [
      ['conversation-tests', store],
      ['quality', store],
      ['audit', store],
    ],
    done: t('talkTest.deleted'),
    onDone: close,
  });
  const columns: Column<ConversationTest>[] = [
    {
      id: 'name',
      label: t('talkTest.name'),
      renderCell: ({ id: named, name }) =>
        mayWrite ? (
          <Link dir="auto" to={address.queryWith({ test: named })} className={ROW_LINK}>
            {name}
          </Link>
        ) : (
          <b dir="auto">{name}</b>
        ),
    },
    {
      id: 'first',
      label: t('talkTest.message'),
      renderCell: ({ turns: [first] }) => (
        <span dir="auto" className="line-clamp-1 text-ink-2">
          {first?.message}
        </span>
      ),
    },
    {
      id: 'turns',
      label: t('talkTest.turns'),
      isNumber: true,
      isMinor: true,
      renderCell: ({ turns }) => formatNumber(turns.length, language),
    },
    ...(mayWrite
      ? [
          {
            id: 'delete',
            label: '',
            renderCell: ({ id: named }: ConversationTest) => (
              <Button
                look="text"
                size="small"
                className={ABOVE_ROW_LINK}
                onClick={() => address.change({ test: named, ask: 'delete' })}
              >
                {t('action.delete')}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <Panel
        title={t('checks.view.conversations')}
        note={t('talkTest.note')}
        actions={
          mayWrite && (
            <Button size="small" onClick={() => address.change({ test: 'new' })}>
              {t('talkTest.create')}
            </Button>
          )
        }
      >
        <Loaded query={tests}>
          {({ items }) =>
            items.length === 0 ? (
              <StateNote icon="chat" title={t('talkTest.none')}>
                {t('talkTest.noneWhy')}
              </StateNote>
            ) : (
              <DataTable
                label={t('checks.view.conversations')}
                columns={columns}
                rows={items}
                keyOf={(test) => test.id}
              />
            )
          }
        </Loaded>
      </Panel>
      {mayWrite && address.get('ask') === null && (id === 'new' ? !told.isLoading : opened !== undefined) && (
        <TestEditor key={id} saved={opened} messages={messages} onClose={close} />
      )}
      {mayWrite && address.get('ask') === 'delete' && opened && (
        <Question
          title={t('talkTest.deleteTitle')}
          verb={t('action.delete')}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(opened.id)}
          onClose={close}
        >
          {opened.name}
        </Question>
      )}
    </>
  );
}
