/**
 * The element that carries a part of the embed on a foreign page. Page styles must neither reach inside nor hide it:
 * the element has a name of our own (shops style every `div`), its `:host` rules are `!important` (an inner tree's
 * important rules win over the page's), and everything is drawn in the browser's top layer, above the page's stacking,
 * transforms and open dialogs.
 */
import type { EmbedOptions } from './options.ts';
import hostStyles from './styles/host.css';

export interface Host {
  /** In the page's tree. Its children are shown where the shadow tree has a slot. */
  element: HTMLElement;
  /** Inside the shadow tree: what the part draws into. Not shown until `show` is called. */
  root: HTMLElement;
  /** @returns false when the page keeps it from being seen. */
  show(): boolean;
  hide(): void;
}

export const HOST_NAME = 'quarry-embed';

/**
 * @param sheet styles of the shadow tree; a constructed sheet is allowed by a strict Content-Security-Policy.
 * @param near an element of the page that the part belongs to.
 */
export function openHost(
  sheet: string,
  { theme, accent, language }: Pick<EmbedOptions, 'theme' | 'accent' | 'language'>,
  near?: Element,
): Host {
  const element = document.createElement(HOST_NAME);
  const root = document.createElement('div');
  root.className = 'root';
  root.popover = 'manual';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
  root.dataset.theme = theme;
  root.hidden = true;
  if (accent) root.style.setProperty('--accent', accent);
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [styleSheet(hostStyles + sheet)];
  shadow.append(root);
  const isOnTop = () => typeof root.showPopover === 'function' && root.matches(':popover-open');

  return {
    element,
    root,
    show() {
      const home = homeOf(near);
      if (element.parentNode !== home) home.append(element);
      root.hidden = false;
      // Browsers without popovers show it where it is, by its z-index.
      if (!isOnTop()) root.showPopover?.();
      return root.checkVisibility?.({ visibilityProperty: true }) ?? true;
    },
    hide() {
      root.hidden = true;
      if (isOnTop()) root.hidePopover();
    },
  };
}

/**
 * Everything outside an open modal dialog is inert, so what belongs to a field in one lives in the dialog as well.
 * Otherwise it stands beside the body: frameworks that replace the body leave it alone.
 */
function homeOf(near: Element | undefined): Element {
  return near?.closest('dialog, [popover], [aria-modal="true"]') ?? document.documentElement;
}

export function styleSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
