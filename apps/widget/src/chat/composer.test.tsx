/** @jsxImportSource preact */
import type { ChatSession, Draft } from '@quarry/client';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { container, one, oneOf } from '../testing/embed.ts';
import { chatWords as words } from '../words/chat/en.ts';
import { Composer } from './composer.tsx';

const onSent = vi.fn();
const sent: Draft[] = [];
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sent.length = 0;
});

async function shown(offer: ChatSession['attachmentOffer'], hears?: readonly ['ka']): Promise<HTMLElement> {
  const session = {
    attachmentOffer: offer,
    refusalOf: () => null,
    getSnapshot: () => ({ language: 'en' }),
    send: (draft: Draft) => {
      sent.push(draft);
      return 'sent' as const;
    },
    stop: vi.fn(),
  };
  const root = container();
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the input needs no more of a session
  const given = { session: session as unknown as ChatSession, words, hears, onSent };
  await act(() => render(<Composer {...given} isBusy={false} takesFocus />, root));
  return root;
}
const has = (root: HTMLElement, name: string) => root.querySelector(`[aria-label="${name}"]`) !== null;
const BOTH = { images: true, recording: true };
const photo = (name: string) => new File(['png'], name, { type: 'image/png' });

describe('the input of the chat', () => {
  it('offers what the store takes, and recordings only in a language that is understood', async () => {
    const offers = [
      await shown(BOTH),
      await shown({ images: true, recording: false }),
      await shown(BOTH, ['ka']),
      await shown(null),
    ].map((root) => [has(root, words.attachPictures), has(root, words.record)]);

    expect(offers).toEqual([
      [true, true],
      [true, false],
      [true, false],
      [false, false],
    ]);
  });

  it('sends a chosen picture without words, and drops one that is removed', async () => {
    const root = await shown(BOTH);
    const photos = [photo('shoe.png'), photo('boot.png')];
    const picker = oneOf(root, '[type=file]', HTMLInputElement);
    Object.defineProperty(picker, 'files', { value: photos });
    Object.defineProperty(picker, 'value', { value: '', writable: true });
    await act(() => void picker.dispatchEvent(new Event('change')));
    expect(root.querySelectorAll('.attached li')).toHaveLength(2);

    await act(() => one(root, `[aria-label="${words.removePicture(2)}"]`).click());
    await act(() => oneOf(root, 'form', HTMLFormElement).requestSubmit());

    expect(sent).toEqual([{ text: '', images: photos.slice(0, 1), recording: null }]);
    expect(onSent).toHaveBeenCalledOnce();
    expect(root.querySelector('.attached')).toBeNull();
  });

  it('says when the microphone cannot be reached', async () => {
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.reject(new Error('denied')) } });
    const root = await shown(BOTH);

    one(root, `[aria-label="${words.record}"]`).click();

    await vi.waitFor(() => expect(one(root, '[role=alert]').textContent).toBe(words.microphoneFailed));
  });
});
