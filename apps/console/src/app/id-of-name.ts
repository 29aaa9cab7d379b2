/** Proposes an id for a shop's name: Latin letters and digits with dashes; empty when the name has none. */
export function idOfName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ə', 'e')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 63);
}
