import { describe, expect, it } from 'vitest';
import { namesPlace } from './place-names.ts';

describe('a place', () => {
  it.each([
    ['branch in Batumi', 'ბათუმი'],
    ['vakeshi', 'ვაკე'],
    ['ვაკეში ვარ', 'ვაკე'],
    ['საბურთალოზე', 'საბურთალო'],
    ['أقرب صيدلية في باتومي', 'ბათუმი'],
    ['Vake’de', 'ვაკე'],
    ['Kutaisidə', 'ქუთაისი'],
    ['Kadikoy', 'Kadıköy'],
    ['Şişli’de', 'Şişli'],
    ['فرع المعادي', 'المعادي'],
    ['عندكم فرع بالمعادي؟', 'المعادي'],
    ['توصلون لجدة؟', 'جدة'],
    ['باتومي', 'ბათუმი'],
    ['gldani', 'გლდანი'],
  ])('is named over scripts and endings: %s, %s', (message, place) => {
    expect(namesPlace(message, place)).toBe(true);
  });

  it.each([
    ['red dress', 'ვაკე'],
    ['London', 'ბათუმი'],
    ['make it blue', 'ვაკე'],
    ['where are you', 'რუსთაველი'],
  ])('is not heard in other words: %s, %s', (message, place) => {
    expect(namesPlace(message, place)).toBe(false);
  });
});
