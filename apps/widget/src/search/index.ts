/** The search part of the widget: suggestions while typing and results on Enter, below the shop's own field. */
import { connect } from '../connect.ts';
import { openHost } from '../host.ts';
import type { EmbedOptions, SearchPart } from '../parts.ts';
import panelStyles from '../styles/panel.css';
import tokens from '../styles/tokens.css';
// The build replaces `en` by each language: a shopper loads the texts of one.
import { searchWords } from '../words/search/en.ts';
import { attachSearchPanel, type SearchPanel } from './search-panel.tsx';

/** Sent at a field that is about to be attached; refused by the part that has it, which may be of another tag. */
const TAKING = 'quarry-taking';

const attached = new Map<HTMLInputElement, SearchPanel>();

export const attachSearch: SearchPart['attachSearch'] = (field, options) => {
  for (const known of attached.keys()) if (!known.isConnected) release(known);
  if (!attached.has(field)) attach(field, options);
};

export const searchFor: SearchPart['searchFor'] = (query, fields, options) => {
  if (showElsewhere(query, options)) return;
  const field = fields === undefined ? null : document.querySelector(fields);
  if (!(field instanceof HTMLInputElement)) throw new Error('Quarry: there is no place for results on this page.');
  attachSearch(field, options);
  attached.get(field)?.search(query);
};

function attach(field: HTMLInputElement, options: EmbedOptions): void {
  const { signal } = options;
  if (signal.aborted || !field.dispatchEvent(new CustomEvent(TAKING, { cancelable: true }))) return;
  const panel = attachSearchPanel({
    field,
    host: openHost(tokens + panelStyles, options, field),
    call: connect(options),
    options,
    words: searchWords,
    showElsewhere: (query, onFailure) => showElsewhere(query, options, onFailure),
    goTo(address, inNewTab) {
      if (inNewTab) window.open(address, '_blank', 'noopener');
      else location.assign(address);
    },
  });
  const refuse = (event: Event) => event.preventDefault();
  field.addEventListener(TAKING, refuse);
  attached.set(field, {
    search: panel.search,
    release() {
      field.removeEventListener(TAKING, refuse);
      panel.release();
    },
  });
  signal.addEventListener('abort', () => release(field));
}

function release(field: HTMLInputElement): void {
  attached.get(field)?.release();
  attached.delete(field);
}

/** Results in the element of this page, else on the page that has it. @returns false where there is none. */
function showElsewhere(query: string, options: EmbedOptions, onFailure: () => void = () => undefined): boolean {
  const { results, resultsPage, queryName, load } = options;
  const place = results === null ? null : document.querySelector(results);
  if (place instanceof HTMLElement) {
    load('results').then((part) => part.openPage(place, options, query), onFailure);
    return true;
  }
  if (resultsPage === null) return false;
  const address = new URL(resultsPage, location.href);
  address.searchParams.set(queryName, query);
  location.assign(address);
  return true;
}
