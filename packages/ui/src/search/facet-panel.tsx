/** The facets with counts: values to check, and the price range. */
import { type Facet, directionOf } from '@quarry/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { languageOfText } from '../messages/language-of-text.ts';
import { useSpeech } from '../messages/messages-context.tsx';
import { inTheirOrder } from './facet-order.ts';
import { swatchOf } from './swatches.ts';
import { valueLabel } from './value-label.ts';

/** Values shown before "show more". */
const SHOWN_AT_FIRST = 6;

export interface PriceRange {
  readonly min: number | null;
  readonly max: number | null;
}

interface FacetPanelProps {
  facets: readonly Facet[];
  isChosen: (key: string, value: string) => boolean;
  onToggle: (key: string, value: string) => void;
  prices: PriceRange;
  /** The currency sign beside the price inputs. */
  currencySign: string;
  onPrices: (prices: PriceRange) => void;
}

export function FacetPanel({ facets, ...rest }: FacetPanelProps) {
  return (
    <div className="text-[15px]">
      {facets.map((facet) =>
        facet.key === 'price' ? (
          <PriceFacet key={facet.key} facet={facet} {...rest} />
        ) : (
          <ValueFacet key={facet.key} facet={facet} {...rest} />
        ),
      )}
    </div>
  );
}

const SECTION = 'border-t border-line pt-3.5 pb-4 first:border-0 first:pt-0.5';

function ValueFacet({ facet, isChosen, onToggle }: { facet: Facet } & Omit<FacetPanelProps, 'facets'>) {
  const { messages, language } = useSpeech();
  const [showsAll, setShowsAll] = useState(false);
  if (facet.values.length === 0) return null;
  // Sorted by count, so the first ones are the most frequent.
  const values = inTheirOrder(
    showsAll
      ? facet.values
      : facet.values.filter(({ value }, index) => index < SHOWN_AT_FIRST || isChosen(facet.key, value)),
  );
  const hasMore = facet.values.length > SHOWN_AT_FIRST;

  return (
    <fieldset data-facet={facet.key} className={SECTION}>
      <legend className="contents">
        <span className="mb-1.5 block font-semibold">{facet.label}</span>
      </legend>
      <ul>
        {values.map(({ value, label, count }) => {
          const swatch = facet.key === 'color' ? swatchOf(value) : null;
          return (
            <li key={value}>
              <label className="-mx-1.5 flex min-h-9 items-center gap-2.5 rounded-chip px-1.5 py-1 text-ink-2 hover:bg-surface-2 hover:text-ink has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-0 has-focus-visible:outline-(--focus) pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  checked={isChosen(facet.key, value)}
                  onChange={() => onToggle(facet.key, value)}
                  className="check-box peer outline-none"
                />
                {swatch && (
                  <span
                    aria-hidden="true"
                    style={{ background: swatch }}
                    className="-ms-0.5 size-4 flex-none rounded-chip shadow-[inset_0_0_0_1px_rgb(23_29_27/0.16)]"
                  />
                )}
                <span
                  lang={languageOfText(label, language)}
                  dir={directionOf(languageOfText(label, language))}
                  className="inline-block min-w-0 leading-snug! wrap-anywhere"
                >
                  {valueLabel(label, language)}
                </span>
                <span className="figures ms-auto text-sm font-normal text-ink-3">{count}</span>
              </label>
            </li>
          );
        })}
      </ul>
      {hasMore && (
        <button
          type="button"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="min-h-9 text-sm font-semibold underline decoration-line-strong decoration-[1.5px] underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
        >
          {showsAll ? messages.showFewer : messages.showMore}
        </button>
      )}
    </fieldset>
  );
}

function PriceFacet({ facet, prices, currencySign, onPrices }: { facet: Facet } & Omit<FacetPanelProps, 'facets'>) {
  const { messages } = useSpeech();

  function apply(form: HTMLFormElement) {
    const fields = new FormData(form);
    const wanted = { min: amountOf(fields.get('min')), max: amountOf(fields.get('max')) };
    if (wanted.min !== prices.min || wanted.max !== prices.max) onPrices(wanted);
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    apply(event.currentTarget);
  }

  return (
    <fieldset data-facet="price" className={SECTION}>
      <legend className="contents">
        <span className="mb-2 flex items-baseline gap-1.5 font-semibold">
          {facet.label} <span className="font-normal text-ink-3">{currencySign}</span>
        </span>
      </legend>
      {facet.values.length > 1 && <PriceRanges facet={facet} prices={prices} onPrices={onPrices} />}
      <form dir="ltr" onSubmit={onSubmit} className="flex items-center gap-2">
        <PriceEnd
          name="min"
          label={messages.lowestPrice}
          currencySign={currencySign}
          bound={facet.min === undefined ? null : Math.floor(facet.min)}
          amount={prices.min}
          onLeave={apply}
        />
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
        <PriceEnd
          name="max"
          label={messages.highestPrice}
          currencySign={currencySign}
          bound={facet.max === undefined ? null : Math.ceil(facet.max)}
          amount={prices.max}
          onLeave={apply}
        />
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          OK
        </button>
      </form>
    </fieldset>
  );
}

interface PriceEndProps {
  name: 'min' | 'max';
  label: string;
  currencySign: string;
  /** The lowest or highest price of the results. */
  bound: number | null;
  /** The selected amount. */
  amount: number | null;
  onLeave: (form: HTMLFormElement) => void;
}

/** An input with its own draft that also follows outside changes of the amount. */
function PriceEnd({ name, label, currencySign, bound, amount, onLeave }: PriceEndProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = amount === null ? '' : String(amount);
  }, [amount]);
  return (
    <input
      ref={field}
      name={name}
      type="text"
      inputMode="decimal"
      aria-label={`${label} (${currencySign})`}
      title={label}
      placeholder={bound === null ? '' : String(bound)}
      defaultValue={amount ?? ''}
      autoComplete="off"
      onBlur={(event) => event.currentTarget.form && onLeave(event.currentTarget.form)}
      className="h-10 w-full min-w-0 rounded-control bg-surface px-2.5 text-ink tabular-nums shadow-[inset_0_0_0_1px_var(--control)] pointer-coarse:h-11"
    />
  );
}

/** Ranges between round numbers, `20-50`, as the engine counted them; pressing the active one removes it. */
function PriceRanges({ facet, prices, onPrices }: { facet: Facet } & Pick<FacetPanelProps, 'prices' | 'onPrices'>) {
  return (
    <ul className="mb-2.5">
      {facet.values.map(({ value, count }) => {
        const [, lower, upper] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(value) ?? [];
        if (lower === undefined || upper === undefined) return null;
        const range = { min: Number(lower), max: Number(upper) };
        const isChosen = prices.min === range.min && prices.max === range.max;
        return (
          <li key={value}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onPrices(isChosen ? { min: null, max: null } : range)}
              className="-mx-1.5 flex min-h-8 w-[calc(100%+12px)] items-center justify-between gap-2.5 rounded-chip px-1.5 text-ink-2 hover:bg-surface-2 hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink pointer-coarse:min-h-11"
            >
              <span className="figures" dir="ltr">
                {lower} – {upper}
              </span>
              <span className="figures text-sm font-normal text-ink-3">{count}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Parses an amount with decimal point or comma; null when empty or invalid. */
function amountOf(written: FormDataEntryValue | null): number | null {
  const text = typeof written === 'string' ? written.trim().replace(',', '.') : '';
  const amount = Number(text);
  return text !== '' && Number.isFinite(amount) && amount >= 0 ? amount : null;
}
