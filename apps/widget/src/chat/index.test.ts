import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST_NAME } from '../host.ts';
import type { EmbedOptions } from '../parts.ts';
import { FakeStyleSheet, one, OPTIONS as TAG, shop } from '../testing/embed.ts';
import { toggleChat } from './index.tsx';

const call = vi.fn(async (_input: URL) => new Response(JSON.stringify(shop)));

let removal: AbortController;
let options: EmbedOptions;

beforeEach(() => {
  removal = new AbortController();
  options = { ...TAG, signal: removal.signal };
  vi.stubGlobal('CSSStyleSheet', FakeStyleSheet);
  vi.stubGlobal('fetch', call);
});
afterEach(() => {
  removal.abort();
  call.mockClear();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function chatButton(): HTMLButtonElement {
  const button = document.createElement('button');
  document.body.append(button);
  return button;
}
const hosts = () => [...document.querySelectorAll(HOST_NAME)];
const windows = () => hosts().map((host) => host.shadowRoot?.querySelector<HTMLElement>('[role=dialog]') ?? null);

describe('the chat button', () => {
  it('opens the window and closes it', async () => {
    const button = chatButton();
    await toggleChat(button, options);
    expect(windows()).toEqual([expect.any(HTMLElement)]);
    expect(button.getAttribute('aria-expanded')).toBe('true');

    await toggleChat(button, options);

    expect(windows()).toEqual([null]);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('keeps its conversation: the settings are read once', async () => {
    const button = chatButton();
    await toggleChat(button, options);
    await toggleChat(button, options);
    await toggleChat(button, options);

    expect(call).toHaveBeenCalledOnce();
    expect(call.mock.lastCall?.[0].href).toBe('https://quarry.test/api/stores/dior');
  });

  it('gets the focus when the window closes itself', async () => {
    const button = chatButton();
    await toggleChat(button, options);
    const [window] = windows();

    one(window ?? document, '[aria-label="Close"]').click();

    expect(windows()).toEqual([null]);
    expect(document.activeElement).toBe(button);
  });

  it('closes the window of another button', async () => {
    const [first, second] = [chatButton(), chatButton()];
    await toggleChat(first, options);
    await toggleChat(second, options);

    expect(first.getAttribute('aria-expanded')).toBe('false');
    expect(second.getAttribute('aria-expanded')).toBe('true');
    expect(windows()).toEqual([null, expect.any(HTMLElement)]);
  });

  it('may be pressed again after a failure', async () => {
    const button = chatButton();
    call.mockResolvedValueOnce(new Response('{}', { status: 503 }));
    await expect(toggleChat(button, options)).rejects.toThrow('dior');
    expect(windows()).toEqual([]);

    await toggleChat(button, options);

    expect(windows()).toEqual([expect.any(HTMLElement)]);
  });
});
