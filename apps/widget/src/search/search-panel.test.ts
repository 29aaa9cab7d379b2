import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Host } from '../host.ts';
import type { EmbedOptions, LoadPart } from '../parts.ts';
import * as resultsPart from '../results/index.tsx';
import { OPTIONS } from '../testing/embed.ts';
import { resultsWords as words } from '../words/results/en.ts';
import { searchWords } from '../words/search/en.ts';
import { HAND_BACK_AFTER_MS } from './results.ts';
import { attachSearchPanel } from './search-panel.tsx';

type Reply = Response | Promise<Response>;

const SUGGESTION_REST_MS = 500;
const settings = demoStoreSettings('gpc');
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const product = (id: string, fields: object = {}) => ({ id, metadata: { title: `Product ${id}`, ...fields } });
const never = new Promise<Response>(() => undefined);

interface Answers {
  store?: () => Reply;
  quick?: () => Reply;
  search?: (body: { query: string; page: number }) => Reply;
}

let field: HTMLInputElement;
let host: Host;
let isSeen: boolean;
let calls: { path: string; body: Record<string, unknown> }[];
let submitted: string[];
let release: (() => void) | undefined;
const goTo = vi.fn();
const showElsewhere = vi.fn((_query: string, _onFailure: () => void) => false);
const load = vi.fn(async () => resultsPart);
// oxlint-disable-next-line typescript/consistent-type-assertions -- only the results are loaded by a panel
const loadPart = load as unknown as LoadPart;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  document.body.innerHTML = '<form><input><button>Go</button></form>';
  field = document.querySelector('input')!;
  isSeen = true;
  calls = [];
  submitted = [];
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push(field.value);
  });
  const element = document.createElement('quarry-embed');
  const root = document.createElement('div');
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.append(root);
  // jsdom has no constructed style sheets.
  Object.assign(shadow, { adoptedStyleSheets: [] });
  document.body.append(element);
  host = { element, root, show: () => isSeen, hide: () => {} };
});
afterEach(() => {
  release?.();
  release = undefined;
  document.body.replaceChildren();
  goTo.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Attaches a panel with these replies and waits for the store's settings. */
async function attach({ store, quick, search }: Answers = {}, more: Partial<EmbedOptions> = {}): Promise<void> {
  const call: typeof fetch = async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString();
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    calls.push({ path, body });
    const given = new Promise<never>((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );
    const reply = path.startsWith('/api/stores/')
      ? (store?.() ?? json(settings))
      : path === '/api/quick'
        ? (quick?.() ?? json([]))
        : path === '/api/search'
          ? (search?.(body as never) ?? json({ num_total_results: 1, documents: [product('1')] }))
          : json({});
    return Promise.race([reply, given]);
  };
  const panel = attachSearchPanel({
    field,
    host,
    call,
    options: { ...OPTIONS, store: 'gpc', load: loadPart, ...more },
    words: searchWords,
    showElsewhere,
    goTo,
  });
  release = panel.release;
  await vi.advanceTimersByTimeAsync(0);
}

async function write(text: string): Promise<void> {
  field.focus();
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(SUGGESTION_REST_MS);
}
async function press(key: string, target: HTMLElement = field): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true });
  target.dispatchEvent(event);
  await vi.advanceTimersByTimeAsync(0);
  return event;
}
const options = () => [...host.element.querySelectorAll<HTMLElement>('[role=option]')];
function option(place: number): HTMLElement {
  const found = options()[place];
  if (!found) throw new Error(`There is no suggestion at ${place}.`);
  return found;
}
const rowsOf = (option: HTMLElement) => option.shadowRoot!.textContent;
const dialog = () => host.root.querySelector('[role=dialog]');
const searches = () => calls.filter(({ path }) => path === '/api/search').map(({ body }) => body.query);
const SUGGESTED = {
  queries: ['cream for hands'],
  categories: [],
  documents: [product('c-1', { title: 'Cream', url: 'https://shop.test/cream', original_price: 5 })],
};

