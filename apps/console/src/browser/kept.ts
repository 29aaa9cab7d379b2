/** Small choices kept in this browser. Storage may be closed; then they last as long as the page. */
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
