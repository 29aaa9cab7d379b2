/** The addresses of the demo shops (`data/places.json`): real streets, so that maps work, with invented branches. */
import type { StoreSettings } from '@quarry/contract';
import places from '../../data/places.json' with { type: 'json' };

interface Place {
  city: string;
  district: string;
  street: string;
  lat: number;
  lon: number;
}

interface Region {
  places: readonly Place[];
  /** `#` is a digit. */
  phone: string;
  hours: string;
}

export function regionOf(settings: StoreSettings): Region {
  if (settings.default_language === 'tr') return places.turkey;
  if (settings.default_language === 'ar') return places.egypt;
  if (settings.default_language === 'ka') return places.georgia;
  if (settings.kind === 'groceries') return places.pakistan;
  return settings.currency.code === 'GEL' || settings.open ? places.georgia_in_english : places.europe;
}
