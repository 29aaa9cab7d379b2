/**
 * Intercepts the shop's own search, started by Enter or its submit button, and returns control whenever ours fails: a
 * shop with a broken widget must still have its own search.
 */
export interface ShopSearch {
  /**
   * Starts the shop's own search with the field's text.
   * @returns false when nothing on the page appears to handle it.
   */
  start(): boolean;
  /** Stops intercepting. */
  release(): void;
}

/** Includes the legacy key properties that old scripts check. */
const ENTER = { key: 'Enter', code: 'Enter', keyCode: 13, which: 13, bubbles: true, cancelable: true, composed: true };

/** @param onSearch called instead of the shop's search. @returns false to let the shop's search proceed. */
export function takeOverShopSearch(field: HTMLInputElement, onSearch: () => boolean): ShopSearch {
  let isHandingBack = false;
  let isEnterTaken = false;
  /** The pressed button; null after Enter. */
  let pressed: HTMLElement | null = null;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.isComposing || event.target !== field || isHandingBack) return;
    isEnterTaken = onSearch();
    if (!isEnterTaken) return;
    pressed = null;
    take(event);
  }
  /** The remaining events of an intercepted Enter: some shops search on `keyup`. */
  function onKeyUp(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !isEnterTaken || isHandingBack) return;
    isEnterTaken = false;
    take(event);
  }
  function onSubmit(event: SubmitEvent) {
    if (event.target !== field.form || isHandingBack || !onSearch()) return;
    pressed = event.submitter;
    take(event);
  }

  /** Dispatches the events of a real Enter. @returns whether a listener of the shop handled it. */
  function pressEnter(): boolean {
    const goesOn = ['keydown', 'keypress'].every((type) => field.dispatchEvent(new KeyboardEvent(type, ENTER)));
    if (goesOn) submit(field.form);
    field.dispatchEvent(new KeyboardEvent('keyup', ENTER));
    return !goesOn;
  }

  // Capturing on the window, to run before all listeners of the shop.
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('keyup', onKeyUp, true);
  window.addEventListener('submit', onSubmit, true);
  return {
    start() {
      isHandingBack = true;
      const { href } = location;
      try {
        if (pressed === null) return pressEnter() || field.form !== null || location.href !== href;
        field.form?.requestSubmit(pressed);
        return true;
      } finally {
        isHandingBack = false;
      }
    },
    release() {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('keyup', onKeyUp, true);
      window.removeEventListener('submit', onSubmit, true);
    },
  };
}

function take(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Like browsers on Enter: uses the form's first submit button if there is one. */
function submit(form: HTMLFormElement | null): void {
  const button = [...(form?.elements ?? [])].find(
    (element): element is HTMLButtonElement | HTMLInputElement =>
      (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) && element.type === 'submit',
  );
  if (button) button.click();
  else form?.requestSubmit();
}
