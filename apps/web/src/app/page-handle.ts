/** What a page may ask of the frame around it, by exporting `handle`. */
import { useMatches } from 'react-router';

export interface PageHandle {
  /** A page of the platform: its own bar sticks instead of the header. */
  headerScrollsAway?: boolean;
  /** The page goes from edge to edge, and so do header and footer. */
  isFullWidth?: boolean;
}

export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle as PageHandle | undefined)) as PageHandle;
}
