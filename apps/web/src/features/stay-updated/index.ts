/** Public interface: the button of the Stay Updated form. */
export { StayUpdatedButton } from './stay-updated-button.tsx';
