import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { phrases } from './phrases.ts';

describe('phrases', () => {
  const list = phrases(['daha ucuz*', 'sipariş*', 'show me', 'أريد', 'გთხოვ']);

  it('are found whatever letters a keyboard has', () => {
    expect(list.in(foldText('SİPARİŞİM nerede'))).toBe(true);
    expect(list.in(foldText('siparisim nerede'))).toBe(true);
    expect(list.in(foldText('اريد فستان'))).toBe(true);
  });

  it('are whole words', () => {
    expect(list.in(foldText('გთხოვთ'))).toBe(false);
    expect(list.in(foldText('reshow me'))).toBe(false);
  });

  it('know when a text is nothing else', () => {
    expect(list.isAllOf(foldText('Daha ucuzlar!'))).toBe(true);
    expect(list.isAllOf(foldText('daha ucuz ceket'))).toBe(false);
    expect(list.isAllOf('')).toBe(false);
  });

  it('are taken out of a text that otherwise stays as it was written', () => {
    expect(list.removeFrom('Show me  İpek Elbise')).toBe('İpek Elbise');
    expect(list.removeFrom('გთხოვ წითელი კაბა')).toBe('წითელი კაბა');
  });
});
