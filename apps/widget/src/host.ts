/** A place of our own on a foreign page: an element whose insides the page's styles do not reach, nor ours the page. */
import type { EmbedOptions } from './options.ts';

/**
 * @param sheet styles; a constructed sheet needs no leave of a strict Content-Security-Policy.
 * @param place `fixed` and `absolute` hosts take no room on the page, so nothing moves.
 */
export function openHost(
  sheet: string,
  place: 'fixed' | 'absolute',
  { theme, accent, language }: Pick<EmbedOptions, 'theme' | 'accent' | 'language'>,
): ShadowRoot {
  const host = document.createElement('div');
  host.style.position = place;
  host.style.zIndex = '2147483000';
  host.dataset.quarry = '';
  host.lang = language;
  host.dir = language === 'ar' ? 'rtl' : 'ltr';
  host.dataset.theme = theme;
  if (accent) host.style.setProperty('--accent', accent);
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  root.adoptedStyleSheets = [styles];
  document.body.append(host);
  return root;
}
