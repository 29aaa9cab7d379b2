/**
 * The script that a shop includes. It finds the search field and the place for results and shows the chat button; their
 * code is loaded on first use. It defines no global, and nothing is stored in the browser before the shopper uses it.
 */
import { announce } from './announce.ts';
import { openChatButton } from './chat-button.ts';
import { forgetRecent } from './kept.ts';
import { partLoader } from './load-part.ts';
import { readOptions } from './options.ts';
import type { EmbedOptions, TagOptions } from './parts.ts';
import type { QuarryEmbed } from './quarry.d.ts';

/** Sent at the document when a tag is run. */
const BEGINNING = 'quarry-beginning';

interface Beginning {
  /** The attributes of the tag. */
  tag: string;
  /** Set by the embed of an equal tag, which goes on. */
  embed?: QuarryEmbed;
}

declare global {
  interface DocumentEventMap {
    [BEGINNING]: CustomEvent<Beginning>;
  }
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const options = readOptions(script);
  if (typeof options === 'string') console.error(options);
  else whenParsed(() => begin(script, options));
}

/** A page may run its tag again, after a navigation that replaces the body for example: an equal tag changes nothing. */
function begin(script: HTMLScriptElement, tagOptions: TagOptions): void {
  const beginning: Beginning = { tag: JSON.stringify([script.src, script.dataset, tagOptions.language]) };
  document.dispatchEvent(new CustomEvent(BEGINNING, { detail: beginning }));
  script.quarry = beginning.embed ?? start(script, beginning.tag, tagOptions);
  announce('quarry:ready', { store: tagOptions.store });
}

function start(script: HTMLScriptElement, tag: string, tagOptions: TagOptions): QuarryEmbed {
  const { search, chat } = script.dataset;
  const { origin, language, store } = tagOptions;
  const removal = new AbortController();
  const { signal } = removal;
  const options: EmbedOptions = { ...tagOptions, load: partLoader(origin, language), signal };
  const setChat = chat === undefined ? null : openChatButton(options);
  if (options.results !== null) watchResults(options.results, options);
  if (search !== undefined) watchSearch(search, options);

  const embed: QuarryEmbed = {
    search: async (query) => (await options.load('search')).searchFor(query, search, options),
    openChat: async () => setChat?.(true),
    closeChat: () => void setChat?.(false),
    setProduct: (product) => (options.product = product),
    allowStorage(isAllowed) {
      options.mayStore = isAllowed;
      if (!isAllowed) forgetRecent(store);
    },
    remove: () => removal.abort(),
  };
  document.addEventListener(
    BEGINNING,
    ({ detail }) => {
      if (detail.tag === tag) detail.embed = embed;
      // The page that this tag was on has been replaced.
      else if (!script.isConnected) embed.remove();
    },
    { signal },
  );
  return embed;
}

/** The shop's field is unchanged until it is used; listeners of the document also find fields that come later. */
function watchSearch(search: string, options: EmbedOptions): void {
  const { load, signal } = options;
  function attach(target: unknown): void {
    if (!(target instanceof HTMLInputElement && target.matches(search))) return;
    // After a failure the shop's own search keeps working; the next use tries again.
    load('search').then(({ attachSearch }) => attachSearch(target, options), console.error);
  }
  if (!document.querySelector(search)) console.warn(`Quarry: data-search="${search}" finds no <input> yet.`);
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => attach(target), { signal });
  }
  attach(document.activeElement);
}

/** Opens the results page when there is something to list. Its place may be rendered later, or again. */
function watchResults(results: string, options: EmbedOptions): void {
  const { queryName, load, signal } = options;
  function look(): void {
    const place = document.querySelector(results);
    if (!(place instanceof HTMLElement)) return;
    const { category } = place.dataset;
    if (category === undefined && !new URLSearchParams(location.search).get(queryName)) return;
    load('results').then((part) => part.openPage(place, options), console.error);
  }
  look();
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => watch.disconnect());
}

function whenParsed(task: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', task);
  else task();
}
