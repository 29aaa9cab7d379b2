/** The languages of a demo shop's texts and products: its own and English; the open shop has all. */
import { LANGUAGES, type Language, type StoreSettings } from '@quarry/contract';

export function languagesOf(settings: StoreSettings): Language[] {
  if (settings.open) return [...LANGUAGES];
  return [...new Set<Language>(['en', settings.default_language])];
}
