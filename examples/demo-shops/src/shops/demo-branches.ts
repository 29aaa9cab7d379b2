/** The branches of a demo shop. */
import type { Branch, StoreSettings } from '@quarry/contract';
import { createChance } from '../random.ts';
import { regionOf } from './places.ts';

/** Distance between two shops in the same street, in degrees. */
const SPREAD = 0.002;

export function demoBranches(settings: StoreSettings): Branch[] {
  const chance = createChance(settings.id, 'branches');
  const region = regionOf(settings);
  const count = chance.whole(4, Math.min(6, region.places.length));
  const near = (degrees: number): number => Math.round((degrees + (chance.next() - 0.5) * SPREAD) * 1e5) / 1e5;

  return region.places.slice(0, count).map(({ city, district, street, lat, lon }, index) => ({
    id: `${settings.id}-branch-${index + 1}`,
    name: `${settings.name} ${district}`,
    address: `${city}${settings.default_language === 'ar' ? '،' : ','} ${street}`,
    lat: near(lat),
    lon: near(lon),
    hours: region.hours,
    phone: region.phone.replace(/#/g, () => String(chance.whole(0, 9))),
  }));
}
