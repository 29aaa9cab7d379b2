/** What a page may ask of the frame around it, by exporting `handle`. */
import { useMatches } from 'react-router';

export interface PageHandle {
  /** A page of the platform: its own bar sticks instead of the header. */
  headerScrollsAway?: boolean;
  /** Where the page begins and ends from side to side; header and footer keep to the same edges. Default `text`. */
  measure?: Measure;
}

/** `text`: the measure of pages to read. `edges`: from edge to edge. `search`: the search page's own. */
export type Measure = 'text' | 'edges' | 'search';

const MEASURES: Readonly<Record<Measure, string>> = {
  text: 'mx-auto max-w-[1440px] px-[clamp(20px,4vw,56px)]',
  edges: 'px-6 max-sm:px-4',
  search: 'search-width',
};

/** The classes of what stands between the edges of the page. */
export function useMeasure(): string {
  return MEASURES[usePageHandle().measure ?? 'text'];
}

export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle as PageHandle | undefined)) as PageHandle;
}
