/** @jsxImportSource preact */
/**
 * Puts results into an element of the shop's page. They are in a shadow tree of that element, so its own content, such
 * as results that the shop has rendered, is hidden while ours are shown, and shown again when they fail.
 */
import { createSearchSession, newCriteria, type SearchCriteria, visitId } from '@quarry/client';
import { render } from 'preact';
import { announce } from '../announce.ts';
import { connect } from '../connect.ts';
import { openEvents } from '../events.ts';
import { createRoot, styleSheet } from '../host.ts';
import type { EmbedOptions } from '../parts.ts';
import { rememberSearch } from '../recent-searches.ts';
import { GIVE_UP_AFTER_MS, HAND_BACK_AFTER_MS } from '../search/results.ts';
import { createSettingsReader, type ShopSettings } from '../store-settings.ts';
import pageStyles from '../styles/page.css';
import resultStyles from '../styles/results.css';
import tokens from '../styles/tokens.css';
import type { ResultsWords } from '../words/results/results-words.ts';
import { addressOf, readCriteria } from './page-address.ts';
import { ResultsPage } from './results-page.tsx';

export interface OpenPage {
  search(query: string): void;
}

/** @returns null when the element cannot have a shadow tree, or another tag has taken it. */
export function openPage(place: HTMLElement, options: EmbedOptions, words: ResultsWords): OpenPage | null {
  const { store, queryName, language, signal } = options;
  const { category } = place.dataset;
  const shadow = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  if (shadow.querySelector('.root')) return null;
  shadow.adoptedStyleSheets = [styleSheet(pageStyles + tokens + resultStyles)];
  const root = createRoot(options);
  root.classList.add('page');
  const own = document.createElement('slot');
  const call = connect(options);
  let criteria = readCriteria(location.href, queryName);
  // Who has only opened a category has used nothing yet, so nothing is stored.
  const visit = criteria.query !== '' && { visitId: visitId() };
  const session = createSearchSession({ storeId: store, fetch: call, language, mayBrowse: true, ...visit });
  const readSettings = createSettingsReader(store, call);
  const events = openEvents(store, call);
  let shop: ShopSettings | null = null;
  let hasFailed = false;
  let timers: ReturnType<typeof setTimeout>[] = [];
  /** The reply that was announced last. */
  let told: unknown = null;

  function show(wanted: SearchCriteria): void {
    criteria = wanted;
    hasFailed = false;
    timers.forEach(clearTimeout);
    timers = [
      setTimeout(() => place.childElementCount > 0 && fail(), HAND_BACK_AFTER_MS),
      setTimeout(fail, GIVE_UP_AFTER_MS),
    ];
    // A query looks in the whole shop.
    const { values } = wanted.filters;
    const isOfCategory = wanted.query === '' && category !== undefined && values.category === undefined;
    const filters = isOfCategory ? { ...wanted.filters, values: { ...values, category: [category] } } : wanted.filters;
    session.show({ ...wanted, filters });
    if (!shop) {
      const take = (settings: ShopSettings) => {
        shop = settings;
        draw();
      };
      readSettings().then(take, fail);
    }
    draw();
  }
  function fail(): void {
    if (shop && session.getSnapshot().status !== 'loading') return;
    timers.forEach(clearTimeout);
    session.close();
    hasFailed = true;
    draw();
  }
  /** Shows what the shopper chose, as a step that "back" leads out of. */
  function go(wanted: SearchCriteria): void {
    history.pushState(history.state, '', addressOf(wanted, location.href, queryName));
    show(wanted);
  }
  function draw(): void {
    root.dataset.theme = themeOf(place);
    const state = session.getSnapshot();
    const isOver = state.status !== 'loading';
    hasFailed ||= state.status === 'error';
    if (isOver && shop) timers.forEach(clearTimeout);
    if (shop && state.found && state.found !== told && !hasFailed) {
      told = state.found;
      const { total, greatTotal } = state.found.reply;
      const { query, page } = criteria;
      const counts = { total, exact: greatTotal ?? total };
      announce('quarry:search', {
        query,
        ...(category && query === '' && { category }),
        page,
        ...counts,
        place: 'results',
      });
    }
    // Without results of ours, the shop's own content is shown, where there is some.
    const showsOwn = state.status === 'idle' || (hasFailed && place.childElementCount > 0);
    const shown = showsOwn ? own : root;
    // Moving it would lose the focus.
    if (shadow.firstChild !== shown) shadow.replaceChildren(shown);
    render(
      <ResultsPage
        {...{ state, criteria, shop, hasFailed, words, options, events }}
        hrefOf={(wanted) => addressOf(wanted, location.href, queryName)}
        onChange={go}
        onPage={(page) => {
          go({ ...criteria, page });
          place.scrollIntoView();
          root.querySelector('h2')?.focus({ preventScroll: true });
        }}
        onRetry={() => show(criteria)}
      />,
      root,
    );
  }

  const stopWatching = session.subscribe(draw);
  const onBack = () => show(readCriteria(location.href, queryName));
  window.addEventListener('popstate', onBack);
  signal.addEventListener('abort', () => {
    window.removeEventListener('popstate', onBack);
    stopWatching();
    timers.forEach(clearTimeout);
    session.close();
    events.close();
    render(null, root);
    shadow.replaceChildren(own);
  });
  show(criteria);
  return {
    search(query) {
      rememberSearch(query.trim(), options);
      go(newCriteria(query));
    },
  };
}

/** The list is on the background of the shop, whatever the shopper's system and the tag's `data-theme` say. */
function themeOf(place: HTMLElement): 'light' | 'dark' {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(place)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return red * 0.3 + green * 0.6 + blue * 0.1 > 128 ? 'dark' : 'light';
}
