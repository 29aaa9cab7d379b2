/**
 * Names of shoppers by country, and formats of telephone numbers there (`data/people.json`). All persons are invented.
 */
import type { StoreSettings } from '@quarry/contract';
import people from '../../data/people.json' with { type: 'json' };

export interface People {
  first: readonly string[];
  last: readonly string[];
  /** `#` is a digit. */
  phone: string;
  /** Two letters at the end of a tracking number. */
  country: string;
}

/** Where a shop's customers live. */
export function peopleOf(settings: StoreSettings): People {
  if (settings.default_language === 'tr') return people.turkish;
  if (settings.default_language === 'ar') return people.arabic;
  if (settings.kind === 'groceries') return people.south_asian;
  if (settings.default_language === 'ka' || settings.currency.code === 'GEL' || settings.open) return people.georgian;
  return people.european;
}
