/** In which languages a demo shop describes itself and its goods: its own and English; the open shop in all. */
import { LANGUAGES, type Language, type StoreSettings } from '@quarry/contract';

export function languagesOf(settings: StoreSettings): Language[] {
  if (settings.open) return [...LANGUAGES];
  return [...new Set<Language>(['en', settings.default_language])];
}
