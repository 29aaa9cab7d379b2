/** The shop's field as a combobox (WAI-ARIA 1.2), until it is given back as it was. */
export interface FieldState {
  isOpen: boolean;
  /** What is open below it: suggestions, or focusable results. */
  popup: 'listbox' | 'dialog';
  /** Id of the open element. */
  controls: string;
  /** Id of the suggestion that Enter selects; null for none. */
  active: string | null;
}

export interface FieldAria {
  describe(state: FieldState): void;
  /** Restores the attributes of the shop. */
  release(): void;
}

const NAMES = ['aria-haspopup', 'aria-expanded', 'aria-controls', 'aria-activedescendant'];

export function takeFieldAria(field: HTMLInputElement): FieldAria {
  const before = new Map(
    ['role', 'autocomplete', 'aria-autocomplete', ...NAMES].map((name) => [name, field.getAttribute(name)]),
  );
  const set = (name: string, value: string | null) =>
    value === null ? field.removeAttribute(name) : field.setAttribute(name, value);
  set('role', 'combobox');
  // The browser's autocomplete list would cover ours.
  set('autocomplete', 'off');
  set('aria-autocomplete', 'list');
  return {
    describe({ isOpen, popup, controls, active }) {
      const values = [popup, String(isOpen), isOpen ? controls : null, isOpen ? active : null];
      NAMES.forEach((name, at) => set(name, values[at] ?? null));
    },
    release: () => before.forEach((value, name) => set(name, value)),
  };
}
