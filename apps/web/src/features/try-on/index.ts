/** The virtual try-on's front door. */
export { TryOn } from './try-on.tsx';
