/** `quarry import`: a shop's catalogue from a file. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language, Product } from '@quarry/contract';
import { type ChosenReading, FeedMapping, type ImportReport } from '../modules/catalog/index.ts';
import { type Command, CommandError } from './command.ts';
import type { CommandIo } from './command-io.ts';
import { describeRejected, REPORTED_ROWS } from './rejected-rows.ts';

export interface ImportOptions {
  store: string;
  file: string;
  name?: string;
  language?: Language;
  currency?: string;
  mapping?: string;
  saveMapping?: string;
  dryRun?: boolean;
}

export const importCommand: Command<ImportOptions> = async (options, io, { importer, stores }) => {
  const file = path.resolve(io.cwd, options.file);
  const mapping = options.mapping ? await readMapping(path.resolve(io.cwd, options.mapping)) : undefined;
  let chosen: ChosenReading | undefined;
  let rejected = 0;

  const report = await importer.importFile({
    storeId: options.store,
    file,
    name: options.name,
    language: options.language,
    currency: options.currency,
    mapping,
    isDryRun: options.dryRun ?? false,
    signal: io.signal,
    onProgress: ({ phase, done, total }) =>
      io.progress({ label: phase === 'reading' ? 'Reading' : 'Saving', done, total }),
    onReading: async (reading) => {
      chosen = reading;
      for (const line of describeReading(reading, path.basename(file))) await io.out(line);
    },
    onSample: async (products) => {
      if (!options.dryRun) return;
      await io.out(
        `The first ${count(products.length, 'product')}, as the catalogue would keep ${products.length === 1 ? 'it' : 'them'}:`,
      );
      for (const product of products) for (const line of describeProduct(product)) await io.out(line);
    },
    onRejected: (row) => {
      rejected += 1;
      if (rejected <= REPORTED_ROWS) io.err(describeRejected(row));
    },
  });

  if (rejected > REPORTED_ROWS) io.err(`… and ${rejected - REPORTED_ROWS} more rows.`);
  for (const { message } of report.warnings) io.warn(`Warning: ${message}`);
  if (options.saveMapping) await saveMapping(path.resolve(io.cwd, options.saveMapping), chosen, io);
  if (report.isNewStore) {
    const settings = await stores.find(options.store);
    const { name, default_language: language, currency } = settings ?? {};
    await io.out(`Created the store "${options.store}" (${name}, language ${language}, currency ${currency?.code}).`);
  }
  await io.out(summary(report, options));
  return 0;
};

async function readMapping(file: string): Promise<FeedMapping> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    throw new CommandError(`The mapping ${file} cannot be read.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CommandError(
      `The mapping ${file} is no valid JSON: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  const read = FeedMapping.safeParse(value);
  if (read.success) return read.data;
  const issues = read.error.issues.map((issue) => `${issue.path.join('.') || 'mapping'}: ${issue.message}`);
  throw new CommandError(`The mapping ${file} is not valid.\n${issues.join('\n')}`);
}

function describeReading({ name, guess, encoding = 'UTF-8' }: ChosenReading, file: string): string[] {
  const lines = [`Reading ${file}${encoding === 'UTF-8' ? '' : ` (in ${encoding})`} as ${name}.`];
  if (!guess) return lines;
  const width = Math.max(...guess.lines.map(({ column }) => column.length), 6);
  const meaningWidth = Math.max(...guess.lines.map(({ meaning }) => meaning.length), 7);
  lines.push(`  ${'column'.padEnd(width)}  ${'meaning'.padEnd(meaningWidth)}  sure  sample`);
  for (const { column, meaning, confidence, sample } of guess.lines) {
    const sure = confidence > 0 ? `${Math.round(confidence * 100)}%`.padStart(4) : '    ';
    lines.push(`  ${column.padEnd(width)}  ${meaning.padEnd(meaningWidth)}  ${sure}  ${sample.replace(/\s+/g, ' ')}`);
  }
  return [...lines, ...guess.notes.map(({ message }) => `  Note: ${message}`)];
}

/** The product as a shopper would see it. */
function describeProduct(product: Product): string[] {
  const { original_price, current_price, currency, variants } = product;
  const price = current_price === null ? 'none' : `${current_price} ${currency}`;
  const facts: [string, string][] = [
    ['price', current_price === original_price ? price : `${price}, before ${original_price}`],
    ['stock', product.stock === null ? 'not counted' : String(product.stock)],
    ['category', product.category_path.join(' > ') || (product.category ?? 'none')],
    ['brand', product.brand ?? 'none'],
    [
      'codes',
      variants
        .flatMap(({ sku, barcode }) => [sku, barcode ?? ''])
        .filter(Boolean)
        .join(', ') || product.id,
    ],
    [
      'attributes',
      Object.entries(product.attributes)
        .map(([name, value]) => `${name}: ${[value].flat().join(' / ')}`)
        .join('; '),
    ],
    ['pictures', String(product.images.length)],
    ['text', product.description.replace(/\s+/g, ' ').slice(0, 80)],
  ];
  return [
    `  ${product.id}  ${product.title}`,
    ...facts.filter(([, value]) => value !== '').map(([name, value]) => `    ${name.padEnd(10)}  ${value}`),
  ];
}

async function saveMapping(file: string, chosen: ChosenReading | undefined, io: CommandIo): Promise<void> {
  if (!chosen?.guess) {
    await io.out('There is no mapping to save: the file was read without guessing.');
    return;
  }
  await writeFile(file, `${JSON.stringify(chosen.guess.mapping, null, 2)}\n`);
  await io.out(`Saved the mapping as ${file}. Correct it there and give it back with --mapping.`);
}

function summary(report: ImportReport, { store, dryRun }: ImportOptions): string {
  const left = [
    ...(report.rejected > 0 ? [`${count(report.rejected, 'row')} left out`] : []),
    ...(report.hidden > 0 ? [`${count(report.hidden, 'row')} not published`] : []),
  ];
  const rest = left.length > 0 ? ` (${left.join(', ')})` : '';
  if (dryRun)
    return `${count(report.products, 'product')} could be imported into "${store}"${rest}. Nothing was changed.`;
  const { created, updated, unchanged } = report;
  return `${count(report.products, 'product')} in "${store}": ${created} new, ${updated} changed, ${unchanged} as before${rest}. They can be found now.`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
