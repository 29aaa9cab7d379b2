/** Public interface of the virtual try-on. */
export { TryOn } from './try-on.tsx';
