/** What a page may ask of the frame around it, by exporting `handle`. */
import { useMatches } from 'react-router';

export interface PageHandle {
  /** The header scrolls away with the page, because the page has a sticky bar of its own. */
  headerScrollsAway?: boolean;
}

export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle as PageHandle | undefined)) as PageHandle;
}
