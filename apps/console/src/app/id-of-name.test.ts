import { describe, expect, it } from 'vitest';
import { idOfName } from './id-of-name.ts';

describe('the id that is proposed for a new shop', () => {
  it.each([
    ['Nordlys Lamps', 'nordlys-lamps'],
    ['Çiçək & Işıq', 'cicek-isiq'],
    ['  Tea.House 24! ', 'tea-house-24'],
    ['ჩაის სახლი', ''],
  ])('of %j is %j', (name, id) => {
    expect(idOfName(name)).toBe(id);
  });
});
