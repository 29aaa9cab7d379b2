/** Detects how a table represents variants: option columns, rows below the product, groups of rows, or nested lists. */
import { attributeKey } from '../attribute-key.ts';
import { type FeedMapping, VARIANT_FIELDS, type VariantField } from '../feed-mapping.ts';
import { cellOf, cellText } from '../feed-row.ts';
import { cellMeans, type ColumnRole } from './column-data.ts';
import { areRowTypes, type Column, columnOf, isObjectList, uniqueShare, valueScore } from './column-values.ts';
import { ENOUGH, rolesOf, type Taken } from './guessed-roles.ts';
import { readName } from './name-roles.ts';

type Cells = Readonly<Record<string, unknown>>;

export function takeStructure(
  columns: readonly Column[],
  sample: readonly Cells[],
  mapping: FeedMapping,
  taken: Taken,
): void {
  const mark = (column: string, meaning: string) => taken.set(column, { meaning, confidence: 0.9 });
  takeRowType(columns, mapping, mark);
  for (const { name, value } of numberedPairs(columns, 'option_name', 'option_value')) {
    mapping.options.push({ name_column: name, value });
    mark(name, 'option name');
    mark(value, 'option value');
  }
  for (const pair of numberedPairs(columns, 'attribute_name', 'attribute_value')) {
    mapping.attribute_pairs.push(pair);
    mark(pair.name, 'attribute name');
    mark(pair.value, 'attribute value');
  }
  takeParent(columns, sample, mapping, mark);
  takeVariantList(columns, mapping, mark);
}

type Mark = (column: string, meaning: string) => void;

function takeRowType(columns: readonly Column[], mapping: FeedMapping, mark: Mark): void {
  const candidates = columns.filter(areRowTypes);
  const tellsOptions = ({ texts }: Column) => texts.some((text) => cellMeans('row_option', text));
  const chosen = candidates.find(tellsOptions) ?? candidates.find((column) => rolesOf(column)[0]?.role === 'category');
  for (const column of candidates) {
    if (column !== chosen && rolesOf(column)[0]?.role === 'category') mark(column.name, 'not shown: kind of row');
  }
  if (!chosen) return;
  mapping.row_type = chosen.name;
  mark(chosen.name, 'kind of row');
}

/** `Option 1 name` and `Option 1 value`: columns of one number. */
function numberedPairs(columns: readonly Column[], nameRole: ColumnRole, valueRole: ColumnRole) {
  const numbered = (role: ColumnRole) =>
    columns.flatMap(({ name }) => {
      const reading = readName(name);
      const found = reading.roles.find((one) => one.role === role);
      return found && found.score >= ENOUGH && reading.number !== undefined ? [{ name, number: reading.number }] : [];
    });
  const values = numbered(valueRole);
  return numbered(nameRole).flatMap(({ name, number }) => {
    const value = values.find((one) => one.number === number)?.name;
    return value ? [{ name, value }] : [];
  });
}

/** A column that names another row, or that has one value for all rows of a product. */
function takeParent(columns: readonly Column[], sample: readonly Cells[], mapping: FeedMapping, mark: Mark): void {
  const called = columns.find((column) => {
    const parent = rolesOf(column).find(({ role }) => role === 'parent');
    return parent !== undefined && parent.score >= 0.8 && column.texts.some((text) => !/^0*$/.test(text));
  });
  if (called && namesOtherRows(called, columns, sample)) {
    mapping.parent = { column: called.name, names: 'product' };
    mark(called.name, 'product of the variant');
    return;
  }
  const group =
    called && uniqueShare(called) < 1 ? called : columns.find((column) => isRepeatedId(column, columns, sample));
  if (!group) return;
  mapping.parent = { column: group.name, names: 'group' };
  mark(group.name, 'product of the variants');
  takeOptionColumns(columns, group, sample, mapping, mark);
}

/** Most of what the column names are codes of rows other than the row that names them. */
function namesOtherRows(parent: Column, columns: readonly Column[], sample: readonly Cells[]): boolean {
  return columns.some((column) => {
    if (column.name === parent.name || uniqueShare(column) < 0.9) return false;
    const named = new Set<string>();
    for (const cells of sample) {
      const owner = cellText(cellOf(cells, parent.name)).replace(/^id:/i, '');
      if (!/^0*$/.test(owner) && owner !== cellText(cellOf(cells, column.name))) named.add(owner);
    }
    const known = new Set(column.texts);
    return named.size > 0 && [...named].filter((text) => known.has(text)).length >= named.size * 0.6;
  });
}

/** An id whose rows have one name and codes of their own. */
function isRepeatedId(column: Column, columns: readonly Column[], sample: readonly Cells[]): boolean {
  const id = rolesOf(column).find(({ role }) => role === 'id');
  if (!id || id.score < 0.8 || column.texts.length < sample.length || uniqueShare(column) >= 1) return false;
  const title = columns.find((one) => (rolesOf(one).find(({ role }) => role === 'title')?.score ?? 0) >= 0.8);
  const hasOwnCodes = columns.some(
    (one) =>
      one.name !== column.name &&
      rolesOf(one).some(({ role, score }) => (role === 'sku' || role === 'id') && score >= 0.6) &&
      one.texts.length === sample.length &&
      uniqueShare(one) === 1,
  );
  if (!title || !hasOwnCodes) return false;
  const titles = new Map<string, Set<string>>();
  for (const cells of sample) {
    const text = cellText(cellOf(cells, title.name));
    const key = cellText(cellOf(cells, column.name));
    if (text) titles.set(key, (titles.get(key) ?? new Set()).add(text));
  }
  return [...titles.values()].every((names) => names.size === 1);
}

