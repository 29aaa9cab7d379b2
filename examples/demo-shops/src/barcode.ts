/**
 * EAN-13 barcodes from the range 200–299, which GS1 reserves for internal use, so that no invented product has the
 * barcode of a real one.
 */

/** The check digit: weights 1 and 3 in turn, up to the next ten. */
export function checkDigit(twelveDigits: string): string {
  let sum = 0;
  [...twelveDigits].forEach((digit, place) => {
    sum += Number(digit) * (place % 2 === 0 ? 1 : 3);
  });
  return String((10 - (sum % 10)) % 10);
}

/** `shop` 0 to 99, `article` 0 to 9,999,999. */
export function barcodeOf(shop: number, article: number): string {
  const twelve = `290${String(shop).padStart(2, '0')}${String(article).padStart(7, '0')}`;
  return twelve + checkDigit(twelve);
}
