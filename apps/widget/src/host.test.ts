import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openHost } from './host.ts';

let removal: AbortController;
let options: Parameters<typeof openHost>[1];

beforeEach(() => {
  removal = new AbortController();
  options = { theme: 'auto', accent: null, language: 'ar', signal: removal.signal };
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
});
afterEach(() => {
  removal.abort();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the element on the page', () => {
  it('is added beside the body, which a page may replace', () => {
    const host = openHost('', options);

    expect(host.show()).toBe(true);

    expect(host.element.localName).toBe('quarry-embed');
    expect(host.element.parentNode).toBe(document.documentElement);
    expect(host.root).toMatchObject({ dir: 'rtl', lang: 'ar', hidden: false });
    host.hide();
    expect(host.root.hidden).toBe(true);
  });

  it.each(['dialog open', 'div popover', 'div aria-modal="true"'])('is added to the <%s> of its field', (tag) => {
    document.body.innerHTML = `<${tag} id="around"><input></${tag.split(' ')[0]}>`;
    const host = openHost('', options, document.querySelector('input')!);

    host.show();

    expect(host.element.parentNode).toBe(document.querySelector('#around'));
  });

  it('follows a field that the page has moved', () => {
    document.body.innerHTML = '<input><dialog open></dialog>';
    const [field, dialog] = [document.querySelector('input')!, document.querySelector('dialog')!];
    const host = openHost('', options, field);
    host.show();
    dialog.append(field);

    host.show();

    expect(host.element.parentNode).toBe(dialog);
  });

  it('reports that the page hides it', () => {
    const host = openHost('', options);
    host.root.checkVisibility = () => false;

    expect(host.show()).toBe(false);
  });

  it('comes back when the page removes what it does not know, unless it is closed', async () => {
    const host = openHost('', options);
    host.show();
    host.element.remove();
    await vi.waitFor(() => expect(host.element.isConnected).toBe(true));

    host.hide();
    host.element.remove();
    await Promise.resolve();
    expect(host.element.isConnected).toBe(false);
  });

  it('goes with the embed', async () => {
    const host = openHost('', options);
    host.show();

    removal.abort();
    await Promise.resolve();

    expect(host.element.isConnected).toBe(false);
  });
});
