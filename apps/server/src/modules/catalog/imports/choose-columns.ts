/** Applies the roles that staff chose for columns to a mapping. */
import type { ColumnRole } from '@quarry/contract';
import type { FeedMapping } from '../feeds/feed-mapping.ts';

/** A copy of the mapping in which each named column has its chosen role and no other. */
export function withColumnRoles(mapping: FeedMapping, choices: Readonly<Record<string, ColumnRole>>): FeedMapping {
  return Object.entries(choices).reduce(
    (chosen, [column, role]) => withRole(without(chosen, column), column, role),
    mapping,
  );
}

function withRole(mapping: FeedMapping, column: string, role: ColumnRole): FeedMapping {
  switch (role) {
    case 'ignore':
      return mapping;
    case 'image':
      return { ...mapping, images: [...mapping.images, column] };
    case 'attribute':
      return { ...mapping, attributes: { ...mapping.attributes, [column]: column } };
    default:
      return { ...mapping, fields: { ...mapping.fields, [role]: column } };
  }
}

/** The mapping without every use of the column. */
function without(mapping: FeedMapping, column: string): FeedMapping {
  const { parent, row_type, published, variants, ...rest } = mapping;
  return {
    ...rest,
    fields: withoutValue(mapping.fields, column),
    texts: Object.fromEntries(
      Object.entries(mapping.texts).map(([language, texts]) => [language, withoutValue(texts ?? {}, column)]),
    ),
    images: mapping.images.filter((name) => name !== column),
    category_levels: mapping.category_levels.filter((name) => name !== column),
    attributes: withoutValue(mapping.attributes, column),
    attribute_pairs: mapping.attribute_pairs.filter(({ name, value }) => name !== column && value !== column),
    packed: mapping.packed.filter((name) => name !== column),
    options: mapping.options.filter(({ value, name_column }) => value !== column && name_column !== column),
    ...(parent && parent.column !== column && { parent }),
    ...(row_type && row_type !== column && { row_type }),
    ...(published && published !== column && { published }),
    ...(variants && variants.column !== column && { variants }),
  };
}

function withoutValue(entries: Readonly<Record<string, string | undefined>>, value: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== value),
  );
}
