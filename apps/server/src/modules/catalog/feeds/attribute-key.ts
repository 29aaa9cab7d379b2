/** The keys under which the catalogue keeps attributes. */
import { columnData } from './columns/column-data.ts';
import { foldName } from './columns/fold-name.ts';
import { plainHeader } from './plain-header.ts';

const PREFIX = 'attribute.';

/** The fixed key of an attribute, whatever the shop calls it; else the shop's own name in lower case. */
export function attributeKey(name: string): string {
  const roles = columnData().names.get(foldName(name).replaceAll(' ', '')) ?? [];
  const fixed = roles.find(({ role }) => role.startsWith(PREFIX))?.role;
  return fixed ? fixed.slice(PREFIX.length) : plainHeader(name);
}
