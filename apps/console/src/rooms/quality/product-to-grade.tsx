/** One product of a query with what visitors did, and its four grades. */
import type { GradedProduct } from '@quarry/contract';
import { formatNumber } from '../../kit/format.ts';
import { useWords } from '../../words/use-words.ts';
import { gradeWord } from './grade-word.ts';

const GRADES = [3, 2, 1, 0] as const;

interface ProductToGradeProps {
  product: GradedProduct;
  grade: number | undefined;
  isCurrent: boolean;
  onGrade: (grade: number) => void;
}

export function ProductToGrade({ product, grade, isCurrent, onGrade }: ProductToGradeProps) {
  const { t, language } = useWords();
  const { title, image, brand, price, position, proposed, clicks, carts, orders } = product;
  const number = (value: number) => formatNumber(value, language);
  return (
    <li
      aria-current={isCurrent || undefined}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-s-4 border-s-transparent px-4 py-2.5 aria-[current=true]:border-s-link aria-[current=true]:bg-well"
    >
      <span className="figures w-6 text-ink-2">{position ?? '–'}</span>
      {image === null ? (
        <span aria-hidden="true" className="size-12 flex-none rounded-control bg-surface-2" />
      ) : (
        <img src={image} alt="" loading="lazy" className="size-12 flex-none rounded-control bg-white object-contain" />
      )}
      <span className="min-w-0 flex-1 basis-52">
        <b className="line-clamp-2 font-semibold">
          <bdi>{title}</bdi>
        </b>
        <span className="block text-sm text-ink-2">
          {[brand, price === null ? null : number(price), position === null ? t('judge.notShown') : null]
            .filter((part) => part !== null)
            .map((part) => `\u2068${part}\u2069`)
            .join(' · ')}
        </span>
        {clicks + carts + orders > 0 && (
          <span className="block text-sm text-ink-2">
            {t('query.productFigures', { clicks: number(clicks), carts: number(carts), orders: number(orders) })}
            {proposed !== null && ` · ${t('judge.proposal', { grade: t(gradeWord(proposed)) })}`}
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-1 max-sm:w-full">
        {GRADES.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={grade === value}
            onClick={() => onGrade(value)}
            className="min-h-10 rounded-control border border-line px-2.5 text-sm hover:bg-surface-2 aria-pressed:border-transparent aria-pressed:bg-action aria-pressed:text-action-text max-sm:flex-1"
          >
            <b className="figures font-semibold">{value}</b>{' '}
            <span className="max-lg:sr-only">{t(gradeWord(value))}</span>
            <span className="sr-only">: {title}</span>
          </button>
        ))}
      </span>
    </li>
  );
}
