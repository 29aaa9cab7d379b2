/**
 * The number to call in danger, by country. Listed are countries whose number for every kind of emergency is not 112.
 * Everywhere else a mobile phone reaches help by 112 (ITU-T E.161.1); a shop's owner sets and checks the number.
 */
import numbers from './emergency-numbers.json' with { type: 'json' };

/** Reaches help on mobile phones in nearly every country, whether or not it is the country's own number. */
const ANYWHERE = '112';

const known: Readonly<Record<string, string>> = numbers;

/** @param country ISO 3166-1 code; absent when the store names none. */
export const emergencyNumberOf = (country?: string): string => known[country ?? ''] ?? ANYWHERE;
