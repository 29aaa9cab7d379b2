/**
 * Changes a store's settings: merges the given settings over the current ones and checks the result as a whole against the
 * contract, so that a wrong value changes nothing.
 */
import { isDeepStrictEqual } from 'node:util';
import { currencyOf, defaultGreetings, emergencyNumberOf, problem, StoreSettings } from '@quarry/contract';
import type { z } from 'zod';
import { settingNames } from './setting-schema.ts';

interface SettingProblem {
  /** Path of the setting, such as `gates.images`. */
  field: string;
  message: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Objects are merged key by key, lists and single values replaced; `null` removes a setting that may be absent.
 * `currency` may be an ISO 4217 code. Greetings that were the default ones follow a new name and kind, the emergency number
 * a new country.
 * @throws the problem `invalid-request` with every wrong setting and what it should be.
 */
export function changeSettings(current: StoreSettings, changes: unknown): StoreSettings {
  if (!isFields(changes)) throw wrong([{ field: 'settings', message: 'Give an object such as {"name": "My shop"}.' }]);
  if (changes.id !== undefined && changes.id !== current.id) {
    throw wrong([{ field: 'id', message: `The id of a store cannot change; this store is "${current.id}".` }]);
  }
  const wanted = merge({ ...current, greetings: {} }, withCurrency(changes, current));
  const greetings = merge(greetingsBefore(current, wanted), isFields(changes.greetings) ? changes.greetings : {});
  const merged = {
    ...wanted,
    greetings: changes.greetings === null ? undefined : greetings,
    emergency_number: changes.emergency_number ?? numberBefore(current, wanted, changes.emergency_number === null),
  };

  const read = StoreSettings.safeParse(merged);
  const unknown = unknownFields(changes);
  if (!read.success || unknown.length > 0) throw wrong([...unknown, ...problemsOf(read.error)]);
  const contradictions = contradictionsIn(read.data);
  if (contradictions.length > 0) throw wrong(contradictions);
  return read.data;
}

function withCurrency(changes: Fields, { default_language: language }: StoreSettings): Fields {
  const { currency: code } = changes;
  if (typeof code !== 'string') return changes;
  if (!Intl.supportedValuesOf('currency').includes(code.toUpperCase())) {
    throw wrong([{ field: 'currency', message: `"${code}" is not an ISO 4217 code. Write one such as GEL or USD.` }]);
  }
  return { ...changes, currency: currencyOf(code.toUpperCase(), language) };
}

/** The store's own greetings, or the default ones of the new name and kind where it had the default ones. */
function greetingsBefore(current: StoreSettings, wanted: Fields): Fields {
  const isDefault = isDeepStrictEqual(current.greetings, defaultGreetings(current.kind, current.name));
  const kind = StoreSettings.shape.kind.safeParse(wanted.kind);
  const name = StoreSettings.shape.name.safeParse(wanted.name);
  return isDefault && kind.success && name.success ? defaultGreetings(kind.data, name.data) : current.greetings;
}

/** The store's own emergency number, or that of the new country where it had the number of the country before. */
function numberBefore(current: StoreSettings, wanted: Fields, isRemoved: boolean): string {
  const country = StoreSettings.shape.country.safeParse(wanted.country);
  const isDefault = isRemoved || current.emergency_number === emergencyNumberOf(current.country);
  return isDefault && country.success ? emergencyNumberOf(country.data) : current.emergency_number;
}

function merge(current: Fields, changes: Fields): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...current };
  for (const [key, value] of Object.entries(changes)) {
    const before = current[key];
    if (value === null) delete merged[key];
    else merged[key] = isFields(value) ? merge(isFields(before) ? before : {}, value) : value;
  }
  return merged;
}

function unknownFields(given: Fields, path: string[] = []): SettingProblem[] {
  const known = settingNames(path);
  return Object.entries(given).flatMap(([key, value]) => {
    const place = [...path, key];
    if (!known.includes(key)) {
      return [{ field: place.join('.'), message: `There is no such setting. Settings here: ${known.join(', ')}.` }];
    }
    return isFields(value) ? unknownFields(value, place) : [];
  });
}

function problemsOf(error: z.ZodError | undefined): SettingProblem[] {
  return (error?.issues ?? []).map(({ path, message }) => ({
    field: path.map(String).join('.') || 'settings',
    message,
  }));
}

/** Rules across settings, which the schema of each setting cannot express. */
function contradictionsIn(settings: StoreSettings): SettingProblem[] {
  const { languages, product_url: address } = settings;
  const spoken = languages.join(', ');
  const notSpoken = (['default_language', 'button_chat_language'] as const).filter(
    (field) => !languages.includes(settings[field]),
  );
  return [
    ...notSpoken.map((field) => ({
      field,
      message: `"${settings[field]}" is not one of the store's languages (${spoken}). Change languages as well.`,
    })),
    ...(new Set(languages).size < languages.length
      ? [{ field: 'languages', message: 'A language is named twice. Name each once.' }]
      : []),
    ...(isProductAddress(address)
      ? []
      : [
          {
            field: 'product_url',
            message: `"${address}" is not the address of a product page. Write an http or https address, or a path that begins with /, with {id} in it, such as https://shop.example.com/p/{id}.`,
          },
        ]),
  ];
}

function isProductAddress(address: string): boolean {
  if (!address.includes('{id}')) return false;
  if (/^\/(?!\/)/.test(address)) return true;
  const filled = address.replaceAll('{id}', '1').replaceAll('{store}', 'store');
  return /^https?:\/\//i.test(filled) && URL.canParse(filled);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrong(errors: SettingProblem[]) {
  const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('\n');
  return problem('invalid-request', { detail, errors });
}
