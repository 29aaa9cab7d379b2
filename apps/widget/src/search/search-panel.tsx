/** @jsxImportSource preact */
/**
 * The panel below the shop's field: suggestions, selected by arrow keys while the focus stays in the field, or results,
 * which arrow keys focus. Each event updates and renders synchronously, so that the next key acts on what the shopper
 * sees. The view of results is loaded while the shopper writes.
 */
import { createSuggestions } from '@quarry/client';
import { render } from 'preact';
import { announce, announceOpen } from '../announce.ts';
import { openEvents } from '../events.ts';
import type { Host } from '../host.ts';
import { forgetRecent } from '../kept.ts';
import { recentSearches, rememberSearch } from '../recent-searches.ts';
import type { EmbedOptions, ResultsPart } from '../parts.ts';
import { createSettingsReader, type ShopSettings } from '../store-settings.ts';
import type { SearchWords } from '../words/search/search-words.ts';
import { takeFieldAria } from './field-aria.ts';
import { keepUnder } from './place-panel.ts';
import { openResults, type Results } from './results.ts';
import { takeOverShopSearch } from './shop-search.ts';
import { type Choice, optionId, productOf, SuggestionList } from './suggestion-list.tsx';

export interface SearchPanelParts {
  field: HTMLInputElement;
  host: Host;
  call: typeof fetch;
  options: EmbedOptions;
  words: SearchWords;
  /** Shows results outside of the panel. @returns false where the shop has no place for them. */
  showElsewhere: (query: string, onFailure: () => void) => boolean;
  goTo: (address: string, inNewTab: boolean) => void;
}

export interface SearchPanel {
  search(query: string): void;
  /** Gives the field back. */
  release(): void;
}

let panels = 0;

export function attachSearchPanel(parts: SearchPanelParts): SearchPanel {
  const { field, host, call, options, words, showElsewhere, goTo } = parts;
  const { store, origin, language } = options;
  const listId = `quarry-suggestions-${++panels}`;
  host.element.id = `${listId}-host`;
  const readSettings = createSettingsReader(store, call);
  const readShop = async () => (shop = await readSettings());
  const suggestions = createSuggestions({ storeId: store, fetch: call, language });
  const shopSearch = takeOverShopSearch(field, onEnter);
  const aria = takeFieldAria(field);
  const events = openEvents(store, call);

  let shop: ShopSettings | null = null;
  let view: ResultsPart | null = null;
  let isOpen = false;
  let results: Results | null = null;
  /** Index of the suggestion that Enter selects; -1 for none. */
  let active = -1;
  let letGo: (() => void) | null = null;

  function list(): readonly Choice[] {
    if (field.value.trim() !== '') return suggestions.getSnapshot();
    const recent = recentSearches(options).map((text) => ({ kind: 'recent' as const, text }));
    return recent.length > 0 ? [...recent, { kind: 'forget', text: words.forgetRecent }] : [];
  }
  const isShown = () => isOpen && (results !== null || (shop !== null && list().length > 0));

  /** @returns false when there is nothing to search for, or results cannot be shown. */
  function search(text: string, isLiteral = false): boolean {
    const query = text.trim();
    if (!query) return false;
    if (results?.query === query && results.state === 'loading') return true;
    const isElsewhere = showElsewhere(query, () => shopSearch.start());
    if (!isElsewhere && !host.show()) return false;
    suggestions.clear();
    results?.close();
    results = null;
    active = -1;
    rememberSearch(query, options);
    // Opened before the focus returns, because that would request suggestions.
    isOpen = !isElsewhere;
    field.focus();
    field.value = query;
    if (isElsewhere) {
      close();
      return true;
    }
    results = openResults({ query, isLiteral, store, language, call, readShop, onHandBack, onChange });
    loadView(onHandBack);
    draw();
    return true;
  }
  /** Loads the view of results, once. */
  function loadView(onFailure: () => void): void {
    if (view) return;
    const take = (part: ResultsPart) => {
      view = part;
      draw();
    };
    options.load('results').then(take, (error: unknown) => {
      console.error('Quarry: the results cannot be shown.', error);
      onFailure();
    });
  }
  function onHandBack(): boolean {
    const isTaken = shopSearch.start();
    if (isTaken) close();
    return isTaken;
  }
  function onChange(): void {
    const { found = null, query = '', state } = results ?? {};
    if (found?.page === 1 && state === 'idle') {
      const { total, greatTotal } = found.reply;
      announce('quarry:search', { query, page: 1, total, exact: greatTotal ?? total, place: 'panel' });
    }
    draw();
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
    const isWritten = field.value.trim() !== '';
    isOpen = true;
    if (isWritten && shop?.gates.autocomplete) suggestions.write(field.value);
    else suggestions.clear();
    if (isWritten) loadView(() => undefined);
    draw();
  }
  function choose(choice: Choice, event: MouseEvent): void {
    if (choice.kind === 'forget') {
      forgetRecent(store);
      draw();
      return;
    }
    const card = shop && productOf(choice, shop, origin);
    if (card?.url) {
      events.track({ type: 'click', productId: card.id });
      announceOpen(event, card, 'suggestions');
      // An option is not a link, so opening a new tab needs code.
      if (!event.defaultPrevented) goTo(card.url, event.ctrlKey || event.metaKey);
    } else if (!search(choice.text)) shopSearch.start();
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
      letGo ??= keepUnder(field, host.root, close);
    } else {
      letGo?.();
      letGo = null;
      host.hide();
    }
    const listed = shown && !results ? list() : [];
    render(
      shop && listed.length > 0 && (
        <SuggestionList {...{ id: listId, list: listed, active, shop, words, language, origin }} onChoose={choose} />
      ),
      host.element,
    );
    render(
      shown &&
        (results ? (
          <div key={results.query} class="panel" role="dialog" aria-label={words.searchFor} onKeyDown={onResultsKey}>
            {!view && <p role="status">{words.loading}</p>}
            {/* Its own element, because each part renders with its own library. */}
            <div class="inner" />
          </div>
        ) : (
          <div class="panel">
            <p class="sr-only" role="status">
              {words.suggestions(listed.length)}
            </p>
            <slot />
          </div>
        )),
      host.root,
    );
    const inner = host.root.querySelector<HTMLElement>('.inner');
    if (view && inner && results) {
      view.drawPanel(inner, { results, options, events, onSearch: search, onClose: closeAndReturn });
    }
    aria.describe({
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

  return {
    search: (query) => void search(query),
    release() {
      close();
      stopWatching();
      shopSearch.release();
      events.close();
      aria.release();
      field.removeEventListener('input', suggest);
      field.removeEventListener('keydown', onFieldKey);
      field.removeEventListener('focus', onFocus);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      render(null, host.root);
      host.element.remove();
    },
  };
}

/** All focusable elements of the panel, top to bottom. */
function stops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('a[href], button')];
}
