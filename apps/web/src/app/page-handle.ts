/** What a page may ask of the frame around it, by exporting `handle`. */
import { useMatches } from 'react-router';

export interface PageHandle {
  /** A page of the platform: full width, and its own bar sticks instead of the header. */
  headerScrollsAway?: boolean;
}

export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle as PageHandle | undefined)) as PageHandle;
}