describe('suggestions', () => {
  it('are a listbox of the field, which keeps the focus while arrow keys select', async () => {
    await attach({ quick: () => json(SUGGESTED) });
    expect(field.getAttribute('role')).toBe('combobox');
    expect(field.getAttribute('aria-expanded')).toBe('false');

    await write('cream');
    const list = document.getElementById(field.getAttribute('aria-controls')!)!;
    expect(list.getAttribute('role')).toBe('listbox');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(options().map(rowsOf)).toEqual(['cream for hands', expect.stringContaining('Cream')]);
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);

    const marked = () => options().map((option) => option.getAttribute('aria-selected'));
    await press('ArrowDown');
    expect(field.getAttribute('aria-activedescendant')).toBe(option(0).id);
    expect(marked()).toEqual(['true', 'false']);
    await press('ArrowDown');
    expect(field.getAttribute('aria-activedescendant')).toBe(option(1).id);
    await press('ArrowDown');
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
    await press('ArrowUp');
    expect(marked()).toEqual(['false', 'true']);
    expect(document.activeElement).toBe(field);
  });

  it('of products link to their page and are reported', async () => {
    await attach({ quick: () => json(SUGGESTED) });
    await write('cream');

    await press('ArrowUp');
    await press('Enter');
    option(1).dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));

    expect(goTo.mock.calls).toEqual([
      ['https://shop.test/cream', false],
      ['https://shop.test/cream', true],
    ]);
    expect(searches()).toEqual([]);
    const [report] = calls.filter(({ path }) => path === '/api/events');
    expect(report?.body.events).toMatchObject([{ type: 'click', product_id: 'c-1' }]);
  });

  it('of queries start a search', async () => {
    await attach({ quick: () => json(SUGGESTED) });
    await write('cream');

    option(0).click();
    await vi.advanceTimersByTimeAsync(0);

    expect(searches()).toEqual(['cream for hands']);
    expect(field.value).toBe('cream for hands');
  });

  it('and results are requested in the language of the page', async () => {
    await attach({}, { language: 'ar' });

    await write('cream');
    await press('Enter');

    const asked = calls.filter(({ path }) => path === '/api/quick' || path === '/api/search');
    expect(asked.map(({ body }) => body.language)).toEqual(['ar', 'ar']);
  });

  it('are not requested if the store has none, and Enter still searches', async () => {
    const closed = { ...settings, gates: { ...settings.gates, autocomplete: false } };
    await attach({ store: () => json(closed) });

    await write('cream');
    expect(calls.map(({ path }) => path)).not.toContain('/api/quick');
    expect(field.getAttribute('aria-expanded')).toBe('false');

    await press('Enter');
    expect(searches()).toEqual(['cream']);
    expect(dialog()!.querySelectorAll('a')).toHaveLength(1);
  });

  it('are shown once the store’s settings are loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const answers = [json({}, 503), json(settings)];
    await attach({ store: () => answers.shift()!, quick: () => json(SUGGESTED) });
    await write('cream');
    expect(options()).toEqual([]);
    await press('Enter');
    expect(dialog()).not.toBeNull();

    await write('creams');
    expect(options()).toHaveLength(2);
    vi.restoreAllMocks();
  });

  it('close by Escape, which reaches neither a dialog around them nor the text', async () => {
    await attach({ quick: () => json(SUGGESTED) });
    const outside = vi.fn();
    document.body.addEventListener('keydown', outside, { once: true });
    await write('cream');

    expect((await press('Escape')).defaultPrevented).toBe(true);
    expect(options()).toEqual([]);
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(outside).not.toHaveBeenCalled();

    expect((await press('Escape')).defaultPrevented).toBe(false);
    expect(outside).toHaveBeenCalledOnce();
  });
});

describe('recent searches', () => {
  it('are offered in an empty field, searched again, and forgotten', async () => {
    await attach({}, { mayStore: true });
    for (const query of ['hat', 'dress']) {
      await write(query);
      await press('Enter');
      await press('Escape');
    }

    await write('');
    expect(options().map(rowsOf)).toEqual(['dress', 'hat', searchWords.forgetRecent]);
    option(1).click();
    expect(searches().at(-1)).toBe('hat');

    await write('');
    option(2).click();
    expect([options(), localStorage.getItem('quarry.recent.gpc')]).toEqual([[], null]);
  });
});

