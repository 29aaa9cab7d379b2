/** What assistive technology is told of the shop's field while the panel belongs to it. */
export interface FieldState {
  isOpen: boolean;
  /** What is open under it: suggestions, or results that one walks into. */
  popup: 'listbox' | 'dialog';
  /** Id of what is open. */
  controls: string;
  /** Id of the suggestion that Enter would choose; null: none. */
  active: string | null;
}

export function describeField(field: HTMLInputElement, { isOpen, popup, controls, active }: FieldState): void {
  field.role = 'combobox';
  // The browser's own list of what was typed before would cover ours.
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
