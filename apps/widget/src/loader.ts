/**
 * The one script of a shop's page. It looks at the search field and draws the chat's button; search and chat themselves
 * are fetched when somebody turns to them. It leaves no global name behind and keeps nothing in the browser.
 */
import type { ChatPart } from './chat/index.tsx';
import { openHost } from './host.ts';
import { type EmbedOptions, readOptions } from './options.ts';
import type { SearchPart } from './search/index.tsx';
import buttonStyles from './styles/button.css';
import { LOADER_WORDS } from './words/loader-words.ts';

/** Set by the build: the files' names carry the hash of their contents. */
declare const SEARCH_FILE: string;
declare const CHAT_FILE: string;

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const options = readOptions(script);
  if (typeof options === 'string') console.error(options);
  else whenParsed(() => begin(script.dataset, options));
}

function begin({ search, chat }: DOMStringMap, options: EmbedOptions): void {
  if (search !== undefined) watchSearch(search, options);
  if (chat !== undefined) drawChatButton(options);
}

/** The shop's own field stays what it is until somebody turns to it. */
function watchSearch(selector: string, options: EmbedOptions): void {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLInputElement)) {
    console.error(`Quarry: data-search="${selector}" finds no <input> on this page.`);
    return;
  }
  const field = found;
  let part: Promise<SearchPart> | undefined;
  const load = () => {
    part ??= import(new URL(SEARCH_FILE, options.origin).href) as Promise<SearchPart>;
    void attach(part);
  };
  async function attach(loading: Promise<SearchPart>): Promise<void> {
    try {
      const { attachSearch } = await loading;
      field.removeEventListener('pointerenter', load);
      field.removeEventListener('focus', load);
      attachSearch(field, options);
    } catch {
      // The shop's own search goes on working; the next turn tries again.
      part = undefined;
    }
  }
  field.addEventListener('pointerenter', load);
  field.addEventListener('focus', load);
  if (document.activeElement === field) load();
}

function drawChatButton(options: EmbedOptions): void {
  const words = LOADER_WORDS[options.language];
  const root = openHost(buttonStyles, 'fixed', options);
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = words.openChat;
  button.title = words.openChat;
  button.ariaExpanded = 'false';
  button.append(speechBubble());
  const notice = document.createElement('p');
  notice.role = 'status';
  root.append(button, notice);

  let part: Promise<ChatPart> | undefined;
  const load = () => (part ??= import(new URL(CHAT_FILE, options.origin).href) as Promise<ChatPart>);
  // Before the press there is time to fetch it.
  button.addEventListener('pointerenter', () => void load().catch(() => (part = undefined)));
  button.addEventListener('click', () => {
    notice.textContent = '';
    void toggle();
  });
  async function toggle(): Promise<void> {
    try {
      const { toggleChat } = await load();
      await toggleChat(button, options);
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
