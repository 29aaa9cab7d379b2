/** The form of a conversation test: messages, and what each answer must hold. */
import { type ConversationTest, type ConversationTestBody, type TurnExpectation } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useState } from 'react';
import { callV1 } from '../../calls/call-v1.ts';
import { SelectInput, TextArea, TextInput } from '../../kit/fields.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';

const MAX_TURNS = 12;
const PRODUCTS = ['any', 'some', 'none'] as const;

interface TypedTurn {
  key: number;
  message: string;
  products: (typeof PRODUCTS)[number];
  shows: string;
  hides: string;
  maxPrice: string;
  says: string;
  doesNotSay: string;
}

interface TestEditorProps {
  saved: ConversationTest | undefined;
  /** Of a conversation that the new test begins with. */
  messages: readonly string[] | undefined;
  onClose: () => void;
}

export function TestEditor({ saved, messages = [], onClose }: TestEditorProps) {
  const { t } = useWords();
  const { id: store } = useStore();
  const [name, setName] = useState(saved?.name ?? '');
  const [turns, setTurns] = useState<readonly TypedTurn[]>(() => (saved?.turns ?? newTurns(messages)).map(typedTurn));
  const body = (): ConversationTestBody => ({
    name: name.trim(),
    language: saved?.language ?? null,
    turns: turns.map((turn) => ({ message: turn.message.trim(), expect: expectationOf(turn) })),
  });
  const save = useChange({
    run: () =>
      saved
        ? callV1('changeConversationTest', { params: { store, id: saved.id }, body: body() })
        : callV1('createConversationTest', { params: { store }, body: body() }),
    outdates: [
      ['conversation-tests', store],
      ['quality', store],
      ['audit', store],
    ],
    done: t('talkTest.saved'),
    onDone: onClose,
    showsErrorItself: true,
  });
  const change = (key: number, changes: Partial<TypedTurn>) =>
    setTurns(turns.map((turn) => (turn.key === key ? { ...turn, ...changes } : turn)));
  return (
    <FormDialog
      title={t(saved ? 'talkTest.edit' : 'talkTest.create')}
      note={t('talkTest.note')}
      verb={t('action.save')}
      change={save}
      isReady={name.trim() !== '' && turns.every(({ message }) => message.trim() !== '')}
      onSubmit={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <TextInput label={t('talkTest.name')} value={name} onChange={setName} required />
      {turns.map((turn, place) => (
        <fieldset key={turn.key} className="grid gap-3 border-t border-line pt-3">
          <legend className="sr-only">{t('checks.turn', { turn: place + 1 })}</legend>
          <TextArea
            label={t('checks.turn', { turn: place + 1 })}
            rows={2}
            value={turn.message}
            onChange={(message) => change(turn.key, { message })}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <SelectInput
              label={t('talkTest.products')}
              value={turn.products}
              options={PRODUCTS.map((value) => ({ value, label: t(`talkTest.products.${value}`) }))}
              onChange={(products) => change(turn.key, { products })}
            />
            <TextInput
              label={t('talkTest.maxPrice')}
              type="number"
              min={0}
              value={turn.maxPrice}
              onChange={(maxPrice) => change(turn.key, { maxPrice })}
            />
            <TextInput
              label={t('talkTest.shows')}
              isCode
              value={turn.shows}
              onChange={(shows) => change(turn.key, { shows })}
            />
            <TextInput
              label={t('talkTest.hides')}
              isCode
              value={turn.hides}
              onChange={(hides) => change(turn.key, { hides })}
            />
            <TextArea
              label={t('talkTest.says')}
              rows={2}
              value={turn.says}
              onChange={(says) => change(turn.key, { says })}
            />
            <TextArea
              label={t('talkTest.doesNotSay')}
              rows={2}
              value={turn.doesNotSay}
              onChange={(doesNotSay) => change(turn.key, { doesNotSay })}
            />
          </div>
          {turns.length > 1 && (
            <Button
              look="text"
              size="small"
              className="justify-self-start"
              onClick={() => setTurns(turns.filter(({ key }) => key !== turn.key))}
            >
              {t('talkTest.removeTurn')}
            </Button>
          )}
        </fieldset>
      ))}
      {turns.length < MAX_TURNS && (
        <Button
          look="line"
          size="small"
          className="justify-self-start"
          onClick={() =>
            setTurns([
              ...turns,
              typedTurn({ message: '', expect: NOTHING }, Math.max(...turns.map(({ key }) => key)) + 1),
            ])
          }
        >
          {t('talkTest.addTurn')}
        </Button>
      )}
    </FormDialog>
  );
}

const NOTHING: TurnExpectation = { products: null, shows: [], hides: [], max_price: null, says: [], does_not_say: [] };

function newTurns(messages: readonly string[]): ConversationTestBody['turns'] {
  const given = messages.filter((message) => message.trim() !== '').slice(0, MAX_TURNS);
  return (given.length === 0 ? [''] : given).map((message) => ({ message, expect: NOTHING }));
}

function typedTurn({ message, expect }: ConversationTestBody['turns'][number], key: number): TypedTurn {
  return {
    key,
    message,
    products: expect.products ?? 'any',
    shows: expect.shows.join(', '),
    hides: expect.hides.join(', '),
    maxPrice: expect.max_price === null ? '' : String(expect.max_price),
    says: expect.says.join('\n'),
    doesNotSay: expect.does_not_say.join('\n'),
  };
}

function expectationOf({ products, shows, hides, maxPrice, says, doesNotSay }: TypedTurn): TurnExpectation {
  return {
    products: products === 'any' ? null : products,
    shows: partsOf(shows, /[,،]/),
    hides: partsOf(hides, /[,،]/),
    max_price: Number(maxPrice) > 0 ? Number(maxPrice) : null,
    says: partsOf(says, /\n/),
    does_not_say: partsOf(doesNotSay, /\n/),
  };
}

function partsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