/** Of rows that are one product, the attributes that differ are what the shopper chooses. */
function takeOptionColumns(
  columns: readonly Column[],
  group: Column,
  sample: readonly Cells[],
  mapping: FeedMapping,
  mark: Mark,
): void {
  for (const column of columns) {
    const [best] = rolesOf(column);
    const isAttribute = !best || best.score < ENOUGH || /^attribute\.(color|size|material|weight)$/.test(best.role);
    if (!isAttribute || column.texts.length === 0 || column.texts.some((text) => text.length > 60)) continue;
    const values = new Map<string, Set<string>>();
    for (const cells of sample) {
      const key = cellText(cellOf(cells, group.name));
      values.set(key, (values.get(key) ?? new Set()).add(cellText(cellOf(cells, column.name))));
    }
    if (![...values.values()].some((own) => own.size > 1)) continue;
    mapping.options.push({ name: attributeKey(column.steps.at(-1) ?? ''), value: column.name });
    mark(column.name, `option ${attributeKey(column.name)}`);
  }
}

/** `variants: [{sku, price, color}]`. */
function takeVariantList(columns: readonly Column[], mapping: FeedMapping, mark: Mark): void {
  const list = columns.find((column) => {
    if (!column.values.some(isObjectList)) return false;
    const isCalled = rolesOf(column).some(({ role, score }) => role === 'variants' && score >= ENOUGH);
    const members = memberColumns(column);
    const has = (wanted: ColumnRole) => members.some((member) => rolesOf(member)[0]?.role === wanted);
    return (isCalled && (has('price') || has('sku') || has('stock'))) || (has('price') && (has('sku') || has('stock')));
  });
  if (!list) return;
  const variants: NonNullable<FeedMapping['variants']> = { column: list.name, fields: {}, attributes: {}, packed: [] };
  const members = memberColumns(list);
  const free = new Set(members.map(({ name }) => name));
  for (const field of VARIANT_FIELDS) {
    const member =
      best(members, field, free) ??
      (field === 'sku' ? best(members, 'id', free) : undefined) ??
      (field === 'stock' ? best(members, 'availability', free) : undefined);
    if (!member) continue;
    variants.fields[field] = member;
    free.delete(member);
  }
  for (const member of members) {
    const [role] = rolesOf(member);
    const isKnown =
      role !== undefined &&
      role.score >= ENOUGH &&
      !/^(attribute\..+|packed|variants|category|option_.+)$/.test(role.role);
    if (!free.has(member.name) || isKnown || member.name.includes('.')) continue;
    if (member.values.some((value) => value !== null && typeof value === 'object')) variants.packed.push(member.name);
    else if (member.texts.some((text) => text.length > 0 && text.length <= 60) && !/id$/i.test(member.name)) {
      variants.attributes[attributeKey(member.name)] = member.name;
    }
  }
  mapping.variants = variants;
  mark(list.name, 'variants');
}

function memberColumns(column: Column): Column[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `flat` loses the element type of the filtered lists
  const items = column.values.filter(isObjectList).flat() as Cells[];
  const names = [...new Set(items.flatMap((item) => Object.keys(item)))];
  return names.map((name) => ({ ...columnOf(name, items), mark: column.mark }));
}

function best(
  members: readonly Column[],
  role: VariantField | 'id' | 'availability',
  free: ReadonlySet<string>,
): string | undefined {
  const [first] = members
    .filter(({ name }) => free.has(name))
    .map((member) => {
      const named = rolesOf(member).find((one) => one.role === role);
      return { name: member.name, score: (named?.score ?? 0) * valueScore(member, role) };
    })
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score);
  return first?.name;
}

/** Fewer rows without a name are products whose name was forgotten. */
const MIN_SHARE_OF_OPTIONS = 0.05;

/** Rows without a name, with a price or a code of their own, are options of the product above. */
export function takeOptionsBelow(sample: readonly Cells[], mapping: FeedMapping): void {
  const { title, price, sku } = mapping.fields;
  if (!title || mapping.parent) return;
  const hasText = (cells: Cells, column: string | undefined) =>
    column !== undefined && cellText(cellOf(cells, column)) !== '';
  const nameless = sample.filter((cells, index) => index > 0 && !hasText(cells, title));
  const hasAmount = (cells: Cells) => price !== undefined && /\d/.test(cellText(cellOf(cells, price)));
  const areOptions =
    nameless.length > sample.length * MIN_SHARE_OF_OPTIONS &&
    nameless.every((cells) => hasAmount(cells) && hasText(cells, sku ?? price));
  mapping.options_below =
    mapping.options.some(({ name_column }) => name_column !== undefined) ||
    (areOptions && nameless.length < sample.length / 2);
}
