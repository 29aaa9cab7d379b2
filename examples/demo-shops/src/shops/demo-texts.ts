/** The texts of a demo shop about its service, in each of its languages. */
import type { Currency, Language, ShopText, ShopTextTopic, StoreSettings } from '@quarry/contract';
import { ShopTextTopic as Topics } from '@quarry/contract';
import { say } from '../phrases.ts';
import { fromLari } from '../products/prices.ts';
import { languagesOf } from '../products/languages.ts';
import { demoBranches } from './demo-branches.ts';
import { regionOf } from './places.ts';
import {
  CITY_WORDS,
  CONTACT,
  DELIVERY,
  FAR,
  FAR_LARGE,
  INSTALMENTS,
  NEAR,
  PAYMENT,
  RETURNS,
  TRADE_WORDS,
} from './shop-words.ts';

function money(amount: number, { sign, position, space }: Currency): string {
  const gap = space ? '\u00a0' : '';
  return position === 'before' ? `${sign}${gap}${amount}` : `${amount}${gap}${sign}`;
}

/** A round amount in the shop's currency: 5, 100, 1000. */
function round(lari: number, settings: StoreSettings): string {
  const amount = fromLari(lari, settings.currency.code);
  const step = amount < 20 ? 1 : amount < 200 ? 5 : amount < 2500 ? 50 : 500;
  return money(Math.max(1, Math.round(amount / step) * step), settings.currency);
}

function fill(text: string, blanks: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (blank, name: string) => blanks[name] ?? blank);
}

export function demoTexts(settings: StoreSettings): ShopText[] {
  const { kind } = settings;
  const words = TRADE_WORDS[kind];
  const sellsDearThings = !['groceries', 'books', 'pharmacy', 'bodycare'].includes(kind);
  const isLarge = kind === 'furniture';
  const near = kind === 'groceries' ? NEAR.hours : isLarge ? NEAR.days : NEAR.day;
  const price = round(isLarge ? 35 : 5, settings);
  const free = round(isLarge ? 900 : kind === 'groceries' ? 65 : 100, settings);
  const region = regionOf(settings);
  const city = CITY_WORDS[region.places[0]?.city ?? ''];
  const [branch] = demoBranches(settings);

  function body(topic: ShopTextTopic, language: Language): string {
    const blanks = {
      name: settings.name,
      price,
      free,
      near: say(near, language),
      far: say(isLarge ? FAR_LARGE : FAR, language),
      city: city ? say(city, language) : '',
      days: String(words.returnDays),
      currency: settings.currency.code,
      instalments: round(300, settings),
      phone: branch?.phone ?? '',
      email: `hello@${settings.id.replace(/[^a-z0-9]/g, '-')}.example`,
      hours: region.hours,
    };
    const text: Record<ShopTextTopic, string> = {
      delivery: `${say(DELIVERY, language)} ${say(words.delivery, language)}`,
      returns: `${say(RETURNS, language)} ${say(words.returns, language)}`,
      payment: sellsDearThings ? `${say(PAYMENT, language)} ${say(INSTALMENTS, language)}` : say(PAYMENT, language),
      contact: say(CONTACT, language),
      about: say(words.about, language),
    };
    return fill(text[topic], blanks);
  }

  return languagesOf(settings).flatMap((language) =>
    Topics.options.map((topic) => ({ topic, language, body: body(topic, language) })),
  );
}
