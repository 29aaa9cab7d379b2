/**
 * Types of our unregistered elements. They are not registered because a page may use a custom element registry of its
 * own.
 */
import type { JSX } from 'preact';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'quarry-list': JSX.HTMLAttributes<HTMLElement>;
      'quarry-option': JSX.HTMLAttributes<HTMLElement>;
    }
  }
}
