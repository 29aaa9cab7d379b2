/**
 * Prints the results of the danger detector as counts: for the sets of `tests/danger` and the ordinary messages of `tests/reader`, by
 * language and by kind, and the processor time of one message. It prints no message, so that sealed sets stay sealed.
 *
 *   npx tsx training/danger/measure.ts
 */
import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@quarry/contract';
import { detectDanger } from '../../packages/assistant/src/danger/detect-danger.ts';
import { writtenSet } from '../reader/sets.ts';

const tests = path.join(import.meta.dirname, '../../tests');

interface Line {
  kind: string;
  message: string;
}

function linesOf(file: string): Line[] {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', message = ''] = line.split('\t');
      return { kind, message };
    });
}

const tierOf = ({ message }: Line, language: Language) => detectDanger(message, language)?.tier;

const missedByKind = new Map<string, [missed: number, all: number]>();

function measure(name: string, lines: readonly Line[], language: Language): string {
  const told = lines.filter(({ kind }) => kind !== 'none');
  const harmless = lines.filter(({ kind }) => kind === 'none').map((line) => tierOf(line, language));
  const tiers = told.map((line) => tierOf(line, language));
  if (name === 'sealed') {
    for (const [at, { kind }] of told.entries()) {
      const [missed, all] = missedByKind.get(kind) ?? [0, 0];
      missedByKind.set(kind, [missed + (tiers[at] === undefined ? 1 : 0), all + 1]);
    }
  }
  const count = (some: readonly (string | undefined)[], tier: string) => some.filter((one) => one === tier).length;
  const certain = count(tiers, 'certain');
  return (
    `${language} ${name}: heard ${certain + count(tiers, 'possible')} (certain ${certain}) of ${told.length}, ` +
    `harmless asked ${count(harmless, 'possible')}, answered as danger ${count(harmless, 'certain')} of ${harmless.length}`
  );
}

const sets = { own: '', held: '.held', everyday: '.everyday' };
for (const language of LANGUAGES) {
  for (const [name, ending] of Object.entries(sets))
    console.log(measure(name, linesOf(path.join(tests, `danger/${language}${ending}.tsv`)), language));
  console.log(measure('sealed', linesOf(path.join(tests, `danger/sealed/${language}.tsv`)), language));
  const talk = ['open', 'sealed'].flatMap((part) =>
    writtenSet(path.join(tests, `reader/${language}.${part}.txt`), language).map(({ text }) => ({
      kind: 'none',
      message: text,
    })),
  );
  const start = process.cpuUsage();
  console.log(measure('ordinary talk', talk, language));
  const { user, system } = process.cpuUsage(start);
  console.log(`${language} processor time: ${Math.round((user + system) / talk.length)} µs a message`);
}
for (const [kind, [missed, all]] of [...missedByKind].sort(([, [one]], [, [other]]) => other - one))
  console.log(`${kind}: missed ${missed} of ${all}`);
