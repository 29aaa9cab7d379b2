/**
 * Says a change to those who hear the page. One polite region for the whole page, made with the first announcement; it
 * has no role, so that it is neither a log nor a status that somebody may go to.
 */
import { type Language, directionOf } from '@quarry/contract';

/** A region that is new must be known to the screen reader before words appear in it. */
const REGION_READY_MS = 100;
/** Afterwards the words are gone, so that nobody meets them while reading the page. */
const CLEAR_MS = 5000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The newest announcement replaces one that is still waiting. */
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
