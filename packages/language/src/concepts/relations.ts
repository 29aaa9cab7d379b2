/** All relations of the lexicon, from the tables in `data/relations`. Read at the first call. */
import { readArtifact } from '../data/artifacts.ts';
import { isRelation, type RelationRow } from './relation.ts';

let read: readonly RelationRow[] | undefined;

export function relationRows(): readonly RelationRow[] {
  read ??= (readArtifact('relations') ?? '').split('\n').map(readRow);
  return read;
}

function readRow(line: string): RelationRow {
  const [from = '', relation = '', to = ''] = line.split('\t');
  if (!isRelation(relation)) throw new Error(`${from} has the unknown relation ${relation}; run npm run check.`);
  return [from, relation, to.split('|')];
}
