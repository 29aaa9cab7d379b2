/** Whether a mouse is at hand. Where fingers point, a field that takes the focus brings a keyboard over the page. */
export function hasFinePointer(): boolean {
  return typeof matchMedia === 'undefined' || matchMedia('(pointer: fine)').matches;
}
