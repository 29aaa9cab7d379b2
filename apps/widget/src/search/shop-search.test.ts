import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ShopSearch, takeOverShopSearch } from './shop-search.ts';

/** Events that the shop's own scripts received, in order. */
let heard: string[];
let field: HTMLInputElement;
let taken: ShopSearch | undefined;

beforeEach(() => {
  heard = [];
});
afterEach(() => {
  taken?.release();
  document.body.replaceChildren();
});

function openPage(html: string): void {
  document.body.innerHTML = html;
  field = document.querySelector('input')!;
  for (const type of ['keydown', 'keyup']) {
    field.addEventListener(type, () => heard.push(type));
  }
  // jsdom cannot navigate, so the shop's search ends with its submit event.
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push(`submit ${event.submitter?.id ?? ''}`.trim());
  });
}

function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  field.dispatchEvent(event);
  field.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
  return event;
}

const FORM = '<form><input name="q"><button id="lens">Search</button></form>';

describe('the search of the shop', () => {
  it('does not receive an intercepted Enter', () => {
    openPage(FORM);
    const onSearch = vi.fn(() => true);
    taken = takeOverShopSearch(field, onSearch);

    expect(press('Enter').defaultPrevented).toBe(true);

    expect(onSearch).toHaveBeenCalledOnce();
    expect(heard).toEqual([]);
  });

  it('is intercepted at its submit button too', () => {
    openPage(FORM);
    const onSearch = vi.fn(() => true);
    taken = takeOverShopSearch(field, onSearch);

    document.querySelector('button')!.click();

    expect(onSearch).toHaveBeenCalledOnce();
    expect(heard).toEqual([]);
  });

  it('proceeds when ours has nothing to do', () => {
    openPage(FORM);
    taken = takeOverShopSearch(field, () => false);

    expect(press('Enter').defaultPrevented).toBe(false);
    document.querySelector('button')!.click();

    expect(heard).toEqual(['keydown', 'keyup', 'submit lens']);
  });

  it('is not intercepted for other keys, other fields and unfinished composition', () => {
    openPage(`${FORM}<input id="other">`);
    const onSearch = vi.fn(() => true);
    taken = takeOverShopSearch(field, onSearch);

    press('a');
    press('Enter', { isComposing: true });
    document.querySelector('#other')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));

    expect(onSearch).not.toHaveBeenCalled();
  });

  it('is started like by Enter: key events, then the form’s first submit button', () => {
    openPage(FORM);
    taken = takeOverShopSearch(field, () => true);
    press('Enter');

    expect(taken.start()).toBe(true);

    expect(heard).toEqual(['keydown', 'submit lens', 'keyup']);
  });

  it('is started by the button that was pressed', () => {
    openPage('<form><input name="q"><button id="first">Go</button><button id="second">Search all</button></form>');
    taken = takeOverShopSearch(field, () => true);
    document.querySelector<HTMLButtonElement>('#second')!.click();

    expect(taken.start()).toBe(true);

    expect(heard).toEqual(['submit second']);
  });

  it('is started without a button where the form has none', () => {
    openPage('<form><input name="q"></form>');
    taken = takeOverShopSearch(field, () => true);
    press('Enter');

    expect(taken.start()).toBe(true);

    expect(heard).toEqual(['keydown', 'submit', 'keyup']);
  });

  it('may be a script without a form', () => {
    openPage('<input>');
    taken = takeOverShopSearch(field, () => true);
    press('Enter');
    expect(taken.start()).toBe(false);

    field.addEventListener('keydown', (event) => event.keyCode === 13 && event.preventDefault());
    expect(taken.start()).toBe(true);
  });

  it('is not intercepted after release', () => {
    openPage(FORM);
    const onSearch = vi.fn(() => true);
    takeOverShopSearch(field, onSearch).release();

    press('Enter');
    document.querySelector('button')!.click();

    expect(onSearch).not.toHaveBeenCalled();
    expect(heard).toEqual(['keydown', 'keyup', 'submit lens']);
  });
});
