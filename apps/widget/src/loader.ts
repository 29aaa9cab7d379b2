/**
 * The script that a shop includes. It finds the search field and shows the chat button; search and chat code are loaded
 * on first use. It defines no global, and nothing is stored in the browser before the shopper uses the chat.
 */
import type { Language } from '@quarry/contract';
import type { ChatPart } from './chat/index.tsx';
import { HOST_NAME, openHost } from './host.ts';
import { wasOpen } from './kept-chat.ts';
import { type EmbedOptions, readOptions } from './options.ts';
import type { SearchPart } from './search/index.ts';
import buttonStyles from './styles/button.css';
import { LOADER_WORDS } from './words/loader-words.ts';

/** Set by the build: one file per language, with a content hash in its name. */
declare const SEARCH_FILES: Record<Language, string>;
declare const CHAT_FILES: Record<Language, string>;

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const options = readOptions(script);
  if (typeof options === 'string') console.error(options);
  else whenParsed(() => begin(script.dataset, options));
}

function begin({ search, chat }: DOMStringMap, options: EmbedOptions): void {
  if (chat !== undefined) drawChatButton(options);
  if (search !== undefined) watchSearch(search, options);
}

/**
 * The shop's field is unchanged until it is used. A listener on the document also finds fields that are rendered later.
 */
function watchSearch(selector: string, options: EmbedOptions): void {
  if (!(document.querySelector(selector) instanceof HTMLInputElement)) {
    console.warn(`Quarry: data-search="${selector}" finds no <input> on this page yet.`);
  }
  let part: Promise<SearchPart> | undefined;
  async function attach(target: EventTarget | null): Promise<void> {
    if (!(target instanceof HTMLInputElement) || !target.matches(selector)) return;
    try {
      part ??= importFrom<SearchPart>(SEARCH_FILES[options.language], options);
      const { attachSearch } = await part;
      attachSearch(target, options);
    } catch (error) {
      // The shop's own search keeps working; the next use tries again.
      part = undefined;
      console.error('Quarry: the search cannot be opened.', error);
    }
  }
  const onTurn = ({ target }: Event) => void attach(target);
  document.addEventListener('pointerover', onTurn);
  document.addEventListener('focusin', onTurn);
  void attach(document.activeElement);
}

/** A part of the embed, loaded from the server that this script came from. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what the file holds
function importFrom<Part>(file: string, { origin }: EmbedOptions): Promise<Part> {
  return import(new URL(file, origin).href);
}

function drawChatButton(options: EmbedOptions): void {
  const words = LOADER_WORDS[options.language];
  const { element, root, show } = openHost(buttonStyles, options);
  // If another store's tag is on the page, its button already occupies the corner.
  root.style.setProperty('--before', `${document.querySelectorAll(`${HOST_NAME}[data-button]`).length}`);
  element.dataset.button = '';
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = words.openChat;
  button.title = words.openChat;
  button.ariaExpanded = 'false';
  button.append(speechBubble());
  const notice = document.createElement('p');
  notice.role = 'status';
  root.append(button, notice);
  show();

  let part: Promise<ChatPart> | undefined;
  const load = () => (part ??= importFrom<ChatPart>(CHAT_FILES[options.language], options));
  // Preloads the part before the press.
  button.addEventListener('pointerenter', () => void load().catch(() => (part = undefined)));
  button.addEventListener('click', () => {
    notice.textContent = '';
    void toggle();
  });
  // The conversation follows the shopper over the pages of the shop.
  if (wasOpen(options.store)) void toggle({ takesFocus: false });
  async function toggle({ takesFocus = true } = {}): Promise<void> {
    try {
      const { toggleChat } = await load();
      await toggleChat(button, options, { takesFocus });
    } catch {
      part = undefined;
      notice.textContent = words.failed;
    }
  }
}

function speechBubble(): SVGElement {
  const name = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(name, 'svg');
  drawing.setAttribute('viewBox', '0 0 20 20');
  drawing.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(name, 'path');
  path.setAttribute('d', 'M3 4h14v10H9l-4 3v-3H3z');
  drawing.append(path);
  return drawing;
}

function whenParsed(task: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', task, { once: true });
  else task();
}
