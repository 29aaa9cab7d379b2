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
import { productCard } from '../product-card.ts';
import type { ShopSettings } from '../store-settings.ts';
import optionStyles from '../styles/option.css';
import type { SearchWords } from '../words/search/search-words.ts';

interface SuggestionListProps {
  id: string;
  list: readonly Suggestion[];
  /** Index in `list` of the suggestion that Enter selects; -1 for none. */
  active: number;
  shop: ShopSettings;
  words: SearchWords;
  language: Language;
  origin: string;
  onChoose: (suggestion: Suggestion, event: MouseEvent) => void;
}

export const optionId = (listId: string, place: number) => `${listId}-${place}`;

export function SuggestionList({ id, list, active, shop, words, language, origin, onChoose }: SuggestionListProps) {
  return (
    <quarry-list id={id} role="listbox" aria-label={words.searchFor}>
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

/** The URL of a product suggestion; undefined for other suggestions and products without a page. */
export function pageOf({ kind, id, url, text }: Suggestion, shop: ShopSettings, origin: string): string | undefined {
  return kind === 'product' ? productCard({ id, url, name: text }, shop, origin)?.url : undefined;
}

type RowProps = Pick<SuggestionListProps, 'shop' | 'words' | 'language' | 'origin'> & { suggestion: Suggestion };

function SuggestionRow({ suggestion, shop, words, language, origin }: RowProps) {
  const { kind, text, count, image, price } = suggestion;
  return (
    <div class="row">
      {kind === 'product' ? (
        <Picture source={image} origin={origin} />
      ) : (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path
            d={
              kind === 'query'
                ? 'M9 3.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11z M13.2 13.2L17 17'
                : 'M3.5 3.5H10l6.5 6.5-6.5 6.5L3.5 10z M7 6.9v.2'
            }
          />
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
