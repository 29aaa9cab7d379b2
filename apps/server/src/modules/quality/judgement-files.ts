/** Judged queries as files: CSV, and topics with qrels of TREC. */
import { type JudgedQueryBody, type JudgementsFile, Language, problem } from '@quarry/contract';
import { CsvError, parse } from 'csv-parse/sync';

const HIGHEST_GRADE = 3;
const MAX_QUERY_LENGTH = 200;
const MAX_ID_LENGTH = 200;

export interface Judgement {
  query: string;
  language: Language | null;
  productId: string;
  grade: number;
}

/** @throws `invalid-request` that names the field and the line. */
export function readJudgements(file: JudgementsFile): Judgement[] {
  return file.format === 'csv' ? readCsv(file.csv) : readTrec(file);
}

function readCsv(text: string): Judgement[] {
  let rows: Record<string, string>[];
  try {
    rows = parse(text, {
      bom: true,
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      delimiter: [',', ';', '\t'],
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    if (error instanceof CsvError) throw wrong('csv', error.message);
    throw error;
  }
  for (const column of ['query', 'product_id', 'grade']) {
    if (rows[0] && !Object.hasOwn(rows[0], column)) throw wrong('csv', `The column ${column} is missing.`);
  }
  return rows.map((row, place) => judgementOf(row, 'csv', place + 2));
}

function readTrec({ topics, qrels }: Extract<JudgementsFile, { format: 'trec' }>): Judgement[] {
  const queries = new Map<string, { query: string; language: string }>();
  for (const { parts, line } of linesOf(topics, /\t/)) {
    const [number, query, language = ''] = parts;
    if (!number || !query) throw wrong('topics', `Line ${line}: a number, a tabulator and a query are needed.`);
    queries.set(number, { query, language });
  }
  return linesOf(qrels, /\s+/).map(({ parts, line }) => {
    const [number = '', , id, grade] = parts;
    const asked = queries.get(number);
    if (!asked) throw wrong('qrels', `Line ${line}: there is no topic ${number}.`);
    return judgementOf({ ...asked, product_id: id, grade }, 'qrels', line);
  });
}

function linesOf(text: string, separator: RegExp): { parts: string[]; line: number }[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((content, place) =>
      content.trim() === ''
        ? []
        : [
            {
              parts: content
                .trim()
                .split(separator)
                .map((part) => part.trim()),
              line: place + 1,
            },
          ],
    );
}

function judgementOf(row: Record<string, string | undefined>, field: string, line: number): Judgement {
  const { query = '', product_id: productId = '', grade = '', language = '' } = row;
  if (query === '' || query.length > MAX_QUERY_LENGTH) {
    throw wrong(field, `Line ${line}: a query has 1 to ${MAX_QUERY_LENGTH} characters.`);
  }
  if (productId === '' || productId.length > MAX_ID_LENGTH) throw wrong(field, `Line ${line}: a product id is needed.`);
  const value = Number(grade);
  if (grade === '' || !Number.isInteger(value)) throw wrong(field, `Line ${line}: a grade is a whole number.`);
  const read = language === '' ? null : Language.safeParse(language).data;
  if (read === undefined) throw wrong(field, `Line ${line}: ${language} is no language that Quarry speaks.`);
  return { query, language: read, productId, grade: Math.min(HIGHEST_GRADE, Math.max(0, value)) };
}

export function judgementsFile(queries: readonly JudgedQueryBody[], format: JudgementsFile['format']): JudgementsFile {
  if (format === 'csv') {
    const lines = queries.flatMap(({ query, language, grades }) =>
      grades.map(({ product_id: id, grade }) => [query, language ?? '', id, String(grade)].map(csvCell).join(',')),
    );
    return { format, csv: ['query,language,product_id,grade', ...lines, ''].join('\n') };
  }
  const topics = queries.map(({ query, language }, place) =>
    [String(place + 1), query.replaceAll(/\s+/g, ' '), ...(language ? [language] : [])].join('\t'),
  );
  const qrels = queries.flatMap(({ grades }, place) =>
    // Ids with spaces would be read as two columns: TREC has no way to quote them.
    grades
      .filter(({ product_id: id }) => !/\s/.test(id))
      .map(({ product_id: id, grade }) => `${place + 1} 0 ${id} ${grade}`),
  );
  return { format, topics: [...topics, ''].join('\n'), qrels: [...qrels, ''].join('\n') };
}

function csvCell(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function wrong(field: string, message: string) {
  return problem('invalid-request', { detail: `${field}: ${message}`, errors: [{ field, message }] });
}
