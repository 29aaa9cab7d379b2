/** Opens the chosen extras and combines what they offer, so that the core uses them without knowing one by name. */
import { ConfigError } from '../config.ts';
import type { ExtraGate } from '../modules/stores/index.ts';
import type { ChatOffers, ExtraRouteParts, OpenExtra, ServerExtra } from './server-extra.ts';

export interface OpenExtras {
  /** All registrations, also of extras that are switched off: for the help of the command line. */
  readonly registered: readonly ServerExtra[];
  readonly chat: ChatOffers;
  readonly openGates: readonly ExtraGate[];
  readonly jobs: NonNullable<OpenExtra['jobs']>;
  readonly commands: NonNullable<OpenExtra['commands']>;
  readonly storeCommands: NonNullable<OpenExtra['storeCommands']>;
  routes(parts: ExtraRouteParts): ReturnType<NonNullable<OpenExtra['routes']>>;
  onCatalogChanged(storeId: string): void;
  onStoreDeleted(storeId: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * The registrations that the setting EXTRAS names. @param names default: all.
 * @throws ConfigError for a name that no extra has.
 */
export function chosenExtras(
  registered: readonly ServerExtra[],
  names: readonly string[] | undefined,
): readonly ServerExtra[] {
  const known = registered.map(({ name }) => name);
  const unknown = names?.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new ConfigError(`EXTRAS: there is no extra "${unknown}". Use none, or some of ${known.join(', ')}.`);
  }
  return names ? registered.filter(({ name }) => names.includes(name)) : registered;
}

/**
 * @param names of those that run; default: all.
 * @param open opens one with the parts of the core.
 * @throws what an extra throws while opening, after closing those that were open.
 */
export async function openExtras(
  registered: readonly ServerExtra[],
  names: readonly string[] | undefined,
  open: (extra: ServerExtra) => Promise<OpenExtra>,
): Promise<OpenExtras> {
  const extras: OpenExtra[] = [];
  const close = async () => {
    await Promise.all(extras.map(async (extra) => extra.close?.()));
  };
  try {
    for (const extra of chosenExtras(registered, names)) extras.push(await open(extra));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    registered,
    chat: Object.assign({}, ...extras.map(({ chat }) => chat)),
    openGates: extras.flatMap(({ opensGates = [] }) => opensGates),
    jobs: extras.flatMap(({ jobs = [] }) => jobs),
    commands: Object.assign({}, ...extras.map(({ commands }) => commands)),
    storeCommands: Object.assign({}, ...extras.map(({ storeCommands }) => storeCommands)),
    routes: (parts) => extras.flatMap((extra) => extra.routes?.(parts) ?? []),
    onCatalogChanged(storeId) {
      for (const extra of extras) extra.onCatalogChanged?.(storeId);
    },
    async onStoreDeleted(storeId) {
      await Promise.all(extras.map(async (extra) => extra.onStoreDeleted?.(storeId)));
    },
    close,
  };
}
