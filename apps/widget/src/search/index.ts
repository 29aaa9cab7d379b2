/** The search part of the widget: suggestions while typing and results on Enter, below the shop's own field. */
import { connect } from '../connect.ts';
import { openHost } from '../host.ts';
import type { EmbedOptions } from '../options.ts';
import resultStyles from '../styles/search.css';
import tokens from '../styles/tokens.css';
// The build replaces `en` by each language: a shopper loads the texts of one.
import { searchWords } from '../words/search/en.ts';
import { attachSearchPanel } from './search-panel.tsx';

export interface SearchPart {
  /** Idempotent: a field is attached once. */
  attachSearch(field: HTMLInputElement, options: EmbedOptions): void;
}

/** The release function of each field. */
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
