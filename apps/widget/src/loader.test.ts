import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST_NAME } from './host.ts';
import { FakeStyleSheet, one, oneOf } from './testing/embed.ts';
import { LOADER_WORDS } from './words/loader-words.ts';

/** Stands for a built part: records its calls in `globalThis.partCalls`. */
const partFile = (name: string) =>
  `data:text/javascript,export const ${name} = (...given) => void globalThis.partCalls.push(['${name}', ...given]);`;
const files = (name: string) =>
  Object.fromEntries(Object.keys(LOADER_WORDS).map((language) => [language, partFile(name)]));

let partCalls: unknown[][];
const error = vi.spyOn(console, 'error');
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  partCalls = [];
  vi.stubGlobal('partCalls', partCalls);
  vi.stubGlobal('CSSStyleSheet', FakeStyleSheet);
  vi.stubGlobal('SEARCH_FILES', files('attachSearch'));
  vi.stubGlobal('CHAT_FILES', files('toggleChat'));
  error.mockImplementation(() => undefined);
  warn.mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  error.mockReset();
  warn.mockReset();
  document.body.replaceChildren();
  for (const host of document.querySelectorAll(HOST_NAME)) host.remove();
});

/** Runs the script of a tag with these attributes. */
async function run(data: Record<string, string>): Promise<void> {
  const script = document.createElement('script');
  script.src = 'https://quarry.test/embed/quarry.js';
  Object.assign(script.dataset, data);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValueOnce(script);
  vi.resetModules();
  await import('./loader.ts');
}
const chatButton = () => {
  const { shadowRoot } = one(document, HOST_NAME);
  if (!shadowRoot) throw new Error('The host has no shadow tree.');
  return { button: oneOf(shadowRoot, 'button', HTMLButtonElement), notice: one(shadowRoot, '[role=status]') };
};

describe('the script of the embed', () => {
  it('tells the developer of the page when the store is missing, and changes nothing', async () => {
    await run({ chat: '' });

    expect(error).toHaveBeenCalledWith(expect.stringContaining('data-store'));
    expect(document.querySelector(HOST_NAME)).toBeNull();
  });

  it('shows a chat button in the language of the tag, which loads the chat when it is pressed', async () => {
    await run({ store: 'dior', key: 'k', chat: '', language: 'ka' });
    const { button } = chatButton();
    expect(button.getAttribute('aria-label')).toBe(LOADER_WORDS.ka.openChat);
    expect(partCalls).toEqual([]);

    button.click();

    await vi.waitFor(() => expect(partCalls).toHaveLength(1));
    expect(partCalls[0]).toEqual([
      'toggleChat',
      button,
      expect.objectContaining({ store: 'dior', language: 'ka' }),
      { takesFocus: true },
    ]);
  });

  it('opens the window by itself, without the focus, when it was open on the page before in this tab', async () => {
    sessionStorage.setItem('quarry.open', 'dior');
    await run({ store: 'other', chat: '' });
    await run({ store: 'dior', chat: '' });

    await vi.waitFor(() => expect(partCalls).toHaveLength(1));
    expect(partCalls[0]?.slice(2)).toEqual([expect.objectContaining({ store: 'dior' }), { takesFocus: false }]);
    sessionStorage.clear();
  });

  it('says beside the button that the chat could not be loaded', async () => {
    vi.stubGlobal('CHAT_FILES', { en: 'data:text/javascript,throw new Error("gone")' });
    await run({ store: 'dior', chat: '' });
    const { button, notice } = chatButton();

    button.click();

    await vi.waitFor(() => expect(notice.textContent).toBe(LOADER_WORDS.en.failed));
  });

  it('shows no button without data-chat', async () => {
    await run({ store: 'dior' });

    expect(document.querySelector(HOST_NAME)).toBeNull();
  });

  it('attaches the search to the field when it is first used', async () => {
    document.body.innerHTML = '<input id="q"><input id="other">';
    await run({ store: 'dior', search: '#q' });
    one(document, '#other').focus();
    expect(partCalls).toEqual([]);

    one(document, '#q').focus();

    await vi.waitFor(() => expect(partCalls).toHaveLength(1));
    expect(partCalls[0]).toEqual(['attachSearch', one(document, '#q'), expect.objectContaining({ store: 'dior' })]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('finds a field that the page renders later, and warns until then', async () => {
    await run({ store: 'dior', search: '#later' });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('#later'));
    document.body.innerHTML = '<input id="later">';

    one(document, '#later').dispatchEvent(new Event('pointerover', { bubbles: true }));

    await vi.waitFor(() => expect(partCalls).toHaveLength(1));
  });

  it("leaves the shop's search as it is when the search cannot be loaded", async () => {
    vi.stubGlobal('SEARCH_FILES', { en: 'data:text/javascript,throw new Error("gone")' });
    document.body.innerHTML = '<input id="q">';
    await run({ store: 'dior', search: '#q' });

    one(document, '#q').focus();

    await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
    expect(one(document, '#q').hasAttribute('role')).toBe(false);
  });
});
