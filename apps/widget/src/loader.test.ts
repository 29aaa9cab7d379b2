import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST_NAME } from './host.ts';
import { FakeStyleSheet, one, oneOf } from './testing/embed.ts';
import { LOADER_WORDS } from './words/loader-words.ts';

const parts = vi.hoisted(() => ({
  search: { attachSearch: vi.fn(), searchFor: vi.fn() },
  results: { openPage: vi.fn() },
  chat: { toggleChat: vi.fn() },
}));
const load = vi.hoisted(() => vi.fn());
vi.mock('./load-part.ts', () => ({ partLoader: () => load }));

const error = vi.spyOn(console, 'error');
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('CSSStyleSheet', FakeStyleSheet);
  load.mockImplementation(async (name: keyof typeof parts) => parts[name]);
  parts.chat.toggleChat.mockImplementation(async (button: HTMLButtonElement) => {
    button.ariaExpanded = button.ariaExpanded === 'true' ? 'false' : 'true';
  });
  error.mockImplementation(() => undefined);
  warn.mockImplementation(() => undefined);
});
afterEach(() => {
  for (const script of scripts.splice(0)) script.quarry?.remove();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const scripts: HTMLScriptElement[] = [];

/** Runs the script of a tag with these attributes. */
async function run(data: Record<string, string>): Promise<HTMLScriptElement> {
  const script = document.createElement('script');
  script.src = 'https://quarry.test/embed/quarry.js';
  // It is on the page without being fetched by it.
  script.type = 'text/plain';
  document.body.append(script);
  Object.assign(script.dataset, data);
  scripts.push(script);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValueOnce(script);
  vi.resetModules();
  await import('./loader.ts');
  return script;
}
const hosts = () => [...document.querySelectorAll(HOST_NAME)];
const chatButton = () => {
  const { shadowRoot } = one(document, HOST_NAME);
  if (!shadowRoot) throw new Error('The host has no shadow tree.');
  return { button: oneOf(shadowRoot, 'button', HTMLButtonElement), notice: one(shadowRoot, '[role=status]') };
};

describe('the script of the embed', () => {
  it('tells the developer of the page when the store is missing, and changes nothing', async () => {
    await run({ chat: '' });

    expect(error).toHaveBeenCalledWith(expect.stringContaining('data-store'));
    expect(hosts()).toEqual([]);
  });

  it('stores nothing and loads nothing before it is used', async () => {
    document.body.innerHTML = '<input><div id="list"></div>';
    await run({ store: 'dior', search: 'input', chat: '', results: '#list' });

    expect(load).not.toHaveBeenCalled();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('goes on when an equal tag is run again', async () => {
    const first = await run({ store: 'dior', chat: '' });
    const second = await run({ store: 'dior', chat: '' });

    expect(second.quarry).toBe(first.quarry);
    expect(hosts()).toHaveLength(1);
  });

  it('gives way to another tag when its page has been replaced', async () => {
    const first = await run({ store: 'dior', chat: '' });
    first.remove();
    const second = await run({ store: 'dior', chat: '', language: 'ka' });

    expect(second.quarry).not.toBe(first.quarry);
    expect(chatButton().button.ariaLabel).toBe(LOADER_WORDS.ka.openChat);
    expect(hosts()).toHaveLength(1);
  });

  it('shows one chat button of a store, beside those of other stores', async () => {
    await run({ store: 'dior', chat: '' });
    await run({ store: 'dior', chat: '', search: '#find' });
    await run({ store: 'gpc', chat: '' });

    expect(hosts()).toHaveLength(2);
  });

  it('removes all of itself', async () => {
    document.body.innerHTML = '<input>';
    const { quarry } = await run({ store: 'dior', chat: '', search: 'input' });

    quarry?.remove();
    one(document, 'input').focus();

    expect(hosts()).toEqual([]);
    expect(load).not.toHaveBeenCalled();
  });

  it('announces that it is ready', async () => {
    const ready = vi.fn();
    document.addEventListener('quarry:ready', ({ detail }) => ready(detail), { once: true });
    await run({ store: 'dior' });

    expect(ready).toHaveBeenCalledWith({ store: 'dior' });
  });
});

describe('the chat button', () => {
  it('is in the language of the tag and loads the chat when it is pressed', async () => {
    await run({ store: 'dior', key: 'k', chat: '', language: 'ka' });
    const { button } = chatButton();
    expect(button.getAttribute('aria-label')).toBe(LOADER_WORDS.ka.openChat);

    button.click();

    await vi.waitFor(() => expect(parts.chat.toggleChat).toHaveBeenCalledOnce());
    const given = expect.objectContaining({ store: 'dior', language: 'ka' });
    expect(parts.chat.toggleChat).toHaveBeenCalledWith(button, given, { takesFocus: true });
  });

  it('opens the window by itself, without the focus, when it was open on the page before in this tab', async () => {
    sessionStorage.setItem('quarry.open', 'dior');
    await run({ store: 'other', chat: '' });
    await run({ store: 'dior', chat: '' });

    await vi.waitFor(() => expect(parts.chat.toggleChat).toHaveBeenCalledOnce());
    const [, options, more] = parts.chat.toggleChat.mock.calls[0] ?? [];
    expect([options.store, more]).toEqual(['dior', { takesFocus: false }]);
    sessionStorage.clear();
  });

  it('says when the chat could not be loaded, and tries again at the next press', async () => {
    await run({ store: 'dior', chat: '' });
    const { button, notice } = chatButton();
    load.mockRejectedValueOnce(new TypeError('offline'));
    button.click();
    await vi.waitFor(() => expect(notice.textContent).toBe(LOADER_WORDS.en.failed));

    button.click();

    await vi.waitFor(() => expect(parts.chat.toggleChat).toHaveBeenCalledOnce());
    expect(notice.textContent).toBe('');
  });

  it('opens and closes for the code of the shop', async () => {
    const { quarry } = await run({ store: 'dior', chat: '' });
    const { button } = chatButton();

    await quarry?.openChat();
    await quarry?.openChat();
    expect([button.ariaExpanded, parts.chat.toggleChat.mock.calls.length]).toEqual(['true', 1]);

    quarry?.closeChat();
    await vi.waitFor(() => expect(button.ariaExpanded).toBe('false'));
  });
});

describe('the search', () => {
  it('is attached to a matching field that is used, also to one that came later', async () => {
    await run({ store: 'dior', search: '.find' });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('.find'));
    document.body.insertAdjacentHTML('beforeend', '<input class="find"><input class="other">');

    one(document, '.other').focus();
    one(document, '.find').focus();

    await vi.waitFor(() => expect(parts.search.attachSearch).toHaveBeenCalledOnce());
    expect(parts.search.attachSearch.mock.calls[0]?.[0]).toBe(one(document, '.find'));
  });

  it('that cannot be loaded is loaded at the next use', async () => {
    document.body.innerHTML = '<input>';
    await run({ store: 'dior', search: 'input' });
    load.mockRejectedValueOnce(new TypeError('offline'));
    const field = one(document, 'input');
    field.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());

    field.focus();

    await vi.waitFor(() => expect(parts.search.attachSearch).toHaveBeenCalledOnce());
  });

  it('searches for the code of the shop', async () => {
    const { quarry } = await run({ store: 'dior', search: '#find' });

    await quarry?.search('red dress');

    const given = expect.objectContaining({ store: 'dior' });
    expect(parts.search.searchFor).toHaveBeenCalledWith('red dress', '#find', given);
  });

  it('forgets recent searches when the shopper takes the agreement back', async () => {
    const { quarry } = await run({ store: 'dior' });
    localStorage.setItem('quarry.recent.dior', '["hat"]');

    quarry?.allowStorage(true);
    expect(localStorage.length).toBe(1);
    quarry?.allowStorage(false);
    expect(localStorage.length).toBe(0);
  });
});

describe('the results page', () => {
  it('is opened where a category is to be listed, also when its place comes later', async () => {
    await run({ store: 'dior', results: '#list' });
    document.body.insertAdjacentHTML('beforeend', '<div id="list" data-category="dress"></div>');

    await vi.waitFor(() => expect(parts.results.openPage).toHaveBeenCalled());
    expect(parts.results.openPage.mock.calls[0]?.[0]).toBe(one(document, '#list'));
  });

  it('is opened where the address has a query', async () => {
    document.body.innerHTML = '<div id="list"></div>';
    history.replaceState(null, '', '/?s=hat');
    await run({ store: 'dior', results: '#list', queryName: 's' });

    await vi.waitFor(() => expect(parts.results.openPage).toHaveBeenCalledOnce());
  });
});
