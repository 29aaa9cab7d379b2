/** The customers of a demo shop. The first is Nino in every shop, so that guides can name her order. */
import type { Customer, StoreSettings } from '@quarry/contract';
import { type Chance, createChance } from '../random.ts';
import { peopleOf } from './people.ts';

const CUSTOMERS = 28;
const NINO_PHONE_END = '4417';

function phoneOf(pattern: string, chance: Chance): string {
  return pattern.replace(/#/g, () => String(chance.whole(0, 9)));
}

/** Replaces the last four digits of a number and keeps its spaces. */
function endingWith(phone: string, end: string): string {
  const letters = [...phone];
  let place = end.length;
  for (let index = letters.length - 1; index >= 0 && place > 0; index -= 1) {
    if (/\d/.test(letters[index] ?? '')) {
      place -= 1;
      letters[index] = end[place] ?? '';
    }
  }
  return letters.join('');
}

/** "Ayşe Yıldırım" → ayse.yildirim@example.com */
function emailOf(name: string): string {
  const local = name
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
  return `${local}@example.com`;
}

export function demoCustomers(settings: StoreSettings): Customer[] {
  const chance = createChance(settings.id, 'customers');
  const people = peopleOf(settings);
  const nino: Customer = {
    id: `${settings.id}-customer-01`,
    name: 'Nino Kapanadze',
    email: 'nino@example.com',
    phone: endingWith(phoneOf(people.phone, chance), NINO_PHONE_END),
  };
  const firsts = chance.shuffle(people.first);
  const lasts = chance.shuffle(people.last);
  const others = Array.from({ length: CUSTOMERS - 1 }, (_, place): Customer => {
    // The lengths of the lists have no small common multiple, so no pair is repeated.
    const round = Math.floor(place / firsts.length);
    const name = `${firsts[place % firsts.length]} ${lasts[(place + round) % lasts.length]}`;
    let phone = phoneOf(people.phone, chance);
    while (phone.replace(/\D/g, '').endsWith(NINO_PHONE_END)) phone = phoneOf(people.phone, chance);
    return { id: `${settings.id}-customer-${String(place + 2).padStart(2, '0')}`, name, email: emailOf(name), phone };
  });
  return [nino, ...others];
}
