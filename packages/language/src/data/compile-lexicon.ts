/**
 * Compiles the tables of `data/lexicon` and `data/relations` to the texts that `concepts/lexicon.ts` reads: a list of
 * concepts, a list of forms per language and a list of relations, one line each. The forms of a language are read when
 * it is first used.
 */
import { READ_LANGUAGES } from '../language.ts';
import { type DataRow, readRows, refuse, type Report } from './rows.ts';

export const CONCEPT_COLUMNS = ['id', 'trade', ...READ_LANGUAGES] as const;
export const NEED_COLUMNS = ['to', ...READ_LANGUAGES] as const;
export const RELATION_COLUMNS = ['from', 'relation', 'to'] as const;
/** Expands to one relation from each concept of the kind: `car_make:*`. */
const EVERY = ':*';

/** Texts by their path below `packages/language/data`. */
export type DataFiles = ReadonlyMap<string, string>;

interface CompiledConcept {
  id: string;
  trade: string;
  narrower: string[];
  /** By language, joined by `|`. */
  forms: readonly string[];
}

interface CompiledRelation {
  from: string;
  relation: string;
  to: readonly string[];
}

/**
 * The compiled texts by name: `concepts`, `forms.en` … `forms.ru`, `needs`, `relations`. @throws Error for an invalid
 * table.
 */
export function compileLexicon(files: DataFiles): ReadonlyMap<string, string> {
  const concepts = tableRows(files, 'lexicon/', CONCEPT_COLUMNS, refuse).map(({ row }): CompiledConcept => {
    const [id = '', trade = '', ...forms] = row.cells;
    return { id, trade, narrower: [], forms };
  });
  const relations = tableRows(files, 'relations/', RELATION_COLUMNS, refuse).flatMap(({ row }) =>
    expandRelation(row, concepts),
  );
  addNarrower(concepts, relations);
  return new Map([
    ['concepts', lines(concepts, ({ id, trade, narrower }) => `${id}\t${trade}\t${narrower.join('|')}`)],
    ...READ_LANGUAGES.map((language, at): [string, string] => [
      `forms.${language}`,
      lines(concepts, ({ forms }) => forms[at] ?? ''),
    ]),
    ['needs', lines(tableRows(files, 'needs/', NEED_COLUMNS, refuse), ({ row }) => row.cells.join('\t'))],
    ['relations', lines(relations, ({ from, relation, to }) => `${from}\t${relation}\t${to.join('|')}`)],
  ]);
}

/** The rows of all tables of a folder, in order of the file names. */
export function tableRows(
  files: DataFiles,
  folder: string,
  columns: readonly string[],
  report: Report,
): { file: string; row: DataRow }[] {
  return [...files.keys()]
    .filter((file) => file.startsWith(folder) && file.endsWith('.tsv'))
    .sort()
    .flatMap((file) => readRows(file, files.get(file) ?? '', columns, report).map((row) => ({ file, row })));
}

/** Expands a relation from all concepts of a kind to one from each. */
function expandRelation({ cells }: DataRow, concepts: readonly CompiledConcept[]): CompiledRelation[] {
  const [from = '', relation = '', ends = ''] = cells;
  const to = ends.split('|');
  if (!from.endsWith(EVERY)) return [{ from, relation, to }];
  const kind = from.slice(0, -1);
  return concepts.filter(({ id }) => id.startsWith(kind)).map(({ id }) => ({ from: id, relation, to }));
}

/**
 * The directly narrower concepts of each concept, and the kinds of shop that sell groups and product types: a group
 * where its first category is sold, a product type where its first wider concept with a trade is. Groups contain only
 * categories, even if product types are narrower than the group too.
 */
function addNarrower(concepts: readonly CompiledConcept[], relations: readonly CompiledRelation[]): void {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  const narrowing = relations.filter(({ relation }) => relation === 'narrower');
  for (const { from, to } of narrowing) {
    const concept = byId.get(from);
    if (concept === undefined) continue;
    const isGroup = from.startsWith('category_group:');
    const counted = isGroup ? to.filter((id) => id.startsWith('category:')) : to;
    concept.narrower = [...new Set([...concept.narrower, ...counted])];
    const trade = isGroup ? byId.get(counted[0] ?? '')?.trade : undefined;
    if (trade !== undefined) concept.trade ||= trade;
  }
  for (const { from, to } of narrowing) {
    const trade = byId.get(from)?.trade;
    if (trade === undefined || trade === '') continue;
    for (const id of to) {
      const below = id.startsWith('product_type:') ? byId.get(id) : undefined;
      if (below !== undefined) below.trade ||= trade;
    }
  }
}

function lines<T>(items: readonly T[], write: (item: T) => string): string {
  return items.map(write).join('\n');
}
