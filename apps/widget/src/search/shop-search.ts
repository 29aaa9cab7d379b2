/**
 * The shop's own search, started from its field by Enter or by its submit button. It is taken over while ours works, and
 * handed back whenever ours does not: a shop with a broken embed must still have its own search.
 */
export interface ShopSearch {
  /**
   * Starts the shop's own search with what stands in the field.
   * @returns false when nothing on the page answers to it, as far as can be seen.
   */
  start(): boolean;
  /** Leaves the field to the shop again. */
  release(): void;
}

/** As old scripts of shops look for it, too. */
const ENTER = { key: 'Enter', code: 'Enter', keyCode: 13, which: 13, bubbles: true, cancelable: true, composed: true };

/** @param onSearch called in the place of the shop's search. @returns false to let the shop's search go on. */
export function takeOverShopSearch(field: HTMLInputElement, onSearch: () => boolean): ShopSearch {
  let isHandingBack = false;
  let isEnterTaken = false;
  /** The button that was pressed; null after Enter. */
  let pressed: HTMLElement | null = null;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.isComposing || event.target !== field || isHandingBack) return;
    isEnterTaken = onSearch();
    if (!isEnterTaken) return;
    pressed = null;
    take(event);
  }
  /** The rest of an Enter that was taken: some shops search on `keyup`. */
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

  /** Dispatches what a real Enter would have. @returns whether a listener of the shop has taken it for itself. */
  function pressEnter(): boolean {
    const goesOn = ['keydown', 'keypress'].every((type) => field.dispatchEvent(new KeyboardEvent(type, ENTER)));
    if (goesOn) submit(field.form);
    field.dispatchEvent(new KeyboardEvent('keyup', ENTER));
    return !goesOn;
  }

  // On the window and while capturing, to come before every listener of the shop.
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

/** As browsers do it on Enter: through the form's first submit button, where it has one. */
function submit(form: HTMLFormElement | null): void {
  const button = [...(form?.elements ?? [])].find(
    (element): element is HTMLButtonElement | HTMLInputElement =>
      (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) && element.type === 'submit',
  );
  if (button) button.click();
  else form?.requestSubmit();
}
