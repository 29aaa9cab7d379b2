/** @jsxImportSource preact */
/** What opens under the field: suggestions, or the products that were found. Focus walks in with the arrow keys. */
import { createSuggestions, type Suggestion } from '@quarry/client';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { EmbedOptions } from '../options.ts';
import { Picture } from '../picture.tsx';
import type { ShopSettings } from '../store-settings.ts';
import { useObservable } from '../use-observable.ts';
import type { SearchWords } from '../words/search-words.ts';
import { priceText } from '../price-text.ts';
import { ResultList } from './result-list.tsx';

interface SearchPanelProps {
  field: HTMLInputElement;
  call: typeof fetch;
  options: EmbedOptions;
  words: SearchWords;
  settings: Promise<ShopSettings>;
  /** The panel is about to show: it is put where the field is now. */
  onOpen: () => void;
}

export function SearchPanel({ field, call, options, words, settings, onOpen }: SearchPanelProps) {
  const suggestions = useMemo(() => createSuggestions({ storeId: options.store, fetch: call }), [call, options.store]);
  const list = useObservable(suggestions);
  const [query, setQuery] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [shop, setShop] = useState<ShopSettings>();
  const panel = useRef<HTMLDivElement>(null);
  // The server refuses suggestions where the store's gate is closed; results on Enter are always there.
  const hasSuggestions = shop?.gates.autocomplete ?? false;

  useEffect(() => {
    settings.then(setShop, (error: unknown) => console.error(error));
  }, [settings]);

  function search(text: string) {
    const wanted = text.trim();
    if (!wanted) return;
    suggestions.clear();
    // The suggestion that was chosen goes away, and the focus must not go with it.
    field.focus();
    field.value = wanted;
    setQuery(wanted);
    open();
  }
  function open() {
    onOpen();
    setIsOpen(true);
  }
  function close() {
    setIsOpen(false);
    setQuery(null);
    suggestions.clear();
  }

  useEffect(() => {
    const onInput = () => {
      setQuery(null);
      if (hasSuggestions) suggestions.write(field.value);
      if (field.value.trim()) open();
      else close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (event.key === 'Enter' && field.value.trim()) {
        event.preventDefault();
        search(field.value);
      } else if (event.key === 'Escape') close();
      else if (event.key === 'ArrowDown') {
        const [first] = stops(panel.current);
        if (!first) return;
        event.preventDefault();
        first.focus();
      }
    };
    const onFocus = () => {
      if (field.value.trim() && !isOpen) onInput();
    };
    const onPointerDown = (event: PointerEvent) => {
      const path = event.composedPath();
      if (panel.current && !path.includes(panel.current) && !path.includes(field)) close();
    };
    field.autocomplete = 'off';
    field.addEventListener('input', onInput);
    field.addEventListener('keydown', onKeyDown);
    field.addEventListener('focus', onFocus);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('keydown', onKeyDown);
      field.removeEventListener('focus', onFocus);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  });

  // What was written before this part and the settings arrived counts too.
  useEffect(() => {
    if (hasSuggestions && query === null && field.value.trim() && document.activeElement === field) {
      suggestions.write(field.value);
      open();
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is looked at once, when the settings are there
  }, [hasSuggestions]);

  function onKeyDown(event: KeyboardEvent) {
    const all = stops(panel.current);
    const root = panel.current?.getRootNode() as ShadowRoot | undefined;
    const at = all.indexOf(root?.activeElement as HTMLElement);
    if (event.key === 'Escape') {
      close();
      field.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = event.key === 'ArrowDown' ? at + 1 : at - 1;
      if (next < 0) field.focus();
      else all[Math.min(next, all.length - 1)]?.focus();
    }
  }

  const isShown = isOpen && (query !== null || list.length > 0);
  return (
    <div ref={panel} class="panel" role="dialog" aria-label={words.searchFor} hidden={!isShown} onKeyDown={onKeyDown}>
      {query !== null && shop ? (
        <ResultList
          key={query}
          query={query}
          call={call}
          shop={shop}
          words={words}
          origin={options.origin}
          onSearch={search}
          onClose={() => {
            close();
            field.focus();
          }}
        />
      ) : (
        <SuggestionList list={list} shop={shop} words={words} origin={options.origin} onChoose={search} />
      )}
    </div>
  );
}

interface SuggestionListProps {
  list: readonly Suggestion[];
  shop: ShopSettings | undefined;
  words: SearchWords;
  origin: string;
  onChoose: (text: string) => void;
}

function SuggestionList({ list, shop, words, origin, onChoose }: SuggestionListProps) {
  return (
    <>
      <p class="sr-only" role="status">
        {words.suggestions(list.length)}
      </p>
      <ul class="suggestions">
        {list.map(({ kind, text, count, image, price }) => (
          <li key={`${kind} ${text}`}>
            <button type="button" onClick={() => onChoose(text)} data-kind={kind}>
              {kind === 'product' ? (
                <Picture source={image} label={words.noPicture} origin={origin} />
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
              {price !== undefined && shop && <span class="price">{priceText(price, shop)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Everything in the panel that takes the focus, from top to bottom. */
function stops(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('a[href], button:not([tabindex="-1"])') ?? [])];
}