describe('Enter', () => {
  it('searches once, and shows a reduced price as one', async () => {
    const prices = { original_price: 66.99, discounted_price: 45, current_price: 45 };
    await attach({ search: () => json({ num_total_results: 1, documents: [product('1', prices)] }) });
    await write('dress');
    await press('Enter');

    expect(searches()).toEqual(['dress']);
    expect(submitted).toEqual([]);
    expect(dialog()!.querySelector('.price')!.textContent).toContain('45.00');
    expect(dialog()!.querySelector('s')!.textContent).toContain('66.99');
  });

  it('is one request, however often it is pressed', async () => {
    await attach({ search: () => never });
    await write('dress');
    await press('Enter');
    await press('Enter');

    expect(searches()).toEqual(['dress']);
  });

  it('shows results elsewhere on the page where the shop has a place for them', async () => {
    showElsewhere.mockReturnValueOnce(true);
    await attach();
    await write('dress');
    await press('Enter');

    expect(showElsewhere).toHaveBeenCalledWith('dress', expect.any(Function));
    expect([searches(), dialog(), submitted]).toEqual([[], null, []]);
    showElsewhere.mock.lastCall?.[1]();
    expect(submitted).toEqual(['dress']);
  });

  it('starts the shop’s own search when the view of results cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    load.mockRejectedValue(new TypeError('blocked'));
    await attach({ search: () => never });
    await write('dress');
    await press('Enter');

    expect(submitted).toEqual(['dress']);
    vi.restoreAllMocks();
    load.mockImplementation(async () => resultsPart);
  });

  it('shows how many products meet the query', async () => {
    const documents = Array.from({ length: 15 }, (_, n) => product(String(n)));
    await attach({ search: () => json({ num_total_results: 15, num_great_matches: 3, documents }) });
    await write('red dress');
    await press('Enter');

    expect(host.root.querySelector('[role=status]')!.textContent).toBe(
      '3 products for “\u2068red dress\u2069”, and 12 similar',
    );
  });

  it.each<[string, Answers]>([
    ['the connection breaks', { search: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['the key is refused', { search: () => json({ message: 'Please log in first.' }, 401) }],
    ['the store is refused', { store: () => json({}, 401) }],
    ['the server breaks down', { search: () => json({}, 500) }],
    ['the reply is of another shape', { search: () => json({}) }],
  ])('starts the shop’s own search when %s', async (_, answers) => {
    vi.spyOn(console, 'error').mockReturnValue();
    await attach(answers);
    await write('dress');
    await press('Enter');

    expect(submitted).toEqual(['dress']);
    expect(dialog()).toBeNull();
    vi.restoreAllMocks();
  });

  it('starts the shop’s own search when ours takes too long, and later results are not shown', async () => {
    let answer = (_reply: Response) => {};
    await attach({ search: () => new Promise((resolve) => (answer = resolve)) });
    await write('dress');
    await press('Enter');

    await vi.advanceTimersByTimeAsync(HAND_BACK_AFTER_MS - 1);
    expect(submitted).toEqual([]);
    expect(host.root.querySelector('[role=status]')!.textContent).toBe(words.loading);
    await vi.advanceTimersByTimeAsync(1);
    expect(submitted).toEqual(['dress']);
    answer(json({ num_total_results: 1, documents: [product('1')] }));
    await vi.advanceTimersByTimeAsync(0);
    expect(dialog()).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(submitted).toEqual(['dress']);
  });

  it('starts the shop’s own search when the page hides the panel', async () => {
    isSeen = false;
    await attach();
    await write('dress');

    expect((await press('Enter')).defaultPrevented).toBe(false);
    expect(searches()).toEqual([]);
  });

  it('without a search of the shop waits longer, then shows an error and a retry', async () => {
    field.form!.replaceWith(field);
    const answers = [never, json({}, 500), json({ num_total_results: 1, documents: [product('1')] })];
    await attach({ search: () => answers.shift()! });
    await write('dress');
    await press('Enter');

    await vi.advanceTimersByTimeAsync(HAND_BACK_AFTER_MS);
    expect(host.root.querySelector('[role=status]')!.textContent).toBe(words.loading);
    await vi.advanceTimersByTimeAsync(60_000);
    const alert = () => host.root.querySelector('[role=alert]');
    expect(alert()!.textContent).toBe(`${words.failed} ${words.retry}`);

    alert()!.querySelector('button')!.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(alert()!.textContent).toBe(`${words.failed} ${words.retry}`);
    alert()!.querySelector('button')!.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(alert()).toBeNull();
    expect(dialog()!.querySelectorAll('a')).toHaveLength(1);
  });
});

describe('results', () => {
  it('are focused by arrow keys, and typed letters go to the field', async () => {
    await attach();
    await write('dress');
    await press('Enter');
    const inside = () => host.element.shadowRoot!.activeElement as HTMLElement;

    await press('ArrowDown');
    expect(inside().getAttribute('aria-label')).toBe(words.close);
    await press('ArrowDown', inside());
    expect(inside().tagName).toBe('A');
    await press(' ', inside());
    expect(inside()?.tagName).toBe('A');
    await press('x', inside());
    expect(document.activeElement).toBe(field);
  });

  it('load the next page, and stay when it fails', async () => {
    const page = (n: number) => json({ num_total_results: 30, documents: [product(`${n}`)] });
    let isBroken = true;
    await attach({ search: ({ page: asked }) => (asked === 2 && isBroken ? json({}, 500) : page(asked)) });
    await write('dress');
    await press('Enter');
    const more = () => host.root.querySelector<HTMLElement>('.more, .link')!;
    const names = () => [...host.root.querySelectorAll('.name')].map(({ textContent }) => textContent);

    more().click();
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(['Product 1']);
    expect(host.root.querySelector('[role=alert]')!.textContent).toContain(words.failed);
    expect(submitted).toEqual([]);

    isBroken = false;
    more().click();
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(['Product 1', 'Product 2']);
  });

  it('close when the shopper uses another part of the page', async () => {
    await attach();
    await write('dress');
    await press('Enter');
    expect(dialog()).not.toBeNull();

    document.querySelector('button')!.focus();
    expect(dialog()).toBeNull();
  });
});
