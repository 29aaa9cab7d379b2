/** @jsxImportSource preact */
/** The facets of results: values with counts, and the range of prices. */
import type { ChosenFilters } from '@quarry/client';
import type { Facet } from '@quarry/contract';
import { useState } from 'preact/hooks';
import type { ResultsWords } from '../words/results/results-words.ts';

interface FacetListProps {
  facets: readonly Facet[];
  filters: ChosenFilters;
  /** Sign of the store's currency. */
  sign: string;
  words: ResultsWords;
  onToggle: (key: string, value: string) => void;
  onPrices: (min: number | null, max: number | null) => void;
}

/** Values before "show more". */
const FEW = 6;

export function FacetList({ facets, filters, sign, words, onToggle, onPrices }: FacetListProps) {
  return facets.map((facet) =>
    facet.key === 'price' ? (
      <form
        key="price"
        class="facet"
        onSubmit={(event) => event.preventDefault()}
        onChange={(event) => {
          const fields = new FormData(event.currentTarget);
          onPrices(amountOf(fields.get('min')), amountOf(fields.get('max')));
        }}
      >
        <fieldset>
          <legend>
            {facet.label} <span class="quiet">{sign}</span>
          </legend>
          <div class="range" dir="ltr">
            <PriceEnd name="min" label={words.lowest} value={filters.priceMin} bound={facet.min} />–
            <PriceEnd name="max" label={words.highest} value={filters.priceMax} bound={facet.max} />
          </div>
        </fieldset>
      </form>
    ) : (
      <Values key={facet.key} facet={facet} chosen={filters.values[facet.key] ?? []} {...{ words, onToggle }} />
    ),
  );
}

interface ValuesProps extends Pick<FacetListProps, 'words' | 'onToggle'> {
  facet: Facet;
  chosen: readonly string[];
}

function Values({ facet: { key, label, values }, chosen, words, onToggle }: ValuesProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? values : values.filter(({ value }, index) => index < FEW || chosen.includes(value));
  if (values.length === 0) return null;
  return (
    <fieldset class="facet">
      <legend>{label}</legend>
      {shown.map(({ value, label: name, count }) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(key, value)} />
          <span dir="auto">{name}</span>
          <span class="quiet">{count}</span>
        </label>
      ))}
      {shown.length < values.length && (
        <button type="button" class="link" onClick={() => setWhole(true)}>
          {words.more}
        </button>
      )}
    </fieldset>
  );
}

interface PriceEndProps {
  name: string;
  label: string;
  value: number | null;
  bound: number | undefined;
}

function PriceEnd({ name, label, value, bound }: PriceEndProps) {
  return (
    <input
      name={name}
      aria-label={label}
      inputMode="decimal"
      size={6}
      placeholder={bound === undefined ? '' : String(name === 'min' ? Math.floor(bound) : Math.ceil(bound))}
      value={value ?? ''}
    />
  );
}

function amountOf(text: FormDataEntryValue | null): number | null {
  const amount = typeof text === 'string' && text.trim() !== '' ? Number(text.replace(',', '.')) : Number.NaN;
  return Number.isFinite(amount) && amount >= 0 ? amount : null;
}
