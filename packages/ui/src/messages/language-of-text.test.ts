import { describe, expect, it } from 'vitest';
import { languageOfText } from './language-of-text.ts';

describe('the language of one message', () => {
  it('is that of its script, whatever the chat’s language', () => {
    expect(languageOfText('كنبة خضراء', 'en')).toBe('ar');
    expect(languageOfText('123 წითელი dress', 'tr')).toBe('ka');
    expect(languageOfText('red dress', 'ka')).toBe('en');
    expect(languageOfText('red dress', 'ar')).toBe('en');
  });

  it('is the language of the chat for a text that begins with a brand in another script', () => {
    expect(languageOfText('Calmora 400 mg هو دواء', 'ar')).toBe('ar');
    expect(languageOfText('Febrilan-ის ფასი', 'ka')).toBe('ka');
    expect(languageOfText('Calmora 400 mg هو دواء', 'en')).toBe('en');
  });

  it('is the language of the chat for Latin letters and for text without letters', () => {
    expect(languageOfText('kırmızı elbise', 'tr')).toBe('tr');
    expect(languageOfText('qırmızı don', 'az')).toBe('az');
    expect(languageOfText('1042 ?', 'ar')).toBe('ar');
  });
});
