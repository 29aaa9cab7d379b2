/** Schemas of parts that may be damaged in a stored conversation: a part that cannot be read is left out, the rest stays. */
import { z } from 'zod';

/** The entries that can be read; anything else than a list is an empty one. */
export const readable = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((one): z.output<Entry>[] => {
        const read = entry.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    );

export const count = z.number().int().min(0).catch(0);
export const flag = z.boolean().catch(false);
export const textOrNull = z.string().nullable().catch(null);
export const numberOrNull = z.number().nullable().catch(null);
export const texts = readable(z.string());

/** Absent where it is absent or cannot be read. */
export const optional = <Value extends z.ZodType>(value: Value) => value.optional().catch(undefined);

/** Without the keys that have no value, as `optional` leaves them. */
export function withoutEmpty<Part extends object>(part: Part): Part {
  const entries = Object.entries(part).filter(([, value]) => value !== undefined);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- only keys without a value are left out
  return Object.fromEntries(entries) as Part;
}
