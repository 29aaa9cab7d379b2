/** The search part: under the shop's own field, suggestions while somebody writes and results on Enter. */
import { connect } from '../connect.ts';
import { openHost } from '../host.ts';
import type { EmbedOptions } from '../options.ts';
import resultStyles from '../styles/search.css';
import tokens from '../styles/tokens.css';
// The build replaces `en` by each language in turn: a shopper loads the words of one.
import { searchWords } from '../words/search/en.ts';
import { attachSearchPanel } from './search-panel.tsx';

export interface SearchPart {
  /** May be called at every turn to the field: it is attached once. */
  attachSearch(field: HTMLInputElement, options: EmbedOptions): void;
}

/** What lets go of each field. */
const attached = new Map<HTMLInputElement, () => void>();

export const attachSearch: SearchPart['attachSearch'] = (field, options) => {
  for (const [known, release] of attached) {
    if (known.isConnected) continue;
    release();
    attached.delete(known);
  }
  if (attached.has(field)) return;
  const host = openHost(tokens + resultStyles, options, field);
  const release = attachSearchPanel({
    field,
    host,
    call: connect(options),
    options,
    words: searchWords,
    goTo(address, inNewTab) {
      if (inNewTab) window.open(address, '_blank', 'noopener');
      else location.assign(address);
    },
  });
  attached.set(field, release);
};
