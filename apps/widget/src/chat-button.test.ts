import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openChatButton } from './chat-button.ts';
import { HOST_NAME } from './host.ts';
import type { ChatPart, EmbedOptions } from './parts.ts';
import { FakeStyleSheet, one, oneOf, OPTIONS } from './testing/embed.ts';
import { LOADER_WORDS } from './words/loader-words.ts';

const toggleChat = vi.fn<ChatPart['toggleChat']>();
const load = vi.fn();
let removal: AbortController;

beforeEach(() => {
  sessionStorage.clear();
  removal = new AbortController();
  vi.stubGlobal('CSSStyleSheet', FakeStyleSheet);
  load.mockResolvedValue({ toggleChat });
  toggleChat.mockImplementation(async (button) => {
    button.ariaExpanded = button.ariaExpanded === 'true' ? 'false' : 'true';
  });
});
afterEach(() => {
  removal.abort();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const open = (more: Partial<EmbedOptions> = {}) =>
  openChatButton({ ...OPTIONS, ...more, load, signal: removal.signal });
function shown(store = OPTIONS.store) {
  const { shadowRoot } = one(document, `${HOST_NAME}[data-button="${store}"]`);
  if (!shadowRoot) throw new Error('The host has no shadow tree.');
  return {
    root: one(shadowRoot, '.root'),
    button: oneOf(shadowRoot, 'button', HTMLButtonElement),
    notice: one(shadowRoot, '[role=status]'),
  };
}

describe('the chat button', () => {
  it('has its name in the language of the tag, and loads nothing before it is used', () => {
    open({ language: 'az' });

    const { button } = shown();
    expect([button.ariaLabel, button.title]).toEqual([LOADER_WORDS.az.openChat, LOADER_WORDS.az.openChat]);
    expect(button.ariaExpanded).toBe('false');
    expect(load).not.toHaveBeenCalled();
  });

  it('opens and closes the chat', async () => {
    open();
    const { button } = shown();

    button.click();
    await vi.waitFor(() => expect(button.ariaExpanded).toBe('true'));
    button.click();
    await vi.waitFor(() => expect(button.ariaExpanded).toBe('false'));

    expect(toggleChat).toHaveBeenCalledWith(button, expect.objectContaining({ store: 'dior' }), { takesFocus: true });
  });

  it('loads the chat when the pointer comes near, and forgives that this fails', async () => {
    load.mockRejectedValueOnce(new TypeError('offline'));
    open();

    shown().button.dispatchEvent(new Event('pointerenter'));

    await vi.waitFor(() => expect(load).toHaveBeenCalledWith('chat'));
    expect([toggleChat.mock.calls.length, shown().notice.textContent]).toEqual([0, '']);
  });

  it('changes nothing when the shop opens what is open, and opens again what was on the page before', async () => {
    sessionStorage.setItem('quarry.open', OPTIONS.store);
    const setOpen = open();
    await vi.waitFor(() => expect(shown().button.ariaExpanded).toBe('true'));
    expect(toggleChat.mock.calls[0]?.[2]).toEqual({ takesFocus: false });

    await setOpen?.(true);

    expect(toggleChat).toHaveBeenCalledOnce();
  });

  it('says that the chat could not be loaded until the next try', async () => {
    load.mockRejectedValueOnce(new TypeError('offline'));
    const setOpen = open({ language: 'tr' });

    await setOpen?.(true);
    expect(shown().notice.textContent).toBe(LOADER_WORDS.tr.failed);

    await setOpen?.(true);
    expect(shown().notice.textContent).toBe('');
  });

  it('is one for a store, beside those of other stores, and goes with the embed', () => {
    open();
    expect(open()).toBeNull();
    open({ store: 'gpc' });
    expect(document.querySelectorAll(HOST_NAME)).toHaveLength(2);
    expect(shown('gpc').root.style.getPropertyValue('--before')).toBe('1');

    removal.abort();

    expect(document.querySelector(HOST_NAME)).toBeNull();
  });
});
