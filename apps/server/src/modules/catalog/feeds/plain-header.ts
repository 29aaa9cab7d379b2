/** `Product_Name`, `productName`, `product-name ` → `product name`: the form of a column name in the catalogue. */
export function plainHeader(header: string): string {
  return header
    .normalize('NFKC')
    .replace(/^\p{L}\p{M}*:(?=\p{L})/u, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
