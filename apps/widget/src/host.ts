/**
 * The host element of a widget part on a third-party page. Page styles must neither affect nor hide it: the element has
 * its own name (shops style every `div`), its `:host` rules are `!important` (important rules of a shadow tree override
 * the page's), and everything is shown in the browser's top layer, above the page's stacking contexts, transforms and
 * open dialogs.
 */
import type { EmbedOptions } from './parts.ts';
import hostStyles from './styles/host.css';

export interface Host {
  /** In the page's DOM. Its children are shown where the shadow tree has a slot. */
  element: HTMLElement;
  /** In the shadow tree: the container that the part renders into. Hidden until `show` is called. */
  root: HTMLElement;
  /** @returns false when the page prevents it from being visible. */
  show(): boolean;
  hide(): void;
}

type Look = Pick<EmbedOptions, 'theme' | 'accent' | 'language' | 'signal'>;

export const HOST_NAME = 'quarry-embed';

/**
 * @param sheet styles of the shadow tree; a strict Content-Security-Policy allows constructed sheets.
 * @param near an element of the page that the part belongs to.
 */
export function openHost(sheet: string, options: Look, near?: Element): Host {
  const element = document.createElement(HOST_NAME);
  const root = createRoot(options);
  root.popover = 'manual';
  root.hidden = true;
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [styleSheet(hostStyles + sheet)];
  shadow.append(root);

  function show(): boolean {
    const home = homeOf(near);
    if (element.parentNode !== home) home.append(element);
    root.hidden = false;
    // Browsers without popovers show it in place, by its z-index.
    root.togglePopover?.(true);
    return root.checkVisibility?.({ visibilityProperty: true }) ?? true;
  }
  // A framework that renders the whole document removes what it does not know.
  const watch = new MutationObserver(() => {
    if (!root.hidden && !element.isConnected) show();
  });
  watch.observe(document.documentElement, { childList: true });
  options.signal.addEventListener('abort', () => {
    watch.disconnect();
    element.remove();
  });

  return {
    element,
    root,
    show,
    hide() {
      root.hidden = true;
      if (root.isConnected) root.togglePopover?.(false);
    },
  };
}

/** The container of a part, with the look that the tag wants. */
export function createRoot({ theme, accent, language }: Omit<Look, 'signal'>): HTMLElement {
  const root = document.createElement('div');
  root.className = 'root';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
  root.dataset.theme = theme;
  if (accent) root.style.setProperty('--accent', accent);
  return root;
}

/**
 * Everything outside an open modal dialog is inert, so a part for a field in a dialog is added to the dialog. Otherwise
 * it is added beside the body, because frameworks may replace the body's children.
 */
function homeOf(near: Element | undefined): Element {
  return near?.closest('dialog, [popover], [aria-modal="true"]') ?? document.documentElement;
}

export function styleSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
