/** @jsxImportSource preact */
/** The search part: under the shop's own field, suggestions while somebody writes and results on Enter. */
import { fetchStoreSettings } from '../store-settings.ts';
import { render } from 'preact';
import { connect } from '../connect.ts';
import { openHost } from '../host.ts';
import type { EmbedOptions } from '../options.ts';
import resultStyles from '../styles/search.css';
import tokens from '../styles/tokens.css';
import { searchWordsIn } from '../words/search-words.ts';
import { SearchPanel } from './search-panel.tsx';

export interface SearchPart {
  attachSearch(field: HTMLInputElement, options: EmbedOptions): void;
}

export const attachSearch: SearchPart['attachSearch'] = (field, options) => {
  const call = connect(options);
  const root = openHost(tokens + resultStyles, 'absolute', options);
  const place = () => placeUnder(field, root.host as HTMLElement);
  place();
  window.addEventListener('resize', place);
  render(
    <SearchPanel
      field={field}
      call={call}
      options={options}
      words={searchWordsIn(options.language)}
      settings={fetchStoreSettings(options.store, call)}
      onOpen={place}
    />,
    root,
  );
};

const GAP_PX = 6;
const EDGE_PX = 8;
const NARROWEST_PX = 560;

/** As wide as the field or wider, and never beyond the page's edges. */
function placeUnder(field: HTMLElement, host: HTMLElement): void {
  const box = field.getBoundingClientRect();
  const room = document.documentElement.clientWidth - 2 * EDGE_PX;
  const width = Math.min(room, Math.max(box.width, NARROWEST_PX));
  const wanted = host.dir === 'rtl' ? box.right - width : box.left;
  const left = Math.min(Math.max(wanted, EDGE_PX), EDGE_PX + room - width);
  host.style.width = `${width}px`;
  host.style.left = `${left + window.scrollX}px`;
  host.style.top = `${box.bottom + window.scrollY + GAP_PX}px`;
}
