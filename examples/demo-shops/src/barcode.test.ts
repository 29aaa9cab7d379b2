import { describe, expect, it } from 'vitest';
import { barcodeOf, checkDigit } from './barcode.ts';

describe('a barcode', () => {
  it('ends with the check digit that the standard gives', () => {
    // The examples of the GS1 check digit calculator.
    expect(checkDigit('629104150021')).toBe('3');
    expect(checkDigit('400638133393')).toBe('1');
  });

  it('has thirteen digits in the range that shops give out themselves', () => {
    expect(barcodeOf(7, 42)).toMatch(/^29007\d{8}$/);
    expect(barcodeOf(7, 42)).not.toBe(barcodeOf(8, 42));
  });
});
