/** Light, dark or the system's scheme, kept in this browser and written on the document; index.html does it first. */
import { createContext, useContext } from 'react';
import { readKept, writeKept } from '../browser/kept.ts';

/** The same name as in index.html. */
const KEPT_AS = 'quarry-console-scheme';
const DARK = '(prefers-color-scheme: dark)';

export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const SchemeContext = createContext<{ scheme: Scheme; choose: (scheme: Scheme) => void }>({
  scheme: 'system',
  choose: () => undefined,
});
export const useScheme = () => useContext(SchemeContext);

export function keptScheme(): Scheme {
  const kept = readKept(KEPT_AS);
  return SCHEMES.find((scheme) => scheme === kept) ?? 'system';
}

export function keepScheme(scheme: Scheme): void {
  writeKept(KEPT_AS, scheme);
}

/** Writes the scheme on the document, and follows the system while that is the choice. Returns what ends this. */
export function applyScheme(scheme: Scheme): () => void {
  const system = window.matchMedia(DARK);
  const write = () => {
    const isDark = scheme === 'dark' || (scheme === 'system' && system.matches);
    document.documentElement.dataset.scheme = isDark ? 'dark' : 'light';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#0d1211' : '#f3f6f4');
  };
  write();
  if (scheme !== 'system') return () => undefined;
  system.addEventListener('change', write);
  return () => system.removeEventListener('change', write);
}
