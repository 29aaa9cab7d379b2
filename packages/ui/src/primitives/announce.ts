/**
 * Announces changes to screen readers. One polite live region per page, created with the first announcement; without a
 * role, so that it is neither a log nor a status landmark.
 */
import { type Language, directionOf } from '@quarry/contract';

/** Screen readers must register a new region before its text changes. */
const REGION_READY_MS = 100;
/** The text is then removed, so that nobody encounters it while reading the page. */
const CLEAR_MS = 5000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A new announcement replaces one that is still waiting. */
export function announce(words: string, language: Language): void {
  const place = regionOfPage();
  clearTimeout(timer);
  place.textContent = '';
  timer = setTimeout(() => {
    place.lang = language;
    place.dir = directionOf(language);
    place.textContent = words;
    timer = setTimeout(() => {
      place.textContent = '';
    }, CLEAR_MS);
  }, REGION_READY_MS);
}

function regionOfPage(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.className = 'sr-only';
  region.ariaLive = 'polite';
  region.dataset.announcements = '';
  document.body.append(region);
  return region;
}
