/** The keys of attributes in the catalogue. */
import { columnData } from './columns/column-data.ts';
import { foldName } from './columns/fold-name.ts';
import { plainHeader } from './plain-header.ts';

const PREFIX = 'attribute.';

/** The standard key of an attribute, if its name is known; else the shop's own name in lower case. */
export function attributeKey(name: string): string {
  const roles = columnData().names.get(foldName(name).replaceAll(' ', '')) ?? [];
  const fixed = roles.find(({ role }) => role.startsWith(PREFIX))?.role;
  return fixed ? fixed.slice(PREFIX.length) : plainHeader(name);
}
