/** Layout options that a page sets by exporting `handle`. */
import { useMatches } from 'react-router';

export interface PageHandle {
  /** A platform page: its own bar is sticky instead of the header. */
  headerScrollsAway?: boolean;
  /** The horizontal width of the page; header and footer use the same. Default `text`. */
  measure?: Measure;
}

/** `text`: the width of reading pages. `edges`: full width. `search`: the search page's width. */
export type Measure = 'text' | 'edges' | 'search';

const MEASURES: Readonly<Record<Measure, string>> = {
  text: 'mx-auto max-w-[1440px] px-[clamp(20px,4vw,56px)]',
  edges: 'px-6 max-sm:px-4',
  search: 'search-width',
};

/** The CSS classes for the page's width. */
export function useMeasure(): string {
  return MEASURES[usePageHandle().measure ?? 'text'];
}

export function usePageHandle(): PageHandle {
  const handle: PageHandle = Object.assign({}, ...useMatches().map((match) => match.handle));
  return handle;
}
