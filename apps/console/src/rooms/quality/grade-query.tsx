/**
 * The products of one query, graded by keyboard: 0 to 3 grades and moves on, the arrows move, Enter goes to the next
 * query. Grades are saved a moment after the last key, and at the latest when the query is left.
 */
import type { QueryToJudge } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { formatNumber } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { ProductToGrade } from './product-to-grade.tsx';

const SAVE_AFTER_MS = 1200;

type Grades = ReadonlyMap<string, number>;

interface GradeQueryProps {
  toJudge: QueryToJudge;
  onNext: () => void;
}

export function GradeQuery({ toJudge: { query, language: spoken, total, products }, onNext }: GradeQueryProps) {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const address = useAddress();
  const [grades, setGrades] = useState<Grades>(
    () => new Map(products.flatMap(({ product_id: id, grade }) => (grade === null ? [] : [[id, grade]]))),
  );
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      products.findIndex(({ grade }) => grade === null),
    ),
  );
  const list = useRef<HTMLOListElement>(null);
  const unsaved = useRef<Grades | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useChange({
    run: (made: Grades) =>
      callV1('judgeQuery', {
        params: { store },
        body: {
          query,
          language: spoken,
          grades: [...made].map(([id, grade]) => ({ product_id: id, grade })),
        },
      }),
    outdates: [
      ['judged-queries', store],
      ['queries-to-judge', store],
      ['quality', store],
      ['audit', store],
    ],
  });
  const { mutate } = save;

  function saveNow() {
    clearTimeout(timer.current);
    const made = unsaved.current;
    unsaved.current = null;
    if (made) mutate(made);
  }
  function change(made: Grades) {
    setGrades(made);
    unsaved.current = made;
    clearTimeout(timer.current);
    timer.current = setTimeout(saveNow, SAVE_AFTER_MS);
  }
  function move(to: number) {
    const next = Math.min(products.length - 1, Math.max(0, to));
    setPlace(next);
    list.current?.children.item(next)?.scrollIntoView({ block: 'nearest' });
  }
  function grade(index: number, value: number) {
    const product = products[index];
    if (!product) return;
    change(new Map(grades).set(product.product_id, value));
    move(index + 1);
  }
  function remove(index: number) {
    const made = new Map(grades);
    made.delete(products[index]?.product_id ?? '');
    change(made);
    setPlace(index);
  }
  function next() {
    saveNow();
    onNext();
  }

  const leave = useEffectEvent(saveNow);
  useEffect(() => () => leave(), []);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const isElsewhere =
      target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null;
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^[0-3]$/.test(key)) grade(place, Number(key));
    else if (key === 'Backspace' || key === 'Delete') remove(place);
    else if (key === 'ArrowDown') move(place + 1);
    else if (key === 'ArrowUp') move(place - 1);
    // On a button or link, Enter presses it.
    else if (key === 'Enter' && !(target instanceof HTMLElement && target.closest('button, a'))) next();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  const proposed = products.filter(({ product_id: id, proposed: one }) => one !== null && !grades.has(id));
  return (
    <Panel
      title={`\u2068${query}\u2069`}
      note={
        <>
          {t('judge.total', { count: formatNumber(total, language) })} ·{' '}
          {t('judge.finished', {
            done: formatNumber(grades.size, language),
            total: formatNumber(products.length, language),
          })}
          <span className="block max-sm:hidden">{t('judge.keys')}</span>
        </>
      }
      actions={
        <div className="flex flex-wrap gap-2">
          <Button look="text" size="small" onClick={() => address.change({ q: null, lang: null })}>
            {t('judge.list')}
          </Button>
          {proposed.length > 0 && (
            <Button
              look="line"
              size="small"
              onClick={() =>
                change(new Map([...grades, ...proposed.map((one) => [one.product_id, one.proposed ?? 0] as const)]))
              }
            >
              {t('judge.acceptProposed')}
            </Button>
          )}
          <Button size="small" onClick={next}>
            {t('judge.next')}
          </Button>
        </div>
      }
    >
      {products.length === 0 ? (
        <StateNote icon="search" title={t('judge.noProducts')} />
      ) : (
        <ol ref={list} className="divide-y divide-line border-t border-line">
          {products.map((product, index) => (
            <ProductToGrade
              key={product.product_id}
              product={product}
              grade={grades.get(product.product_id)}
              isCurrent={index === place}
              onGrade={(value) => (grades.get(product.product_id) === value ? remove(index) : grade(index, value))}
            />
          ))}
        </ol>
      )}
      <p role="status" className="min-h-9 border-t border-line px-5 py-2 text-sm text-ink-2">
        {save.isPending ? t('action.saving') : save.isSuccess ? t('judge.saved') : ''}
      </p>
    </Panel>
  );
}
