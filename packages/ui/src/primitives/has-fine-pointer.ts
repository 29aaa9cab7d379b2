/** Whether a mouse is available. On touch screens, focusing a field opens the keyboard over the page. */
export function hasFinePointer(): boolean {
  return typeof matchMedia === 'undefined' || matchMedia('(pointer: fine)').matches;
}
