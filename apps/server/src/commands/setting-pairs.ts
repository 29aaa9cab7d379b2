/** Parses store settings from command-line arguments: `gates.images=true languages=en,ka name="My shop"`. */
import { plainMessage } from '../logged-error.ts';
import { settingNames, settingType } from '../modules/stores/index.ts';
import { CommandError } from './command.ts';

type Settings = Record<string, unknown>;

/**
 * Merges the pairs over the given settings; an empty value is null, which removes a setting.
 * @throws CommandError for an invalid pair or an unknown setting.
 */
export function withSettingPairs(settings: Settings, pairs: readonly string[]): Settings {
  return pairs.reduce((changed, pair) => {
    const at = pair.indexOf('=');
    if (at < 1) throw new CommandError(`"${pair}" is no setting. Write key=value, such as kind=pharmacy.`, 2);
    const path = pair.slice(0, at).split('.');
    return withValue(changed, path, readValue(path, pair.slice(at + 1)));
  }, settings);
}

function withValue(settings: Settings, [name = '', ...rest]: readonly string[], value: unknown): Settings {
  if (rest.length === 0) return { ...settings, [name]: value };
  const inside = settings[name];
  return { ...settings, [name]: withValue(isSettings(inside) ? inside : {}, rest, value) };
}

export function isSettings(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Values of a wrong type are passed on unchanged; the service refuses them. */
function readValue(path: readonly string[], text: string): unknown {
  checkName(path);
  if (text === '') return null;
  switch (settingType(path)) {
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'number':
    case 'integer':
      return Number.isFinite(Number(text)) ? Number(text) : text;
    case 'array':
      return text.startsWith('[') ? readJson(path, text) : text.split(',').map((one) => one.trim());
    case 'object':
      return text.startsWith('{') ? readJson(path, text) : text;
    default:
      return text;
  }
}

function checkName(path: readonly string[]): void {
  const wrongAt = path.findIndex((name, depth) => !settingNames(path.slice(0, depth)).includes(name));
  if (wrongAt < 0) return;
  const known = settingNames(path.slice(0, wrongAt));
  const place = path.slice(0, wrongAt + 1).join('.');
  throw new CommandError(
    known.length > 0
      ? `${place}: There is no such setting. Settings here: ${known.join(', ')}.`
      : `${place}: "${path.slice(0, wrongAt).join('.')}" holds a single value.`,
    2,
  );
}

function readJson(path: readonly string[], text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${path.join('.')}: the value is no valid JSON (${plainMessage(error)}).`, 2);
  }
}
