/** What is wrong with the tables of `packages/language/data`, each with the place and the fix. */
import { isConceptKind, isTrade, TRADES } from '../concepts/concept.ts';
import { isRelation, RELATION_NAMES } from '../concepts/relation.ts';
import { LANGUAGES, READ_LANGUAGES } from '../language.ts';
import { CONCEPT_COLUMNS, type DataFiles, NEED_COLUMNS, RELATION_COLUMNS, tableRows } from './compile-lexicon.ts';
import { type DataProblem, readRows, type Report } from './rows.ts';

/** A longer table is hard to review. */
const MAX_ROWS = 400;
/** The letters of each column of forms. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  en: /^[\x20-\x7e]+$/,
  ka: /^[\u10d0-\u10f0A-Za-z0-9 -]+$/,
  tr: /^[A-Za-z0-9çğıöşüÇĞİÖŞÜâî '-]+$/,
  ar: /^[\u0621-\u064aA-Za-z0-9 ]+$/,
  az: /^[A-Za-z0-9çəğıöşüÇƏĞİÖŞÜ '-]+$/,
  ru: /^[а-яёА-ЯЁA-Za-z0-9 -]+$/,
};
const WORD_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'words/arabic-plurals.tsv': ['noun', 'forms'],
  'words/english-irregular-forms.tsv': ['form', 'base'],
  'words/english-spellings.tsv': ['british', 'american'],
  'words/georgian-sounds.tsv': ['latin', 'georgian'],
  'words/letters-of-languages.tsv': ['letters', 'weights'],
  'words/numbers.tsv': ['number', 'words'],
  'words/units.tsv': ['unit', 'words'],
};
const LABEL_COLUMNS = ['key', ...LANGUAGES];

export function problemsIn(files: DataFiles): DataProblem[] {
  const problems: DataProblem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const ids = checkConcepts(files, report);
  checkRelations(files, ids, report);
  checkNeeds(files, ids, report);
  for (const [file, text] of files) {
    if (file === 'words/parts-of-names.tsv') checkParts(file, text, report);
    else if (file.startsWith('words/')) checkWords(file, text, report);
    if (file.startsWith('labels/')) checkLabels(file, text, report);
  }
  return problems;
}

/** Gives the ids. */
function checkConcepts(files: DataFiles, report: Report): ReadonlySet<string> {
  const rowsIn = new Map<string, number>();
  const placeOf = new Map<string, string>();
  for (const { file, row } of tableRows(files, 'lexicon/', CONCEPT_COLUMNS, report)) {
    const { line } = row;
    const [id = '', trade = '', ...forms] = row.cells;
    const say = (field: string, problem: string, fix: string) => report({ file, line, field, problem, fix });
    const count = (rowsIn.get(file) ?? 0) + 1;
    rowsIn.set(file, count);
    if (count === MAX_ROWS + 1) say('id', `more than ${MAX_ROWS} rows`, 'move some to a table of their own');

    const colon = id.indexOf(':');
    const kind = id.slice(0, colon);
    if (!isConceptKind(kind)) say('id', `${id} has no known kind`, 'write kind:value with a kind of concept.ts');
    if (colon === id.length - 1 || id !== id.toLowerCase()) say('id', `the value of ${id}`, 'write it in lower case');
    const known = placeOf.get(id);
    if (known !== undefined) say('id', `${id} stands at ${known} already`, 'put the words of both in one row');
    placeOf.set(id, `${file}:${line}`);
    if (kind === 'category' && !isTrade(trade)) say('trade', `no trade ${trade}`, `write one of ${TRADES.join(', ')}`);
    if (kind !== 'category' && trade !== '') say('trade', 'only a category has one', 'leave the cell empty');
    for (const [at, cell] of forms.entries()) checkForms(CONCEPT_COLUMNS[at + 2] ?? '', cell, say);
  }
  return new Set(placeOf.keys());
}

