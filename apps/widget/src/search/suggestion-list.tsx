/** @jsxImportSource preact */
/**
 * The suggestions, as children of the host in the page's DOM: the shop's field refers to the active one by id, and ids
 * inside a shadow tree cannot be referenced. Each suggestion renders into its own shadow tree, unaffected by page
 * styles.
 */
import type { Suggestion } from '@quarry/client';
import type { Language } from '@quarry/contract';
import { type ComponentChildren, render } from 'preact';
import { styleSheet } from '../host.ts';
import { Picture } from '../picture.tsx';
import { Price } from '../price.tsx';
import { type ProductCard, productCard } from '../product-card.ts';
import type { ShopSettings } from '../store-settings.ts';
import optionStyles from '../styles/option.css';
import type { SearchWords } from '../words/search/search-words.ts';

/** A line of the list: a suggestion, an earlier search, or the choice to forget those. */
export type Choice = Suggestion | { kind: 'recent' | 'forget'; text: string };

interface SuggestionListProps {
  id: string;
  list: readonly Choice[];
  /** Index in `list` of the suggestion that Enter selects; -1 for none. */
  active: number;
  shop: ShopSettings;
  words: SearchWords;
  language: Language;
  origin: string;
  onChoose: (choice: Choice, event: MouseEvent) => void;
}

export const optionId = (listId: string, place: number) => `${listId}-${place}`;

export function SuggestionList({ id, list, active, shop, words, language, origin, onChoose }: SuggestionListProps) {
  return (
    <quarry-list id={id} role="listbox" aria-label={list[0]?.kind === 'recent' ? words.recent : words.searchFor}>
      {list.map((suggestion, place) => (
        <Option
          key={`${suggestion.kind} ${suggestion.text}`}
          id={optionId(id, place)}
          isActive={place === active}
          onChoose={(event) => onChoose(suggestion, event)}
        >
          <SuggestionRow {...{ suggestion, shop, words, language, origin }} />
        </Option>
      ))}
    </quarry-list>
  );
}

interface OptionProps {
  id: string;
  isActive: boolean;
  onChoose: (event: MouseEvent) => void;
  children: ComponentChildren;
}

function Option({ id, isActive, onChoose, children }: OptionProps) {
  const draw = (option: HTMLElement | null) => {
    if (!option) return;
    const shadow = option.shadowRoot ?? option.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [optionSheet()];
    render(children, shadow);
    if (isActive) option.scrollIntoView({ block: 'nearest' });
  };
  return (
    <quarry-option
      ref={draw}
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      // Keeps the focus in the field.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
    />
  );
}

let sheet: CSSStyleSheet | undefined;
const optionSheet = () => (sheet ??= styleSheet(optionStyles));

/** The product of a product suggestion; null for other choices. */
export function productOf(choice: Choice, shop: ShopSettings, origin: string): ProductCard | null {
  if (choice.kind !== 'product') return null;
  const { id, url, text, price } = choice;
  return productCard({ id, url, name: text, price }, shop, origin);
}

type RowProps = Pick<SuggestionListProps, 'shop' | 'words' | 'language' | 'origin'> & { suggestion: Choice };

function SuggestionRow({ suggestion, shop, words, language, origin }: RowProps) {
  const { kind, text, count, image, price }: { kind: Choice['kind'] } & Omit<Suggestion, 'kind'> = suggestion;
  return (
    <div class="row">
      {kind === 'product' ? (
        <Picture source={image} origin={origin} />
      ) : (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={SIGNS[kind]} />
        </svg>
      )}
      <span class="text">{text}</span>
      {count !== undefined && <span class="quiet">{count}</span>}
      {price !== undefined && (
        <Price amount={price} shop={shop} language={language} originalLabel={words.originalPrice} />
      )}
    </div>
  );
}

const GLASS = 'M9 3.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11z M13.2 13.2L17 17';
const SIGNS = {
  query: GLASS,
  category: 'M3.5 3.5H10l6.5 6.5-6.5 6.5L3.5 10z M7 6.9v.2',
  recent: 'M10 3.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13z M10 6v4.3l3 1.7',
  forget: 'M5 5l10 10 M15 5L5 15',
};
