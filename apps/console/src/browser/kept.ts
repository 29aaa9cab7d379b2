/** Preferences stored in this browser; when its storage is disabled, only until the page is closed. */
const forThisPage = new Map<string, string>();

export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? forThisPage.get(name) ?? null;
  } catch {
    return forThisPage.get(name) ?? null;
  }
}

export function writeKept(name: string, value: string): void {
  forThisPage.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // The value of this page stands in.
  }
}
