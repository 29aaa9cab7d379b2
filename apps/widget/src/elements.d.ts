/** Elements of our own names in the page's tree. None is registered: a page may count its custom elements. */
import type { JSX } from 'preact';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'quarry-list': JSX.HTMLAttributes<HTMLElement>;
      'quarry-option': JSX.HTMLAttributes<HTMLElement>;
    }
  }
}
