/** @jsxImportSource preact */
/**
 * The panel below the shop's field: suggestions, selected by arrow keys while the focus stays in the field, or results,
 * which arrow keys focus. Each event updates and renders synchronously, so that the next key acts on what the shopper
 * sees.
 */
import { createEventQueue, createSuggestions, type Suggestion, visitId } from '@quarry/client';
import { render } from 'preact';
import type { Host } from '../host.ts';
import type { EmbedOptions } from '../options.ts';
import { createSettingsReader, type ShopSettings } from '../store-settings.ts';
import type { SearchWords } from '../words/search/search-words.ts';
import { describeField } from './field-aria.ts';
import { keepUnder } from './place-panel.ts';
import { ResultList } from './result-list.tsx';
import { openResults, type Results } from './results.ts';
import { takeOverShopSearch } from './shop-search.ts';
import { optionId, pageOf, SuggestionList } from './suggestion-list.tsx';

interface SearchPanelParts {
  field: HTMLInputElement;
  host: Host;
  call: typeof fetch;
  options: EmbedOptions;
  words: SearchWords;
  goTo: (address: string, inNewTab: boolean) => void;
}

let panels = 0;

/** @returns the function that releases the field. */
export function attachSearchPanel({ field, host, call, options, words, goTo }: SearchPanelParts): () => void {
  const { store, origin, language } = options;
  const listId = `quarry-suggestions-${++panels}`;
  host.element.id = `${listId}-host`;
  const readSettings = createSettingsReader(store, call);
  const readShop = async () => (shop = await readSettings());
  const suggestions = createSuggestions({ storeId: store, fetch: call });
  const shopSearch = takeOverShopSearch(field, onEnter);
  const events = createEventQueue({
    storeId: store,
    sessionId: visitId(),
    // A lost event report must not disturb a shopper.
    send: (request) =>
      void call('/api/events', {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      }).catch(() => undefined),
  });

  let shop: ShopSettings | null = null;
  let isOpen = false;
  let results: Results | null = null;
  /** Index of the suggestion that Enter selects; -1 for none. */
  let active = -1;
  let letGo: (() => void) | null = null;

  const list = () => suggestions.getSnapshot();
  const isShown = () => isOpen && (results !== null || (shop !== null && list().length > 0));

  /** @returns false when there is nothing to search for, or results cannot be shown. */
  function search(text: string, isLiteral = false): boolean {
    const query = text.trim();
    if (!query || !host.show()) return false;
    suggestions.clear();
    results?.close();
    active = -1;
    // Opened before the focus returns, because that would request suggestions.
    isOpen = true;
    field.focus();
    field.value = query;
    results = openResults({ query, isLiteral, store, call, readShop, onHandBack, onChange: draw });
    draw();
    return true;
  }
  function onHandBack(): boolean {
    const isTaken = shopSearch.start();
    if (isTaken) close();
    return isTaken;
  }
  function close(): void {
    isOpen = false;
    results?.close();
    results = null;
    active = -1;
    suggestions.clear();
    draw();
  }
  function suggest(): void {
    results?.close();
    results = null;
    active = -1;
    isOpen = field.value.trim() !== '';
    if (isOpen && shop?.gates.autocomplete) suggestions.write(field.value);
    else suggestions.clear();
    draw();
  }
  function choose(suggestion: Suggestion, { ctrlKey, metaKey }: MouseEvent): void {
    const page = shop && pageOf(suggestion, shop, origin);
    if (page) {
      if (suggestion.id) events.track({ type: 'click', productId: suggestion.id });
      // An option is not a link, so opening a new tab needs code.
      goTo(page, ctrlKey || metaKey);
    } else if (!search(suggestion.text)) shopSearch.start();
  }
  function onEnter(): boolean {
    const option = isShown() && !results ? host.element.querySelector(`#${optionId(listId, active)}`) : null;
    if (!(option instanceof HTMLElement)) return search(field.value);
    option.click();
    return true;
  }

  function onFieldKey(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.isComposing || !isShown()) return;
    if (event.key === 'Escape') leave(event);
    else if (step !== 0) {
      event.preventDefault();
      const places = list().length + 1;
      // One more position than suggestions: the field itself, where none is selected.
      if (results) stops(host.root)[0]?.focus();
      else active = ((active + 1 + step + places) % places) - 1;
      draw();
    }
  }
  function onResultsKey(event: KeyboardEvent): void {
    const all = stops(host.root);
    const { activeElement }: Node & Partial<Pick<ShadowRoot, 'activeElement'>> = host.root.getRootNode();
    const at = all.findIndex((stop) => stop === activeElement);
    const isWriting = (event.key.length === 1 && event.key !== ' ') || event.key === 'Backspace';
    if (event.key === 'Escape') leave(event);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = event.key === 'ArrowDown' ? Math.min(at + 1, all.length - 1) : at - 1;
      (all[next] ?? field).focus();
    } else if (isWriting && !event.ctrlKey && !event.metaKey && !event.altKey) {
      // The browser inserts the character into the element that has the focus after this event.
      field.focus();
    }
  }
  /** Prevents that Escape also closes the shop's dialog or clears the text. */
  function leave(event: KeyboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    closeAndReturn();
  }
  function closeAndReturn(): void {
    field.focus();
    close();
  }
  function onElsewhere(event: Event): void {
    const path = event.composedPath();
    if (isOpen && !path.includes(host.element) && !path.includes(field)) close();
  }

  function draw(): void {
    const shown = isShown();
    if (shown) {
      host.show();
      letGo ??= keepUnder(field, host.root);
    } else {
      letGo?.();
      letGo = null;
      host.hide();
    }
    const showsList = shown && !results && shop;
    render(
      showsList && (
        <SuggestionList
          {...{ id: listId, list: list(), active, shop: showsList, words, language, origin }}
          onChoose={choose}
        />
      ),
      host.element,
    );
    render(
      shown &&
        (results ? (
          <div key={results.query} class="panel" role="dialog" aria-label={words.searchFor} onKeyDown={onResultsKey}>
            <ResultList {...{ results, words, language, origin, events }} onSearch={search} onClose={closeAndReturn} />
          </div>
        ) : (
          <div class="panel">
            <p class="sr-only" role="status">
              {words.suggestions(list().length)}
            </p>
            <slot />
          </div>
        )),
      host.root,
    );
    describeField(field, {
      isOpen: shown,
      popup: results ? 'dialog' : 'listbox',
      controls: results ? host.element.id : listId,
      active: active < 0 ? null : optionId(listId, active),
    });
  }

  async function begin(): Promise<void> {
    try {
      await readShop();
    } catch (error) {
      // Enter retries.
      console.error(error);
    }
    // Text entered before this part was loaded counts too.
    if (shop && document.activeElement === field && !results) suggest();
  }

  const stopWatching = suggestions.subscribe(() => {
    active = -1;
    draw();
  });
  const onFocus = () => !isOpen && suggest();
  field.addEventListener('input', suggest);
  field.addEventListener('keydown', onFieldKey);
  field.addEventListener('focus', onFocus);
  document.addEventListener('pointerdown', onElsewhere);
  document.addEventListener('focusin', onElsewhere);
  draw();
  void begin();

  return () => {
    close();
    stopWatching();
    shopSearch.release();
    events.close();
    document.removeEventListener('pointerdown', onElsewhere);
    document.removeEventListener('focusin', onElsewhere);
    render(null, host.root);
    host.element.remove();
  };
}

/** All focusable elements of the panel, top to bottom. */
function stops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('a[href], button')];
}
