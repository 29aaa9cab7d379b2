/** ARIA attributes of the shop's field while the panel is attached. */
export interface FieldState {
  isOpen: boolean;
  /** What is open below it: suggestions, or focusable results. */
  popup: 'listbox' | 'dialog';
  /** Id of the open element. */
  controls: string;
  /** Id of the suggestion that Enter selects; null for none. */
  active: string | null;
}

export function describeField(field: HTMLInputElement, { isOpen, popup, controls, active }: FieldState): void {
  field.role = 'combobox';
  // The browser's autocomplete list would cover ours.
  field.autocomplete = 'off';
  const aria = {
    autocomplete: 'list',
    haspopup: popup,
    expanded: String(isOpen),
    controls: isOpen ? controls : null,
    activedescendant: isOpen ? active : null,
  };
  for (const [name, value] of Object.entries(aria)) {
    if (value === null) field.removeAttribute(`aria-${name}`);
    else field.setAttribute(`aria-${name}`, value);
  }
}