function checkForms(column: string, cell: string, say: (field: string, problem: string, fix: string) => void): void {
  if (cell === '') {
    if (column !== 'ru') say(column, 'no form', 'write at least one, the label first');
    return;
  }
  const forms = cell.split('|');
  for (const form of forms) {
    if (form === '' || form.trim() !== form || /\s\s/.test(form)) {
      say(column, `"${form}" is empty or has spaces too many`, 'write forms as a|b, words with one space between them');
    } else if (LETTERS[column]?.test(form) !== true) {
      say(column, `"${form}" has letters of another alphabet`, `use those of ${column}, digits and spaces`);
    }
  }
  const repeated = forms.find((form, at) => forms.indexOf(form) !== at);
  if (repeated !== undefined) say(column, `"${repeated}" stands twice`, 'write it once');
}

function checkRelations(files: DataFiles, ids: ReadonlySet<string>, report: Report): void {
  const kinds = new Set([...ids].map((id) => id.slice(0, id.indexOf(':'))));
  for (const { file, row } of tableRows(files, 'relations/', RELATION_COLUMNS, report)) {
    const { line } = row;
    const [from = '', relation = '', to = ''] = row.cells;
    const say = (field: string, problem: string, fix: string) => report({ file, line, field, problem, fix });
    const isWholeKind = from.endsWith(':*') && kinds.has(from.slice(0, -2));
    if (!isWholeKind && !ids.has(from)) say('from', `no concept ${from}`, 'add it to data/lexicon or correct the id');
    if (!isRelation(relation)) say('relation', `no relation ${relation}`, `write one of ${RELATION_NAMES.join(', ')}`);
    const ends = to.split('|');
    for (const id of ends) {
      if (!ids.has(id)) say('to', `no concept ${id}`, 'add it to data/lexicon or correct the id');
      if (id === from) say('to', `${id} stands to itself`, 'leave it out');
    }
    const repeated = ends.find((id, at) => ends.indexOf(id) !== at);
    if (repeated !== undefined) say('to', `${repeated} stands twice`, 'write it once');
  }
}

function checkNeeds(files: DataFiles, ids: ReadonlySet<string>, report: Report): void {
  const parts = readRows(
    'words/parts-of-names.tsv',
    files.get('words/parts-of-names.tsv') ?? '',
    READ_LANGUAGES,
    report,
  );
  const words = new Set(parts.flatMap(({ cells }) => (cells[0] ?? '').split('|').map((word) => `word:${word}`)));
  for (const { file, row } of tableRows(files, 'needs/', NEED_COLUMNS, report)) {
    const { line, cells } = row;
    for (const to of (cells[0] ?? '').split('|')) {
      if (ids.has(to) || words.has(to)) continue;
      const fix = 'name a concept, or a word of words/parts-of-names.tsv as word:holder';
      report({ file, line, field: 'to', problem: `no concept or word ${to}`, fix });
    }
    for (const [at, cell] of cells.slice(1).entries()) {
      if (cell.split('|').every((cue) => /^[^+*\s]+\*?(?:\+[^+*\s]+\*?)*$/.test(cue))) continue;
      const fix = 'write cues as word+begin*|word';
      report({ file, line, field: READ_LANGUAGES[at] ?? '', problem: 'a cue that cannot be read', fix });
    }
  }
}

function checkParts(file: string, text: string, report: Report): void {
  for (const { line, cells } of readRows(file, text, READ_LANGUAGES, report)) {
    const say = (field: string, problem: string, fix: string) => report({ file, line, field, problem, fix });
    for (const [at, cell] of cells.entries()) checkForms(READ_LANGUAGES[at] ?? '', cell, say);
  }
}

function checkWords(file: string, text: string, report: Report): void {
  for (const { line, cells } of readRows(file, text, WORD_COLUMNS[file] ?? ['key', 'words'], report)) {
    const [key = '', words = ''] = cells;
    if (key === '') report({ file, line, field: 'key', problem: 'no key', fix: 'write one' });
    if (words.split('|').some((word) => word === '' || word.trim() !== word)) {
      report({ file, line, field: 'words', problem: 'an empty word or a space around one', fix: 'write words as a|b' });
    }
  }
}

function checkLabels(file: string, text: string, report: Report): void {
  for (const { line, cells } of readRows(file, text, LABEL_COLUMNS, report)) {
    for (const [at, cell] of cells.entries()) {
      const field = LABEL_COLUMNS[at] ?? '';
      if (cell.trim() === '') report({ file, line, field, problem: 'nothing written', fix: 'write the label' });
    }
  }
}
